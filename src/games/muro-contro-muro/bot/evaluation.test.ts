import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game, type State } from '../game.ts';
import { TURNED } from '../rules/pieces.ts';
import { countPoints } from '../rules/scoring.ts';
import { ENDED, ROLL } from '../rules/state.ts';
import { brickAt, heightOf, lay } from '../rules/wall.ts';
import { position } from '../testing/positions.ts';
import { evaluate } from './evaluation.ts';
import { AT, FEATURES, writeFeatures } from './features.ts';
import { HIDDEN, SCALE, WEIGHTS } from './weights.ts';

/** Every state of random matches in which the die is to be rolled for a turn. */
function* rolls(matches: number): Generator<State> {
  const random = new Random(11);
  const moves = new Int32Array(game.mostMoves);
  for (let i = 0; i < matches; i++) {
    const state = game.start(2, { copies: 4 + (i % 6) });
    while (state.phase !== ENDED) {
      if (state.phase === ROLL) yield state;
      const count = game.moves(state, state.seat, moves);
      if (count > 0) game.play(state, state.seat, moves[random.below(count)], null);
      else game.play(state, NATURE, random.below(6), null);
    }
  }
}

function featuresOf(state: State): Float64Array {
  const features = new Float64Array(FEATURES);
  writeFeatures(state, features);
  return features;
}

/** The same match with the seats swapped: each brick turned, and the wall seen from behind. */
function exchanged(state: State): State {
  const twin = game.start(2, { copies: state.copies });
  const { width } = state;
  for (let row = 0; row < width; row++) {
    for (let c = 1; c <= width - row; c++) {
      const mirrored = width - row + 1 - c;
      if (row >= heightOf(state, mirrored)) continue;
      // While there is no wall, the first brick is laid in column 1; the base then grows to the right.
      lay(twin, c, TURNED[brickAt(state, row, mirrored)]);
    }
  }
  twin.phase = state.phase;
  twin.seat = 1 - state.seat;
  twin.colours.set([state.colours[1], state.colours[0]]);
  twin.pile.set(state.pile);
  twin.bricksLeft = state.bricksLeft;
  return twin;
}

describe('what the evaluation looks at', () => {
  test('is the same for both seats: a match with the seats swapped looks the same', () => {
    for (const state of rolls(60)) expect(featuresOf(exchanged(state))).toEqual(featuresOf(state));
  });

  test('has the sizes of the awards as they would be given now', () => {
    const points = new Uint8Array(2);
    for (const state of rolls(60)) {
      const features = featuresOf(state);
      const lead = [AT.diagonal, AT.row, AT.connection].map(award =>
        Math.sign(features[award] - features[AT.rival + award]),
      );
      countPoints(state, points);
      expect(2 * (5 * lead[0] + 4 * lead[1] + 3 * lead[2])).toBe(points[state.seat] - points[1 - state.seat]);
    }
  });

  test('is what a person would count on a small wall', () => {
    // Seat 0 has green: a diagonal of three, a row of two, and five bricks, four of which are connected.
    const state = position({
      wall: `GB
             GB FB
             GF GB FF
             BG FF FB GG`,
      colours: 'GF',
      seat: 0,
    });
    const features = featuresOf(state);
    const named = {
      diagonal: AT.diagonal,
      growsNow: 2,
      safe: 3,
      row: AT.row,
      connection: AT.connection,
      bricks: 8,
      loose: 34,
    };
    const counted = Object.entries(named).map(([name, at]) => [name, features[at]]);
    expect(Object.fromEntries(counted)).toEqual({
      diagonal: 3,
      growsNow: 0,
      safe: 2,
      row: 2,
      connection: 4,
      bricks: 5,
      loose: 1,
    });
  });
});

describe('the evaluation', () => {
  test('is that of the net, worked out feature by feature and unit by unit', () => {
    const bytes = Buffer.from(WEIGHTS, 'base64');
    const weight = (n: number) => bytes.readInt16LE(2 * n) / SCALE;
    for (const state of rolls(6)) {
      const features = featuresOf(state);
      let sum = weight((FEATURES + 2) * HIDDEN);
      for (let j = 0; j < HIDDEN; j++) {
        const own = weight(FEATURES * HIDDEN + j);
        const unit = features.reduce((all, feature, k) => all + feature * weight(k * HIDDEN + j), own);
        sum += (unit > 0 ? unit : 0.02 * unit) * weight((FEATURES + 1) * HIDDEN + j);
      }
      expect(evaluate(state, state.seat)).toBeCloseTo(1 / (1 + Math.exp(-sum)), 9);
    }
  });

  test('does not depend on what was evaluated before, and the two seats share one win', () => {
    const before: [State, number][] = [];
    for (const state of rolls(8)) before.push([game.clone(state), evaluate(state, 0)]);
    for (const [state, value] of before.reverse()) {
      expect(evaluate(state, 0)).toBe(value);
      expect(evaluate(state, 1)).toBeCloseTo(1 - value, 12);
      expect(evaluate(exchanged(state), 1)).toBe(value);
    }
  });

  test('knows who is far ahead', () => {
    const ahead = position({
      wall: 'GB GB GG GB\nGB GB GB GB GB',
      copies: 9,
      pile: { FB: 2, GB: 4, FF: 2 },
    });
    expect(evaluate(ahead, 0)).toBeGreaterThan(0.9);
    expect(evaluate(ahead, 1)).toBeLessThan(0.1);
  });

  test('has nothing to say before colours are chosen', () => {
    expect(evaluate(game.start(2, { copies: 6 }), 1)).toBe(0.5);
  });
});
