import { isGameId, manifestOf } from '../../games/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { DAY } from '../../protocol/pace.ts';
import { shareOf } from '../clubs/ladder.ts';
import { RequestError } from '../request-error.ts';
import type { LostTable } from '../rounds/knock-out.ts';
import { byePoints, type Plan, roundAfter, roundsOf, standingsOf } from '../rounds/plan.ts';
import type { Standing } from '../rounds/standings.ts';
import type { EventHead, StoredEvent, StoredPairing, StoredRound, StoredTable } from '../store/store.ts';

/**
 * How an event proceeds. Each function returns the event after a change, the same event if nothing changes, or refuses.
 */

/** What decides besides the event itself. */
export interface Circumstances {
  readonly now: number;
  /** Milliseconds since then, by a clock that does not jump. */
  readonly since: (then: number) => number;
  readonly newId: () => string;
  /** Whether one of two players has blocked the other. */
  readonly isApart: (one: string, other: string) => boolean;
}

/**
 * How often to check for matches that ended without anybody reporting it: at first, and at last or if moves take days.
 */
const LOOK_MS = { live: 15_000, slow: 10 * 60_000 };
/** How many checks there are while a table doubles its age. */
const LOOKS_PER_AGE = 8;

function planOf({ kind, game, seats, rounds, times }: StoredEvent): Plan {
  const { min, max } = isGameId(game) ? manifestOf(game).seats : { min: 2, max: 2 };
  const sizes = seats === 2 ? { min: 2, max: 2, usual: 2 } : { min, max, usual: seats };
  return { kind, sizes, rounds, times };
}

export function numberOf({ entrants }: EventHead, player: string): number | null {
  const number = entrants.findIndex(one => one.player === player);
  return number < 0 ? null : number;
}

export function isIn({ entrants }: EventHead, number: number | null): boolean {
  return number !== null && entrants[number].outAt === null;
}

/** Whether people can still enter. */
export function isTakingEntries({ state, kind, played }: StoredEvent): boolean {
  return state === 'open' || (state === 'on' && (kind !== 'knock-out' || played.length < 2));
}

export function entered(
  event: StoredEvent,
  player: string,
  { now, newId }: Pick<Circumstances, 'now' | 'newId'>,
): StoredEvent {
  const number = numberOf(event, player);
  if (isIn(event, number)) return event;
  if (!isTakingEntries(event) || (number !== null && event.kind === 'knock-out' && event.state === 'on'))
    throw new RequestError('not-now', 'it is too late to enter');
  const most = mostIn(event);
  if (event.entrants.filter(({ outAt }) => outAt === null).length >= most)
    throw new RequestError('too-many', `this event has room for at most ${most}`);
  const { entrants } = event;
  if (number !== null)
    return { ...event, entrants: entrants.with(number, { ...entrants[number], outAt: null }) };
  const one = { player, at: now, lot: newId(), outAt: null };
  // In place of somebody who has left and who is mentioned nowhere else.
  const free = entrants.findIndex(({ outAt }, at) => outAt !== null && !isNamed(event, at));
  if (free >= 0) return { ...event, entrants: entrants.with(free, one) };
  if (entrants.length >= LIMITS.entrantsEver)
    throw new RequestError('too-many', `at most ${LIMITS.entrantsEver} have ever been in an event`);
  return { ...event, entrants: [...entrants, one] };
}

/** If everybody meets several times, few enough that there are no more tables than if they met once. */
function mostIn({ kind, times }: StoredEvent): number {
  return kind === 'round-robin' ? Math.floor(LIMITS.entrants / Math.sqrt(times)) : LIMITS.entrants;
}

function isNamed({ played }: StoredEvent, number: number): boolean {
  return played.some(
    ({ tables, byes }) =>
      byes.includes(number) ||
      tables.some(({ players, absent }) => players.includes(number) || absent.includes(number)),
  );
}

