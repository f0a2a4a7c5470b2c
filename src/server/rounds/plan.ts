import type { EventKind } from '../../protocol/events.ts';
import { knockOut, type LostTable } from './knock-out.ts';
import { nextRound, type Round, type TableSizes } from './next-round.ts';
import { roundRobin, roundsOfAll } from './round-robin.ts';
import { type Standing, standings, standingsOfKnockOut } from './standings.ts';

/** What decides who meets whom in an event. */
export interface Plan {
  readonly kind: EventKind;
  readonly sizes: TableSizes;
  /** Of a Swiss event. */
  readonly rounds: number;
  /** How often all meet in a round robin. */
  readonly times: number;
}

/** What a round that nobody plays is worth: in a Swiss event as much as a win. */
export function byePoints({ kind }: Plan): number {
  return kind === 'swiss' ? 1 : 0;
}

/**
 * The round after these; null if there is none. `players` are there, `known` were ever, both in the order of their seeds. Of a round,
 * those who sat out are each alone at a table.
 */
export function roundAfter(
  plan: Plan,
  players: readonly string[],
  known: readonly string[],
  rounds: readonly (readonly LostTable[])[],
): Round | null {
  if (players.length < plan.sizes.min) return null;
  if (plan.kind === 'knock-out') return knockOut(players, rounds, plan.sizes);
  if (plan.kind === 'round-robin') return roundRobin(players, known, rounds.flat(), plan.sizes, plan.times);
  return rounds.length < plan.rounds ? nextRound(players, rounds.flat(), plan.sizes) : null;
}

/** How many rounds there will be if nobody comes or goes; null if that is seen as it is played. */
export function roundsOf({ kind, sizes, rounds, times }: Plan, count: number): number | null {
  if (kind === 'swiss') return rounds;
  if (kind === 'round-robin') return roundsOfAll(count, sizes, times);
  return sizes.max > 2 ? null : Math.ceil(Math.log2(Math.max(2, count)));
}

export function standingsOf(
  { kind }: Plan,
  known: readonly string[],
  rounds: readonly (readonly LostTable[])[],
): Standing[] {
  return kind === 'knock-out' ? standingsOfKnockOut(known, rounds) : standings(known, rounds.flat());
}
