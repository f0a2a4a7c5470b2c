import type { Game } from '../../engine/game.ts';
import { insight } from './bot/insight.ts';
import { playout } from './bot/playout.ts';
import { BLOCKS, countOf, letterOf } from './rules/blocks.ts';
import { facts } from './rules/facts.ts';
import { type Happening, REVEALS } from './rules/happenings.ts';
import { historyOf, wallOf } from './rules/history.ts';
import { imagine } from './rules/imagine.ts';
import { read, write } from './rules/notation.ts';
import { score, winners } from './rules/round.ts';
import { due, knownTo, moves, play, start } from './rules/rules.ts';
import { clone, copy, type State } from './rules/state.ts';
import { type View, view, views } from './rules/view.ts';

export type { Block, Fist } from './rules/blocks.ts';
export type { Options } from './rules/facts.ts';
export type { Ending, Happening } from './rules/happenings.ts';
export type { Outcome } from './rules/history.ts';
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
};

function pieces(state: State): Readonly<Record<string, number>> {
  const wall = wallOf(historyOf(state));
  const counts = BLOCKS.map(({ letter }, i) => {
    const inHands = state.hands.reduce((sum, hand) => sum + countOf(hand, i + 1), 0);
    const built = wall.filter(({ block }) => letterOf(block) === letter).length;
    return [letter, inHands + built];
  });
  return Object.fromEntries(counts);
}