/** Before the event begins, an entrant who leaves is simply removed; afterwards what they have played stays. */
export function left(event: StoredEvent, player: string, { now }: Pick<Circumstances, 'now'>): StoredEvent {
  const number = numberOf(event, player);
  if (number === null || !isIn(event, number) || event.state === 'over') return event;
  const entrants =
    event.state === 'open'
      ? event.entrants.toSpliced(number, 1)
      : event.entrants.with(number, { ...event.entrants[number], outAt: now });
  return { ...event, entrants };
}

/** One account becomes another. Somebody who entered with both leaves as the first. */
export function handedOver(
  event: StoredEvent,
  from: string,
  to: string,
  about: Pick<Circumstances, 'now'>,
): StoredEvent {
  const number = numberOf(event, from);
  if (number === null) return event;
  if (numberOf(event, to) !== null) return left(event, from, about);
  return { ...event, entrants: event.entrants.with(number, { ...event.entrants[number], player: to }) };
}

export function begun(event: StoredEvent, about: Circumstances): StoredEvent {
  if (event.state !== 'open') return event;
  const { min } = planOf(event).sizes;
  if (event.entrants.length < min)
    throw new RequestError('not-now', `at least ${min} people have to be in it`);
  return goneOn({ ...event, state: 'on', startedAt: about.now }, about, true);
}

/**
 * Starts the next round if the last one is over and it is time, or if an organiser asks. Without a next round the event
 * is over.
 */
export function goneOn(event: StoredEvent, about: Circumstances, isAsked: boolean): StoredEvent {
  if (event.state !== 'on') return event;
  const isDone = isSettled(event);
  if (!isDone && !isOverlapping(event)) return event;
  const isFirst = event.played.length === 0;
  const at = nextAt(event);
  const mayBegin = isFirst || isAsked || (!event.isManual && (at === null || about.now >= at));
  const round = mayBegin || isDone ? roundOf(event, about) : null;
  if (!round) return isDone ? { ...event, state: 'over', endedAt: about.now } : event;
  return mayBegin ? { ...event, played: [...event.played, round] } : event;
}

/** In a league in which everybody meets, rounds begin on their day, even if some are still playing. */
function isOverlapping({ kind, everyDays }: StoredEvent): boolean {
  return kind === 'round-robin' && everyDays !== null;
}

function isSettled({ played }: StoredEvent): boolean {
  return played.every(({ tables }) => tables.every(({ result }) => result !== null));
}

/** Whether everybody has played, and an organiser has to start the next round. */
export function isWaiting(event: StoredEvent): boolean {
  return event.state === 'on' && event.isManual && isSettled(event);
}

/** When the next round of a league is due; null for others. */
export function nextAt({ state, everyDays, startsAt, startedAt, played }: StoredEvent): number | null {
  if (state === 'open') return startsAt;
  if (state === 'over' || everyDays === null || startedAt === null) return null;
  return startedAt + played.length * everyDays * DAY;
}

function roundOf(event: StoredEvent, { now, newId, isApart }: Circumstances): StoredRound | null {
  const known = seeds(event, number => isIn(event, number) || hasPlayed(event, number));
  const there = known.filter(number => isIn(event, number));
  const playerOf = (number: string) => event.entrants[Number(number)].player;
  const round = roundAfter(planOf(event), there.map(String), known.map(String), pastOf(event), (one, other) =>
    isApart(playerOf(one), playerOf(other)),
  );
  if (!round || round.tables.length === 0) return null;
  const tables = round.tables.map(players => pairing(players.map(Number), now, newId()));
  return { at: now, tables, byes: round.byes.map(Number) };
}

function pairing(players: readonly number[], at: number, id: string): StoredPairing {
  return { id, at, players, absent: [], isMade: false, result: null };
}

/** The entrants in the order of their lots. */
function seeds({ entrants }: StoredEvent, isMeant: (number: number) => boolean): number[] {
  const lot = (number: number) => entrants[number].lot;
  return [...entrants.keys()].filter(isMeant).sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
}

function hasPlayed({ played }: StoredEvent, number: number): boolean {
  return played.some(({ tables }) => tables.some(({ players }) => players.includes(number)));
}

