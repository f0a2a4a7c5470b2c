import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import {
  bricksLaid,
  isLegal,
  moves,
  movesOf,
  placesLaid,
  play,
  position,
  TEN,
  wallOf,
} from '../testing/positions.ts';

describe('MM-8: what the die allows', () => {
  const wall = 'GF BB';
  test.each([
    ['G', ['BG', 'FG', 'GB', 'GF', 'GG']],
    ['F', ['BF', 'FB', 'FF', 'FG', 'GF']],
    ['B', ['BB', 'BF', 'BG', 'FB', 'GB']],
  ] as const)('%s: a brick with at least one face of that colour, and nothing else', (die, allowed) => {
    for (const seat of [0, 1]) {
      const legal = moves(position({ wall, die, seat }));
      expect(bricksLaid(legal)).toEqual(allowed);
      expect(legal.some(text => text.includes('>'))).toBe(false);
    }
  });

  test.each([
    [0, 'GF', ['BB', 'BF', 'FB', 'FF']],
    [1, 'GF', ['BB', 'BG', 'GB', 'GG']],
    [0, 'BF', ['FF', 'FG', 'GF', 'GG']],
    [1, 'FB', ['FF', 'FG', 'GF', 'GG']],
  ] as const)('N: a brick without the colour of seat %i of %s', (seat, colours, allowed) => {
    const legal = moves(position({ wall, die: 'N', seat, colours }));
    expect(bricksLaid(legal)).toEqual(allowed);
    expect(legal.some(text => text.includes('>'))).toBe(false);
  });

  test('M: bricks of the wall only', () => {
    const legal = moves(position({ wall, die: 'M' }));
    expect(legal).toEqual(['0,0>FG@0,0', '0,0>FG@0,2', '0,0>GF@0,2', '0,1>BB@0,-1']);
  });

  test('C: any move that any other face allows, each once', () => {
    const faces = ['G', 'F', 'B', 'N', 'M'] as const;
    for (const pile of [undefined, { BB: 1, FB: 2 }, { GG: 3 }]) {
      const given = { wall: '.. GG\nGF BB FF GB', left: -2, ...(pile && { pile }) };
      const any = new Set(faces.flatMap(die => moves(position({ ...given, die }))));
      expect(moves(position({ ...given, die: 'C' }))).toEqual([...any].sort());
    }
  });
});

test('with C there are at most nine bricks to lay at ten places, and ten to turn or to move there either way round', () => {
  expect(game.mostMoves).toBe(9 * 10 + 10 * (1 + 2 * 10));
});

describe('MM-9: laying', () => {
  test('a two-coloured brick is laid either way round, a one-coloured one is one move', () => {
    const legal = moves(position({ wall: 'GG', die: 'G', pile: { GG: 1, GB: 1 } }));
    expect(legal).toEqual(['BG@0,-1', 'BG@0,1', 'GB@0,-1', 'GB@0,1', 'GG@0,-1', 'GG@0,1']);
  });

  test('it is told', () => {
    const state = position({ wall: 'GG GG', left: -1, die: 'F' });
    expect(play(state, 'FB@1,-1')).toEqual([
      {
        kind: 'brick-laid',
        seat: 0,
        brick: 'FB',
        front: 'F',
        back: 'B',
        to: { row: 1, column: -1 },
        pileKind: 'FB',
        left: 5,
      },
    ]);
    expect(wallOf(state)).toEqual({ '0,-1': 'GG', '0,0': 'GG', '1,-1': 'FB' });
  });
});

