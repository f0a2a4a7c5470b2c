import { describe, expect, test } from 'vitest';
import { NATURE_DUE } from '../../../engine/game.ts';
import { buffersFor } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { ENDED, TURN } from '../rules/state.ts';
import { type Described, outcomes, playTexts, position } from '../testing/positions.ts';
import { isCritical, sureKinds } from '../testing/sure-things.ts';
import { dismiss, foregone } from './sure.ts';

const { moves } = buffersFor(burgAppenzell);

/** The moves that are left, as texts. */
function leftIn(state: State): string[] {
  const count = burgAppenzell.moves(state, state.active, moves);
  const promises = new Float64Array(count).fill(1);
  dismiss(state, state.active, moves, count, promises);
  return [...moves.subarray(0, count)]
    .filter((_, i) => promises[i] > 0)
    .map(move => burgAppenzell.write(state, state.active, move))
    .sort();
}

const twoGoudas: Described = { mice: [['b1', 'b3'], ['g7']], open: ['b1'], tiles: { b1: 'G', b2: 'G' } };
const lastGouda: Described = { ...twoGoudas, cheeses: ['ABC', ''] };

describe('of the moves of a turn', () => {
  test('an immediate win leaves no other', () => {
    expect(leftIn(position(lastGouda))).toEqual(['b3-b2']);
  });

  test('a win that takes four actions is followed step by step', () => {
    const state = position({
      mice: [
        ['b1', 'd3'],
        ['a7', 'g7'],
      ],
      open: ['b1', 'd2'],
      tiles: { b1: 'G', f3: 'G' },
      cheeses: ['ABC', 'ABC'],
    });
    while (state.phase !== ENDED && state.active === 0) {
      const isNature = burgAppenzell.due(state) === NATURE_DUE;
      playTexts(state, isNature ? Object.keys(outcomes(state))[0] : leftIn(state)[0]);
    }
    expect(burgAppenzell.winners(state)).toBe(1 << 0);
  });

  test('only those remain that bring the cheese, now or later in the turn', () => {
    expect(leftIn(position({ ...twoGoudas, actions: 1 }))).toEqual(['b3-b2']);
    const withTime = leftIn(position({ ...twoGoudas, actions: 2 }));
    expect(withTime).toContain('b3-b2');
    expect(withTime).toContain('@g1');
    expect(withTime).not.toContain('.');
    expect(withTime).not.toContain('W2');
  });

  test('none is certain because of a tile that nobody has seen', () => {
    const state = position({ ...lastGouda, tiles: { b1: 'G', b2: '.' } });
    expect(leftIn(state).length).toBeGreaterThan(10);
  });

  test('a roof may come off first, whatever lies under it, if the cheese can still be had', () => {
    expect(leftIn(position({ ...twoGoudas, actions: 2, slid: true }))).toContain('^a2');
  });

  test('moves that let the next rival win at once are dismissed, if others do not', () => {
    // W2 pushes the trap under b2: the third fall.
    const state = position({
      mice: [
        ['a1', 'b2'],
        ['g1', 'g7'],
      ],
      open: ['b1'],
      tiles: { a2: 'x' },
      fallen: [2, 0],
      actions: 1,
    });
    expect(leftIn(state)).toEqual(['E2', 'b2-b1', 'b2-b3']);
  });

  test('all remain if the next rival wins anyway', () => {
    const described: Described = {
      mice: [['g2'], ['b1', 'b3']],
      open: ['b1', 'g2'],
      tiles: { b1: 'G', b2: 'G' },
      cheeses: ['', 'ABC'],
      actions: 1,
      slid: true,
    };
    expect(leftIn(position(described))).toContain('.');
    expect(foregone(position(described))).toBe(1);
  });
});

describe('the winner is foregone', () => {
  test('with a sure win in hand', () => {
    expect(foregone(position(lastGouda))).toBe(0);
    expect(foregone(position({ ...lastGouda, active: 1 }))).toBe(-1);
  });

  test('when a trap can be pushed under the third mouse', () => {
    const trap: Described = { mice: [['d2', 'a1'], ['a2']], open: ['d2', 'a2'], spare: 'x', active: 0 };
    expect(foregone(position({ ...trap, fallen: [0, 2] }))).toBe(0);
    expect(foregone(position({ ...trap, fallen: [0, 1] }))).toBe(-1);
    // BA-17: ending a match that another wins does not help.
    const third: Described = { ...trap, mice: [...trap.mice, ['g7']], cheeses: ['', '', 'AB'] };
    expect(foregone(position({ ...third, fallen: [0, 2, 0] }))).toBe(-1);
  });

  test('when a seat may win with its last mouse, and drops its third to end the match', () => {
    const ahead: Described = {
      mice: [['a2', 'd2'], ['g7']],
      open: ['a2', 'd2'],
      tiles: { c2: '.' },
      spare: 'x',
      fallen: [2, 0],
      cheeses: ['AB', 'A'],
    };
    expect(foregone(position(ahead))).toBe(-1);
    expect(foregone(position({ ...ahead, lastMouse: true }))).toBe(0);
    expect(leftIn(position({ ...ahead, lastMouse: true }))).toEqual(['W2']);
  });

  test('not before nature has turned up what is due', () => {
    const state = burgAppenzell.start(2, { layout: 'A', target: 4, memory: false });
    expect(foregone(state)).toBe(-1);
  });
});

test('every remaining move brings what an exhaustive search finds', () => {
  const random = new Random(4);
  const state = burgAppenzell.start(2, { layout: 'A', target: 6, memory: false });
  let found = 0;
  while (state.phase !== ENDED && found < 6) {
    const seat = state.active;
    const isTold = state.phase === TURN && !isCritical(state);
    const sure = isTold ? sureKinds(state) : 0;
    const kinds = burgAppenzell.score(state, seat);
    do playAnyThatIsLeft(state, random);
    while (state.phase === TURN && state.active === seat);
    if (sure <= kinds) continue;
    found++;
    expect(burgAppenzell.score(state, seat)).toBeGreaterThanOrEqual(sure);
  }
  expect(found).toBe(6);
});

function playAnyThatIsLeft(state: State, random: Random): void {
  if (burgAppenzell.due(state) === NATURE_DUE) {
    const count = burgAppenzell.chances(state, moves);
    burgAppenzell.play(state, NATURE, moves[count === 1 ? 0 : random.below(count)], null);
  } else {
    const left = leftIn(state);
    const move = left[random.below(left.length)];
    burgAppenzell.play(state, state.active, burgAppenzell.read(state, state.active, move), null);
  }
}
