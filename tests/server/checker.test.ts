import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Runner } from '../../src/engine/runner.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { begun as begunTable } from '../../src/server/tables/begun.testing.ts';
import { keyAt } from '../../src/server/tables/drawing.ts';
import { newTable } from '../../src/server/tables/seating.ts';
import { wanted } from '../../src/server/tables/wanted.testing.ts';
import { Checker } from './checker.ts';
import { Follower } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-checker-'));
const PEOPLE = ['ada', 'bob', 'eve'];
let store: Store;
let id: string;
let runner: Runner;

/** A match of Die Mauer in which one player has chosen in secret. */
beforeAll(async () => {
  store = await openSqlite(join(folder, 'test.sqlite'));
  const seatsWanted = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const made = newTable(wanted({ game: 'die-mauer', seats: seatsWanted, isPublic: true }), 'ada', 1);
  const seats = PEOPLE.map(player => ({ kind: 'person' as const, player, nonce: null }));
  const begun = begunTable({ ...made, seats }, 'ada', 2, PEOPLE);
  const game = gameCalled('die-mauer');
  if (!game) throw new Error('it has begun');
  id = begun.id;
  await store.addTable(begun);
  const key = keyAt(begun);
  runner = new Runner({ game, seats: 3, options: begun.options, key, begunAt: 2 });
  const draft = runner.draft();
  draft.play(0, runner.match.moves(0)[1], { client: 'c0', at: 3 });
  runner.commit(draft);
  await store.append(id, runner.rows);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The faults found if this is what a seat saw of the match. */
async function faultsSeenBy(seat: number, change: (follower: Follower) => void): Promise<string[]> {
  const follower = new Follower(id);
  follower.steps.push(...runner.steps(seat, 0));
  follower.nows.push(runner.now(seat));
  change(follower);
  const checker = new Checker();
  checker.acknowledge(id, 0, 'c0');
  checker.follow(follower, PEOPLE[seat]);
  return checker.faults(store);
}

test('a correct account passes, for the chooser and for those who may not know', async () => {
  for (const seat of [0, 1, 2]) expect(await faultsSeenBy(seat, () => {})).toEqual([]);
});

test.each<[string, (follower: Follower) => void]>([
  ['another play under the same number', ({ steps }) => steps.splice(0, 1, { ...steps[0], by: 2 })],
  ['a play that is not in the log', ({ steps }) => steps.push({ ...steps[0], number: 1 })],
  [
    'what was chosen in secret',
    ({ steps }) => steps.splice(0, 1, { ...steps[0], move: runner.rows[0].move }),
  ],
  ['a state of another seat', ({ nows }) => nows.splice(0, 1, runner.now(0))],
])('it notices that somebody was told %s', async (_what, change) => {
  expect(await faultsSeenBy(1, change)).toHaveLength(1);
});

test.each([
  ['of a play that was never made', 'nowhere', 0, 'c0'],
  ['under another number', '', 1, 'c0'],
  ['of another play', '', 0, 'c1'],
])('it notices an acknowledgement %s', async (_what, table, number, client) => {
  const checker = new Checker();
  checker.acknowledge(table || id, number, client);
  expect(await checker.faults(store)).toHaveLength(1);
});
