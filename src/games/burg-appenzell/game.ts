import type { Game } from '../../engine/game.ts';
import { EVERYBODY } from '../../engine/viewers.ts';
import { score, winners } from './rules/ending.ts';
import type { Happening } from './rules/happenings.ts';
import { insight } from './bot/insight.ts';
import { chances, MOST_MOVES } from './rules/moves.ts';
import { read, write } from './rules/notation.ts';
import { playout } from './bot/playout.ts';
import { due, moves, play } from './rules/rules.ts';
import { type State, clone, copy, OPTIONS, pieces, start } from './rules/state.ts';
import { type View, imagine, view, views } from './rules/view.ts';

export type { Happening, Ending } from './rules/happenings.ts';
export type { Options, State } from './rules/state.ts';
export type { CheeseLetter, TileLetter } from './rules/tiles.ts';
export type {
  View,
  Phase,
  PlayerView,
  RememberedTile,
  RoomView,
  TileView,
  TowerView,
} from './rules/view.ts';

/** Burg Appenzell (Château Roquefort), as in the rules page, clauses BA-1 to BA-19. */
export const burgAppenzell: Game<State, View, Happening> = {
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
