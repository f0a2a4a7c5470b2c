import { describe, expect, test, vi } from 'vitest';
import type { Game } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { defaultOptions } from '../engine/options.ts';
import { Random } from '../engine/random.ts';
import { GAMES } from '../games/loaded.ts';
import { advise } from './advising.ts';
import { playBout, seating } from './arena.ts';
import { abilityOf, LEVELS } from './levels.ts';
import { BotPool } from './pool.ts';
import { chooseMove, runSlices } from './think.ts';

/** A match of this many random plays, or fewer if it is short, stopped when a seat has something to decide. */
function somewhere(
  game: Game,
  seed: number,
  plays: number,
  isWanted = (moves: readonly string[]) => moves.length > 1,
): { match: Match; seat: number } {
  const seats = Math.min(3, game.seats.max);
  const match = new Match(game, seats, defaultOptions(game.options));
  const random = new Random(seed);
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over')
      return somewhere(game, seed + 1, Math.min(plays, match.plays.length >> 1), isWanted);
    if (turn.kind === 'seats') {
      const seat = turn.seats[random.below(turn.seats.length)];
      const moves = match.moves(seat);
      if (match.plays.length >= plays && isWanted(moves)) return { match, seat };
      match.play(seat, moves[random.below(moves.length)]);
    } else {
      const chances = match.chances();
      match.play('nature', chances[random.below(chances.length)][0]);
    }
  }
}

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(LEVELS)('the %s always makes a legal move, and the same one from the same seed', async level => {
    for (let i = 0; i < 4; i++) {
      const { match, seat } = somewhere(game, i, 15 * i);
      const view = match.view(seat, true);
      const task = { level, iterations: 60, seed: i };
      const move = await chooseMove(game, view, task);
      expect(match.moves(seat)).toContain(move);
      expect(await chooseMove(game, structuredClone(view), task)).toBe(move);
    }
  });

  test('two matches that differ only in what is hidden from a bot get the same move from it', async () => {
    for (let i = 0; i < 6; i++) {
      const { match, seat } = somewhere(game, 100 + i, 12 * i);
      const view = match.view(seat, true);
      const twin = game.imagine(view, new Random(i));
      const task = { level: 'master', iterations: 40, seed: 5 } as const;
      expect(await chooseMove(game, game.view(twin, seat, true), task)).toBe(
        await chooseMove(game, view, task),
      );
    }
  });

  test('a bot’s thinking time does not give away that it had no choice', async () => {
    const { match, seat } = somewhere(game, 9, 5, moves => moves.length === 1);
    const view = match.view(seat, true);
    let asked = 0;
    const worked = () => asked++;
    expect(await chooseMove(game, view, { level: 'journeyman', ms: 3, seed: 1 }, () => false, worked)).toBe(
      match.moves(seat)[0],
    );
    // If everybody sees what is possible, an immediate answer gives nothing away, so there is no need to
    // think.
    expect(asked > 0).toBe(game.reveals.size > 0);
  });

  test('advice lists legal moves with values between 0 and 1, the best first', async () => {
    const { match, seat } = somewhere(game, 7, 20);
    const { candidates } = await advise(game, match.view(seat, true), {
      level: 'master',
      iterations: 200,
      seed: 1,
    });
    expect(candidates.length).toBeGreaterThan(0);
    for (const { move, value, share } of candidates) {
      expect(match.moves(seat)).toContain(move);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(share).toBeLessThanOrEqual(1);
    }
    const shares = candidates.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  test('a match between bots ends, and the same seed always gives the same match', async () => {
    const seats = game.seats.min;
    const bout = {
      seats,
      options: defaultOptions(game.options),
      contestants: seating(['apprentice', 'random'], seats, 0),
      seed: 3,
      iterations: 8,
    };
    const result = await playBout(game, bout);
    expect(result.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(await playBout(game, bout)).toEqual(result);
  });
});

test('thinking can be stopped at any moment and then gives the best so far', async () => {
  const { match, seat } = somewhere(GAMES[1], 1, 30);
  let asked = 0;
  const task = { level: 'master', iterations: 1_000_000_000, seed: 1 } as const;
  const move = await chooseMove(GAMES[1], match.view(seat, true), task, () => ++asked > 3);
  expect(match.moves(seat)).toContain(move);
});

test('a pool thinks in other threads, leaves this one free, and can be cancelled', async () => {
  const pool = new BotPool(1);
  try {
    const { match, seat } = somewhere(GAMES[1], 2, 30);
    const controller = new AbortController();
    const task = { level: 'master', iterations: 1_000_000_000, seed: 1 } as const;
    const thinking = pool.choose(GAMES[1].id, match.view(seat, true), task, controller.signal);
    setImmediate(() => controller.abort());
    expect(match.moves(seat)).toContain(await thinking);
    const advice = await pool.advise(GAMES[1].id, match.view(seat, true), { ...task, iterations: 50 });
    expect(match.moves(seat)).toContain(advice.candidates[0].move);
  } finally {
    await pool.close();
  }
});

test('in an arena every level sits in every seat equally often', () => {
  const counts = new Map<string, number>();
  for (let number = 0; number < 12; number++) {
    for (const [seat, level] of seating(['master', 'journeyman', 'random'], 4, number).entries()) {
      counts.set(`${seat} ${level}`, (counts.get(`${seat} ${level}`) ?? 0) + 1);
    }
  }
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

test('thinking ends when the work is done, however long that takes by the clock', async () => {
  let runs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => 5 * runs);
  const thought = { run: () => runs++, candidates: () => [], choose: () => '' };
  const task = { level: 'master' as const, ms: 20, seed: 1 };
  // A busy machine: the clock runs faster than the work.
  await runSlices(
    thought,
    abilityOf('master', GAMES[1]),
    task,
    () => false,
    () => runs,
  );
  expect(runs).toBe(20);
  // But nobody waits forever.
  runs = 0;
  await runSlices(
    thought,
    abilityOf('master', GAMES[1]),
    task,
    () => false,
    () => runs / 4,
  );
  expect(runs).toBe(40);
  clock.mockRestore();
});
