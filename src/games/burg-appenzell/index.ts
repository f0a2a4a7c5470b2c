import type { Game } from '../../engine/game.ts';
import { EVERYBODY } from '../../engine/viewers.ts';
import { score, winners } from './ending.ts';
import type { BurgAppenzellHappening } from './happenings.ts';
import { insight } from './insight.ts';
import { chances, MOST_MOVES } from './moves.ts';
import { read, write } from './notation.ts';
import { playout } from './playout.ts';
import { due, moves, play } from './rules.ts';
import { type BurgAppenzellState, clone, copy, OPTIONS, pieces, start } from './state.ts';
import { type BurgAppenzellView, imagine, view, views } from './view.ts';

export type { BurgAppenzellHappening, Ending } from './happenings.ts';
export type { BurgAppenzellOptions, BurgAppenzellState } from './state.ts';
export type { CheeseLetter, TileLetter } from './tiles.ts';
export type {
  BurgAppenzellView,
  Phase,
  PlayerView,
  RememberedTile,
  RoomView,
  TileView,
  TowerView,
} from './view.ts';

/** Burg Appenzell (Château Roquefort), as in the rules page, clauses BA-1 to BA-19. */
export const burgAppenzell: Game<BurgAppenzellState, BurgAppenzellView, BurgAppenzellHappening> = {
  id: 'burg-appenzell',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  mostMoves: MOST_MOVES,
  reveals: new Set(['tile-seen']),
  start,
  clone,
  copy,
  due,
  moves,
  chances,
  play,
  knownTo: () => EVERYBODY,
  write,
  read,
  score,
  winners,
  view,
  views,
  imagine,
  pieces,
  playout,
  insight,
};
