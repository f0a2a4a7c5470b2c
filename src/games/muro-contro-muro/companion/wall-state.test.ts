import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { wallOf } from './wall-state.ts';

const bricks = ['GF@0,0', 'GG@0,1', 'FF@0,2', 'GB@1,0', 'FG@1,1'];

test('a wall that was tapped is measured as the rules measure it', () => {
  const state = wallOf({ colours: ['G', 'F'], bricks });
  const same = position({ wall: 'GB FG\nGF GG FF', colours: 'GF', die: 'C' });
  if (!state) throw new Error('it should stand');
  expect(game.view(state, 0).awards).toEqual(game.view(same, 0).awards);
  expect(game.view(state, 0).points.reduce((a, b) => a + b)).toBe(24);
});

test('bricks that hang in the air, or are not bricks, make no wall', () => {
  expect(wallOf({ colours: ['G', 'F'], bricks: ['GF@0,0', 'GG@1,0'] })).toBeNull();
  expect(wallOf({ colours: ['G', 'F'], bricks: ['XX@0,0'] })).toBeNull();
  expect(wallOf({ colours: ['G', 'F'], bricks: ['GF@0,99'] })).toBeNull();
});
