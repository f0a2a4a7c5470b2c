import { commitmentTo, lotsOf, promiseOf } from '../../engine/fair.ts';
import { isKept, type TableChance, tableKey } from '../../engine/fair-record.ts';
import { isSeatCount } from '../../engine/record.ts';
import type { Decided } from '../../engine/turn.ts';
import { gameCalled } from '../../games/loaded.ts';
import { budgetOf, DAY, deadlineOf, paceOf } from '../../protocol/pace.ts';
import { notSeated, RequestError } from '../request-error.ts';
import type { StoredDraw, StoredSeat, StoredTable } from '../store/store.ts';
import type { Names } from './info.ts';
import { changed, hasBegun, seatOf } from './seating.ts';
import type { Services } from './services.ts';

/**
 * How chance is fixed before a match begins (`docs/fair-chance.md`). The table is made with the commitment to its seed,
 * everybody promises a nonce, starting the match freezes seats and promises, and only then are the nonces revealed.
 * With the last of them the match begins. Each function returns the changed table, or refuses.
 */

/** The minimum time for revealing a nonce, which clients do by themselves. */
const LEAST_MS = 2 * 60_000;
const FIRST_MOVE = { ms: 0, plays: 0 };

/** Until the match is started, a promise may be replaced: nothing is known about any nonce. */
export function promise(table: StoredTable, player: string, given: string): StoredTable {
  const seat = seatOf(table, player);
  if (seat === null) throw notSeated();
  const there = table.seats[seat];
  if (there.kind !== 'person' || there.promise === given) return table;
  if (table.status !== 'open') throw hasBegun();
  return changed(table, { seats: table.seats.with(seat, { ...there, promise: given }) });
}

/** At a table made by a search, the last promise starts the match. */
export function startIfFound(table: StoredTable, now: number): StoredTable {
  const isAll = table.seats.every(seat => seat.kind === 'bot' || promisedAt(seat) !== null);
  if (!table.isFound || table.status !== 'open' || !isAll) return table;
  return { ...start(table, table.host, now, []), version: table.version };
}

/**
 * Starts the match. Closed seats are removed, the player who begins moves to the first seat unless lots are drawn, and
 * everybody's promises are final. `present` are those who are looking at the table now.
 */
export function start(
  table: StoredTable,
  player: string,
  now: number,
  present: readonly string[],
): StoredTable {
  if (seatOf(table, player) === null) throw notSeated();
  if (table.status !== 'open') return table;
  const game = gameCalled(table.game);
  const first = table.begins === undefined || table.begins === 'lot' ? 0 : table.begins;
  const round = [...table.seats.slice(first), ...table.seats.slice(0, first)];
  const seats = round.filter(({ kind }) => kind !== 'closed');
  if (seats.some(({ kind }) => kind === 'open')) throw new RequestError('not-now', 'a seat is open');
  if (!game || !isSeatCount(game, seats.length)) throw new RequestError('not-now', 'there are too few seats');
  const promises = seats.map(promisedAt);
  if (seats.some(({ kind }, seat) => kind === 'person' && promises[seat] === null)) {
    throw new RequestError('not-now', 'somebody has not promised a nonce (docs/fair-chance.md)');
  }
  const here = [player, ...present];
  if (seats.some(seat => seat.kind === 'person' && !seat.isReady && !here.includes(seat.player))) {
    throw new RequestError('not-now', 'somebody is not there, and has not said that they are ready');
  }
  return changed(table, {
    status: 'live',
    seats,
    draw: { promises, nonces: seats.map(() => null) },
    startedAt: now,
  });
}

