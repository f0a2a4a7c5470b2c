import { beforeAll, describe, expect, test } from 'vitest';
import { chooseMove, type Level } from '../../src/bots/index.ts';
import { givesAway } from '../../src/bots/puzzle-search.ts';
import { matchOf } from '../../src/engine/from-moves.ts';
import { NATURE_DUE, OVER } from '../../src/engine/game.ts';
import { isBest, readPuzzles } from '../../src/engine/puzzle/puzzle-file.ts';
import { Random } from '../../src/engine/random.ts';
import { game as burgAppenzell, type State } from '../../src/games/burg-appenzell/game.ts';
import { SHIPPED } from '../../src/games/burg-appenzell/puzzle/shipped.ts';
import {
  type Described,
  outcomes,
  playTexts,
  position,
} from '../../src/games/burg-appenzell/testing/positions.ts';
import {
  isCritical,
  isSafelySure,
  isSureToWin,
  mayEscape,
  WIN,
} from '../../src/games/burg-appenzell/testing/sure-things.ts';
import { loadGame } from '../../src/games/load.ts';
import { SAMPLES } from '../samples.ts';
import { solvedMoves } from './solver.ts';
import { freshTurns, keptTurns, playOn } from './sure-turns.ts';

const game = burgAppenzell;

function master(state: State, iterations = 2000): Promise<string> {
  const view = game.view(state, state.active, true);
  return chooseMove(game, view, { level: 'master', iterations, seed: 1 });
}

/**
 * A match that ends with this turn, one way or another, so that the solver can work it out: one more quiet turn ends it
 * (BA-18), in the rival's favour (BA-17: equal kinds, and the rival comes first after the active seat); any cheese wins
 * it (BA-16); any fall is a third one (BA-17).
 */
function lastTurn(described: Omit<Described, 'fallen' | 'cheeses' | 'quietTurns'>): State {
  return position({ fallen: [2, 2], cheeses: ['ABC', 'ABC'], quietTurns: 39, ...described });
}

interface Ending {
  readonly name: string;
  readonly state: () => State;
  /** All moves that are as good as the best. */
  readonly best: readonly string[];
}

describe('endings that the solver works out over all moves and all outcomes', () => {
  const endings: readonly Ending[] = [
    {
      name: 'the second mouse steps onto the second Gouda',
      state: () =>
        lastTurn({
          mice: [
            ['b1', 'b3'],
            ['g1', 'g7'],
          ],
          open: ['b1'],
          tiles: { b1: 'G', b2: 'G' },
          actions: 1,
        }),
      best: ['b3-b2'],
    },
    {
      name: 'a jump over the rival’s mouse reaches the Gouda behind it',
      state: () =>
        lastTurn({
          mice: [
            ['b1', 'd2'],
            ['b2', 'g7'],
          ],
          open: ['b1', 'd2'],
          tiles: { d2: 'G', b3: 'G' },
          actions: 2,
          slid: true,
        }),
      best: ['b1-b3'],
    },
    {
      name: 'the roof comes off where a Gouda was seen before',
      state: () =>
        lastTurn({
          mice: [
            ['b2', 'b3'],
            ['g1', 'g7'],
          ],
          open: ['b1'],
          tiles: { b2: 'G', b4: 'G' },
          actions: 2,
          slid: true,
        }),
      best: ['^a4'],
    },
    {
      name: 'a slide brings a Gouda from under a roof below the second mouse',
      state: () =>
        lastTurn({
          mice: [
            ['b2', 'd1'],
            ['g1', 'g7'],
          ],
          open: ['b1', 'c1'],
          tiles: { d1: 'G', a2: 'G' },
          actions: 1,
        }),
      best: ['W2'],
    },
    {
      name: 'the spare Gouda is pushed in below the second mouse',
      state: () =>
        lastTurn({
          mice: [
            ['b1', 'd2'],
            ['g1', 'g7'],
          ],
          open: ['b1', 'd2'],
          tiles: { d2: 'G' },
          spare: 'G',
          actions: 1,
        }),
      best: ['Nb'],
    },
    {
      name: 'one slide brings a Gouda below either mouse',
      state: () =>
        lastTurn({
          mice: [
            ['c2', 'e2'],
            ['g1', 'g7'],
          ],
          open: ['c2', 'e2'],
          tiles: { b2: 'G', d2: 'G' },
          actions: 1,
        }),
      best: ['W2'],
    },
    {
      name: 'a trap is pushed under the rival’s third mouse',
      state: () =>
        lastTurn({
          mice: [
            ['a1', 'b3'],
            ['f2', 'g7'],
          ],
          open: ['b1', 'f1'],
          tiles: { e2: 'x' },
          actions: 1,
        }),
      best: ['W2'],
    },
    {
      name: 'of two slides that drop the rival’s mouse, the one that spares its own',
      state: () =>
        lastTurn({
          mice: [
            ['a1', 'b4'],
            ['d4', 'g7'],
          ],
          open: ['a4', 'd4'],
          tiles: { a4: 'x', c4: 'x', d3: 'x' },
          actions: 1,
        }),
      best: ['Nd'],
    },
    {
      name: 'of two rivals, the one whose fall leaves it with the most kinds',
      state: () =>
        position({
          mice: [
            ['a1', 'b3'],
            ['f2', 'g7'],
            ['d4', 'g1'],
          ],
          open: ['b1', 'd4', 'f1'],
          tiles: { e2: 'x', c4: 'x' },
          fallen: [2, 2, 2],
          cheeses: ['ABC', 'ABC', 'AB'],
          target: 4,
          quietTurns: 59,
          actions: 1,
        }),
      best: ['W2'],
    },
    {
      name: 'one action is for the step, the other for the slide, whichever comes first',
      state: () =>
        lastTurn({
          mice: [
            ['b1', 'd1'],
            ['g1', 'g7'],
          ],
          open: ['b1', 'c1'],
          tiles: { d1: 'G', a2: 'G', c2: '.', c4: '.', d2: '.', d3: '.', e2: '.', e4: '.' },
          actions: 2,
        }),
      best: ['W2', 'b1-b2'],
    },
    {
      name: 'of all roofs, the one that hides an unseen tile within a step is the gamble',
      state: () =>
        lastTurn({
          mice: [
            ['d2', 'c5'],
            ['g1', 'g7'],
          ],
          open: ['d2', 'b5'],
          tiles: { d2: 'G', b7: '.', d6: '.', c4: '.' },
          actions: 2,
          slid: true,
        }),
      best: ['^d4'],
    },
  ];

  test.each(endings)('$name', async ({ state, best }) => {
    const solved = solvedMoves(game, state(), 0);
    const bestValue = solved[0].value;
    const worked = solved.filter(({ value }) => value > bestValue - 1e-9).map(({ move }) => move);
    expect(worked.sort()).toEqual([...best].sort());
    expect(best).toContain(await master(state()));
  });
});

