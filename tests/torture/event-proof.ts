import type { Event } from '../../src/protocol/api/events.ts';
import type { StoredEvent, StoredPairing, StoredTable } from '../../src/server/store/store.ts';

const ROUNDING = 1e-9;

interface Wanted {
  readonly id: string;
  readonly kind: {
    readonly kind: Event['kind'];
    readonly seats: number;
    readonly rounds?: number;
    readonly leaves?: boolean;
    readonly isDead?: boolean;
    readonly rules?: boolean;
  };
}

/**
 * What is wrong with an event that has been played to the end: every round was made once, everybody had one seat in
 * each, every table exists once and counts once as it was played, and nobody made another.
 */
export function eventFaults(
  { id, kind }: Wanted,
  event: StoredEvent | null,
  stored: ReadonlyMap<string, StoredTable | null>,
  ofClub: readonly StoredTable[],
): string[] {
  if (event?.state !== 'over') return [`event ${id} is ${event?.state ?? 'gone'} after its end`];
  const faults: string[] = [];
  const wrong = (what: string) => faults.push(`event ${id}: ${what}`);
  const tables = event.played.flatMap(round => round.tables);
  const ids = tables.map(table => table.id);
  if (new Set(ids).size < ids.length) wrong('a table stands in it twice');
  for (const [number, round] of event.played.entries()) {
    const there = [...round.tables.flatMap(({ players, absent }) => [...players, ...absent]), ...round.byes];
    if (new Set(there).size < there.length) wrong(`somebody is in round ${number} twice`);
  }
  for (const table of tables) {
    for (const what of tableFaults(table, stored.get(table.id) ?? null, kind)) wrong(`${table.id} ${what}`);
  }
  for (const table of ofClub.filter(one => one.event === id)) {
    // A table that somebody did not come to, and that was remade without them, is removed.
    if (!ids.includes(table.id)) wrong(`there is a table ${table.id} that it does not know`);
  }
  const listed = ofClub.map(table => table.id);
  if (new Set(listed).size < listed.length) wrong('its club has a table twice');
  for (const what of planFaults(kind, event)) wrong(what);
  return faults;
}

function tableFaults(
  { players, absent, result, isMade }: StoredPairing,
  table: StoredTable | null,
  kind: Wanted['kind'],
): string[] {
  if (!result) return ['has no result'];
  if (!isMade && result.how === 'played') return ['was played and never made'];
  const faults: string[] = [];
  if (result.how !== 'played') {
    if (table?.status === 'open') faults.push('is still open after its end');
    if (result.how === 'ruled' && !kind.rules) faults.push('was ruled by nobody');
    // Nobody is late unless they have stayed away, or left.
    if (result.how === 'forfeited' && !kind.isDead && !kind.leaves) faults.push('was forfeited by nobody');
    return faults;
  }
  if (!table?.result || table.status !== 'over') return ['counts as played and is not over'];
  const { winners, forfeited = [] } = table.result;
  const sum = result.points.reduce((all, one) => all + one, 0);
  const best = Math.max(...result.points);
  const winning = players.flatMap((_, seat) => (result.points[seat] > best - ROUNDING ? [seat] : []));
  if (JSON.stringify(winning) !== JSON.stringify([...winners].sort()))
    faults.push(`was won by ${winners}, and counts as ${result.points}`);
  // Each player gets the share of the others who finished behind; those who forfeited get nothing, not even among
  // themselves.
  const count = players.length + absent.length;
  const lost = forfeited.length + absent.length;
  const all = (count - (lost * (lost - 1)) / Math.max(1, count - 1)) / 2;
  if (lost < 2 && Math.abs(sum - all) > ROUNDING) faults.push(`gives ${sum} points instead of ${all}`);
  return faults;
}

/** Whether the number of rounds, and who meets whom, match the kind of event. */
function planFaults(kind: Wanted['kind'], { played }: StoredEvent): string[] {
  const faults: string[] = [];
  if (kind.kind === 'swiss' && played.length !== kind.rounds) faults.push(`has ${played.length} rounds`);
  if (kind.kind === 'round-robin' && kind.seats === 2) {
    const pairs = played.flatMap(({ tables }) => tables.map(({ players }) => [...players].sort().join(' ')));
    if (new Set(pairs).size < pairs.length) faults.push('somebody has met somebody twice');
    const people = new Set(pairs.flatMap(pair => pair.split(' '))).size;
    if (!kind.leaves && pairs.length !== (people * (people - 1)) / 2)
      faults.push(`${people} people have met in ${pairs.length} pairs`);
  }
  if (kind.kind === 'knock-out') {
    for (const [number, { tables }] of played.entries()) {
      const losers = tables.flatMap(({ players, result }) =>
        players.filter((_, seat) => (result?.points[seat] ?? 0) < Math.max(...(result?.points ?? []))),
      );
      const later = played.slice(number + 1).flatMap(round => round.tables.flatMap(table => table.players));
      if (losers.some(one => later.includes(one))) faults.push(`a loser of round ${number} plays on`);
    }
  }
  return faults;
}

/** What is wrong with the standings, given the results. */
export function standingsFaults({ id, kind, played, standings, entrants }: Event): string[] {
  const points = entrants.map(() => 0);
  for (const { tables, byes } of played) {
    for (const { players, result } of tables)
      for (const [seat, entrant] of players.entries()) points[entrant] += result?.points[seat] ?? 0;
    for (const entrant of byes) points[entrant] += kind === 'swiss' ? 1 : 0;
  }
  const faults = standings
    .filter(line => Math.abs(line.points - points[line.entrant]) > ROUNDING)
    .map(line => `event ${id}: ${line.entrant} has ${line.points} points instead of ${points[line.entrant]}`);
  if (standings.length !== entrants.length) faults.push(`event ${id}: not everybody is in the standings`);
  if (kind === 'knock-out') return faults;
  const order = standings.map(line => line.points);
  const isSorted = order.every((one, at) => at === 0 || order[at - 1] >= one - ROUNDING);
  if (!isSorted) faults.push(`event ${id}: the standings are not in order`);
  return faults;
}
