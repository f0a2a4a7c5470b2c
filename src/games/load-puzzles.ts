import type { Goal, Witness } from '../engine/puzzle/goal.ts';
import type { GameId } from './index.ts';

/** What is needed to make and check a game's puzzles, kept apart: pages load only the puzzles themselves. */

export async function loadGoal(id: GameId): Promise<Goal> {
  return (await import(`./${id}/puzzle/goal.ts`)).goal;
}

export async function loadWitness(id: GameId): Promise<Witness> {
  return (await import(`./${id}/puzzle/witness.ts`)).witness;
}