describe('endings worked out by hand', () => {
  /**
   * The only known Gouda besides the one under the first mouse is three squares and two roofs away: all four actions
   * are needed, in an order that never wastes one. Nothing is better than winning at once.
   */
  test('four actions in a row lead the second mouse to the remembered Gouda', async () => {
    const state = position({
      mice: [
        ['b1', 'd3'],
        ['a7', 'g7'],
      ],
      open: ['b1', 'd2'],
      tiles: { b1: 'G', f3: 'G' },
      cheeses: ['ABC', 'ABC'],
    });
    while (game.due(state) !== OVER && state.turns === 0) {
      const isNature = game.due(state) === NATURE_DUE;
      playTexts(state, isNature ? Object.keys(outcomes(state))[0] : await master(state));
    }
    expect(game.due(state)).toBe(OVER);
    expect(game.winners(state)).toBe(1 << 0);
  });

  /**
   * The rival wins on his turn by W2, which pushes the trap from a2 under b2: the third fall. He has one slide per
   * turn, so b1 and b3, in column b, are safe from it; so is b2 once E2 has made the trap the spare, as no line begins
   * there.
   */
  test('the third mouse gets out of the way of the trap', async () => {
    const state = position({
      mice: [
        ['a1', 'b2'],
        ['g1', 'g7'],
      ],
      open: ['b1'],
      tiles: { a2: 'x' },
      fallen: [2, 0],
      cheeses: ['AB', 'AB'],
      actions: 1,
    });
    expect(['b2-b1', 'b2-b3', 'E2']).toContain(await master(state));
  });

  /**
   * Entering, uncovering or running elsewhere brings nothing at once; the third cheese is one step away, the last of
   * the turn.
   */
  test('with one action left, the cheese is taken', async () => {
    const state = position({
      mice: [['b1', 'b3'], ['g7'], ['g1'], ['a7']],
      open: ['b1'],
      tiles: { b1: 'D', b2: 'D' },
      cheeses: ['AB', 'AB', 'A', 'ABC'],
      actions: 1,
    });
    expect(await master(state)).toBe('b3-b2');
  });
});

const LEVELS: readonly Level[] = ['journeyman', 'expert', 'master'];

describe('nothing sure is missed', () => {
  const positions = keptTurns();

  beforeAll(async () => {
    for (const seats of [2, 3, 4]) positions.push(...(await freshTurns(seats, 12 * (SAMPLES - 1))));
  });

  test('there are 200 positions: some are sure wins, and in some a rival is about to win', () => {
    expect(positions.length).toBeGreaterThanOrEqual(200);
    for (const seats of [2, 3, 4]) {
      const among = positions.filter(({ state }) => state.seats === seats);
      expect(among.some(({ sure }) => sure === WIN)).toBe(true);
      expect(among.some(({ state, sure }) => sure !== WIN && isCritical(state))).toBe(true);
    }
  });

  /**
   * What is sure is worked out alike for all levels, so with one sample each of them gets every third position.
   *
   * A cheese may only be passed over if the next rival is sure to win after every way of taking it, but need not be, with luck,
   * after some other turn.
   */
  test.each(LEVELS)('by the %s', async level => {
    const first = LEVELS.indexOf(level);
    const random = new Random(first);
    for (const [number, { state, sure }] of positions.entries()) {
      if ((number + first) % LEVELS.length >= SAMPLES) continue;
      const { active, turns } = state;
      const after = game.clone(state);
      while (game.due(after) !== OVER && after.turns === turns) await playOn(after, level, random);
      if (game.due(after) === OVER) {
        expect(game.winners(after)).toBe(1 << active);
        continue;
      }
      const kinds = game.score(after, active);
      if (kinds >= sure) continue;
      expect(isSafelySure(state, kinds)).toBe(false);
      expect(!isSureToWin(after) || mayEscape(state)).toBe(true);
    }
  });
});

test('no puzzle asks for a move that gives away what is certain in the match', async () => {
  const game = await loadGame('burg-appenzell');
  for (const puzzle of readPuzzles(SHIPPED).puzzles) {
    const match = matchOf(game, puzzle);
    const { seat, values } = puzzle;
    const right = match.moves(seat).filter((_, index) => isBest(values, index));
    const state = game.imagine(match.view(seat, true), new Random(1));
    expect(givesAway(game, state, seat, right), puzzle.id).toBe(false);
  }
});
