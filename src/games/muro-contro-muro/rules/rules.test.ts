import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { isLegal, moves, play, position, start } from '../testing/positions.ts';

describe('MM-6: colours', () => {
  test('seat 0 chooses one of three, then seat 1 one of the other two', () => {
    const state = start();
    expect(turnOf(game, state)).toEqual({ kind: 'seats', seats: [0] });
    expect(moves(state)).toEqual(['B', 'F', 'G']);
    play(state, 'F');
    expect(turnOf(game, state)).toEqual({ kind: 'seats', seats: [1] });
    expect(moves(state)).toEqual(['B', 'G']);
    const happened = play(state, 'B');
    expect(happened).toEqual([{ kind: 'colour-chosen', seat: 1, colour: 'B' }]);
    expect(game.view(state, 0).colours).toEqual(['F', 'B']);
    expect(turnOf(game, state)).toEqual({ kind: 'nature' });
  });

  test.each(['G', 'F', 'B'])('after %s that colour is taken', colour => {
    const state = start();
    play(state, colour);
    expect(isLegal(state, colour)).toBe(false);
    expect(moves(state)).toHaveLength(2);
  });
});

describe('MM-7: who begins', () => {
  test('the seats roll in turn, beginning with seat 0, until one rolls its own colour', () => {
    const state = start();
    const happened = play(state, 'G', 'F', 'F', 'G', 'N', 'C', 'M', 'B', 'B', 'F');
    expect(happened.slice(2).filter(({ kind }) => kind === 'die-rolled')).toEqual(
      ['F', 'G', 'N', 'C', 'M', 'B', 'B', 'F'].map((face, nth) => ({
        kind: 'die-rolled',
        seat: nth % 2,
        face,
        purpose: 'first-turn',
      })),
    );
    expect(happened.at(-1)).toEqual({ kind: 'first-turn-won', seat: 1, colour: 'F' });
  });

  test('that roll is not the roll of the turn', () => {
    const state = start();
    play(state, 'G', 'F', 'G');
    expect(game.view(state, 0)).toMatchObject({
      phase: 'roll',
      seat: 0,
      die: null,
      turn: { kind: 'nature' },
    });
    play(state, 'B');
    expect(game.view(state, 0)).toMatchObject({ phase: 'move', seat: 0, die: 'B' });
  });

  test('seat 1 has the first turn if it rolls its own colour first', () => {
    const state = start();
    play(state, 'G', 'F', 'C', 'F', 'B');
    expect(turnOf(game, state)).toEqual({ kind: 'seats', seats: [1] });
  });

  test.each([
    [
      'first roll',
      () => {
        const state = start();
        play(state, 'G', 'F');
        return state;
      },
    ],
    ['roll of a turn', () => position({})],
  ])('nature has six faces of weight 1: %s', (_, make) => {
    const outcomes = new Int32Array(6);
    const state = make();
    expect(game.chances(state, outcomes)).toBe(6);
    expect(Array.from(outcomes, outcome => game.write(state, -1, outcome))).toEqual([
      'G',
      'F',
      'B',
      'N',
      'M',
      'C',
    ]);
  });
});

describe('MM-12: passing', () => {
  test('Example: the die shows fuchsia and every brick with a fuchsia face is on the wall', () => {
    const state = position({ wall: 'FF FB', seat: 1, pile: { GG: 2, BB: 1, GB: 3 } });
    expect(play(state, 'F')).toEqual([
      { kind: 'die-rolled', seat: 1, face: 'F', purpose: 'turn' },
      { kind: 'turn-passed', seat: 1, face: 'F', why: 'no-brick-of-colour' },
    ]);
    expect(game.view(state, 0)).toMatchObject({
      phase: 'roll',
      seat: 0,
      die: null,
      turn: { kind: 'nature' },
    });
  });

  test('neutral, and every brick left shows the seat’s own colour', () => {
    const state = position({ wall: 'FF', colours: 'GF', pile: { GG: 1, GF: 1, GB: 1 } });
    expect(play(state, 'N').at(-1)).toEqual({
      kind: 'turn-passed',
      seat: 0,
      face: 'N',
      why: 'no-neutral-brick',
    });
    play(state, 'N');
    expect(turnOf(game, state)).toEqual({ kind: 'seats', seats: [1] });
  });

  test('Example: the die shows M and the wall has not been begun', () => {
    const state = position({});
    expect(play(state, 'M').at(-1)).toEqual({ kind: 'turn-passed', seat: 0, face: 'M', why: 'no-wall' });
    expect(game.view(state, 0)).toMatchObject({ phase: 'roll', seat: 1 });
  });

  test('Example: the wall is one brick, GG, and the die shows M', () => {
    const state = position({ wall: 'GG' });
    expect(play(state, 'M').at(-1)).toEqual({
      kind: 'turn-passed',
      seat: 0,
      face: 'M',
      why: 'nothing-to-move',
    });
    expect(game.view(state, 0)).toMatchObject({ phase: 'roll', seat: 1 });
  });

  test('otherwise the seat must move, even if there is only one move', () => {
    const state = position({ wall: 'FG' });
    play(state, 'M');
    expect(turnOf(game, state)).toEqual({ kind: 'seats', seats: [0] });
  });

  test('C with nothing in the wall to move still lays a brick', () => {
    const state = position({ wall: 'GG', pile: { BB: 1 } });
    play(state, 'C');
    expect(moves(state)).toEqual(['BB@0,-1', 'BB@0,1']);
  });
});

describe('MM-13: after a turn', () => {
  test.each([0, 1])('of seat %i, the other seat’s turn begins with a roll', seat => {
    for (const move of ['GG@0,-1', '0,0>BF@0,0', '0,0>FB@0,2']) {
      const state = position({ wall: 'FB BB', seat, die: 'C' });
      play(state, move);
      expect(game.view(state, 0)).toMatchObject({ phase: 'roll', seat: 1 - seat, die: null });
      expect(turnOf(game, state)).toEqual({ kind: 'nature' });
    }
  });
});

describe('MM-13: one turn after another', () => {
  test('only the seat whose turn it is has moves', () => {
    const into = new Int32Array(game.mostMoves);
    expect(game.moves(position({ die: 'C', seat: 1 }), 0, into)).toBe(0);
    expect(game.moves(position({ die: 'C', seat: 0 }), 1, into)).toBe(0);
    expect(game.moves(start(), 1, into)).toBe(0);
  });

  test('nobody has moves, and nature no outcomes, when not due', () => {
    const into = new Int32Array(game.mostMoves);
    expect(game.moves(position({}), 0, into)).toBe(0);
    expect(game.chances(position({ die: 'C' }), into)).toBe(0);
    expect(game.chances(start(), into)).toBe(0);
  });
});

describe('MM-14: the end', () => {
  test('the match is over as soon as the pile is empty', () => {
    const state = position({ wall: 'GG FF', pile: { GB: 1 }, die: 'C', seat: 1 });
    const happened = play(state, 'GB@1,0');
    expect(happened.map(({ kind }) => kind)).toEqual(['brick-laid', 'match-over']);
    expect(turnOf(game, state).kind).toBe('over');
    expect(game.view(state, 0)).toMatchObject({
      phase: 'over',
      seat: null,
      die: null,
      places: [],
      layable: [],
    });
  });

  test('it is not over while one brick is left, whatever is moved', () => {
    const state = position({ wall: 'GG FF', pile: { GB: 1 }, die: 'C' });
    play(state, '0,0>GG@0,2');
    expect(turnOf(game, state)).toEqual({ kind: 'nature' });
  });
});
