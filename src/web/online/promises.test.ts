import { expect, test } from 'vitest';
import { commitmentTo, promiseOf } from '../../engine/fair.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { faultSeen, isPromisedHere, nonceFor, promiseFor } from './promises.ts';

const SEED = '5a'.repeat(32);
const OTHER = promiseOf('other', 'ab'.repeat(32));

const sitter: TableSeat = {
  kind: 'person',
  player: 'anna',
  name: 'Anna',
  isBotAccount: false,
  level: null,
  hasPromise: true,
  hasNonce: false,
  isReady: false,
  leave: null,
  state: 'here',
};

/** A table that has not been started, where I have the first seat. */
function table(id: string, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    version: 1,
    game: 'die-mauer',
    options: {},
    status: 'open',
    isPublic: true,
    isRated: false,
    pace: { kind: 'none' },
    begins: 0,
    resigning: 'bot-plays',
    host: 'anna',
    seats: [sitter, { ...sitter, player: 'bea' }],
    commitment: commitmentTo(SEED),
    promises: null,
    nonces: null,
    lots: null,
    madeAt: 0,
    startedAt: null,
    endedAt: null,
    result: null,
    due: null,
    dueSince: null,
    dueUntil: null,
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

const startedWith = (id: string, promises: string[], changes: Partial<TableInfo> = {}) =>
  table(id, { status: 'live', promises, ...changes });

test('the promise at a table is the same however often it is asked for, and different at every table', () => {
  const promise = promiseFor(table('one1'));
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  expect(promiseFor(table('one1', { version: 2 }))).toBe(promise);
  expect(promiseFor(table('two2'))).not.toBe(promise);
});

test('what was promised is revealed once the match is started, and not before', () => {
  const promise = promiseFor(table('three'));
  expect(nonceFor(table('three'))).toBeNull();
  const nonce = nonceFor(startedWith('three', [promise, OTHER]));
  expect(promiseOf('three', nonce ?? '')).toBe(promise);
  // Again, if the answer was lost; but not once it has arrived.
  expect(nonceFor(startedWith('three', [promise, OTHER]))).toBe(nonce);
  const seats = [{ ...sitter, hasNonce: true }, sitter];
  expect(nonceFor(startedWith('three', [promise, OTHER], { seats }))).toBeNull();
});

test.each<[string, (promise: string) => Partial<TableInfo>]>([
  ['the commitment has changed', promise => ({ promises: [promise, OTHER], commitment: OTHER })],
  ['the promise for my seat is not mine', () => ({ promises: [OTHER, OTHER] })],
  ['my promise is at another seat', promise => ({ promises: [OTHER, promise] })],
])('nothing is revealed if %s', (what, changes) => {
  const id = `t${what.length}`;
  const started = table(id, { status: 'live', ...changes(promiseFor(table(id))) });
  expect(isPromisedHere(started)).toBe(false);
  expect(nonceFor(started)).toBeNull();
});

test('a record is compared with what was shown first, whatever was shown later', () => {
  const promise = promiseFor(table('four'));
  const nonce = nonceFor(startedWith('four', [promise, OTHER]));
  const late = promiseOf('four', 'ee'.repeat(32));
  nonceFor(startedWith('four', [promise, late]));
  const chance = (other: string) => ({
    version: 2 as const,
    table: 'four',
    commitment: commitmentTo(SEED),
    promises: [promise, other],
    nonces: [nonce, 'ab'.repeat(32)],
    seed: SEED,
  });
  expect(faultSeen('four', 0, chance(OTHER))).toBeNull();
  expect(faultSeen('four', 0, chance(late))?.message).toMatch(/the promises are not those that were shown/);
  expect(faultSeen('four', 0, { commitment: commitmentTo(SEED), nonces: ['a', 'b'] })?.message).toMatch(
    /not the record/,
  );
  expect(faultSeen('four', 0, undefined)?.message).toMatch(/not the record/);
  // Spectators were shown nothing.
  expect(faultSeen('four', null, chance(late))).toBeNull();
  expect(faultSeen('five', 0, chance(late))).toBeNull();
});
