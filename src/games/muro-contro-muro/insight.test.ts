import { describe, expect, test } from 'vitest';
import { movesAsTexts } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { playByHabit } from './habits.ts';
import { muroControMuro as game, type MuroState } from './index.ts';
import { insight } from './insight.ts';
import { reason } from './reasons.ts';
import { position, wallOf } from './testing.ts';

const WALL = `GB FB
              GF FB BB
              GF BG FF BF`;

describe('a match played on by habit', () => {
  test('lays every brick of the pile, each on two others, and counts the points', () => {
    for (let seed = 0; seed < 200; seed++) {
      const state = position({ wall: WALL, colours: 'GF', seat: seed % 2 });
      const pieces = game.pieces(state);
      playByHabit(state, new Random(seed));
      expect(game.due(state)).toBe(0);
      expect(state.bricksLeft).toBe(0);
      expect(game.pieces(state)).toEqual({ ...pieces });
      const wall = wallOf(state);
      for (const place of Object.keys(wall)) {
        const [row, column] = place.split(',').map(Number);
        if (row > 0) expect(wall).toHaveProperty([`${row - 1},${column}`]);
        if (row > 0) expect(wall).toHaveProperty([`${row - 1},${column + 1}`]);
      }
      expect(state.points[0] + state.points[1]).toBe(24);
    }
  });

  test('is won far more often by who is far ahead', () => {
    const values = new Float64Array(2);
    const random = new Random(1);
    let sum = 0;
    for (let i = 0; i < 200; i++) {
      const ahead = position({
        wall: 'GB GB GG GB\nGB GB GB GB GB',
        copies: 9,
        pile: { FB: 2, GB: 4, FF: 2 },
      });
      insight.rollout?.(ahead, random, values);
      expect(values[0] + values[1]).toBeCloseTo(1);
      sum += values[0];
    }
    expect(sum / 200).toBeGreaterThan(0.9);
  });
});

function promises(state: MuroState): Map<string, number> {
  const texts = movesAsTexts(game, state, state.seat);
  const moves = Int32Array.from(texts, text => game.read(state, state.seat, text));
  const weights = new Float64Array(texts.length);
  insight.weigh?.(state, state.seat, moves, texts.length, weights);
  return new Map(texts.map((text, i) => [text, weights[i]]));
}

describe('at first sight', () => {
  test.each([
    ['going on with a diagonal looks better than beginning anew', 'GB@3,0', 'GB@0,4'],
    ['one’s own colour on one’s own side looks better than turned away', 'GB@3,0', 'BG@3,0'],
    ['a colour that is nobody’s looks better to the rival than its own', 'GB@3,0', 'GF@3,0'],
  ])('%s', (_, better, worse) => {
    const seen = promises(position({ wall: WALL, colours: 'GF', die: 'G' }));
    expect(seen.get(better)).toBeGreaterThan(seen.get(worse) ?? Number.NaN);
  });

  test('taking a brick out of one’s best line looks bad', () => {
    const seen = promises(position({ wall: WALL, colours: 'GF', die: 'M' }));
    expect(seen.get('2,0>GB@0,4')).toBeLessThan(seen.get('2,1>FB@0,4') ?? Number.NaN);
  });
});

describe('a reason', () => {
  const why = (state: MuroState, text: string) =>
    reason(state, state.seat, game.read(state, state.seat, text));

  test('to win comes before all others', () => {
    expect(why(position({ wall: 'GB', die: 'G', pile: { GG: 1 } }), 'GG@0,1')).toEqual({ kind: 'wins' });
  });

  test('names the dearest award that changes hands', () => {
    expect(why(position({ wall: 'GB BF', die: 'G' }), 'GB@1,0')).toEqual({
      kind: 'takes-lead',
      award: 'diagonal',
      size: 2,
    });
  });

  test('can be what the rival is kept from', () => {
    expect(why(position({ wall: 'BF BF', die: 'B' }), 'BB@0,2')).toEqual({
      kind: 'blocks',
      award: 'row',
      size: 3,
    });
  });

  test('can be that the rival’s line is broken', () => {
    const state = position({ wall: 'BF\nBF BB', die: 'M' });
    expect(why(state, '1,0>FB@1,0')).toEqual({ kind: 'breaks', award: 'diagonal', size: 1 });
  });

  test('is not given for a choice of colour', () => {
    expect(reason(game.start(2, { copies: 6 }), 0, 0)).toBeNull();
  });
});
