import { expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { judgeByNet } from '../../../engine/seat-net.ts';
import { game as mauerBauer } from '../game.ts';
import { FINISHED, type State, WALL } from '../rules/state.ts';
import { playAtRandom, position } from '../testing/positions.ts';
import { net } from './evaluation.ts';

/** The starts of turns of random matches, one in five. */
function* turns(): Generator<State> {
  const random = new Random(8);
  for (let match = 0; match < 12; match++) {
    const state = mauerBauer.start(2 + (match % 3), { hastyRoll: false });
    for (let turn = 0; state.phase !== FINISHED; ) {
      if (state.phase === WALL && turn++ % 5 === 0) yield state;
      playAtRandom(state, random);
    }
  }
}

function valuesOf(state: State): number[] {
  const values = new Float64Array(state.seats);
  judgeByNet(net, state, values);
  return [...values];
}

test('once a city stands, points make a win likelier', () => {
  const gains: number[] = [];
  for (const state of turns()) {
    if (state.cities === 0) continue;
    const [before] = valuesOf(state);
    state.scores[0] += 8;
    const [after] = valuesOf(state);
    state.scores[0] -= 8;
    gains.push(after - before);
  }
  expect(gains.length).toBeGreaterThan(20);
  expect(gains.reduce((sum, gain) => sum + gain) / gains.length).toBeGreaterThan(0.05);
  expect(gains.filter(gain => gain > 0).length / gains.length).toBeGreaterThan(0.95);
});

test('cards that will score are worth having', () => {
  const walls = 'a1-b0 b0-c1 c1-d0 d0-e1 e1-f0';
  const [good, poor] = ['oc ot ow otw rW N', 'C S3 HR HG P T'];
  expect(valuesOf(position({ walls, hands: [good, poor] }))[0]).toBeGreaterThan(0.5);
  expect(valuesOf(position({ walls, hands: [poor, good] }))[0]).toBeLessThan(0.5);
});
