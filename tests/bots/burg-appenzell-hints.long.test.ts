import { expect, test } from 'vitest';
import { confidenceIn } from '../../src/bots/chance.ts';
import { type Advice, advise, chooseMove, LEVELS } from '../../src/bots/index.ts';
import { chancesFor } from '../../src/bots/review/chances.ts';
import { confirmed } from '../../src/bots/review/confirming.ts';
import { effortOf } from '../../src/bots/review/effort.ts';
import { isMistake, isSuspect } from '../../src/bots/review/findings.ts';
import { judgeDecision } from '../../src/bots/review/judging.ts';
import { sharpened } from '../../src/bots/review/outlook.ts';
import { secondLook } from '../../src/bots/review/second-look.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { judgeByNet } from '../../src/engine/seat-net.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { net } from '../../src/games/burg-appenzell/bot/evaluation.ts';
import { reason } from '../../src/games/burg-appenzell/bot/reasons.ts';
import { game, type State } from '../../src/games/burg-appenzell/game.ts';
import { NOWHERE } from '../../src/games/burg-appenzell/rules/castle.ts';
import { clone } from '../../src/games/burg-appenzell/rules/state.ts';
import { playTexts, position } from '../../src/games/burg-appenzell/testing/positions.ts';

/**
 * The Camembert on g6 is one step away, but the spare is a trap and E6 pushes it in at g6: the third fall, and the
 * rival has won. A hint once led there, and the review called it sound. Whoever stays away is far ahead.
 */
const ontoTheTrap = () =>
  position({
    mice: [
      ['b2', 'g5'],
      ['a7', 'd4'],
    ],
    open: ['b1', 'g5', 'd4'],
    tiles: { b2: 'C', g6: 'C', d4: 'E' },
    spare: 'x',
    fallen: [2, 0],
    cheeses: ['ABDE', 'A'],
    target: 6,
    actions: 1,
  });

test.each(['journeyman', 'expert', 'master'] as const)(
  'the %s takes no cheese that loses at once',
  async level => {
    const view = game.view(ontoTheTrap(), 0, true);
    for (let seed = 0; seed < 4; seed++)
      expect(await chooseMove(game, view, { level, iterations: 20, seed })).not.toBe('g5-g6');
  },
);

test.each(LEVELS)('no hint of the %s leads to where the trap comes in', async level => {
  const view = game.view(ontoTheTrap(), 0, true);
  const { candidates } = await advise(game, view, { level, iterations: 100, seed: 1 });
  expect(candidates.map(({ move }) => move)).not.toContain('g5-g6');
});

test('a hint that playing on refutes gives way to the next best move, with that move’s reason', async () => {
  const view = game.view(ontoTheTrap(), 0, true);
  const wrong = {
    candidates: [
      { move: 'g5-g6', value: 0.6, share: 0.7 },
      { move: 'E4', value: 0.4, share: 0.3 },
    ],
    reason: { kind: 'cheese' },
    isProved: false,
  };
  // A clock that ticks once each time it is asked.
  let ticks = 0;
  const look = (advice: Advice) =>
    secondLook(
      game,
      view,
      advice,
      { ms: 3000, seed: 1 },
      () => false,
      () => ticks++,
    );
  const checked = await look(wrong);
  expect(checked.candidates.map(({ move }) => move)).toEqual(['E4', 'g5-g6']);
  const state = ontoTheTrap();
  expect(checked.reason).toEqual(reason(state, 0, game.read(state, 0, 'E4')));
  expect(checked.reason).not.toBeNull();
  const right = { ...wrong, candidates: wrong.candidates.toReversed() };
  expect(await look(right)).toEqual(right);
});

test('the review calls it a mistake, as its own curve says', () => {
  const state = ontoTheTrap();
  const effort = effortOf('apprentice', game);
  const view = game.view(state, 0, true);
  const judgement = judgeDecision(game, view, 'g5-g6', effort, 1);
  expect(judgement && isSuspect(judgement)).toBe(true);
  if (!judgement) return;
  const checked = confirmed(game, view, judgement, 'apprentice', 2);
  expect(isMistake(checked)).toBe(true);
  const before = chancesFor(game, game.view(state, 'spectator', true), effort, 1);
  playTexts(state, 'g5-g6');
  const after = chancesFor(game, game.view(state, 'spectator', true), effort, 1);
  expect(after[1]).toBeGreaterThan(0.95);
  expect(before[0] - after[0]).toBeGreaterThan(0.03);
});

test('chances are what the net foresees, less boldly, on average over the tiles that may turn up', () => {
  const state = position({ mice: [['a1'], ['g7'], ['g1']], cheeses: ['A', 'BC', ''] });
  const effort = effortOf('journeyman', game);
  const chances = () => chancesFor(game, game.view(state, 'spectator', true), effort, 1);
  expect(chances()).toEqual(foreseen(state).map(chance => expect.closeTo(chance, 9)));
  playTexts(state, '^b1');
  const after = Array.from({ length: 40 }, (_, seed) => {
    const outcome = clone(state);
    for (const random = new Random(seed); outcome.turningUp !== NOWHERE; ) {
      const count = game.chances(outcome, moves);
      game.play(outcome, NATURE, drawOutcome(random, moves, count), null);
    }
    return foreseen(outcome)[0];
  });
  const [chance] = chances();
  expect(Math.max(...after) - Math.min(...after)).toBeGreaterThan(0.01);
  const mean = after.reduce((sum, each) => sum + each) / after.length;
  expect(Math.abs(chance - mean)).toBeLessThan(0.03);
});

const { moves } = buffersFor(game);

function foreseen(state: State): number[] {
  const values = new Float64Array(state.seats);
  judgeByNet(net, state, values);
  return sharpened([...values], confidenceIn(game, state));
}
