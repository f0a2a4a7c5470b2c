import type { MatchRecord } from '../../src/engine/record.ts';
import type { Store, StoredSeat, StoredTable } from '../../src/server/store/store.ts';

/**
 * Puts a finished match into a store, as if an earlier version had played it there: bots in all seats except those of
 * `people`.
 */
export async function plantMatch(
  store: Store,
  id: string,
  record: MatchRecord,
  about: { readonly isPublic?: boolean; readonly invite?: string; readonly people?: readonly string[] } = {},
): Promise<void> {
  const { isPublic = true, invite = 'invite', people = [] } = about;
  const { chance, result } = record;
  if (chance?.version !== undefined || !chance?.seed || !result) throw new Error('the match is not over');
  const seats = Array.from({ length: record.seats }, (_, seat): StoredSeat => {
    const player = people[seat];
    return player === undefined
      ? { kind: 'bot', level: 'journeyman' }
      : { kind: 'person', player, nonce: chance.nonces[seat] };
  });
  const table: StoredTable = {
    id,
    version: 1,
    status: 'over',
    game: record.game,
    options: record.options,
    seats,
    isPublic,
    isRated: false,
    pace: { kind: 'live', absentMinutes: 5 },
    host: people[0] ?? 'nobody',
    invite,
    seed: chance.seed,
    nonces: chance.nonces,
    madeAt: 1,
    startedAt: 2,
    endedAt: 3,
    result,
    rematch: null,
  };
  await store.addTable(table);
  const rows = record.plays.map(([by, move], number) => ({
    number,
    kind: 'play' as const,
    by,
    move,
    client: '',
    at: 2,
  }));
  await store.append(id, rows);
}
