import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../engine/game.ts';
import { type Award, game, type State } from '../game.ts';
import { play, position } from '../testing/positions.ts';

function award(state: State, name: Award) {
  const found = game.view(state, 0).awards.find(({ award }) => award === name);
  if (!found) throw new Error(name);
  return found;
}

/** The places of a seat's longest or largest, as texts. */
function placesOf(state: State, name: Award, seat: number): string[] {
  return award(state, name).places[seat].map(({ row, column }) => `${row},${column}`);
}

describe('MM-15: the longest diagonal', () => {
  test('leans right by r+1,c steps', () => {
    const state = position({ wall: 'GB\nGB BB\nGB BB BB', left: 4, colours: 'GF' });
    expect(award(state, 'diagonal')).toMatchObject({ sizes: [3, 0], points: [10, 0] });
    expect(placesOf(state, 'diagonal', 0)).toEqual(['0,4', '1,4', '2,4']);
  });

  test('leans left by r+1,c-1 steps', () => {
    const state = position({ wall: 'BG\nBB BG\nBB BB BG', left: -4, colours: 'FG' });
    expect(award(state, 'diagonal')).toMatchObject({ sizes: [0, 3], points: [0, 10] });
    expect(placesOf(state, 'diagonal', 1)).toEqual(['2,-4', '1,-3', '0,-2']);
  });

  test('always leans the same way: a zigzag is no longer than its longest straight part', () => {
    const state = position({ wall: 'GB\nBB GB\nBB GB BB\nBB BB GB BB', colours: 'GF' });
    expect(award(state, 'diagonal').sizes).toEqual([2, 0]);
  });

  test('is broken by another colour', () => {
    const state = position({ wall: 'GB\nGB BB\nBB BB BB\nGB BB BB BB', colours: 'GF' });
    expect(award(state, 'diagonal').sizes).toEqual([2, 0]);
  });
});

describe('MM-15: the longest row', () => {
  test('is bricks side by side in one row', () => {
    const state = position({ wall: 'BB GB GB\nGB GB BB GB BB', left: 2, colours: 'GF' });
    expect(award(state, 'row')).toMatchObject({ sizes: [2, 0], points: [8, 0] });
    expect(placesOf(state, 'row', 0)).toEqual(['0,2', '0,3']);
  });

  test('in an upper row as well', () => {
    const state = position({ wall: 'BB GB GB GB\nGB GB BB GB BB', left: 2, colours: 'GF' });
    expect(award(state, 'row').sizes).toEqual([3, 0]);
    expect(placesOf(state, 'row', 0)).toEqual(['1,3', '1,4', '1,5']);
  });

  test('ends at a gap', () => {
    const state = position({ wall: 'GB .. GB\nBB BB BB BB', colours: 'GF' });
    expect(award(state, 'row').sizes).toEqual([1, 0]);
  });

  test('may be the whole base of ten', () => {
    const state = position({ wall: 'GF GF GF GF GF GF GB GB GB GB', left: -20, colours: 'GF' });
    expect(award(state, 'row').sizes).toEqual([10, 6]);
    expect(placesOf(state, 'row', 0).at(-1)).toBe('0,-11');
  });
});

