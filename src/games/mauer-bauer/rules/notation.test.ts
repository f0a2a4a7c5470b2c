import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NATURE } from '../../../engine/viewers.ts';
import { game as mauerBauer } from '../game.ts';
import { linesAround, movesOf, playAll, position } from '../testing/positions.ts';
import { MOST_MOVES } from './moves.ts';
import { handOf } from './state.ts';

describe('the notation', () => {
  test('MB-10: the tower colour comes first, then the house dice', () => {
    const state = position({});
    playAll(state, 'a1-a3');
    expect(movesOf(state)).toContain('wR?');
    for (const wrong of ['w?R', 'R?w', 'R?', 'wGR', 'wR', '']) {
      expect(() => playAll(state, wrong === '' ? 'x' : wrong)).toThrow();
    }
  });

  test('a text of another step is not a move', () => {
    const state = position({});
    for (const text of ['A1R', 'a1w', 'HR', '-HR', '.', '=', '+A1', '!', 'A1:HR', ':HR']) {
      expect(() => playAll(state, text), text).toThrow();
    }
  });

  test('a text that stands for nothing reads as −1', () => {
    const states = [position({}), position({ walls: 'a1-b0 a1-b2' }), position({ left: { walls: 1 } })];
    playAll(states[1], 'b0-b2 RR');
    playAll(states[2], 'a1-a3 wRR a1w,a3w');
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.string(), (state, text) => {
        for (const by of [0, NATURE]) {
          const move = mauerBauer.read(state, by, text);
          expect(Number.isInteger(move) && move >= -1).toBe(true);
        }
      }),
    );
  });

  test('no hand and no board has more moves than mostMoves', () => {
    const state = position({
      seats: 2,
      walls: ['A1', 'A3', 'A5', 'A7', 'A9', 'C2', 'C4', 'C6'].map(linesAround).join(' '),
      cities: ['A1', 'A3', 'A5', 'A7', 'A9', 'C2', 'C4', 'C6'].map(plain => `${plain}:`),
      hands: ['', ''],
      left: { walls: 1, towers: 'w9 g9 k9' },
    });
    state.piles.fill(2 ** 30 - 1, handOf(0), handOf(1));
    playAll(state, 'e5-e7 wRR e5w,e7w');
    const into = new Int32Array(MOST_MOVES);
    expect(mauerBauer.moves(state, 0, into)).toBe(8 * 495);
    expect(MOST_MOVES).toBe(22 * 495);
  });
});
