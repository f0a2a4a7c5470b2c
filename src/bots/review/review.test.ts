import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { Match } from '../../engine/match.ts';
import { readOptions } from '../../engine/options.ts';
import { Random } from '../../engine/random.ts';
import { type MatchRecord, recordOf } from '../../engine/record.ts';
import { GAMES, gameCalled } from '../../games/loaded.ts';
import { effortOf } from './effort.ts';
import {
  accountsOf,
  chancesAt,
  type Finding,
  isMistake,
  isSuspect,
  type Judgement,
  MomentReviewer,
  readReview,
  reviewFrom,
  turningPointsOf,
} from './index.ts';
import { judgeDecision } from './judging.ts';

/** A match of random plays to its end, short where the game can be. */
function randomMatch(game: Game, seed: number): MatchRecord {
  const short = { 'die-mauer': { rounds: 1 }, 'muro-contro-muro': { copies: 4 } };
  const read = readOptions(game.options, Object.entries(short).find(([id]) => id === game.id)?.[1] ?? {});
  if (!read.ok) throw new Error(read.error.message);
  const match = new Match(game, Math.min(3, game.seats.max), read.options);
  const random = new Random(seed);
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') {
      const chances = match.chances();
      match.play('nature', chances[random.below(chances.length)][0]);
    } else {
      const seat = turn.seats[random.below(turn.seats.length)];
      const moves = match.moves(seat);
      match.play(seat, moves[random.below(moves.length)]);
    }
  }
  return recordOf(match);
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const record = randomMatch(game, 2);
  const length = record.plays.length;
  const some = [0, 1, 2, 3, Math.floor(length / 2), length - 1, length];

  test('the findings at a moment do not depend on which moments were asked for before', () => {
    const forwards = new MomentReviewer(game, record, 'apprentice', 4);
    const found = some.map(moment => forwards.review(moment));
    const backwards = new MomentReviewer(game, record, 'apprentice', 4);
    expect(some.toReversed().map(moment => backwards.review(moment))).toEqual(found.toReversed());
  });

  test('chances add up to one, and in the end they are the result', () => {
    const reviewer = new MomentReviewer(game, record, 'apprentice', 1);
    for (const { chances } of some.map(moment => reviewer.review(moment)))
      if (chances) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 2);
    const winners = record.result?.winners ?? [];
    const last = reviewer.review(length).chances ?? [];
    for (const [seat, chance] of last.entries())
      expect(chance).toBeCloseTo(winners.includes(seat) ? 1 / winners.length : 0, 3);
  });

  test('luck adds up to nothing over the seats', () => {
    const reviewer = new MomentReviewer(game, record, 'apprentice', 1);
    for (const { luck } of some.map(moment => reviewer.review(moment)))
      if (luck) expect(luck.changes.reduce((sum, change) => sum + change)).toBeCloseTo(0, 2);
  });

  test('a decision is judged by what its seat could know: hidden things make no difference', () => {
    const match = new Match(game, record.seats, record.options);
    const random = new Random(9);
    let judged = 0;
    const every = Math.ceil(length / 8);
    for (const [number, [by, move]] of record.plays.entries()) {
      if (by !== 'nature' && number % every === Math.min(3, every - 1)) {
        const view = match.view(by, true);
        const twin = game.view(game.imagine(view, random), by, true);
        const judge = (seen: typeof view) =>
          judgeDecision(game, seen, move, { search: 60, compare: 20, chances: 1 }, 5);
        expect(judge(twin)).toEqual(judge(view));
        judged++;
      }
      match.play(by, move);
    }
    expect(judged).toBeGreaterThan(0);
  });
});

const dieMauer = gameCalled('die-mauer') ?? GAMES[0];

test('until fists are opened, the chances do not change and nobody has had luck', () => {
  const record = randomMatch(dieMauer, 5);
  const reviewer = new MomentReviewer(dieMauer, record, 'apprentice', 1);
  const [first, second, third] = [1, 2, 3].map(moment => reviewer.review(moment));
  for (const hidden of [first, second]) expect(hidden).toMatchObject({ chances: null, luck: null });
  expect(third.chances).not.toBeNull();
  expect(third.luck).not.toBeNull();
});

