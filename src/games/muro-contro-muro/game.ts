import type { Game } from '../../engine/game.ts';
import { EVERYBODY } from '../../engine/viewers.ts';
import { insight } from './bot/insight.ts';
import { playout } from './bot/playout.ts';
import { facts } from './rules/facts.ts';
import type { Happening } from './rules/happenings.ts';
import { imagine } from './rules/imagine.ts';
import { chances, MOST_MOVES, moves } from './rules/moves.ts';
import { read, write } from './rules/notation.ts';
import { KIND_OF, KINDS, NO_BRICK } from './rules/pieces.ts';
import { due, play } from './rules/rules.ts';
import { score, winners } from './rules/scoring.ts';
import { clone, copy, newState, type State } from './rules/state.ts';
import { type View, view, views } from './rules/view.ts';

export type { Options } from './rules/facts.ts';
export type { Award, Happening, Place } from './rules/happenings.ts';
export type { Brick, Colour, Face, Kind } from './rules/pieces.ts';
export type { Phase, State } from './rules/state.ts';
export type { AwardSoFar, BrickInWall, View } from './rules/view.ts';

export const game: Game<State, View, Happening> = {
  ...facts,
  mostMoves: MOST_MOVES,
  reveals: new Set(),
  start: (_seats, options) => newState({ copies: Number(options.copies), pass: options.pass === true }),
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
function pieces(state: State): Record<string, number> {
  const counts = KINDS.map((_, kind) => state.pile[kind]);
  for (const brick of state.bricks) if (brick !== NO_BRICK) counts[KIND_OF[brick]]++;
  return Object.fromEntries(KINDS.map((kind, index) => [kind, counts[index]]));
}