/** What was played, as it counts for pairing and for the standings. */
function pastOf(event: StoredEvent): LostTable[][] {
  const ofBye = byePoints(planOf(event));
  return event.played.map(({ tables, byes }) => [
    ...tables.map(({ players, absent, result }): LostTable => {
      // Players who did not come have met nobody; in a knock-out they are out all the same.
      const missing = event.kind === 'knock-out' ? absent : [];
      const points = result?.points ?? players.map(() => 0);
      const forfeited = [...(result?.forfeited ?? []), ...missing];
      return {
        players: [...players, ...missing].map(String),
        points: [...points, ...missing.map(() => 0)],
        forfeited: forfeited.map(String),
        ...(result?.scores && { scores: result.scores }),
      };
    }),
    ...byes.map(one => ({ players: [String(one)], points: [ofBye] })),
  ]);
}

export function standingsIn(event: StoredEvent): (Omit<Standing, 'player'> & { readonly entrant: number })[] {
  const known = seeds(event, () => true).map(String);
  return standingsOf(planOf(event), known, pastOf(event)).map(({ player, ...line }) => ({
    ...line,
    entrant: Number(player),
  }));
}

/** How many rounds there will be if nobody comes or goes; null if that depends on how they go. */
export function lengthOf(event: StoredEvent): number | null {
  if (event.state === 'over') return event.played.length;
  const count = event.entrants.filter((_, number) => isIn(event, number) || hasPlayed(event, number)).length;
  const length = roundsOf(planOf(event), count, pastOf(event));
  return length === null ? null : Math.max(length, event.played.length);
}

/** What has happened at the event's tables: which are over, and where somebody has not come. */
export function seenAt(
  event: StoredEvent,
  tables: ReadonlyMap<string, StoredTable | null>,
  about: Circumstances,
): StoredEvent {
  const offs: string[] = [];
  let isNew = false;
  const played = event.played.map(round => ({
    ...round,
    tables: round.tables.map(before => {
      const table = tables.get(before.id);
      if (!before.isMade || before.result || table === undefined) return before;
      const after = lookedAt(event, before, table, about);
      if (after !== before) isNew = true;
      if (after !== before && table?.status === 'open') offs.push(before.id);
      return after;
    }),
  }));
  return isNew ? { ...event, played, offs: [...event.offs, ...offs] } : event;
}

function lookedAt(
  event: StoredEvent,
  before: StoredPairing,
  table: StoredTable | null,
  about: Circumstances,
): StoredPairing {
  // Nobody has even revealed a nonce.
  if (!table) return forfeitedBy(before, before.players);
  if (table.result) return playedAt(before, table.result);
  if (table.status !== 'open') return before;
  const isLate = about.since(before.at) >= 1000 * event.arrivalSeconds;
  const gone = before.players.filter(
    (number, seat) => !isIn(event, number) || (isLate && !hasCome(table.seats, seat)),
  );
  if (gone.length === 0) return before;
  const others = before.players.filter(number => !gone.includes(number));
  if (others.length < Math.max(3, planOf(event).sizes.min)) return forfeitedBy(before, gone);
  return { ...pairing(others, about.now, about.newId()), absent: [...before.absent, ...gone] };
}

/** A player who has promised a nonce was there. */
export function hasCome(seats: StoredTable['seats'], seat: number): boolean {
  const sitter = seats[seat];
  return sitter?.kind === 'person' && (sitter.promise ?? null) !== null;
}

function playedAt(before: StoredPairing, result: NonNullable<StoredTable['result']>): StoredPairing {
  const { scores, winners, forfeited = [] } = result;
  const places = before.players.map((_, seat) => {
    if (winners.includes(seat)) return Number.POSITIVE_INFINITY;
    return forfeited.includes(seat) ? Number.NEGATIVE_INFINITY : scores[seat];
  });
  const lost = before.players.filter((_, seat) => forfeited.includes(seat) && !winners.includes(seat));
  const played = counted(before, 'played', places, lost);
  return played.result ? { ...played, result: { ...played.result, scores } } : played;
}

function forfeitedBy(before: StoredPairing, gone: readonly number[]): StoredPairing {
  const places = before.players.map(number => (gone.includes(number) ? Number.NEGATIVE_INFINITY : 0));
  return counted(before, 'forfeited', places, gone);
}

