import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEAL_LEVEL, dealId, dealOf } from '../../bots/deal.ts';
import { dealtMove } from '../../bots/dealt-move.ts';
import { chooseMove } from '../../bots/think.ts';
import { Match } from '../../engine/match.ts';
import { loadGame } from '../../games/load.ts';
import { FairShares } from '../fair-shares.ts';
import { problemIn } from '../request-error.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Days } from './days.ts';
import { Deals } from './deals.ts';

const GAME = 'muro-contro-muro';
const NOON = Date.parse('2026-11-17T12:00:00Z');
const TODAY = { day: '2026-11-17', game: GAME, club: null };

let folder: string;
let store: Store;
let days: Days;
let deals: Deals;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quattro-mura-deals-'));
  store = await openSqlite(join(folder, 'test.sqlite'));
  days = await Days.open(store, () => NOON);
  const services = {
    store,
    players: { names: async () => new Map() },
    days,
    limits: { take: async () => {} },
    now: () => NOON,
    watch: { failed() {} },
  };
  // All of it happens at one moment.
  deals = new Deals(services, new FairShares(() => 0));
});
afterEach(async () => {
  await deals.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function arrive(id: string): Promise<string> {
  const player = { id, name: null, isNameHidden: false, owner: null, scopes: null, madeAt: 1, leave: null };
  await store.addPlayer(player, { hash: id, kind: 'cookie', madeAt: 1 });
  return id;
}

test('one address that sends very many lines keeps nobody else from having theirs checked soon', async () => {
  const moves = await firstMoves();
  const ended: string[] = [];
  const sent = Array.from({ length: 150 }, (_, number) =>
    deals.take(TODAY, `flooder ${number}`, 'there', [...moves.slice(0, 4), '?']).catch((error: unknown) => {
      ended.push(problemIn(error).code);
    }),
  );
  const ada = await arrive('ada');
  const own = deals.take(TODAY, ada, 'here', moves).then(() => ended.push('ada'));
  await Promise.all([...sent, own]);
  // Those beyond the limit were refused at once; of the others most came after hers, though they were sent before.
  const checked = ended.filter(code => code !== 'too-many');
  expect(ended).toHaveLength(151);
  expect(checked.length).toBeLessThan(110);
  expect(checked.indexOf('ada')).toBeLessThan(checked.length / 2);
  expect((await store.dealtBy(dealId(TODAY.day, GAME, null), ada))?.player).toBe(ada);
});

/** The moves of somebody who always makes the first legal one. */
async function firstMoves(): Promise<string[]> {
  const seed = days.seedOf(TODAY.day, null) ?? '';
  const { seat, seats, options, key, botSeed } = dealOf(dealId(TODAY.day, GAME, null), GAME, seed);
  const match = new Match(await loadGame(GAME), seats, options);
  const moves: string[] = [];
  for (let by = match.first(); by !== null; by = match.first()) {
    const move =
      by === 'nature'
        ? match.fairChance(key)
        : by === seat
          ? match.moves(seat)[0]
          : await dealtMove(match, by, { botSeed, level: DEAL_LEVEL, choose: chooseMove });
    if (by === seat) moves.push(move);
    match.play(by, move);
  }
  return moves;
}
