import { isGameId, manifestOf } from '../../games/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { DAY } from '../../protocol/pace.ts';
import { shareOf } from '../clubs/ladder.ts';
import { RequestError } from '../request-error.ts';
import type { LostTable } from '../rounds/knock-out.ts';
import { byePoints, type Plan, roundAfter, roundsOf, standingsOf } from '../rounds/plan.ts';
import type { Standing } from '../rounds/standings.ts';
import type { StoredEvent, StoredPairing, StoredRound, StoredTable } from '../store/store.ts';

/** How an event goes on. Each function gives the event as it is then, itself if nothing changes, or refuses. */

/** What decides, beside the event itself. */
export interface Circumstances {
  readonly now: number;
  /** Milliseconds since then, by a clock that does not jump. */
  readonly since: (then: number) => number;
  readonly newId: () => string;
}

/** How often it is looked whether matches are over that nobody has told of. */
const LOOK_MS = { live: 15_000, slow: 10 * 60_000 };

function planOf({ kind, game, seats, rounds, times }: StoredEvent): Plan {
  const { min, max } = isGameId(game) ? manifestOf(game).seats : { min: 2, max: 2 };
  const sizes = seats === 2 ? { min: 2, max: 2, usual: 2 } : { min, max, usual: seats };
  return { kind, sizes, rounds, times };
}

export function numberOf({ entrants }: StoredEvent, player: string): number | null {
  const number = entrants.findIndex(one => one.player === player);
  return number < 0 ? null : number;
}

export function isIn({ entrants }: StoredEvent, number: number | null): boolean {
  return number !== null && entrants[number].outAt === null;
}

/** Whether somebody can still come in. */
export function isTakingEntries({ state, kind, played }: StoredEvent): boolean {
  return state === 'open' || (state === 'on' && (kind !== 'knock-out' || played.length < 2));
}

export function entered(event: StoredEvent, player: string, { now, newId }: Circumstances): StoredEvent {
  const number = numberOf(event, player);
  if (isIn(event, number)) return event;
  if (!isTakingEntries(event) || (number !== null && event.kind === 'knock-out' && event.state === 'on'))
    throw new RequestError('not-now', 'it is too late to enter');
  if (event.entrants.filter(({ outAt }) => outAt === null).length >= LIMITS.entrants)
    throw new RequestError('too-many', `at most ${LIMITS.entrants} are in an event`);
  const entrants =
    number === null
      ? [...event.entrants, { player, at: now, lot: newId(), outAt: null }]
      : event.entrants.with(number, { ...event.entrants[number], outAt: null });
  return { ...event, entrants };
}

/** Before it begins nothing is left of them; afterwards what they have played stays. */
export function left(event: StoredEvent, player: string, { now }: Pick<Circumstances, 'now'>): StoredEvent {
  const number = numberOf(event, player);
  if (number === null || !isIn(event, number) || event.state === 'over') return event;
  const entrants =
    event.state === 'open'
      ? event.entrants.toSpliced(number, 1)
      : event.entrants.with(number, { ...event.entrants[number], outAt: now });
  return { ...event, entrants };
}

/** One player becomes another. Whoever is both leaves as the first. */
export function handedOver(event: StoredEvent, from: string, to: string, about: Circumstances): StoredEvent {
  const number = numberOf(event, from);
  if (number === null) return event;
  if (numberOf(event, to) !== null) return left(event, from, about);
  return { ...event, entrants: event.entrants.with(number, { ...event.entrants[number], player: to }) };
}

export function begun(event: StoredEvent, about: Circumstances): StoredEvent {
  if (event.state !== 'open') return event;
  const { min } = planOf(event).sizes;
  if (event.entrants.length < min) throw new RequestError('not-now', `at least ${min} have to be in it`);
  return goneOn({ ...event, state: 'on', startedAt: about.now }, about, true);
}

/** The next round, if the last is over and it is time for it, or an organiser asks; without a next one it is over. */
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

/** The rounds of a league in which all meet begin on their day, whoever still plays. */
function isOverlapping({ kind, everyDays }: StoredEvent): boolean {
  return kind === 'round-robin' && everyDays !== null;
}

function isSettled({ played }: StoredEvent): boolean {
  return played.every(({ tables }) => tables.every(({ result }) => result !== null));
}

/** Whether all have played, and an organiser begins the next round. */
export function isWaiting(event: StoredEvent): boolean {
  return event.state === 'on' && event.isManual && isSettled(event);
}

/** When the next round of a league is due; null for others. */
export function nextAt({ state, everyDays, startsAt, startedAt, played }: StoredEvent): number | null {
  if (state === 'open') return startsAt;
  if (state === 'over' || everyDays === null || startedAt === null) return null;
  return startedAt + played.length * everyDays * DAY;
}

