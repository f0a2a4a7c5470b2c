import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { bricksLaid, moves, placesLaid, play, position, start, TEN, wallOf } from '../testing/positions.ts';

describe('MM-1: the bricks', () => {
  test.each([4, 6, 9])('with %i copies the open pile has that many of each of the six kinds', copies => {
    const view = game.view(start({ copies }), 'spectator');
    expect(view.pile).toEqual({ GG: copies, FF: copies, BB: copies, GF: copies, GB: copies, FB: copies });
    expect(view.bricksLeft).toBe(6 * copies);
    expect(view.options).toEqual({ copies, pass: false });
  });

  test('copies are 4 to 9, and 6 if nobody says otherwise', () => {
    expect(game.options.copies).toEqual({ kind: 'number', min: 4, max: 9, default: 6 });
  });

  test('a brick laid leaves the pile, whichever way round it is laid', () => {
    const state = position({ die: 'C' });
    play(state, 'BF@0,0');
    expect(game.view(state, 0).pile).toEqual({ GG: 6, FF: 6, BB: 6, GF: 6, GB: 6, FB: 5 });
    expect(game.view(state, 0).bricksLeft).toBe(35);
  });

  test('the last brick of a kind leaves none of it to lay', () => {
    const state = position({ die: 'C', pile: { GF: 1, FB: 2 } });
    expect(bricksLaid(moves(state))).toEqual(['BF', 'FB', 'FG', 'GF']);
    play(state, 'FG@0,0', 'C');
    expect(bricksLaid(moves(state))).toEqual(['BF', 'FB']);
  });
});

describe('MM-2: front and back', () => {
  test('the first letter is the face towards seat 0, the second towards seat 1', () => {
    const state = position({ die: 'C' });
    play(state, 'FB@0,0');
    expect(game.view(state, 0).wall).toEqual([
      { row: 0, column: 0, brick: 'FB', front: 'F', back: 'B', free: true },
    ]);
  });

  test('columns grow to the right as seat 0 sees the wall', () => {
    const state = position({ wall: 'GF GB' });
    expect(wallOf(state)).toEqual({ '0,0': 'GF', '0,1': 'GB' });
  });
});

describe('MM-3: the base', () => {
  test('the first brick is laid at 0,0', () => {
    expect(placesLaid(moves(position({ die: 'C' })))).toEqual(['0,0']);
  });

  test('a new base brick goes next to either end, even to negative columns', () => {
    const state = position({ die: 'G' });
    play(state, 'GG@0,0', 'C');
    expect(placesLaid(moves(state))).toEqual(['0,-1', '0,1']);
    play(state, 'FF@0,-1', 'C');
    expect(placesLaid(moves(state))).toEqual(['0,-2', '0,1', '1,-1']);
  });

  test('with nine the base still grows, with ten it does not', () => {
    const nine = position({ wall: TEN.slice(3), left: 5, die: 'C' });
    expect(placesLaid(moves(nine)).filter(place => place.startsWith('0,'))).toEqual(['0,14', '0,4']);
    const ten = position({ wall: TEN, left: 5, die: 'C' });
    expect(placesLaid(moves(ten)).filter(place => place.startsWith('0,'))).toEqual([]);
    expect(placesLaid(moves(ten))).toHaveLength(9);
  });
});

describe('MM-4: upper rows', () => {
  test('a brick rests half on r-1,c and half on r-1,c+1, and both must be there', () => {
    const state = position({ wall: 'GG\nGG GG GG', left: 3, die: 'C' });
    expect(placesLaid(moves(state))).toEqual(['0,2', '0,6', '1,4']);
    play(state, 'FB@1,4', 'C');
    expect(placesLaid(moves(state))).toEqual(['0,2', '0,6', '2,3']);
  });

  test('upper rows may have gaps', () => {
    const state = position({ wall: 'GG\nGG GG GG GG', die: 'C' });
    play(state, 'FB@1,2');
    expect(Object.keys(wallOf(state))).toContain('1,2');
    expect(Object.keys(wallOf(state))).not.toContain('1,1');
  });
});

describe('MM-5: free bricks', () => {
  test('a brick is free if nothing rests on it, neither its left half nor its right', () => {
    const state = position({ wall: 'GF\nGG GG GG GG', left: -1 });
    const free = game.view(state, 0).wall.filter(brick => brick.free);
    expect(free.map(({ row, column }) => `${row},${column}`)).toEqual(['0,1', '0,2', '1,-1']);
  });

  test('only a free brick can be taken', () => {
    const state = position({ wall: '.. GF\nGF GF GF GF', die: 'M' });
    expect([...new Set(moves(state).map(text => text.split('>')[0]))].sort()).toEqual(['0,0', '0,3', '1,1']);
  });
});
