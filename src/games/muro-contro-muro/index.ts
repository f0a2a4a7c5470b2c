import type { Game } from '../../engine/game.ts';
import { EVERYBODY } from '../../engine/viewers.ts';
import type { MuroHappening } from './happenings.ts';
import { insight } from './insight.ts';
import { MOST_MOVES, moves } from './moves.ts';
import { read, write } from './notation.ts';
import { KIND_OF, KINDS, NO_BRICK } from './pieces.ts';
import { playout } from './playout.ts';
import { chances, due, play, score, winners } from './rules.ts';
import { clone, copy, type MuroState, newState, OPTIONS } from './state.ts';
import { ID, imagine, type MuroView, view, views } from './view.ts';

export type { Award, MuroHappening, Place } from './happenings.ts';
export type { Brick, Colour, Face, Kind } from './pieces.ts';
export type { MuroOptions, MuroState, Phase } from './state.ts';
export type { AwardSoFar, BrickInWall, MuroView } from './view.ts';

export const muroControMuro: Game<MuroState, MuroView, MuroHappening> = {
  id: ID,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  mostMoves: MOST_MOVES,
  reveals: new Set(),
  start: (_seats, options) => newState(Number(options.copies)),
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

/** The bricks of each kind, in the pile and in the wall. */
function pieces(state: MuroState): Record<string, number> {
  const counts = KINDS.map((_, kind) => state.pile[kind]);
  for (const brick of state.bricks) if (brick !== NO_BRICK) counts[KIND_OF[brick]]++;
  return Object.fromEntries(KINDS.map((kind, index) => [kind, counts[index]]));
}
