import type { Level } from '../../bots/levels.ts';
import { type AnyOptions, readOptions } from '../../engine/options.ts';
import { isSeatCount } from '../../engine/record.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { DeclineReason } from '../../protocol/declines.ts';
import type { Body } from '../../protocol/http.ts';
import { PACE_AT } from '../../protocol/pace.ts';
import type { Begins, Pace, SeatSetting } from '../../protocol/words.ts';
import { notSeated, RequestError } from '../request-error.ts';
import { randomHex, randomId } from '../secrets.ts';
import type { StoredSeat, StoredTable } from '../store/store.ts';

/** The level of the bot that stands in for a person. */
export const STAND_IN: Level = 'journeyman';

/** Who sits where before the match begins. Each function returns the changed table, or throws a refusal. */

export function newTable(wanted: Body<'makeTable'>, host: string, now: number): StoredTable {
  const game = gameCalled(wanted.game);
  if (!game) throw new RequestError('bad-message', 'there is no such game');
  if (!isSeatCount(game, wanted.seats.length)) {
    throw new RequestError('bad-message', `seats must be from ${game.seats.min} to ${game.seats.max}`);
  }
  const options = readOptions(game.options, wanted.options);
  if (!options.ok) throw new RequestError('bad-message', options.error.message);
  if (wanted.seats.filter(({ kind }) => kind === 'me').length !== 1) {
    throw new RequestError('bad-message', 'one of the seats must be yours');
  }
  const seats = wanted.seats.map((seat): StoredSeat => {
    if (seat.kind === 'challenged') return { kind: 'open', keptFor: seat.player };
    return seat.kind === 'me' ? { kind: 'person', player: host, nonce: null } : seat;
  });
  return {
    id: randomId(12),
    version: 1,
    status: 'open',
    game: game.id,
    options: options.options,
    seats,
    isPublic: wanted.isPublic,
    isRated: wanted.isRated && seats.every(({ kind }) => kind !== 'bot'),
    pace: wanted.pace,
    begins: withinSeats(wanted.begins, seats.length),
    resigning: wanted.resigning,
    host,
    invite: randomId(16),
    seed: randomHex(32),
    nonces: null,
    madeAt: now,
    startedAt: null,
    endedAt: null,
    result: null,
    rematch: null,
  };
}

/** A table for people who searched for a match. All of them sit there, and need not say that they are ready. */
export function foundTable(
  found: { readonly game: string; readonly pace: Pace; readonly bots: number; readonly isRated: boolean },
  players: readonly string[],
  options: AnyOptions,
  now: number,
): StoredTable {
  const wanted = {
    game: found.game,
    options: { ...options },
    seats: [
      { kind: 'me' as const },
      ...players.slice(1).map(() => ({ kind: 'open' as const })),
      ...Array.from({ length: found.bots }, () => ({ kind: 'bot' as const, level: STAND_IN })),
    ],
    isPublic: false,
    isRated: found.isRated,
    pace: found.pace,
    begins: 'lot' as const,
    resigning: 'bot-plays' as const,
  };
  const table = newTable(wanted, players[0], now);
  const seats = table.seats.map((seat, at): StoredSeat => {
    return at < players.length ? { kind: 'person', player: players[at], nonce: null, isReady: true } : seat;
  });
  return { ...table, seats, isFound: true };
}

/** A table for these people: a seat is kept for each, and the first of them begins. */
export function keptTable(
  game: string,
  options: AnyOptions,
  players: readonly string[],
  now: number,
): StoredTable {
  const found = { game, pace: PACE_AT.live, bots: 0, isRated: false };
  const { isFound: _, ...table } = foundTable(found, players, options, now);
  return { ...table, begins: 0, seats: players.map(player => ({ kind: 'open', keptFor: player })) };
}

/**
 * The same game once more: the first to ask sits down, and seats are kept for the others. Everybody moves on
 * by one seat, so the second player now begins. The invitation stays the same, so spectators can follow.
 */
export function rematchOf(old: StoredTable, host: string, now: number): StoredTable {
  const { draw: _, isFound: __, declined: ___, event: ____, ...kept } = old;
  return {
    ...kept,
    begins: 0,
    rematchOf: old.id,
    id: randomId(12),
    version: 1,
    status: 'open',
    seats: rotated(old.seats, 1).map((seat): StoredSeat => {
      if (seat.kind !== 'person') return seat;
      if (seat.player === host) return { kind: 'person', player: host, nonce: null };
      return { kind: 'open', keptFor: seat.player };
    }),
    host,
    seed: randomHex(32),
    nonces: null,
    madeAt: now,
    startedAt: null,
    endedAt: null,
    result: null,
    rematch: null,
  };
}

export function seatOf(table: StoredTable, player: string | null): number | null {
  const seat = table.seats.findIndex(at => at.kind === 'person' && at.player === player);
  return seat < 0 ? null : seat;
}

/** The open seat that is kept for this player. */
export function keptFor(table: StoredTable, player: string | null): number | null {
  const seat = table.seats.findIndex(at => at.kind === 'open' && at.keptFor === (player ?? ''));
  return seat < 0 || table.status !== 'open' ? null : seat;
}

export function isRemoved({ removed = [] }: StoredTable, player: string | null): boolean {
  return player !== null && removed.includes(player);
}

/** Removes a player's right to watch, unless they sit there or have a newer invite. */
export function removedFrom(table: StoredTable, player: string): StoredTable {
  if (seatOf(table, player) !== null || isRemoved(table, player)) return table;
  return changed(notKept(table, player), { removed: [...(table.removed ?? []), player] });
}

