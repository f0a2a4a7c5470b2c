import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { Asked } from '../../../web/board/asked.ts';
import type { Place, View } from '../game.ts';
import { KINDS } from '../rules/pieces.ts';
import { faceTo, samePlace } from './bricks.ts';
import { baseOf } from './geometry.ts';
import { colourNames, describePlace, sideOf } from './telling.ts';

export const asked: Asked<View, Texts> = {
  rows(view, _, texts) {
    const side = sideOf(view);
    const height = view.wall.reduce((most, { row }) => Math.max(most, row + 1), 0);
    return Array.from({ length: height }, (_, row) =>
      view.wall
        .filter(brick => brick.row === row)
        .sort((a, b) => (side === 0 ? a.column - b.column : b.column - a.column))
        .map(place => brickAt(view, place, texts)),
    );
  },

  around(view, choice, _, texts) {
    const [, row, column] = /^place (\d+),(-?\d+)$/.exec(choice) ?? [];
    if (row === undefined) return null;
    const [r, c] = [Number(row), Number(column)];
    const left = { row: r, column: c - 1 };
    const right = { row: r, column: c + 1 };
    const places = [
      { row: r, column: c },
      ...(sideOf(view) === 0 ? [left, right] : [right, left]),
      { row: r - 1, column: c },
      { row: r - 1, column: c + 1 },
    ];
    const found = places.filter(place => view.wall.some(brick => samePlace(brick, place)));
    return found.map(place => brickAt(view, place, texts));
  },

  hand(view, _, texts) {
    const side = sideOf(view);
    return [
      ...(view.die === null ? [texts.dieWaits] : [texts.dieSpoken(texts.dieFace[view.die])]),
      ...KINDS.map(kind =>
        texts.kind(texts.colour[faceTo(kind, side)], texts.colour[faceTo(kind, 1 - side)], view.pile[kind]),
      ),
    ];
  },
};

function brickAt(view: View, place: Place, texts: Texts): string {
  const side = sideOf(view);
  const found = view.wall.find(brick => samePlace(brick, place));
  const where = describePlace(baseOf(view.wall), place, side, texts);
  return found ? texts.takeFrom(...colourNames(found.brick, side, texts), where) : where;
}
