import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../locales/languages.ts';
import { loadGameTexts, loadTexts } from '../locales/load.ts';
import { matchOf } from '../src/engine/from-moves.ts';
import { bestOf, EXACT, isBest, readPuzzles } from '../src/engine/puzzle/puzzle-file.ts';
import { Solver } from '../src/engine/puzzle/solver.ts';
import { asNumber, verified } from '../src/engine/puzzle/verifier.ts';
import { Random } from '../src/engine/random.ts';
import { MANIFESTS } from '../src/games/index.ts';
import { loadGame } from '../src/games/load.ts';
import { loadGoal, loadWitness } from '../src/games/load-puzzles.ts';

const FEWEST = 500;
/** How many puzzles of each game; `mura puzzles verify` checks all. */
const SOLVED = 8;
const VERIFIED = 2;
/** A second implementation without memory goes through this many positions in a moment. */
const SHORT = 20_000;

describe.each(MANIFESTS.filter(({ puzzles }) => puzzles))('$id', ({ id, puzzles }) => {
  async function load() {
    return {
      game: await loadGame(id),
      goal: await loadGoal(id),
      witness: await loadWitness(id),
      all: readPuzzles((await puzzles?.()) ?? '').puzzles,
    };
  }

  test('comes with 500 puzzles that can be set up, in each of which one move is clearly the best', async () => {
    const { game, goal, all } = await load();
    expect(all.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(all.map(puzzle => puzzle.id)).size).toBe(all.length);
    const match = new Map<string, ReturnType<typeof matchOf>>();
    for (const puzzle of all) {
      // The puzzles of a match follow each other, so only what is new has to be played.
      const name = puzzle.id.split('-')[0];
      const before = match.get(name) ?? matchOf(game, { ...puzzle, moves: [] });
      match.set(name, before);
      for (const move of puzzle.moves.slice(before.plays.length)) {
        expect(before.play(before.first() ?? 0, move).ok, puzzle.id).toBe(true);
      }
      const { values, seat } = puzzle;
      expect(before.moves(seat).length, puzzle.id).toBe(values.length);
      const wrong = values.filter((_, index) => !isBest(values, index));
      expect(bestOf(values) - Math.max(...wrong), puzzle.id).toBeGreaterThanOrEqual(goal.margin - EXACT);
      expect(wrong.length, puzzle.id).toBeGreaterThanOrEqual(values.length / 2);
    }
  });

  test('a sample is confirmed by the solver, whatever is hidden, and by the verifier', async () => {
    const { game, goal, witness, all } = await load();
    const random = new Random(2026);
    let left = VERIFIED;
    for (let i = 0; i < SOLVED || left > 0; i++) {
      const puzzle = all[random.below(all.length)];
      const { seat, values } = puzzle;
      const match = matchOf(game, puzzle);
      const state = game.imagine(match.view(seat, true), random);
      expect(goal.asks(state, seat)).toBe(true);
      const solver = new Solver(game, goal, state, seat);
      const solved = solver.moves();
      expect(solved.map(({ move }) => move)).toEqual(match.moves(seat));
      for (const [index, { value }] of solved.entries()) expect(value).toBeCloseTo(values[index], 8);
      if (left > 0 && solver.lines < SHORT) {
        left--;
        const exact = verified(game, witness, goal.replies, state, seat);
        for (const { move, value } of solved) {
          const fraction = exact.get(move);
          expect(fraction && asNumber(fraction), `${puzzle.id} ${move}`).toBeCloseTo(value, 9);
        }
      }
    }
  });

  test('every theme has a name in every language', async () => {
    const { all } = await load();
    const themes = new Set(all.flatMap(puzzle => puzzle.themes));
    for (const language of LANGUAGES) {
      const { puzzles: own } = await loadGameTexts(language, id, 'puzzles');
      const { anyThemes } = await loadTexts(language, 'puzzles');
      for (const theme of themes) expect(own.themes[theme] ?? anyThemes[theme], theme).toBeTruthy();
    }
  });
});