export function join(table: StoredTable, player: string, wanted: Body<'join'>): StoredTable {
  if (table.status !== 'open') throw hasBegun();
  if (isRemoved(table, player)) throw new RequestError('not-allowed', 'the host has removed you');
  const mine = seatOf(table, player);
  const isFree = (at: StoredSeat | undefined) =>
    at?.kind === 'open' && (at.keptFor === undefined || at.keptFor === player);
  const seat = wanted.seat ?? mine ?? keptFor(table, player) ?? table.seats.findIndex(isFree);
  if (seat !== mine && !isFree(table.seats[seat])) {
    throw new RequestError('not-now', 'that seat is not open, or kept for somebody else');
  }
  const had = mine === null ? null : table.seats[mine];
  const before = had?.kind === 'person' ? had : null;
  const isReady = wanted.isReady ?? before?.isReady;
  const sitting: StoredSeat = {
    kind: 'person',
    player,
    nonce: null,
    promise: wanted.promise ?? before?.promise ?? null,
    ...(isReady !== undefined && { isReady }),
  };
  const seats = table.seats.map((at, index): StoredSeat => {
    if (index === seat) return sitting;
    return index === mine ? { kind: 'open' } : at;
  });
  return changed(table, { seats });
}

/** Whether the match may start while they are away. */
export function setReady(table: StoredTable, player: string, isReady: boolean): StoredTable {
  const seat = seatOf(table, player);
  if (seat === null) throw notSeated();
  if (table.status !== 'open') throw hasBegun();
  const there = table.seats[seat];
  if (there.kind !== 'person' || (there.isReady ?? false) === isReady) return table;
  return changed(table, { seats: table.seats.with(seat, { ...there, isReady }) });
}

export function setBegins(table: StoredTable, player: string, begins: Begins): StoredTable {
  if (table.status !== 'open') throw hasBegun();
  if (table.host !== player) throw new RequestError('not-allowed', 'only the host can do that');
  mustBeFree(table);
  return changed(table, { begins: withinSeats(begins, table.seats.length) });
}

/** Null if nobody is left. */
export function leave(table: StoredTable, player: string): StoredTable | null {
  const seat = seatOf(table, player);
  if (seat === null) return table;
  if (table.status !== 'open') throw hasBegun();
  mustBeFree(table);
  const seats = table.seats.with(seat, { kind: 'open' });
  const next = seats.find(at => at.kind === 'person');
  if (next?.kind !== 'person') return null;
  return changed(table, { seats, host: table.host === player ? next.player : table.host });
}

export function setSeat(table: StoredTable, player: string, seat: number, to: SeatSetting): StoredTable {
  if (table.status !== 'open') throw hasBegun();
  if (table.host !== player) throw new RequestError('not-allowed', 'only the host can do that');
  mustBeFree(table);
  const there = table.seats[seat];
  if (!there) throw new RequestError('bad-message', 'there is no such seat');
  if (there.kind === 'person' && there.player === player) {
    throw new RequestError('not-allowed', 'to give up your own seat, leave the table');
  }
  const seats = table.seats.with(seat, to);
  return changed(table, {
    seats,
    isRated: table.isRated && to.kind !== 'bot',
    ...(there.kind === 'person' && { removed: [...(table.removed ?? []), there.player] }),
  });
}

/** Moves a player's seat at a table to another player, who does not sit there. */
export function handedOver(table: StoredTable, from: string, to: string): StoredTable {
  const other = (player: string) => (player === from ? to : player);
  return changed(table, {
    seats: table.seats.map(seat => {
      if (seat.kind === 'person') return { ...seat, player: other(seat.player) };
      return seat.kind === 'open' && seat.keptFor !== undefined
        ? { ...seat, keptFor: other(seat.keptFor) }
        : seat;
    }),
    host: other(table.host),
    ...(table.removed && { removed: table.removed.map(other) }),
    ...(table.declined && {
      declined: table.declined.map(({ player, reason }) => ({ player: other(player), reason })),
    }),
  });
}

/** No seat is kept for this player any more. */
export function notKept(table: StoredTable, player: string): StoredTable {
  if (keptFor(table, player) === null) return table;
  const isFor = (seat: StoredSeat) => seat.kind === 'open' && seat.keptFor === player;
  return changed(table, { seats: table.seats.map(seat => (isFor(seat) ? { kind: 'open' } : seat)) });
}

/** A challenged player declines with a reason, which the people at the table are told. */
export function decline(table: StoredTable, player: string, reason: DeclineReason): StoredTable {
  if (keptFor(table, player) === null) return table;
  return { ...notKept(table, player), declined: [...(table.declined ?? []), { player, reason }] };
}

export function revoke(table: StoredTable, player: string): StoredTable {
  if (table.host !== player) throw new RequestError('not-allowed', 'only the host can do that');
  return changed(table, { invite: randomId(16), removed: [] });
}

export function changed(table: StoredTable, change: Partial<StoredTable>): StoredTable {
  return { ...table, ...change, version: table.version + 1 };
}

/** The same order around the table, beginning with this seat. */
function rotated<T>(seats: readonly T[], first: number): T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

function withinSeats(begins: Begins, seats: number): Begins {
  if (begins !== 'lot' && begins >= seats) throw new RequestError('bad-message', 'there is no such seat');
  return begins;
}

/** At a table of an event, the event decides who sits where. */
function mustBeFree({ event }: StoredTable): void {
  if (event !== undefined)
    throw new RequestError('not-allowed', 'this table belongs to an event, which decides who sits there');
}

export function hasBegun(): RequestError {
  return new RequestError('not-now', 'the match has begun');
}