/** Reveals a nonce. With the last one chance is fixed, and the match begins. */
export function reveal(table: StoredTable, player: string, nonce: string, now: number): StoredTable {
  const seat = seatOf(table, player);
  if (seat === null) throw notSeated();
  const { draw } = table;
  if (table.status === 'open') {
    throw new RequestError(
      'not-now',
      'promise your nonce first; it is revealed once the match has been started (docs/fair-chance.md)',
    );
  }
  if (draw?.nonces[seat] === nonce) return table;
  if (!draw || !isDrawing(table)) throw hasBegun();
  if (promiseOf(table.id, nonce) !== draw.promises[seat]) {
    throw new RequestError('not-allowed', 'that is not the nonce that you promised');
  }
  const revealed = { ...draw, nonces: draw.nonces.with(seat, nonce) };
  if (!isKept(revealed)) return changed(table, { draw: revealed });
  const drawn = changed(table, { draw: revealed, startedAt: now });
  return table.begins === 'lot' ? byLot(drawn, revealed) : drawn;
}

/** Whether the match has been started, but not everybody has revealed a nonce: nothing can be played yet. */
export function isDrawing({ status, draw }: StoredTable): boolean {
  return status === 'live' && draw !== undefined && draw.refused === undefined && !isKept(draw);
}

/** Ends the match against these seats before it has begun, so that nobody can get another draw by refusing this one. */
export function refuse(table: StoredTable, seats: readonly number[], why: Decided['why']): StoredTable {
  const { draw } = table;
  if (!draw || !isDrawing(table) || seats.length === 0) return table;
  return changed(table, { draw: { ...draw, refused: { seats, why } } });
}

/**
 * Ends a match for which somebody has not revealed in time. Null if nobody has: then nobody knows anything, and the
 * table is cancelled.
 */
export function hurried(
  table: StoredTable,
  names: Names,
  { since }: Pick<Services, 'since'>,
): StoredTable | null {
  const { draw, startedAt } = table;
  const late = unrevealed(table).filter(
    seat => startedAt !== null && since(startedAt) >= revealUntil(table, seat, names) - startedAt,
  );
  if (late.length > 0 && draw?.nonces.every(nonce => nonce === null)) return null;
  return refuse(table, late, 'time');
}

/** The people whose nonces the match waits for. */
export function unrevealed(table: StoredTable): number[] {
  const { draw } = table;
  if (!draw || !isDrawing(table)) return [];
  return [...draw.promises.keys()].filter(seat => draw.promises[seat] !== null && draw.nonces[seat] === null);
}

/** As long as for a first move; at tables without a time limit, as long as a table may wait to be started. */
export function revealUntil(table: StoredTable, seat: number, names: Names): number {
  const pace = paceOf(table.pace);
  const budget = Math.max(LEAST_MS, budgetOf(pace, FIRST_MOVE) ?? DAY);
  const sitter = table.seats[seat];
  const player = sitter?.kind === 'person' ? names.get(sitter.player) : undefined;
  return deadlineOf(pace, table.startedAt ?? 0, budget, player?.leave ?? null);
}

/** For the record of a finished match. */
export function chanceOf({ id, seed, nonces, draw }: StoredTable): TableChance {
  const commitment = commitmentTo(seed);
  if (!draw) return { commitment, nonces: nonces ?? [], seed };
  const { promises, lots } = draw;
  return { version: 2, table: id, commitment, promises, nonces: draw.nonces, ...(lots && { lots }), seed };
}

/** What decides every outcome; null if the match ends before anything is drawn. */
export function keyAt(table: StoredTable): Uint8Array | null {
  return tableKey(chanceOf(table));
}

/** Seats everybody in the order of their lots. */
function byLot(table: StoredTable, draw: StoredDraw): StoredTable {
  const key = keyAt(table);
  if (!key) return table;
  const lots = lotsOf(key, table.seats.length);
  return {
    ...table,
    seats: lots.map(place => table.seats[place]),
    draw: {
      promises: lots.map(place => draw.promises[place]),
      nonces: lots.map(place => draw.nonces[place]),
      lots,
    },
  };
}

function promisedAt(seat: StoredSeat): string | null {
  return seat.kind === 'person' ? (seat.promise ?? null) : null;
}
