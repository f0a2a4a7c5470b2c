import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commitmentTo, fairOutcome, keyOf, oldKeyOf, promiseOf } from '../src/engine/fair.ts';
import { type PromisedChance, type TableChance, tableKey } from '../src/engine/fair-record.ts';
import { Match } from '../src/engine/match.ts';
import { type AnyOptions, readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { loadRecord, type MatchRecord, recordOf } from '../src/engine/record.ts';
import { gameCalled } from '../src/games/loaded.ts';
import { muraHere } from './cli/mura.ts';

/**
 * A cheating server: it plays a match against an honest person in the second seat, and has seen their nonce before it
 * settles whatever it could settle late. It tries until it gets the dice it wants.
 */

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-grinding-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = 'muro-contro-muro';
const TABLE = '8fh2k1m0qz7x';
const SEED = '5a'.repeat(32);
/** The nonce of the honest person, who was shown the commitment and all promises before revealing it. */
const NONCE = 'c3'.repeat(32);
const HONEST: PromisedChance = {
  version: 2,
  table: TABLE,
  commitment: commitmentTo(SEED),
  promises: [promiseOf(TABLE, 'd4'.repeat(32)), promiseOf(TABLE, NONCE)],
  nonces: ['d4'.repeat(32), NONCE],
  seed: SEED,
};
const SHOWN = {
  say: 'table',
  table: TABLE,
  info: {
    id: TABLE,
    status: 'live',
    commitment: HONEST.commitment,
    promises: HONEST.promises,
    nonces: null,
    begins: 0,
    lots: null,
  },
};
const AGAINST_A_BOT: PromisedChance = {
  ...HONEST,
  promises: [null, HONEST.promises[1]],
  nonces: [null, NONCE],
};

/** What the server wants: the first dice of the match, one chance in 1296 if they are fair. */
const WANTED = 'GGGG';
const CHANCES = 'BCFGMN'.split('').map((face): [string, number] => [face, 1]);

function isWanted(key: Uint8Array | null): boolean {
  return key !== null && [...WANTED].every((face, k) => fairOutcome(key, k, CHANCES) === face);
}

/** The first choice that gives it the dice it wants. */
function ground<C extends TableChance>(choose: (number: number) => C): C {
  for (let number = 0; number < 200_000; number++) {
    const chance = choose(number);
    // What it writes down need not be true; it plays by whatever it likes.
    if (isWanted(keyByForce(chance))) return chance;
  }
  throw new Error('it has not found any');
}

/** The key of a server that does not care what it has promised. */
function keyByForce(chance: TableChance): Uint8Array {
  if (chance.version === undefined) return oldKeyOf(chance.seed ?? '', chance.nonces);
  const nonces = chance.nonces.filter(nonce => nonce !== null);
  return keyOf(chance.seed ?? '', chance.table, nonces);
}

/** The match that the server plays with it, and its record. */
function recordOfMatch(chance: TableChance): MatchRecord {
  const game = gameCalled(GAME);
  const options = game && readOptions(game.options, {} satisfies AnyOptions);
  if (!game || !options?.ok) throw new Error('there is such a game');
  const match = new Match(game, 2, options.options);
  const random = new Random(1);
  const key = keyByForce(chance);
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') match.play('nature', match.fairChance(key));
    else {
      const moves = match.moves(turn.seats[0]);
      match.play(turn.seats[0], moves[random.below(moves.length)]);
    }
  }
  return recordOf(match, { chance });
}

const hex = (number: number) => number.toString(16).padStart(64, '0');

async function verified(record: MatchRecord, seen?: object): Promise<{ code: number | null; out: string }> {
  const files = { record: join(folder, 'record.json'), seen: join(folder, 'seen.json') };
  writeFileSync(files.record, JSON.stringify(record));
  if (seen) writeFileSync(files.seen, JSON.stringify(seen));
  return muraHere(['verify', files.record, ...(seen ? ['--seen', files.seen] : [])]);
}

test('in this game, nature’s first outcomes are dice with six equal faces', () => {
  const first = recordOfMatch(HONEST).plays.filter(([by]) => by === 'nature');
  const key = tableKey(HONEST);
  if (!key) throw new Error('all is revealed');
  expect(first.slice(0, 5).map(([, face]) => face)).toEqual(
    [0, 1, 2, 3, 4].map(k => fairOutcome(key, k, CHANCES)),
  );
});

