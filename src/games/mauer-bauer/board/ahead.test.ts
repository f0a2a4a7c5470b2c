import { expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { game as mauerBauer } from '../game.ts';
import { viewOf } from '../testing/board-positions.ts';
import { ahead } from './ahead.ts';

test('what is planned while others play is what is asked next, unless their dice or cities change it', () => {
  const match = new Match(mauerBauer, 3, {});
  const random = new Random(5);
  /** By seat: the moves it could plan for its next decision, and of which kind. */
  const planned = new Map<number, { readonly moves: readonly string[]; readonly step: string }>();
  let walls = 0;
  let cards = 0;
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    const by = turn.kind === 'nature' ? 'nature' : turn.seats[0];
    const all = by === 'nature' ? match.chances().map(([outcome]) => outcome) : match.moves(by);
    for (const seat of [0, 1, 2]) {
      if (seat === by) continue;
      const looked = ahead(viewOf(match, seat));
      if (looked) planned.set(seat, { moves: looked.moves, step: looked.view.step });
      else planned.delete(seat);
    }
    if (by !== 'nature') {
      const plan = planned.get(by);
      const { step } = viewOf(match, by);
      if (plan?.step === step && step === 'wall') {
        // Others may have built meanwhile, and no line ever becomes free again.
        expect(all.filter(move => !plan.moves.includes(move))).toEqual([]);
        walls++;
      }
      if (plan?.step === step && (step === 'score' || step === 'last scoring')) {
        expect(plan.moves).toEqual(all);
        cards++;
      }
    }
    match.play(by, all[random.below(all.length)]);
  }
  expect(walls).toBeGreaterThan(10);
  expect(cards).toBeGreaterThan(3);
});

test('spectators plan nothing', () => {
  expect(ahead(viewOf(new Match(mauerBauer, 3, {}), 'spectator'))).toBeNull();
});
