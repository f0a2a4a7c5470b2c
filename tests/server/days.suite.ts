import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEAL_LEVEL, type Deal, dealId, dealOf } from '../../src/bots/deal.ts';
import { dealtMove } from '../../src/bots/dealt-move.ts';
import { chooseMove } from '../../src/bots/think.ts';
import { commitmentTo } from '../../src/engine/fair.ts';
import { Match } from '../../src/engine/match.ts';
import { loadRecord } from '../../src/engine/record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { Served } from './served.ts';
import { arrivals, nameThem } from './tables.ts';

const GAME = 'muro-contro-muro';

/** The deal of the day: one chance for all, results only for those who have played, and lines that were really played. */
export function proveDays(start: () => Promise<Served>): void {
  let server: Served;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  test('a deal is played, checked, compared, and replayed by those who have played it', async () => {
    const [ada, bob, eve] = await arrivals(server.origin, 3);
    await nameThem([ada, bob]);
    const { today, days } = await ada.ask('days');
    const day = days.find(one => one.day === today);
    expect(commitmentTo(day?.seed ?? '')).toBe(day?.commitment);
    expect(days.filter(one => one.day > today).map(({ seed }) => seed)).toEqual(Array(7).fill(null));
    const about = { id: today, query: { game: GAME } };
    expect(await ada.ask('deal', about)).toEqual({ count: 0, isTaken: true, mine: null, others: null });
    expect(await ada.refused('dealLine', { ...about, query: { game: GAME, player: bob.id } })).toMatchObject({
      code: 'not-now',
    });

    const deal = dealOf(dealId(today, GAME, null), GAME, day?.seed ?? '');
    const [first, last] = [await lineOf(deal, 0), await lineOf(deal, -1)];
    expect(
      await ada.refused('sendDeal', { id: today, body: { game: GAME, moves: first.slice(1) } }),
    ).toMatchObject({
      code: 'illegal-move',
    });
    const sent = await ada.ask('sendDeal', { id: today, body: { game: GAME, moves: first } });
    expect(sent).toMatchObject({ count: 1, mine: { better: 0 } });
    // The first line counts, whatever comes later.
    expect((await ada.ask('sendDeal', { id: today, body: { game: GAME, moves: last } })).mine).toEqual(
      sent.mine,
    );
    // Equal plays give equal outcomes.
    const equal = await bob.ask('sendDeal', { id: today, body: { game: GAME, moves: first } });
    expect(equal.mine).toEqual(sent.mine);
    expect(equal.others?.leads).toEqual([{ lead: sent.mine?.lead, count: 2 }]);
    expect(equal.others?.best.map(({ player }) => player)).toEqual([ada.id, bob.id]);

    const { record } = await bob.ask('dealLine', { id: today, query: { game: GAME, player: ada.id } });
    expect(loadRecord(record, gameCalled)).toMatchObject({ ok: true });
    expect(record).toMatchObject({ chance: { version: 3, deal: deal.id, commitment: day?.commitment } });
    expect(await eve.refused('dealLine', { id: today, query: { game: GAME, player: ada.id } })).toMatchObject(
      {
        code: 'not-now',
      },
    );
    await expect
      .poll(async () => (await bob.ask('deal', about)).others?.master, { timeout: 60_000 })
      .toMatchObject({ lead: expect.any(Number) });
    const master = await bob.ask('dealLine', { id: today, query: { game: GAME, player: 'master' } });
    expect(loadRecord(master.record, gameCalled)).toMatchObject({ ok: true });
  });

  test('a club has its own day, for its members', async () => {
    const [ada, eve] = await arrivals(server.origin, 2);
    await nameThem([ada]);
    const { id: club } = await ada.ask('foundClub', {
      body: { name: 'Wall Street', crest: '1611161611611' },
    });
    const { today, days } = await ada.ask('days', { query: { club } });
    const seed = days.find(one => one.day === today)?.seed ?? '';
    expect((await ada.ask('days')).days.map(one => one.seed)).not.toContain(seed);
    const moves = await lineOf(dealOf(dealId(today, GAME, club), GAME, seed), 0);
    const sent = await ada.ask('sendDeal', { id: today, body: { game: GAME, club, moves } });
    expect(sent.count).toBe(1);
    expect(await eve.refused('deal', { id: today, query: { game: GAME, club } })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await eve.refused('sendDeal', { id: today, body: { game: GAME, club, moves } })).toMatchObject({
      code: 'not-allowed',
    });
  });

  test('there is nothing to play or know about a day that has not begun, and nothing to send for one that is over', async () => {
    const [ada] = await arrivals(server.origin, 1);
    const { today, days } = await ada.ask('days');
    const tomorrow = days.find(one => one.day > today)?.day ?? '';
    const body = { game: GAME, moves: ['G'] };
    expect(await ada.refused('deal', { id: tomorrow, query: { game: GAME } })).toMatchObject({
      code: 'not-found',
    });
    expect(await ada.refused('sendDeal', { id: tomorrow, body })).toMatchObject({ code: 'not-found' });
    expect(await ada.refused('sendDeal', { id: days[0].day, body })).toMatchObject({ code: 'not-now' });
    expect(await ada.ask('deal', { id: days[0].day, query: { game: GAME } })).toMatchObject({
      isTaken: false,
      others: { leads: [], best: [], master: null },
    });
    expect(await ada.refused('deal', { id: today, query: { game: 'chess' } })).toMatchObject({
      code: 'not-found',
    });
  });
}

/** The line of a player who always makes the legal move with this index; the bots answer as everywhere. */
async function lineOf({ seat, seats, options, key, botSeed }: Deal, at: number): Promise<string[]> {
  const game = gameCalled(GAME);
  if (!game) throw new Error('there is no such game');
  const match = new Match(game, seats, options);
  const moves: string[] = [];
  for (let by = match.first(); by !== null; by = match.first()) {
    const move =
      by === 'nature'
        ? match.fairChance(key)
        : by === seat
          ? (match.moves(seat).at(at) ?? '')
          : await dealtMove(match, by, { botSeed, level: DEAL_LEVEL, choose: chooseMove });
    if (by === seat) moves.push(move);
    match.play(by, move);
  }
  return moves;
}
