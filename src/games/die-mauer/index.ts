import type { Game } from '../../engine/game.ts';
import { BLOCKS, countOf, letterOf } from './blocks.ts';
import { type DieMauerHappening, REVEALS } from './happenings.ts';
import { historyOf, wallOf } from './history.ts';
import { imagine } from './imagine.ts';
import { insight } from './insight.ts';
import { read, write } from './notation.ts';
import { playout } from './playout.ts';
import { score, winners } from './round.ts';
import { due, knownTo, moves, play, start } from './rules.ts';
import { clone, copy, type DieMauerState, OPTIONS } from './state.ts';
import { type DieMauerView, view, views } from './view.ts';

export type { Block, Fist } from './blocks.ts';
export type { DieMauerHappening, Ending } from './happenings.ts';
export type { Outcome } from './history.ts';
export type { DieMauerOptions, DieMauerState } from './state.ts';
export type {
  DieMauerView,
  FinishedRound,
  GiftView,
  Phase,
  PlayerView,
  TurnView,
  WallBlock,
} from './view.ts';
export type { End } from './wall.ts';

/** Die Mauer: one wall, and everybody's blocks hidden in fists. */
export const dieMauer: Game<DieMauerState, DieMauerView, DieMauerHappening> = {
  id: 'die-mauer',
  seats: { min: 3, max: 6 },
  options: OPTIONS,
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

function pieces(state: DieMauerState): Readonly<Record<string, number>> {
  const wall = wallOf(historyOf(state));
  const counts = BLOCKS.map(({ letter }, i) => {
    const inHands = state.hands.reduce((sum, hand) => sum + countOf(hand, i + 1), 0);
    const built = wall.filter(({ block }) => letterOf(block) === letter).length;
    return [letter, inHands + built];
  });
  return Object.fromEntries(counts);
}
