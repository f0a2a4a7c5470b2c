import type { Game } from '../../engine/game.ts';
import { insight } from './bot/insight.ts';
import { playout } from './bot/playout.ts';
import { BLOCK_NUMBERS, letterOf } from './rules/blocks.ts';
import { facts } from './rules/facts.ts';
import { countOf } from './rules/hands.ts';
import { type Happening, REVEALS } from './rules/happenings.ts';
import { historyOf, wallOf } from './rules/history.ts';
import { imagine } from './rules/imagine.ts';
import { moves } from './rules/moves.ts';
import { read, write } from './rules/notation.ts';
import { due, knownTo, play, start } from './rules/rules.ts';
import { score, winners } from './rules/scoring.ts';
import { standing } from './rules/standing.ts';
import { clone, copy, type State } from './rules/state.ts';
import { type View, view, views } from './rules/view.ts';

export type { Block, Fist } from './rules/blocks.ts';
export type { Options } from './rules/facts.ts';
export type { Ending, Happening } from './rules/happenings.ts';
export type { Outcome } from './rules/outcome.ts';
export type { State } from './rules/state.ts';
export type {
  FinishedRound,
  GiftView,
  Phase,
  PlayerView,
  TurnView,
  View,
  WallBlock,
} from './rules/view.ts';
export type { End } from './rules/wall.ts';

/** Die Mauer: one wall, and everybody's blocks hidden in fists. */
export const game: Game<State, View, Happening> = {
  ...facts,
  /** Any of five sections at either end, the tower and the gate at the open one (DM-9.1). */
  mostMoves: 12,
  reveals: REVEALS,
  start,
  clone,
  copy,
  due,
  moves,
  /** Nothing is left to chance. */
  chances: () => 0,
  play,
  knownTo,
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
  standing,
};

function pieces(state: State): Readonly<Record<string, number>> {
  const wall = wallOf(historyOf(state));
  const counts = BLOCK_NUMBERS.map(number => {
    const inHands = state.hands.reduce((sum, hand) => sum + countOf(hand, number), 0);
    const built = wall.filter(({ block }) => block === number).length;
    return [letterOf(number), inHands + built];
  });
  return Object.fromEntries(counts);
}