describe('MM-10: moving', () => {
  const wall = '.. FB\nGG GG GG';

  test('a brick goes to any place that is legal without it, as it is or turned, or is turned on the spot', () => {
    const state = position({ wall, die: 'M' });
    expect(movesOf(moves(state), '1,1')).toEqual([
      'BF@0,-1',
      'BF@0,3',
      'BF@1,0',
      'BF@1,1',
      'FB@0,-1',
      'FB@0,3',
      'FB@1,0',
    ]);
  });

  test('a brick is not laid on itself, neither on its left half nor on its right', () => {
    const state = position({ wall: 'GG FB GG\nGG GG GG GG', die: 'M' });
    expect(placesLaid(moves(position({ wall: 'GG FB GG\nGG GG GG GG', die: 'C' })))).toContain('2,0');
    expect(movesOf(moves(state), '1,1').map(text => text.split('@')[1])).not.toContain('2,0');
    expect(movesOf(moves(state), '1,1').map(text => text.split('@')[1])).not.toContain('2,1');
    expect(movesOf(moves(state), '1,0')).toEqual(['GG@0,-1', 'GG@0,4', 'GG@2,1']);
    expect(movesOf(moves(state), '1,2')).toEqual(['GG@0,-1', 'GG@0,4', 'GG@2,0']);
  });

  test('a place on a lower column to the left stays', () => {
    const state = position({ wall: '.. GG\n.. GG GG\nGG GG GG GG', die: 'M' });
    expect(movesOf(moves(state), '2,1')).toEqual(['GG@0,-1', 'GG@0,4', 'GG@1,0']);
  });

  test('a move that changes nothing is not a move', () => {
    const state = position({ wall, die: 'M' });
    expect(isLegal(state, '1,1>FB@1,1')).toBe(false);
    expect(isLegal(position({ wall: 'GG GG', die: 'M' }), '0,0>GG@0,0')).toBe(false);
  });

  describe('with the option `pass`', () => {
    test('a free one-coloured brick may be turned on the spot, which leaves the wall as it was', () => {
      const state = position({ wall: 'GG GG', die: 'M', pass: true });
      expect(movesOf(moves(state), '0,0')).toContain('GG@0,0');
      const before = game.view(state, 'spectator').wall;
      expect(play(state, '0,0>GG@0,0')).toMatchObject([{ kind: 'brick-turned', seat: 0, brick: 'GG' }]);
      expect(game.view(state, 'spectator').wall).toEqual(before);
      expect(state.seat).toBe(1);
    });

    test('a two-coloured brick still has to change when turned, and one that carries another is not free', () => {
      const state = position({ wall, die: 'M', pass: true });
      expect(isLegal(state, '1,1>FB@1,1')).toBe(false);
      expect(isLegal(state, '0,0>GG@0,0')).toBe(true);
      expect(isLegal(state, '0,1>GG@0,1')).toBe(false);
    });

    test('MM-12: a wall of one such brick no longer makes the turn pass', () => {
      const state = position({ wall: 'GG', pass: true });
      expect(play(state, 'M')).toMatchObject([{ kind: 'die-rolled', face: 'M' }]);
      expect(moves(state)).toEqual(['0,0>GG@0,0']);
    });
  });

  test('a brick does not change its colours on the way', () => {
    const state = position({ wall, die: 'M' });
    expect(isLegal(state, '1,1>GG@1,0')).toBe(false);
    expect(isLegal(state, '1,1>FF@1,0')).toBe(false);
  });

  test('it is moved, and told, the same way round', () => {
    const state = position({ wall, die: 'M' });
    expect(play(state, '1,1>FB@1,0')).toEqual([
      {
        kind: 'brick-moved',
        seat: 0,
        brick: 'FB',
        front: 'F',
        back: 'B',
        from: { row: 1, column: 1 },
        to: { row: 1, column: 0 },
        turned: false,
      },
    ]);
    expect(wallOf(state)).toEqual({ '0,0': 'GG', '0,1': 'GG', '0,2': 'GG', '1,0': 'FB' });
    expect(game.view(state, 0).bricksLeft).toBe(32);
  });

  test('it is moved turned', () => {
    const state = position({ wall, die: 'C' });
    expect(play(state, '1,1>BF@0,-1')).toMatchObject([{ kind: 'brick-moved', brick: 'BF', turned: true }]);
    expect(wallOf(state)).toEqual({ '0,-1': 'BF', '0,0': 'GG', '0,1': 'GG', '0,2': 'GG' });
  });

  test('it is turned on the spot', () => {
    const state = position({ wall, left: 7, die: 'M' });
    expect(play(state, '1,8>BF@1,8')).toEqual([
      { kind: 'brick-turned', seat: 0, brick: 'BF', front: 'B', back: 'F', at: { row: 1, column: 8 } },
    ]);
    expect(wallOf(state)).toEqual({ '0,7': 'GG', '0,8': 'GG', '0,9': 'GG', '1,8': 'BF' });
  });
});

