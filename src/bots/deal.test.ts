import { expect, test } from 'vitest';
import { commitmentTo } from '../engine/fair.ts';
import type { Game } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { loadRecord, type MatchRecord } from '../engine/record.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { loadGame } from '../games/load.ts';
import { DEAL_LEVEL, type Deal, dealId, dealOf, playDeal } from './deal.ts';
import { dealtMove } from './dealt-move.ts';
import { chooseMove } from './think.ts';

const DAY = '2026-11-17';
const SEED = 'a7'.repeat(32);

test.each(GAME_IDS)('in %s equal plays meet equal outcomes and replies, whoever chooses first', async id => {
  const { game, deal } = await opened(id, SEED);
  const one = await playedBy(game, deal, 'person first');
  const other = await playedBy(game, deal, 'bots first');
  expect(other.moves).toEqual(one.moves);
  const again = await playDeal(game, deal, one.moves);
  if (!again.ok) throw new Error(again.error.message);
  expect(again.record.result).toEqual(one.record.result);
  expect(other.record.result).toEqual(one.record.result);
  expect(outcomesOf(other.record)).toEqual(outcomesOf(one.record));
  expect(outcomesOf(again.record)).toEqual(outcomesOf(one.record));
  // And the record proves it to anybody who has the commitment.
  const chance = { version: 3, deal: deal.id, commitment: commitmentTo(SEED), seed: SEED } as const;
  const loaded = (record: MatchRecord) => loadRecord(record, () => game);
  expect(loaded({ ...again.record, chance })).toMatchObject({ ok: true });
  if (outcomesOf(again.record).length === 0) return;
  const forged = { ...chance, commitment: commitmentTo('b8'.repeat(32)), seed: 'b8'.repeat(32) };
  expect(loaded({ ...again.record, chance: forged })).toMatchObject({ ok: false, error: { kind: 'chance' } });
});

test('what only one seat sees is counted separately from what everybody sees', async () => {
  const { game, deal } = await opened('mauer-bauer', SEED);
  const match = new Match(game, deal.seats, deal.options);
  // Cards are dealt to each seat in turn before anything is rolled: every seat has its own count.
  const dealt = new Map<number, string[]>();
  while (match.turn().kind === 'nature') {
    const seenBy = match.knownTo('nature');
    const move = match.fairChance(deal.key);
    dealt.set(seenBy, [...(dealt.get(seenBy) ?? []), move]);
    match.play('nature', move);
  }
  expect(dealt.size).toBe(deal.seats);
});

test('a line with too few moves, too many or a wrong one is refused', async () => {
  const { game, deal } = await opened('muro-contro-muro', SEED);
  const { moves } = await playedBy(game, deal, 'bots first');
  for (const line of [moves.slice(0, -1), [...moves, moves[0]], ['?', ...moves.slice(1)], []]) {
    expect(await playDeal(game, deal, line)).toMatchObject({ ok: false });
  }
});

test('days, games and clubs have different deals', async () => {
  const keys = [
    dealOf(dealId(DAY, 'die-mauer', null), 'die-mauer', SEED),
    dealOf(dealId('2026-11-18', 'die-mauer', null), 'die-mauer', SEED),
    dealOf(dealId(DAY, 'mauer-bauer', null), 'mauer-bauer', SEED),
    dealOf(dealId(DAY, 'die-mauer', 'abcd'), 'die-mauer', SEED),
  ].map(({ key }) => String(key.deal));
  expect(new Set(keys).size).toBe(keys.length);
});

async function opened(id: GameId, seed: string) {
  return { game: await loadGame(id), deal: dealOf(dealId(DAY, id, null), id, seed) };
}

function outcomesOf({ plays }: MatchRecord): string[] {
  return plays.flatMap(([by, move]) => (by === 'nature' ? [move] : []));
}

/** The person makes the first legal move, before or after the bots that choose at the same time. */
async function playedBy(
  game: Game,
  { seat, seats, options, key, botSeed }: Deal,
  order: 'person first' | 'bots first',
) {
  const match = new Match(game, seats, options);
  const moves: string[] = [];
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over') {
      const plays = match.plays.map(({ by, move }) => [by, move] as const);
      const { scores, winners } = turn;
      const record: MatchRecord = {
        format: 'quattro-mura/1',
        game: game.id,
        seats,
        options,
        plays,
        result: { scores, winners },
      };
      return { moves, record };
    }
    if (turn.kind === 'nature') {
      match.play('nature', match.fairChance(key));
      continue;
    }
    const bots = turn.seats.filter(due => due !== seat);
    const by = turn.seats.includes(seat) && (order === 'person first' || bots.length === 0) ? seat : bots[0];
    const move =
      by === seat
        ? match.moves(seat)[0]
        : await dealtMove(match, by, { botSeed, level: DEAL_LEVEL, choose: chooseMove });
    if (by === seat) moves.push(move);
    expect(match.play(by, move).ok).toBe(true);
  }
}