test('a match that went on as it was started passes, even against what the honest person was shown', async () => {
  const { code, out } = await verified(recordOfMatch(HONEST), SHOWN);
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toContain('the nonces fit the promises');
  expect(out).toContain('those that were shown at the start');
});

describe('a server that grinds', () => {
  test('a nonce for the server’s bot passes in version 1, which claims no more than it proves', async () => {
    const chance = ground(number => ({
      commitment: commitmentTo(SEED),
      nonces: [hex(number), NONCE],
      seed: SEED,
    }));
    const { code, out } = await verified(recordOfMatch(chance));
    expect(code).toBe(0);
    expect(out).toContain('version 1: nonces were not promised, so whoever gave the last one could choose');
  });

  test.each<[string, (number: number) => TableChance, RegExp]>([
    [
      'a nonce for its bot, which has none',
      number => ({ ...AGAINST_A_BOT, nonces: [hex(number), NONCE] }),
      /the nonce of seat 0 is not the one that was promised/,
    ],
    [
      'another nonce than its accomplice promised',
      number => ({ ...HONEST, nonces: [hex(number), NONCE] }),
      /the nonce of seat 0 is not the one that was promised/,
    ],
    [
      'another seed than it committed to',
      number => ({ ...HONEST, seed: hex(number) }),
      /the seed is not the one that the commitment was made to/,
    ],
    [
      'another table',
      number => ({ ...HONEST, table: `table${number}` }),
      /the nonce of seat 0 is not the one that was promised/,
    ],
  ])('%s is found out by the record alone', async (_, choose, message) => {
    const { code, out } = await verified(recordOfMatch(ground(choose)));
    expect(code).toBe(1);
    expect(out).toMatch(message);
  });

  test.each<[string, (number: number) => TableChance, RegExp]>([
    [
      'a seed, and commits to it only then',
      number => ({ ...HONEST, seed: hex(number), commitment: commitmentTo(hex(number)) }),
      /the commitment is not the one that was shown before/,
    ],
    [
      'the nonce of an accomplice, who promises it only then',
      number => ({
        ...HONEST,
        promises: [promiseOf(TABLE, hex(number)), HONEST.promises[1]],
        nonces: [hex(number), NONCE],
      }),
      /the promises are not those that were shown when the match was started/,
    ],
    [
      'a nonce for its bot, and calls it a person',
      number => ({
        ...AGAINST_A_BOT,
        promises: [promiseOf(TABLE, hex(number)), HONEST.promises[1]],
        nonces: [hex(number), NONCE],
      }),
      /the promises are not those that were shown when the match was started/,
    ],
    [
      'a nonce, and hands out a record of version 1',
      number => ({ commitment: HONEST.commitment, nonces: [hex(number), NONCE], seed: SEED }),
      /it is not the record of the match that was started/,
    ],
  ])('%s is exposed by what the honest person was shown', async (_, choose, message) => {
    const record = recordOfMatch(ground(choose));
    expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
    const { code, out } = await verified(record, SHOWN);
    expect(code).toBe(1);
    expect(out).toMatch(message);
  });

  test('has nothing to try if it keeps what was fixed at the start', () => {
    // Whatever it does with seats, bots and the order of the nonces, the key stays the same.
    const key = keyByForce(AGAINST_A_BOT);
    const moved: PromisedChance = {
      ...AGAINST_A_BOT,
      promises: [HONEST.promises[1], null, null],
      nonces: [NONCE, null, null],
    };
    expect(keyByForce(moved)).toEqual(key);
    expect(keyByForce({ ...HONEST, nonces: HONEST.nonces.toReversed() })).toEqual(keyByForce(HONEST));
  });
});

test('a message from before the start, or after the draw, does not count as what was shown at the start', async () => {
  const record = recordOfMatch(HONEST);
  for (const other of [{ promises: null }, { nonces: HONEST.nonces }]) {
    expect(await verified(record, { ...SHOWN, info: { ...SHOWN.info, ...other } })).toMatchObject({
      code: 2,
    });
  }
});

test('records of every earlier version still pass', async () => {
  const fixtures = new URL('./fixtures/records/', import.meta.url);
  const names = readdirSync(fixtures);
  expect(names).toHaveLength(4);
  for (const name of names) {
    const loaded = loadRecord(JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')), gameCalled);
    expect(loaded).toMatchObject({ ok: true, record: { chance: { seed: expect.any(String) } } });
  }
  const { code, out } = await muraHere(['verify', new URL(names[0], fixtures).pathname]);
  expect(code).toBe(0);
  expect(out).toContain('version 1');
});