describe('MM-11: base bricks', () => {
  test('only an end leaves its place; a free brick between can only be turned', () => {
    const state = position({ wall: 'GF GF GB GF', die: 'M' });
    expect(movesOf(moves(state), '0,2')).toEqual(['BG@0,2']);
    expect(movesOf(moves(state), '0,1')).toEqual(['FG@0,1']);
    expect(movesOf(moves(state), '0,0')).toEqual([
      'FG@0,0',
      'FG@0,4',
      'FG@1,1',
      'FG@1,2',
      'GF@0,4',
      'GF@1,1',
      'GF@1,2',
    ]);
    expect(movesOf(moves(state), '0,3')).toEqual([
      'FG@0,-1',
      'FG@0,3',
      'FG@1,0',
      'FG@1,1',
      'GF@0,-1',
      'GF@1,0',
      'GF@1,1',
    ]);
  });

  test('a one-coloured free brick in between cannot do anything', () => {
    expect(movesOf(moves(position({ wall: 'GF GG GF', die: 'M' })), '0,1')).toEqual([]);
  });

  test('an end that carries a brick stays', () => {
    const state = position({ wall: 'GG\nGF GF GF', die: 'M' });
    expect(movesOf(moves(state), '0,0')).toEqual([]);
    expect(movesOf(moves(state), '0,1')).toEqual([]);
    expect(movesOf(moves(state), '0,2')).toEqual(['FG@0,-1', 'FG@0,2', 'GF@0,-1']);
  });

  test('two bricks: each end can go to the other side, and the base wanders', () => {
    const state = position({ wall: 'GG FF', die: 'M' });
    expect(moves(state)).toEqual(['0,0>GG@0,2', '0,1>FF@0,-1']);
    play(state, '0,0>GG@0,2');
    expect(wallOf(state)).toEqual({ '0,1': 'FF', '0,2': 'GG' });
    expect(game.view(state, 0).base).toEqual({ left: 1, width: 2 });
  });

  test('a left end that goes up leaves a base that begins one further right', () => {
    const state = position({ wall: 'GG FF BB', left: -4, die: 'M' });
    play(state, '0,-4>GG@1,-3');
    expect(wallOf(state)).toEqual({ '0,-3': 'FF', '0,-2': 'BB', '1,-3': 'GG' });
    expect(game.view(state, 0)).toMatchObject({
      base: { left: -3, width: 2 },
      places: [
        { row: 0, column: -4 },
        { row: 0, column: -1 },
      ],
    });
  });

  test('a right end that goes up or left leaves a base that ends one further left', () => {
    const up = position({ wall: 'GG FF BB', die: 'M' });
    play(up, '0,2>BB@1,0');
    expect(wallOf(up)).toEqual({ '0,0': 'GG', '0,1': 'FF', '1,0': 'BB' });
    const left = position({ wall: 'GG FF BB', die: 'M' });
    play(left, '0,2>BB@0,-1');
    expect(wallOf(left)).toEqual({ '0,-1': 'BB', '0,0': 'GG', '0,1': 'FF' });
  });

  test('the base can wander forever, and the notation with it', () => {
    const state = position({ wall: 'GG FF', left: -50, die: 'M' });
    for (let step = 0; step < 120; step++) {
      play(state, `0,${step - 50}>${step % 2 ? 'FF' : 'GG'}@0,${step - 48}`, 'M');
    }
    expect(wallOf(state)).toEqual({ '0,70': 'GG', '0,71': 'FF' });
    for (let step = 0; step < 120; step++) {
      play(state, `0,${71 - step}>${step % 2 ? 'GG' : 'FF'}@0,${69 - step}`, 'M');
    }
    expect(wallOf(state)).toEqual({ '0,-50': 'GG', '0,-49': 'FF' });
  });

  test('Example: the base is ten wide, and its free left end goes up, or to the right end', () => {
    const state = position({ wall: `.. GF\n${TEN}`, die: 'M' });
    const ways = movesOf(moves(state), '0,0');
    expect(ways).toContain('GG@1,2');
    expect(ways).toContain('GG@0,10');
    expect(ways).not.toContain('GG@0,-1');
    expect(ways).not.toContain('GG@1,0');
    play(state, '0,0>GG@0,10');
    expect(game.view(state, 0).base).toEqual({ left: 1, width: 10 });
    expect(wallOf(state)).toMatchObject({ '0,1': 'FF', '0,10': 'GG', '1,1': 'GF' });
  });

  test('with a base of ten the right end goes to the left end, and an upper brick to no end', () => {
    const state = position({ wall: `.. GF\n${TEN}`, die: 'M' });
    expect(movesOf(moves(state), '0,9')).toContain('FF@0,-1');
    expect(movesOf(moves(state), '1,1').filter(text => text.includes('@0,'))).toEqual([]);
  });

  test('Example: the wall is one brick, FG, and with M the only move is to turn it', () => {
    const state = position({ wall: 'FG' });
    play(state, 'M');
    expect(moves(state)).toEqual(['0,0>GF@0,0']);
  });
});
