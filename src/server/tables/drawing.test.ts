import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promiseOf } from '../../engine/fair.ts';
import { startFault } from '../../engine/fair-record.ts';
import { loadRecord } from '../../engine/record.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { Begins, Pace } from '../../protocol/words.ts';
import { BotShares } from '../bot-shares.ts';
import { LocalBus } from '../bus.ts';
import { FairShares } from '../fair-shares.ts';
import { Players } from '../players.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store, StoredSeat, StoredTable } from '../store/store.ts';
import { nonceOf } from './begun.testing.ts';
import { isDrawing, promise, reveal, start } from './drawing.ts';
import { Hall } from './hall.ts';
import { recordFor } from './info.ts';
import type { LiveTable } from './live-table.ts';
import { newTable, rematchOf } from './seating.ts';
import { wanted } from './wanted.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-drawing-'));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let store: Store;
let now = 1_000_000;

beforeAll(async () => {
  store = await openSqlite(join(folder, 'test.sqlite'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A process with a store that it may share with others. */
function hallOn(bus = new LocalBus()): Hall {
  const players = new Players(store, () => now, 0);
  return new Hall(
    {
      store,
      bus,
      thinker: { choose: () => new Promise(() => {}) },
      shares: new BotShares(new FairShares(() => now)),
      names: ids => players.names(ids),
      now: () => now,
      since: then => now - then,
      watch: { played() {}, raceLost() {}, failed: (what, _table, error) => Promise.reject([what, error]) },
    },
    100,
  );
}

interface Wanted {
  readonly begins?: Begins;
  readonly pace?: Pace;
}

/** A table where these people sit and have promised, the first one as host; 'bot' stands for a bot. */
function filled(
  people: readonly string[],
  { begins = 0, pace = { kind: 'none' } }: Wanted = {},
): StoredTable {
  const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const made = newTable(wanted({ game: 'die-mauer', seats, begins, pace }), people[0], now);
  const sitting = people.map(
    (player): StoredSeat =>
      player === 'bot' ? { kind: 'bot', level: 'apprentice' } : { kind: 'person', player, nonce: null },
  );
  let table: StoredTable = { ...made, seats: sitting };
  for (const player of people.filter(one => one !== 'bot')) {
    table = promise(table, player, promiseOf(table.id, nonceOf(player)));
  }
  return table;
}

/** The same, started and stored. */
async function started(hall: Hall, people: readonly string[], how: Wanted = {}): Promise<LiveTable> {
  const stored = { ...start(filled(people, how), people[0], now, people), version: 1 };
  await store.addTable(stored);
  return hall.add(stored);
}

function revealAt(table: LiveTable, player: string) {
  return table.change(stored => reveal(stored, player, nonceOf(player), now));
}

describe('a nonce', () => {
  test('is promised before the start, revealed after it, and cannot be changed', () => {
    const open = filled(['ada', 'bob', 'eve']);
    expect(() => reveal(open, 'ada', nonceOf('ada'), now)).toThrow(/promise your nonce first/);
    const other = promise(open, 'bob', 'ab'.repeat(32));
    expect(other.version).toBe(open.version + 1);
    const live = start(open, 'ada', now, ['bob', 'eve']);
    expect(() => promise(live, 'bob', 'ab'.repeat(32))).toThrow(/the match has begun/);
    expect(() => reveal(live, 'bob', nonceOf('eve'), now)).toThrow(/not the nonce that you promised/);
    const first = reveal(live, 'bob', nonceOf('bob'), now);
    expect(reveal(first, 'bob', nonceOf('bob'), now)).toBe(first);
    expect(isDrawing(first)).toBe(true);
  });

  test('that nobody has promised keeps the match from starting', () => {
    const open = filled(['ada', 'bob', 'eve']);
    const bob = open.seats[1];
    const seats = open.seats.with(1, {
      ...bob,
      kind: 'person',
      player: 'bob',
      nonce: 'given-openly',
      promise: null,
    });
    expect(() => start({ ...open, seats }, 'ada', now, ['bob', 'eve'])).toThrow(/has not promised a nonce/);
  });
});

test('nonces may be revealed in any order, at any process: the key and the lots are the same', async () => {
  const people = ['ada', 'bob', 'eve'];
  const bus = new LocalBus();
  const [one, other] = [hallOn(bus), hallOn(bus)];
  const table = await started(one, people, { begins: 'lot' });
  const shown = await table.info('ada');
  const elsewhere = await other.open(table.id);
  if (!elsewhere) throw new Error('it is in the store');
  await Promise.all([revealAt(table, 'eve'), revealAt(elsewhere, 'bob'), revealAt(elsewhere, 'ada')]);
  await Promise.all([table.refresh(), elsewhere.refresh()]);
  const infos = await Promise.all([table.info('ada'), elsewhere.info('ada')]);
  expect(infos[0]).toEqual(infos[1]);
  const { lots, promises, nonces } = infos[0];
  expect(lots?.toSorted()).toEqual([0, 1, 2]);
  expect(lots?.map(place => shown.promises?.[place])).toEqual(promises);
  expect(nonces).toEqual(lots?.map(place => nonceOf(people[place])));
  expect(table.stored).toEqual(elsewhere.stored);
  await Promise.all([one.close(), other.close()]);
});

test('a process that ends between start and draw loses nothing: the same nonces are awaited', async () => {
  const before = hallOn();
  const table = await started(before, ['ada', 'bob', 'bot']);
  await revealAt(table, 'bob');
  await before.close();
  const after = hallOn();
  const again = await after.open(table.id);
  if (!again) throw new Error('it is in the store');
  expect(await again.info('ada')).toMatchObject({ status: 'live', nonces: null, due: [0] });
  await expect(again.change(stored => reveal(stored, 'ada', 'ab'.repeat(32), now))).rejects.toMatchObject({
    problem: { code: 'not-allowed' },
  });
  await expect(again.change(stored => reveal(stored, 'bob', 'ab'.repeat(32), now))).rejects.toMatchObject({
    problem: { code: 'not-allowed' },
  });
  await revealAt(again, 'ada');
  expect(await again.info('ada')).toMatchObject({ nonces: [nonceOf('ada'), nonceOf('bob'), null] });
  await after.close();
});

describe('a player who does not reveal in time', () => {
  test('loses, nothing is played, and the record says so', async () => {
    const hall = hallOn();
    const pace = { kind: 'move', seconds: 60, late: 'ask' } as const;
    const table = await started(hall, ['ada', 'bob', 'eve'], { pace, begins: 'lot' });
    const shown = await table.info('ada');
    await revealAt(table, 'ada');
    await revealAt(table, 'eve');
    now += 2 * MINUTE - 1;
    await hall.goRound();
    expect(await table.info('ada')).toMatchObject({ status: 'live', due: [1], dueUntil: now + 1 });
    now += 1;
    await hall.goRound();
    expect(await table.info('ada')).toMatchObject({
      status: 'over',
      nonces: null,
      result: { winners: [0, 2], decided: { seat: 1, why: 'time' } },
    });
    await expect(revealAt(table, 'bob')).rejects.toMatchObject({ problem: { code: 'not-now' } });
    const record = await table.look((runner, stored) => runner && recordFor(stored, runner, new Map()));
    expect(record?.plays).toEqual([]);
    expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
    expect(
      startFault(record?.chance, {
        table: shown.id,
        commitment: shown.commitment,
        promises: shown.promises ?? [],
        isByLot: true,
      }),
    ).toBeNull();
    await hall.close();
  });

  test('has as long as for a move in a match that takes days, not counting leave', async () => {
    const hall = hallOn();
    const players = new Players(store, () => now, 0);
    const { player } = await players.newGuest();
    const pace = { kind: 'move', seconds: (3 * DAY) / 1000, late: 'bot' } as const;
    const table = await started(hall, ['ada', player.id, 'eve'], { pace });
    await revealAt(table, 'ada');
    await revealAt(table, 'eve');
    const left = async () => ((await table.info('ada')).dueUntil ?? 0) - now;
    expect(await left()).toBe(3 * DAY);
    await players.goAway(player, 5);
    expect(await left()).toBe(8 * DAY);
    now += 8 * DAY - 1;
    await hall.goRound();
    await revealAt(table, player.id);
    expect(await table.info('ada')).toMatchObject({ status: 'live', due: [0, 1, 2], dueSince: now });
    await hall.close();
  });

  test('finds the table cancelled if nobody else has revealed anything either', async () => {
    const hall = hallOn();
    const table = await started(hall, ['ada', 'bot', 'bot']);
    now += DAY;
    await hall.goRound();
    expect(await store.table(table.id)).toBeNull();
    await hall.close();
  });

  test('loses together with all others who do not', async () => {
    const hall = hallOn();
    const table = await started(hall, ['ada', 'bob', 'eve']);
    await revealAt(table, 'eve');
    now += DAY;
    await hall.goRound();
    expect(await table.info('ada')).toMatchObject({
      status: 'over',
      result: { winners: [2], decided: { seat: 0, why: 'time' } },
    });
    await hall.close();
  });
});

test('a player who resigns before chance is fixed loses, and nothing is drawn again', async () => {
  const hall = hallOn();
  const table = await started(hall, ['ada', 'bob', 'eve']);
  await revealAt(table, 'bob');
  await table.resign('ada', () => true);
  expect(await table.info('ada')).toMatchObject({
    status: 'over',
    result: { winners: [1, 2], decided: { seat: 0, why: 'resigned' } },
  });
  await expect(revealAt(table, 'ada')).rejects.toMatchObject({ problem: { code: 'not-now' } });
  await hall.close();
});

test('a rematch has another seed, no promises yet, and its own time', () => {
  const open = filled(['ada', 'bob', 'eve']);
  const live = start(open, 'ada', now, ['bob', 'eve']);
  const again = rematchOf({ ...live, status: 'over' }, 'bob', now);
  expect(again.seed).not.toBe(open.seed);
  expect(again.draw).toBeUndefined();
  expect(again.seats.find(seat => seat.kind === 'person')).toEqual({
    kind: 'person',
    player: 'bob',
    nonce: null,
  });
});

test('a match that began before promises existed goes on, and its record is valid in its own format', async () => {
  const hall = hallOn();
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const made = newTable(wanted({ game: 'muro-contro-muro', seats }), 'ada', now);
  const people = ['ada', 'bob'];
  const old: StoredTable = {
    ...made,
    status: 'live',
    seats: people.map(player => ({ kind: 'person' as const, player, nonce: `nonce-of-${player}` })),
    nonces: people.map(player => `nonce-of-${player}`),
    startedAt: now,
  };
  await store.addTable(old);
  const table = hall.add(old);
  for (let count = 0; ; count++) {
    const next = await table.look(runner => {
      const seat = runner?.turn.kind === 'seats' ? runner.turn.seats[0] : null;
      return runner && seat !== null
        ? { seat, number: runner.rows.length, move: runner.match.moves(seat)[0] }
        : null;
    });
    if (!next) break;
    const { seat, number, move } = next;
    await table.playBy(people[seat], { do: 'play', table: table.id, number, client: `c${count}`, move });
  }
  expect(await table.info('ada')).toMatchObject({ status: 'over', promises: null, nonces: old.nonces });
  const record = await table.look((runner, stored) => runner && recordFor(stored, runner, new Map()));
  expect(record?.chance).toEqual({
    commitment: expect.any(String),
    nonces: old.nonces,
    seed: old.seed,
  });
  expect(record?.plays.filter(([by]) => by === 'nature').length).toBeGreaterThan(5);
  expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
  await hall.close();
});
