import type { EventKind } from '../../protocol/events.ts';
import { knockOut, type LostTable, stagesOf } from './knock-out.ts';
import { type IsApart, nextRound, type Round, type TableSizes } from './next-round.ts';
import { roundRobin, roundsOfAll } from './round-robin.ts';
import { type Standing, standings, standingsOfKnockOut } from './standings.ts';

/** What decides who meets whom in an event. */
export interface Plan {
  readonly kind: EventKind;
  readonly sizes: TableSizes;
  /** For a Swiss event. */
  readonly rounds: number;
  /** How often everybody meets in a round robin. */
  readonly times: number;
}

/** What sitting out a round is worth: in a Swiss event, as much as a win. */
export function byePoints({ kind }: Plan): number {
  return kind === 'swiss' ? 1 : 0;
}

/**
 * The round after these; null if there is none. `players` are there now, `known` have ever been, both in the order of
 * their seeds. In past rounds, each player who sat out is alone at a table.
 */
export function roundAfter(
  plan: Plan,
  players: readonly string[],
  known: readonly string[],
  rounds: readonly (readonly LostTable[])[],
  isApart: IsApart,
): Round | null {
  const { kind, sizes, times } = plan;
  if (players.length < sizes.min) return null;
  if (kind === 'knock-out') return knockOut(players, rounds, sizes, isApart);
  const past = rounds.flat();
  if (kind === 'round-robin') return roundRobin(players, known, past, sizes, times, isApart);
  return rounds.length < plan.rounds ? nextRound(players, past, sizes, isApart) : null;
}

/** How many rounds there will be after these if nobody comes or goes; null if that depends on how they go. */
export function roundsOf(
  { kind, sizes, rounds, times }: Plan,
  count: number,
  played: readonly (readonly LostTable[])[],
): number | null {
  if (kind === 'swiss') return rounds;
  if (kind === 'round-robin') return roundsOfAll(count, sizes, times);
  const again = played.length - stagesOf(played).length;
  return sizes.max > 2 ? null : Math.ceil(Math.log2(Math.max(2, count))) + again;
}

export function standingsOf(
  { kind }: Plan,
  known: readonly string[],
  rounds: readonly (readonly LostTable[])[],
): Standing[] {
  return kind === 'knock-out' ? standingsOfKnockOut(known, rounds) : standings(known, rounds.flat());
}
