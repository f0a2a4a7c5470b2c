import { describe, expect, test } from 'vitest';
import { Ending } from '../../src/bots/ending.ts';
import { Expectimax } from '../../src/bots/expectimax.ts';
import { abilityOf } from '../../src/bots/levels.ts';
import { effortOf } from '../../src/bots/review/effort.ts';
import { isMistake } from '../../src/bots/review/index.ts';
import { judgeDecision } from '../../src/bots/review/judging.ts';
import { chooseMove, never } from '../../src/bots/think.ts';
import type { Game } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { game as muro } from '../../src/games/muro-contro-muro/game.ts';
import { type Position, position } from '../../src/games/muro-contro-muro/testing/positions.ts';
import { solvedMoves } from './solver.ts';
import { type Sticks, sticks } from './sticks.ts';

/** The same game, known to be short. */
const short: typeof sticks = {
  ...sticks,
  insight: {
    ...sticks.insight,
    isNearlyOver: () => true,
    signature: ({ left, seat, rolled }) => 100 * left + 10 * seat + rolled,
  },
};

/** One roll in four passes the turn, so a match may go on forever. */
const endless: typeof sticks = {
  ...short,
  chances(state, into) {
    const count = short.chances(state, into);
    if (count > 0) into[count] = 0;
    return count > 0 ? count + 1 : 0;
  },
  mostMoves: 4,
  play(state, by, move, tell) {
    if (by === NATURE && move === 0) state.seat = 1 - state.seat;
    else short.play(state, by, move, tell);
  },
};

const TAKEN = { seats: 2, left: 7, seat: 0, rolled: 2 };

function endingOf(game: Game<Sticks>, state: Sticks): Ending {
  return new Ending(game, state, state.seat, [1, 2, 3], new Random(1));
}

describe('what is proved about an ending', () => {
  test.each([3, 20, 100, 1000])(
    'what the solver finds lies within the bounds after %i positions',
    positions => {
      const ending = endingOf(short, TAKEN);
      ending.run(positions);
      for (const { move, value } of solvedMoves(short, TAKEN, 0)) {
        const { low, high } = ending.boundsOf(Number(move));
        expect(low).toBeLessThanOrEqual(value + 1e-12);
        expect(high).toBeGreaterThanOrEqual(value - 1e-12);
      }
    },
  );

  test('the move that is proved to be the best is the best', () => {
    const ending = endingOf(short, TAKEN);
    expect(ending.isProved).toBe(false);
    ending.run(1000);
    expect(ending.isProved).toBe(true);
    expect(String(ending.best)).toBe(solvedMoves(short, TAKEN, 0)[0].move);
  });

  test('a match that may go on forever is worked out, too', () => {
    // Whoever is to roll for the last stick takes it in three rolls of four, and otherwise the other one is to roll: 0.8 of a win.
    const ending = endingOf(endless, { seats: 2, left: 2, seat: 0, rolled: 1 });
    ending.consider(1, 10_000);
    const { low, high } = ending.boundsOf(1);
    expect(low).toBeLessThanOrEqual(0.2);
    expect(high).toBeGreaterThanOrEqual(0.2);
    expect(high - low).toBeLessThanOrEqual(0.01);
  });
});

describe('a master that is near the end', () => {
  test('stops thinking once its move is proved, however much time it has', async () => {
    const task = { level: 'master', ms: Number.POSITIVE_INFINITY, seed: 1 } as const;
    const move = await chooseMove(endless, endless.view(TAKEN, 0), task, never, () => 0);
    const ending = endingOf(endless, TAKEN);
    ending.run(100_000);
    expect(ending.isProved).toBe(true);
    expect(Number(move)).toBe(ending.best);
  });

  test('knows what its move is worth, and lists the others, although it has tried few of them', () => {
    const search = new Expectimax(short, short.view(TAKEN, 0), 0, new Random(1), abilityOf('master', short));
    search.run(1000);
    expect(search.isDone).toBe(true);
    const solved = new Map(solvedMoves(short, TAKEN, 0).map(({ move, value }) => [move, value]));
    const [best, ...others] = search.candidates();
    expect(Math.abs(best.value - (solved.get(best.move) ?? Number.NaN))).toBeLessThanOrEqual(0.05);
    expect(others.length).toBe(2);
    for (const { value } of others) expect(value).toBeLessThanOrEqual(best.value + 0.01);
  });

  test('a level that overlooks moves proves nothing', () => {
    const ability = { ...abilityOf('expert', short), overlooks: 0.5 };
    const search = new Expectimax(short, short.view(TAKEN, 0), 0, new Random(1), ability);
    search.run(1000);
    expect(search.isDone).toBe(false);
  });
});

/** A third brick on the diagonal takes diagonal and connection; the die says that the last brick may be laid, or another one moved. */
const LAST_BRICK: Position = {
  wall: `GF BG
         GB FB GG BB
         FG GB FF FB BG`,
  colours: 'GB',
  die: 'C',
  pile: { GF: 1 },
};

describe('the last bricks of Muro contro muro', () => {
  const state = position(LAST_BRICK);
  const view = muro.view(state, 0, true);
  const judged = (made: string) => judgeDecision(muro, view, made, effortOf('journeyman', muro), 1);

  test('a review is certain of what a move lost', () => {
    const judgement = judged('GF@0,-1');
    expect(judgement?.sure).toBe(1);
    expect(judgement && isMistake(judgement)).toBe(true);
    expect(judgement?.best).toBe('GF@3,0');
    expect((judgement?.loss ?? 0) + (judgement?.error ?? 0)).toBeGreaterThan(0.5);
  });

  test('and that the best move lost nothing', () => {
    expect(judged('GF@3,0')).toMatchObject({ loss: 0, error: 0, sure: null });
  });

  test('positions are alike however far the base has wandered, and only then', () => {
    const signature = (given: Position) => muro.insight?.signature?.(position(given));
    const { die: _, ...given } = LAST_BRICK;
    expect(signature({ ...given, left: 3 })).toBe(signature(given));
    expect(signature({ ...given, seat: 1 })).not.toBe(signature(given));
    expect(signature({ ...given, pile: { GB: 1 } })).not.toBe(signature(given));
    expect(signature({ ...given, wall: given.wall?.replace('GG', 'GF') ?? '' })).not.toBe(signature(given));
  });
});
