import type { Players } from '../players.ts';
import type { StoredPlayer } from '../store/store.ts';
import type { Names } from './info.ts';

/** Whether a match between these players may be rated: people with names, or bot accounts of different owners. */
export function mayBeRated(players: readonly (StoredPlayer | undefined)[]): boolean {
  const known = players.filter(player => player !== undefined);
  if (known.length < players.length || known.some(({ name }) => name === null)) return false;
  const owners = known.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  if (owners.length === 0) return true;
  return owners.length === known.length && new Set(owners).size === owners.length;
}

/**
 * Whether a match between these players will be rated. If it may be, their names are claimed, and all claims must
 * succeed.
 */
export async function willBeRated(
  players: readonly string[],
  known: Names,
  claimNames: Players['claimNames'],
): Promise<boolean> {
  const mayBe = mayBeRated(players.map(player => known.get(player)));
  return mayBe && (await claimNames(players)).size === players.length;
}
