import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { plantMatch } from '../../../tests/server/finished-table.ts';
import { placeCalled } from '../../engine/explorer/explored.ts';
import { Match } from '../../engine/match.ts';
import { GAME_IDS } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { loadLikeness } from '../../games/load-explorer.ts';
import { pack } from '../store/packed.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Exploring } from './exploring.ts';

const folder = mkdtempSync(join(tmpdir(), 'mura-exploring-'));
let store: Store;
const failures: string[] = [];
beforeAll(async () => {
  store = await openSqlite(join(folder, 'data.sqlite'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What the store knows of the first decision of a match. */
async function atTheStart(id: (typeof GAME_IDS)[number]) {
  const record = finishedRecord(id);
  const match = new Match(await loadGame(id), record.seats, record.options);
  const likeness = await loadLikeness(id);
  for (const [by, move] of record.plays) {
    const [place] = likeness.places(match.view('spectator', true), by);
    if (place) return { moves: await store.explored(placeCalled(id, place.key), 9), own: place.alike(move) };
    match.play(by, move);
  }
  throw new Error('there is no decision');
}

test('learns from public matches that were played to their end, packed ones too, and from no other', async () => {
  for (const id of GAME_IDS) {
    await plantMatch(store, `public-${id}`, finishedRecord(id));
    await plantMatch(store, `private-${id}`, finishedRecord(id), { isPublic: false });
  }
  const [one] = GAME_IDS;
  const rows = await store.rows(`public-${one}`, 0);
  await store.addPacked({ match: `public-${one}`, length: rows.length, bytes: pack(rows) }, 0);
  expect(await store.clearRows(`public-${one}`)).toBe(true);
  await plantMatch(store, 'broken', { ...finishedRecord(one), plays: finishedRecord(one).plays.slice(1) });
  const left = finishedRecord(one, { seed: 2 });
  await plantMatch(store, 'left', {
    ...left,
    result: { scores: left.result?.scores ?? [], winners: [0], ...{ forfeited: [1] } },
  });

  const exploring = new Exploring({
    store,
    now: () => 1000,
    watch: { failed: (_, match) => failures.push(match) },
  });
  expect(await exploring.step()).toBe(GAME_IDS.length + 2);
  expect(await exploring.step()).toBe(0);
  await exploring.close();

  expect(failures).toEqual(['broken']);
  for (const id of GAME_IDS) {
    const { moves, own } = await atTheStart(id);
    expect(moves.find(({ move }) => move === own)?.matches).toEqual([`public-${id}`]);
    expect(new Set(moves.flatMap(({ matches }) => matches))).toEqual(new Set([`public-${id}`]));
  }
  // Nobody will be asked for what was learnt, or could not be.
  expect(await store.takeToExplore({ now: 1e9, until: 2e9, most: 99 })).toEqual([]);
});