describe('MM-15: the largest connection', () => {
  test('Example: r,c has the neighbours r,c-1 r,c+1 r+1,c-1 r+1,c r-1,c r-1,c+1', () => {
    const rows = ['BB BB', 'BB BB BB', 'BB BB BB BB', 'BB BB BB BB BB'];
    const neighbours: string[] = [];
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column <= 4 - row; column++) {
        const wall = [...rows].reverse().map(line => line.split(' '));
        if (column >= wall[row].length) continue;
        wall[row][column] = 'GB';
        wall[1][1] = 'GB';
        const picture = wall
          .reverse()
          .map(line => line.join(' '))
          .join('\n');
        const state = position({ wall: picture, colours: 'GF', copies: 9, pile: { GG: 1 } });
        if (award(state, 'connection').sizes[0] === 2) neighbours.push(`${row},${column}`);
      }
    }
    expect(neighbours).toEqual(['0,1', '0,2', '1,0', '1,2', '2,0', '2,1']);
  });

  test('winds through rows, and only one of several counts', () => {
    const state = position({
      wall: 'GB BB\nBB GB BB\nGB GB BB GB\nBB BB BB BB GB',
      left: -3,
      colours: 'GF',
      copies: 9,
    });
    expect(award(state, 'connection')).toMatchObject({ sizes: [4, 0], points: [6, 0] });
    expect(placesOf(state, 'connection', 0)).toEqual(['1,-3', '1,-2', '2,-2', '3,-3']);
  });

  test('may lead out to the right and back again', () => {
    const state = position({
      wall: '.. .. GB GB\n.. .. BB BB GB\nBB BB GB GB GB BB',
      colours: 'GF',
      copies: 9,
    });
    expect(award(state, 'connection').sizes).toEqual([6, 0]);
    expect(placesOf(state, 'connection', 0)).toEqual(['0,2', '0,3', '0,4', '1,4', '2,2', '2,3']);
  });

  test('Example: both players’ largest connection has 8 bricks, and each gets 3', () => {
    const state = position({ wall: 'GF GF GF GF GF GF GF GF', colours: 'GF', copies: 9 });
    expect(award(state, 'connection')).toMatchObject({ sizes: [8, 8], points: [3, 3] });
  });
});

describe('MM-15: sides', () => {
  test('only a player’s own colour on their own side counts', () => {
    const state = position({ wall: 'FG FG FG GF', colours: 'GF' });
    expect(award(state, 'row').sizes).toEqual([1, 1]);
    expect(award(state, 'connection').sizes).toEqual([1, 1]);
  });

  test('the third colour belongs to nobody', () => {
    const state = position({ wall: 'BB BB BB', colours: 'GF' });
    expect(game.view(state, 0).awards.map(({ sizes }) => sizes)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('a brick alone counts 1 in each, and no brick counts 0', () => {
    const state = position({ wall: 'GB', colours: 'GF' });
    expect(game.view(state, 0).awards).toEqual([
      { award: 'diagonal', sizes: [1, 0], points: [10, 0], places: [[{ row: 0, column: 0 }], []] },
      { award: 'row', sizes: [1, 0], points: [8, 0], places: [[{ row: 0, column: 0 }], []] },
      { award: 'connection', sizes: [1, 0], points: [6, 0], places: [[{ row: 0, column: 0 }], []] },
    ]);
  });

  test('0 against 0 is shared like any tie', () => {
    const state = position({ wall: 'BB', colours: 'GF' });
    expect(game.view(state, 0).awards.map(({ points }) => points)).toEqual([
      [5, 5],
      [4, 4],
      [3, 3],
    ]);
  });
});

describe('MM-16: scores and winners', () => {
  test('the points are the scores, and the highest wins', () => {
    // Seat 0: diagonal 2, row 1, connection 2. Seat 1: diagonal 1, row 2, connection 2.
    const state = position({ wall: 'GB\nGB BF BF', colours: 'GF', pile: { BB: 1 }, die: 'C' });
    expect(play(state, 'BB@0,3').at(-1)).toEqual({
      kind: 'match-over',
      awards: [
        { award: 'diagonal', sizes: [2, 1], points: [10, 0] },
        { award: 'row', sizes: [1, 2], points: [0, 8] },
        { award: 'connection', sizes: [2, 2], points: [3, 3] },
      ],
      scores: [13, 11],
      winners: [0],
    });
    expect(turnOf(game, state)).toEqual({ kind: 'over', scores: [13, 11], winners: [0] });
    expect(game.view(state, 'spectator').points).toEqual([13, 11]);
  });

  test('seat 1 can win', () => {
    const state = position({ wall: 'BF', colours: 'GF', pile: { BB: 1 }, die: 'C' });
    play(state, 'BB@0,1');
    expect(turnOf(game, state)).toEqual({ kind: 'over', scores: [0, 24], winners: [1] });
  });

  test('12 to 12 is a shared win', () => {
    const state = position({ wall: 'GF', colours: 'GF', pile: { BB: 1 }, die: 'C' });
    play(state, 'BB@0,1');
    expect(turnOf(game, state)).toEqual({ kind: 'over', scores: [12, 12], winners: [0, 1] });
  });

  test('before the end the score is what it would be now', () => {
    const state = position({ wall: 'GB', colours: 'GF' });
    expect([game.score(state, 0), game.score(state, 1)]).toEqual([24, 0]);
  });
});