function roundOf(event: StoredEvent, { now, newId }: Circumstances): StoredRound | null {
  const known = seeds(event, number => isIn(event, number) || hasPlayed(event, number));
  const there = known.filter(number => isIn(event, number));
  const round = roundAfter(planOf(event), there.map(String), known.map(String), pastOf(event));
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

/** What was played, as it counts for who meets whom next, and for the standings. */
function pastOf(event: StoredEvent): LostTable[][] {
  const ofBye = byePoints(planOf(event));
  return event.played.map(({ tables, byes }) => [
    ...tables.map(({ players, absent, result }): LostTable => {
      // Those who did not come have met nobody; but in a knock-out they are out.
      const missing = event.kind === 'knock-out' ? absent : [];
      const points = result?.points ?? players.map(() => 0);
      const forfeited = [...(result?.forfeited ?? []), ...missing];
      return {
        players: [...players, ...missing].map(String),
        points: [...points, ...missing.map(() => 0)],
        forfeited: forfeited.map(String),
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

/** How many rounds there will be, if nobody comes or goes; null if that is seen as it is played. */
export function lengthOf(event: StoredEvent): number | null {
  if (event.state === 'over') return event.played.length;
  const count = event.entrants.filter((_, number) => isIn(event, number) || hasPlayed(event, number)).length;
  const length = roundsOf(planOf(event), count);
  return length === null ? null : Math.max(length, event.played.length);
}

/** What has happened at the tables of the event: those that are over, and those where somebody has not come. */
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
    (number, seat) => !isIn(event, number) || (isLate && !hasCome(table, seat)),
  );
  if (gone.length === 0) return before;
  const others = before.players.filter(number => !gone.includes(number));
  if (others.length < Math.max(3, planOf(event).sizes.min)) return forfeitedBy(before, gone);
  return { ...pairing(others, about.now, about.newId()), absent: [...before.absent, ...gone] };
}

/** Whoever has promised a nonce was there. */
function hasCome({ seats }: StoredTable, seat: number): boolean {
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
  return counted(before, 'played', places, lost);
}

function forfeitedBy(before: StoredPairing, gone: readonly number[]): StoredPairing {
  const places = before.players.map(number => (gone.includes(number) ? Number.NEGATIVE_INFINITY : 0));
  return counted(before, 'forfeited', places, gone);
}

/** By what each has reached; those who did not come are behind all others, and have nothing of it. */
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

/** An organiser says how a table counts. */
export function ruled(event: StoredEvent, id: string, winners: readonly number[]): StoredEvent {
  const round = event.played.findIndex(({ tables }) => tables.some(table => table.id === id));
  if (round < 0) throw new RequestError('not-found', 'there is no such table in this event');
  if (event.state !== 'on') throw new RequestError('not-now', 'the event is over');
  // Those who go on have been paired by it already.
  if (event.kind === 'knock-out' && round < event.played.length - 1)
    throw new RequestError('not-now', 'the next round has begun');
  const { tables } = event.played[round];
  const at = tables.findIndex(table => table.id === id);
  const before = tables[at];
  if (!winners.every(number => before.players.includes(number)))
    throw new RequestError('bad-message', 'somebody has won who did not sit there');
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

/** The tables that are to be made are there, and those that were not needed are gone. */
export function carriedOut(
  event: StoredEvent,
  made: readonly string[],
  offs: readonly string[],
): StoredEvent {
  const isMade = (table: StoredPairing) => table.isMade || made.includes(table.id);
  return {
    ...event,
    played: event.played.map(round => ({
      ...round,
      tables: round.tables.map(table => ({ ...table, isMade: isMade(table) })),
    })),
    offs: event.offs.filter(id => !offs.includes(id)),
  };
}

/** When something may have to be done; null if only somebody can cause it. */
export function dueAfter(event: StoredEvent, now: number): number | null {
  if (event.offs.length > 0) return now;
  if (event.state === 'over') return null;
  // Too few were there when it should have begun: now somebody has to begin it.
  if (event.state === 'open') return event.startsAt !== null && event.startsAt > now ? event.startsAt : null;
  const open = tablesOf(event).filter(({ result }) => !result);
  if (open.some(({ isMade }) => !isMade)) return now;
  const look = event.secondsPerMove * 1000 >= DAY / 2 ? LOOK_MS.slow : LOOK_MS.live;
  const ends = open.map(({ at }) => at + 1000 * event.arrivalSeconds).filter(end => end > now);
  const next = event.isManual ? null : nextAt(event);
  const times = [
    ...(open.length > 0 ? [now + look] : []),
    ...ends,
    ...(next === null ? [] : [next > now ? next : now + look]),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}
