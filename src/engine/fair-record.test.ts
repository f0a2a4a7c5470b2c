import { expect, test } from 'vitest';
import { coins } from './coins.ts';
import { commitmentTo, keyOf, lotsOf, promiseOf } from './fair.ts';
import { chanceKey, type PromisedChance, type SeenStart, startFault } from './fair-record.ts';
import { Match } from './match.ts';
import { loadRecord, type MatchRecord, recordOf } from './record.ts';

const SEED = '5a'.repeat(32);
const TABLE = 'table1';
const NONCES = ['a1'.repeat(32), 'b2'.repeat(32)];
const PROMISES = NONCES.map(nonce => promiseOf(TABLE, nonce));

const onlyCoins = (id: string) => (id === coins.id ? coins : undefined);

/** As the server makes it, with lots if the first player is to be drawn. */
function chanceOf(nonces: readonly (string | null)[], isByLot = false): PromisedChance {
  const key = keyOf(
    SEED,
    TABLE,
    nonces.filter(nonce => nonce !== null),
  );
  const lots = isByLot ? lotsOf(key, nonces.length) : nonces.map((_, seat) => seat);
  const inOrder = lots.map(place => nonces[place]);
  return {
    version: 2,
    table: TABLE,
    commitment: commitmentTo(SEED),
    promises: inOrder.map(nonce => nonce && promiseOf(TABLE, nonce)),
    nonces: inOrder,
    ...(isByLot && { lots }),
    seed: SEED,
  };
}

/** A match played to its end, with nature's outcomes from this chance. */
function recordWith(chance: PromisedChance): MatchRecord {
  const key = chanceKey(chance);
  if (!key) throw new Error('not everything is revealed');
  const match = new Match(coins, 2, { loaded: false });
  while (match.turn().kind === 'nature') match.play('nature', match.fairChance(key));
  match.play(0, 'keep');
  match.play(1, 'keep');
  return recordOf(match, { chance });
}

const RECORD = recordWith(chanceOf(NONCES));

/** What is wrong with the record if its chance is changed like this; null if nothing is. */
function faultWith(change: object, record = RECORD): string | null {
  const loaded = loadRecord({ ...record, chance: { ...record.chance, ...change } }, onlyCoins);
  return loaded.ok ? null : loaded.error.message;
}

test('a record with promises is checked against seed, promises and lots', () => {
  expect(faultWith({})).toBeNull();
  expect(faultWith({}, recordWith(chanceOf([NONCES[0], null])))).toBeNull();
  expect(faultWith({}, recordWith(chanceOf(NONCES, true)))).toBeNull();
});

test.each<[string, object, RegExp]>([
  ['a different seed', { seed: '00'.repeat(32) }, /the seed is not the one/],
  [
    'a different nonce',
    { nonces: [NONCES[0], 'cc'.repeat(32)] },
    /the nonce of seat 1 is not the one that was promised/,
  ],
  ['nonces at the wrong seats', { nonces: NONCES.toReversed() }, /the nonce of seat 0 is not/],
  ['another table', { table: 'table2' }, /the nonce of seat 0 is not the one that was promised/],
  ['a nonce that nobody promised', { promises: [PROMISES[0], null] }, /the nonce of seat 1 is not/],
  ['no promises at all', { promises: [null, null], nonces: [null, null] }, /nobody has promised/],
  ['a nonce left out', { nonces: [NONCES[0], null] }, /not revealed .* nothing can have been played/],
  ['lots that were never drawn', { lots: [0, 0] }, /not in the order of their lots/],
  ['too few lots', { lots: [0] }, /chance must have/],
  ['another version', { version: 3 }, /chance must have/],
  ['no version', { version: undefined }, /chance must have/],
  ['unknown fields', { luck: 1 }, /chance must have/],
  ['nonces of the old kind', { nonces: ['anna', 'bruno'] }, /chance must have/],
])('a record with %s is refused with the reason', (_, change, message) => {
  expect(faultWith(change)).toMatch(message);
});

test('seats that are not in the order of their lots are refused', () => {
  const drawn = recordWith(chanceOf(NONCES, true));
  const { lots = [] } = chanceOf(NONCES, true);
  expect(faultWith({ lots: lots.toReversed() }, drawn)).toBe('the seats are not in the order of their lots');
});

test('a match that ended because somebody did not reveal their nonce has no plays, and its winner has revealed', () => {
  const match = new Match(coins, 2, { loaded: false });
  match.decide({ seat: 1, why: 'time' }, [0]);
  const chance = { ...chanceOf(NONCES), nonces: [NONCES[0], null] };
  const record = recordOf(match, { chance });
  expect(loadRecord(record, onlyCoins).ok).toBe(true);
});

const SEEN: SeenStart = { table: TABLE, commitment: commitmentTo(SEED), promises: PROMISES, isByLot: false };

test('a record matches what was shown at the start, even after lots were drawn', () => {
  expect(startFault(chanceOf(NONCES), SEEN)).toBeNull();
  expect(startFault(chanceOf(NONCES, true), { ...SEEN, isByLot: true })).toBeNull();
});

test.each<[string, Partial<SeenStart>, RegExp]>([
  ['another table', { table: 'table2' }, /not the record of the match/],
  ['a different commitment', { commitment: '00'.repeat(32) }, /the commitment is not the one/],
  ['a different promise', { promises: [PROMISES[0], '00'.repeat(32)] }, /the promises are not those/],
  ['promises in a different order', { promises: PROMISES.toReversed() }, /the promises are not those/],
  ['a bot in a person’s place', { promises: [PROMISES[0], null] }, /the promises are not those/],
  ['a draw by lot', { isByLot: true }, /to be drawn by lot/],
])('a record is not that of a match that began with %s', (_, shown, message) => {
  expect(startFault(chanceOf(NONCES), { ...SEEN, ...shown })).toMatch(message);
});

test('an old record cannot pass for a match with promises', () => {
  const old = { commitment: commitmentTo(SEED), nonces: NONCES, seed: SEED };
  expect(startFault(old, SEEN)).toMatch(/not the record of the match/);
  expect(startFault(undefined, SEEN)).toMatch(/not the record of the match/);
});
