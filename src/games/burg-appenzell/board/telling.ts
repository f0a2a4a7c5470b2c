import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { Sound } from '../../../web/board/board.ts';
import type { Happening, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { STEP_MS } from './pace.ts';
import { pathOf } from './path.ts';
import type { Scene } from './scene.ts';

export function instruction(view: View, moves: readonly string[], texts: Texts): string {
  if (view.phase === 'set-up') return texts.chooseTower;
  const kinds = new Set(moves.map(move => parse(move)?.kind));
  const ways = (['uncover', 'run', 'enter', 'slide'] as const)
    .filter(kind => kinds.has(kind))
    .map(kind => texts.way[kind]);
  return ways.length === 0 ? texts.onlyEnd : texts.turn(view.actionsLeft, ways);
}

/** Names only tiles that are visible now: the spare, and the one a mouse runs to. */
export function describeMove(view: View, move: string, texts: Texts): string {
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'enter':
      return texts.enter(parsed.tower);
    case 'uncover':
      return texts.uncover(parsed.room);
    case 'run': {
      const { from, to } = parsed;
      return texts.run(from, to, tileOn(view, to, texts), pathOf(view, from, to).length);
    }
    case 'slide':
      return texts.push(parsed.slide, texts.tile[view.spare]);
    case 'end':
      return texts.endTurn;
    default:
      return move;
  }
}

/** What lies on an uncovered square, in words; null if the floor is solid. */
function tileOn(view: View, square: string, texts: Texts): string | null {
  const found = view.tiles.find(tile => tile.square === square);
  return found ? texts.tile[found.tile] : null;
}

/** Everything uncovered in the castle, for people who cannot see it. */
export function describeCastle(view: View, scene: Scene, names: readonly string[], texts: Texts): string {
  const whose = (square: string) => {
    const mouse = scene.mice.find(each => each.square === square);
    return mouse ? names[mouse.seat] : null;
  };
  const towers = view.towers.map(({ square }) => texts.towerSpoken(square, whose(square)));
  const open = view.rooms
    .filter(({ name }) => !scene.roofs.has(name))
    .flatMap(({ squares }) => squares)
    .map(square => {
      const tile = scene.tiles.get(square);
      return texts.squareSpoken(square, tile ? texts.tile[tile] : texts.solid, whose(square));
    });
  const remembered = [...scene.remembered].map(([square, tile]) =>
    texts.rememberedSpoken(square, texts.tile[tile]),
  );
  return texts.castleSpoken(scene.roofs.size, [...towers, ...open, ...remembered]);
}

export function pace(happening: Happening): number {
  return happening.kind === 'mouse-ran' ? STEP_MS * happening.path.length + 120 : PACES[happening.kind];
}

export function sound(happening: Happening): Sound | null {
  return SOUNDS_OF[happening.kind];
}

/** The words for tiles coming to light say no more than that a roof came off: they would only fill the log. */
export function recalls(happening: Happening): boolean {
  return happening.kind !== 'tile-seen';
}

const PACES: Readonly<Record<Exclude<Happening['kind'], 'mouse-ran'>, number>> = {
  'mouse-entered': 450,
  'roof-off': 420,
  slid: 700,
  'tile-seen': 300,
  'mouse-fell': 1250,
  'cheese-taken': 1100,
  'turn-ended': 0,
  'roofs-back': 600,
  'turn-began': 350,
  'match-ended': 900,
};

const SOUNDS_OF: Readonly<Record<Happening['kind'], Sound | null>> = {
  'mouse-entered': 'wood',
  'roof-off': 'reveal',
  'mouse-ran': 'wood',
  slid: 'slide',
  'tile-seen': 'card',
  'mouse-fell': 'fall',
  'cheese-taken': 'gain',
  'turn-ended': null,
  'roofs-back': 'stone',
  'turn-began': null,
  'match-ended': 'gain',
};
