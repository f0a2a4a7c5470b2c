import { expect, test } from 'vitest';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { awaitsMe, byUrgency, renewed, timeLeft } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;

const here: TableSeat = {
  kind: 'person',
  player: 'anna',
  name: 'Anna',
  isBotAccount: false,
  level: null,
  hasPromise: true,
  hasNonce: true,
  isReady: true,
  leave: null,
  state: 'here',
};

/** A slow table where seat 0 is mine and awaited since 1000. */
function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'slow',
    version: 1,
    game: 'die-mauer',
    options: {},
    status: 'live',
    isPublic: true,
    isRated: false,
    pace: { kind: 'move', seconds: (2 * DAY) / 1000, late: 'bot' },
    begins: 'lot',
    resigning: 'bot-plays',
    host: 'anna',
    seats: [here, { ...here, player: 'bea', name: 'Bea' }],
    commitment: '',
    promises: null,
    nonces: [],
    lots: null,
    madeAt: 0,
    startedAt: 0,
    endedAt: null,
    result: null,
    due: [0],
    dueSince: 1000,
    dueUntil: 1000 + 2 * DAY,
    club: null,
    event: null,
    muted: [],
    declined: [],
    isRematch: false,
    isFound: false,
    rematch: null,
    you: { seat: 0, kept: null, isHost: true, invite: null, promise: null },
    ...changes,
  };
}

test('a match waits for me when my seat is due and I play it myself', () => {
  expect(awaitsMe(table())).toBe(true);
  expect(awaitsMe(table({ due: [1] }))).toBe(false);
  expect(awaitsMe(table({ status: 'over', due: [] }))).toBe(false);
  expect(awaitsMe(table({ seats: [{ ...here, state: 'resigned' }, here] }))).toBe(false);
  expect(
    awaitsMe(table({ you: { seat: null, kept: null, isHost: false, invite: null, promise: null } })),
  ).toBe(false);
});

test('the awaited player’s time is counted if there is a limit', () => {
  expect(timeLeft(table(), 1000 + DAY)).toBe(DAY);
  expect(timeLeft(table(), 1000 + 3 * DAY)).toBe(-DAY);
  expect(timeLeft(table({ dueUntil: null }), 0)).toBeNull();
  expect(timeLeft(table({ status: 'open', due: null, dueSince: null, dueUntil: null }), 0)).toBeNull();
});

test('what waits for me comes first, the most urgent at the top, then the newest', () => {
  const tables = [
    table({ id: 'old', due: [1], startedAt: 10 }),
    table({ id: 'new', due: [1], startedAt: 20 }),
    table({ id: 'calm', dueUntil: 9000 }),
    table({ id: 'urgent', dueUntil: 7000 }),
  ];
  expect(byUrgency(tables, 6000).map(({ id }) => id)).toEqual(['urgent', 'calm', 'new', 'old']);
});

test('a table that is gone stays in its place for one more round', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, madeAt) => table({ id, madeAt }));
  const first = renewed([], [b, a]);
  const second = renewed(first, [c, b]);
  expect(second.map(({ table, isGone }) => [table.id, isGone])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
  expect(renewed(second, [c, b]).map(({ table }) => table.id)).toEqual(['b', 'c']);
});
