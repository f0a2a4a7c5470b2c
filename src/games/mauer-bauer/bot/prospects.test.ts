import { describe, expect, test } from 'vitest';
import { NATURE_DUE, OVER } from '../../../engine/game.ts';
import { buffersFor, pickByWeight } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as mauerBauer } from '../game.ts';
import { CARD_NAMES } from '../rules/cards.ts';
import { completeCity } from '../rules/cities.ts';
import { WALL_LINES } from '../rules/land.ts';
import { pointsFor } from '../rules/points.ts';
import { clone, isOpen, NONE, type State, WALL } from '../rules/state.ts';
import { putWall } from '../rules/turn.ts';
import { loadBoard } from './playout-board.ts';
import { weighCity, weighClosing, worth, wouldClose } from './prospects.ts';

const scoresOf = (state: State, city: number) => CARD_NAMES.map((_, card) => pointsFor(state, card, city));

/** The beginnings of turns in a random match. */
function* turns(seed: number): Generator<State> {
  const random = new Random(seed);
  const buffers = buffersFor(mauerBauer);
  const state = mauerBauer.start(3, { hastyRoll: false });
  for (let due = mauerBauer.due(state); due !== OVER; due = mauerBauer.due(state)) {
    if (state.step === WALL) yield state;
    if (due === NATURE_DUE) {
      const count = mauerBauer.chances(state, buffers.moves, buffers.weights);
      mauerBauer.play(state, NATURE, buffers.moves[pickByWeight(random, buffers.weights, count)], null);
    } else {
      const count = mauerBauer.moves(state, state.actor, buffers.moves);
      mauerBauer.play(state, state.actor, buffers.moves[random.below(count)], null);
    }
  }
}

describe('what cards would score', () => {
  test('for every city on the board, and without one, as the rules say', () => {
    for (const state of turns(1)) {
      loadBoard(state);
      for (let city = NONE; city < state.cityOf.length; city++) {
        if (city !== NONE && state.cityOf[city] !== city) continue;
        weighCity(city);
        expect(Array.from(worth)).toEqual(scoresOf(state, city));
      }
    }
  });

  test('for the city that a wall would complete, as after it is completed', () => {
    let closed = 0;
    for (const state of [2, 3, 4].flatMap(seed => Array.from(turns(seed), clone))) {
      loadBoard(state);
      for (let line = 0; line < WALL_LINES; line++) {
        if (!isOpen(state, line)) continue;
        const after = clone(state);
        putWall(after, line, null);
        const city = completeCity(after, null);
        expect(wouldClose(line)).toBe(city !== NONE);
        if (city === NONE) continue;
        closed++;
        expect(weighClosing(line)).toBe(after.cityOf.filter(each => each === city).length);
        expect(Array.from(worth)).toEqual(scoresOf(after, city));
      }
    }
    expect(closed).toBeGreaterThan(50);
  });
});