test('a choice that the mix makes now and then is not a mistake, whatever came of it', () => {
  const match = new Match(dieMauer, 3, { rounds: 1, gift: 'must' });
  const effort = effortOf('apprentice', dieMauer);
  const judged = match
    .moves(0)
    .map(move => judgeDecision(dieMauer, match.view(0, true), move, { ...effort, search: 400 }, 3));
  const mixed = judged.filter(judgement => {
    const share = judgement?.mix?.find(([move]) => move === judgement.made)?.[1] ?? 0;
    return share >= 0.1;
  });
  expect(mixed.length).toBeGreaterThan(1);
  for (const judgement of mixed) expect(judgement?.loss).toBe(0);
});

test('an unfinished match is not reviewed: that would reveal what is hidden', () => {
  const { result: _, ...unfinished } = randomMatch(dieMauer, 1);
  expect(() => new MomentReviewer(dieMauer, unfinished, 'apprentice', 1)).toThrow('is over');
});

function judgement(loss: number, about: Partial<Judgement> = {}): Judgement {
  return { seat: 0, made: 'a', best: 'b', loss, error: 0.005, sure: 0.97, mix: null, reason: null, ...about };
}

function finding(moment: number, about: Partial<Finding> = {}): Finding {
  return { moment, chances: [0.5, 0.5], luck: null, judgement: null, ...about };
}

test('what looks like a mistake is a loss that is noticeable and certain', () => {
  expect(isSuspect(judgement(0.1, { sure: null }))).toBe(true);
  expect(isSuspect(judgement(0.02, { sure: null }))).toBe(false);
  expect(isSuspect(judgement(0.1, { sure: null, error: 0.05 }))).toBe(false);
});

test('it is a mistake only once playing on has confirmed it, and is no longer suspected then', () => {
  expect(isMistake(judgement(0.1))).toBe(true);
  for (const not of [judgement(0.1, { sure: null }), judgement(0.1, { sure: 0.9 }), judgement(0.02)])
    expect(isMistake(not)).toBe(false);
  expect(isSuspect(judgement(0.1, { sure: 0.9 }))).toBe(false);
});

test('accounts count decisions, mistakes and luck; turning points are in the order of the match', () => {
  const findings = [
    finding(0),
    finding(1, { judgement: judgement(0.3) }),
    finding(2, { luck: { changes: [-0.2, 0.2], error: 0.01 } }),
    finding(3, { judgement: judgement(0, { best: 'a' }) }),
    finding(4, { judgement: judgement(0.1, { seat: 1 }), chances: null }),
  ];
  const [first, second] = accountsOf(findings, 2);
  expect(first).toMatchObject({ decisions: 2, sound: 1, lost: 0.3, luck: -0.2 });
  expect(second).toMatchObject({ decisions: 1, sound: 0, lost: 0.1, luck: 0.2 });
  expect(turningPointsOf(findings).map(({ kind, moment }) => [kind, moment])).toEqual([
    ['mistake', 1],
    ['luck', 2],
    ['mistake', 4],
  ]);
  expect(chancesAt(findings, 4)).toEqual([0.5, 0.5]);
});

test.each([
  ['another version', { version: 0 }],
  ['the wrong number of seats', { seats: 3 }],
  ['one finding too few', { findings: [finding(0)] }],
  ['findings out of order', { findings: [finding(1), finding(0)] }],
  ['chances that are not numbers', { findings: [finding(0), { ...finding(1), chances: ['much'] }] }],
  [
    'a judgement of a seat that does not exist',
    { findings: [finding(0), finding(1, { judgement: judgement(0, { seat: 2 }) })] },
  ],
])('a stored review with %s is not accepted', (_, change) => {
  const review = reviewFrom([finding(0), finding(1)], 2, { level: 'master', seats: 2 });
  expect(readReview(review, 2, 1)).toEqual(review);
  expect(readReview({ ...review, ...change }, 2, 1)).toBeNull();
});