/** Points by result; players who did not come are behind all others, and get nothing. */
function counted(
  before: StoredPairing,
  how: NonNullable<StoredPairing['result']>['how'],
  places: readonly number[],
  forfeited: readonly number[],
): StoredPairing {
  const all = [...places, ...before.absent.map(() => Number.NEGATIVE_INFINITY)];
  const points = before.players.map((number, seat) => (forfeited.includes(number) ? 0 : shareOf(all, seat)));
  return { ...before, result: { how, points, forfeited } };
}

/** An organiser decides how a table counts. */
export function ruled(event: StoredEvent, id: string, winners: readonly number[]): StoredEvent {
  const round = event.played.findIndex(({ tables }) => tables.some(table => table.id === id));
  if (round < 0) throw new RequestError('not-found', 'there is no such table in this event');
  if (event.state !== 'on') throw new RequestError('not-now', 'the event is over');
  // The next round has already been paired by that result.
  if (event.kind === 'knock-out' && round < event.played.length - 1)
    throw new RequestError('not-now', 'the next round has begun');
  const { tables } = event.played[round];
  const at = tables.findIndex(table => table.id === id);
  const before = tables[at];
  if (!before.isMade) throw new RequestError('not-now', 'this table is still being set up: try again');
  if (!winners.every(number => before.players.includes(number)))
    throw new RequestError('bad-message', 'a winner must have sat at this table');
  const places = before.players.map(number => Number(winners.includes(number)));
  const lost = winners.length === 0 ? before.players : [];
  const next = counted(before, 'ruled', places, lost);
  return {
    ...event,
    played: event.played.with(round, { ...event.played[round], tables: tables.with(at, next) }),
    offs: before.result ? event.offs : [...event.offs, id],
  };
}

export function ended(event: StoredEvent, now: number): StoredEvent {
  const open = tablesOf(event).filter(({ result }) => !result);
  return { ...event, state: 'over', endedAt: now, offs: [...event.offs, ...open.map(({ id }) => id)] };
}

export function tablesOf({ played }: StoredEvent): readonly StoredPairing[] {
  return played.flatMap(({ tables }) => tables);
}

/**
 * The missing tables have been made, and those that were not needed are gone. Meanwhile another process may have decided a
 * table, so that it was made too late: then it has to go, too.
 */
export function carriedOut(
  event: StoredEvent,
  made: readonly string[],
  offs: readonly string[],
): StoredEvent {
  const isMade = (table: StoredPairing) => table.isMade || made.includes(table.id);
  const wanted = event.state === 'on' ? tablesOf(event).filter(({ result }) => !result) : [];
  const late = made.filter(id => wanted.every(table => table.id !== id));
  return {
    ...event,
    played: event.played.map(round => ({
      ...round,
      tables: round.tables.map(table => ({ ...table, isMade: isMade(table) })),
    })),
    offs: [...event.offs.filter(id => !offs.includes(id)), ...late],
  };
}

/** When something may have to be done; null if that depends on somebody's action. */
export function dueAfter(event: StoredEvent, now: number): number | null {
  if (event.offs.length > 0) return now;
  if (event.state === 'over') return null;
  // Too few people were there when it should have begun: now somebody has to start it.
  if (event.state === 'open') return event.startsAt !== null && event.startsAt > now ? event.startsAt : null;
  const open = tablesOf(event).filter(({ result }) => !result);
  if (open.some(({ isMade }) => !isMade)) return now;
  const age = now - Math.max(...open.map(({ at }) => at));
  const isSlow = event.secondsPerMove * 1000 >= DAY / 2;
  const look = isSlow
    ? LOOK_MS.slow
    : Math.min(LOOK_MS.slow, Math.max(LOOK_MS.live, Math.round(age / LOOKS_PER_AGE)));
  const ends = open.map(({ at }) => at + 1000 * event.arrivalSeconds).filter(end => end > now);
  const next = event.isManual ? null : nextAt(event);
  const times = [
    ...(open.length > 0 ? [now + look] : []),
    ...ends,
    ...(next === null ? [] : [next > now ? next : now + look]),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}
