import type { Game } from '../../engine/game.ts';
import { EVERYBODY } from '../../engine/viewers.ts';
import { insight } from './bot/insight.ts';
import { playout } from './bot/playout.ts';
import { MOST_MOVES } from './rules/codes.ts';
import { facts } from './rules/facts.ts';
import type { Happening } from './rules/happenings.ts';
import { imagine } from './rules/imagine.ts';
import { chances, moves } from './rules/moves.ts';
import { read, write } from './rules/notation.ts';
import { due, play, start } from './rules/rules.ts';
import { score, winners } from './rules/scoring.ts';
import { clone, copy, pieces, type State } from './rules/state.ts';
import { type View, view, views } from './rules/view.ts';

export type { Side, TowerName } from './rules/castle.ts';
export type { Options } from './rules/facts.ts';
export type { Ending, Happening } from './rules/happenings.ts';
export type { Phase, State } from './rules/state.ts';
export type { CheeseLetter, TileLetter } from './rules/tiles.ts';
export type {
  PlayerView,
  RememberedTile,
  RoomView,
  TileView,
  TowerView,
  View,
} from './rules/view.ts';

/** Burg Appenzell (Château Roquefort), as in the rules page, clauses BA-1 to BA-19. */
export const game: Game<State, View, Happening> = {
  ...facts,
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
