import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { Asked } from '../../../web/board/asked.ts';
import type { View } from '../game.ts';
import { COLUMNS, ROWS } from '../rules/castle.ts';

export const asked: Asked<View, Texts> = {
  rows: (view, names, texts) =>
    Array.from(ROWS, row => Array.from(COLUMNS, column => squareIn(view, `${column}${row}`, names, texts))),

  around(view, choice, names, texts) {
    const square = choice.match(/[a-g][1-7]/g)?.at(-1);
    if (!square) return null;
    const [column, row] = [COLUMNS.indexOf(square[0]), ROWS.indexOf(square[1])];
    const beside = [
      [column, row - 1],
      [column + 1, row],
      [column, row + 1],
      [column - 1, row],
    ].flatMap(([c, r]) => (COLUMNS[c] && ROWS[r] ? [`${COLUMNS[c]}${ROWS[r]}`] : []));
    return [square, ...beside].map(each => squareIn(view, each, names, texts));
  },

  hand(view, _, texts) {
    const { viewer } = view;
    if (typeof viewer !== 'number') return [];
    const { mice, stock, fallen, cheeses } = view.players[viewer];
    const tileOn = (square: string) => view.tiles.find(tile => tile.square === square)?.tile;
    return [
      ...mice.map(square => {
        const tile = tileOn(square);
        return texts.mouse(square, tile ? texts.tile[tile] : null);
      }),
      texts.stockSpoken(stock),
      texts.fallenCount(fallen),
      texts.cheesesSpoken(
        cheeses.map(cheese => texts.cheese[cheese]),
        view.options.target,
      ),
      texts.spareSpoken(texts.tile[view.spare]),
      ...(view.active === viewer ? [texts.actionsSpoken(view.actionsLeft, view.actionsPerTurn)] : []),
    ];
  },
};

/** What is visible there. */
function squareIn(view: View, square: string, names: readonly string[], texts: Texts): string {
  const owner = view.players.find(({ mice }) => mice.includes(square));
  const whose = owner ? names[owner.seat] : null;
  if (view.towers.some(tower => tower.square === square)) return texts.towerSpoken(square, whose);
  const room = view.rooms.find(({ squares }) => squares.includes(square));
  const remembered = view.remembered.find(tile => tile.square === square);
  if (room?.roof)
    return remembered
      ? texts.rememberedSpoken(square, texts.tile[remembered.tile])
      : texts.squareSpoken(square, texts.covered, null);
  const tile = view.tiles.find(each => each.square === square)?.tile;
  return texts.squareSpoken(square, tile ? texts.tile[tile] : texts.solid, whose);
}
