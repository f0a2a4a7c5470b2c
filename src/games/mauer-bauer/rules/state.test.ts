import { expect, test } from 'vitest';
import { OVER } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import { game as mauerBauer } from '../game.ts';
import { playAtRandom } from '../testing/positions.ts';
import { towerOfRoll } from './dice.ts';
import { LINE_NAMES } from './land.ts';
import { recount } from './recount.ts';
import { clone, closes, HOUSES, isOpen, type State, WALL } from './state.ts';

/** All states of some random matches. */
function* states(): Generator<State> {
  const random = new Random(1);
  for (let match = 0; match < 60; match++) {
    const state = mauerBauer.start(2 + (match % 3), { hastyRoll: false });
    for (; mauerBauer.due(state) !== OVER; playAtRandom(state, random)) yield state;
  }
}

const closing = (state: State) => LINE_NAMES.filter((_, line) => isOpen(state, line) && closes(state, line));

test('what is kept up to date about cities matches a fresh count', () => {
  for (const state of states()) {
    const counted = clone(state);
    recount(counted);
    counted.chains.set(state.chains);
    expect(counted).toEqual(state);
  }
});

test('the lines that would close an area are those whose ends the walls on the board connect', () => {
  let found = 0;
  for (const state of states()) {
    if (state.phase !== WALL) continue;
    const counted = clone(state);
    recount(counted);
    found += closing(state).length;
    expect(closing(state)).toEqual(closing(counted));
  }
  expect(found).toBeGreaterThan(1000);
});

test('an imagined state continues like the real one', () => {
  for (const state of states()) {
    if (state.phase === HOUSES && towerOfRoll(state.roll) === 0) {
      const imagined = mauerBauer.imagine(mauerBauer.view(state, 'everything'), new Random(1));
      const after = clone(state);
      playAtRandom(after, new Random(2));
      playAtRandom(imagined, new Random(2));
      expect(closing(imagined)).toEqual(closing(after));
      expect(imagined.completed).toBe(after.completed);
    }
  }
});
