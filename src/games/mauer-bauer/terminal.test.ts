import { describe, expect, test } from 'vitest';
import { NATURE_DUE, OVER } from '../../engine/game.ts';
import { buffersFor } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { NATURE } from '../../engine/viewers.ts';
import { game as mauerBauer } from './game.ts';
import { terminal } from './terminal.ts';
import { linesAround, playAll, position } from './testing/positions.ts';

describe('the board of Mauer Bauer in text', () => {
  test('shows walls, towers, houses, the city and where walls can be built', () => {
    const state = position({
      walls: `${linesAround('A2 A3')} c3-c5`,
      towers: 'a1w',
      cities: ['A2 A3: RR/G'],
      houses: 'C4RRY',
    });
    const lines = terminal.draw(mauerBauer.view(state, 0)).split('\n');
    expect(lines[1]).toBe('a         (w)━━━━━━━━━━━(g)┈┈┈┈┈┈┈┈┈┈┈ · ┈┈┈┈┈┈┈┈┈┈┈ · ┈┈┈┈┈┈┈┈┈┈┈ ·');
    expect(lines[2]).toContain('░░░A2░░░');
    expect(lines.some(line => line.includes('R2Y'))).toBe(true);
    expect(lines).toContain('City A2  2 plains  houses R2   palaces G   towers wg3');
  });

  test('shows what the viewer holds, and only how many cards the others have', () => {
    const state = position({ seats: 3, hands: ['HR HR ow', 'N', 'C C'], scores: [3, 1, 9] });
    const text = terminal.draw(mauerBauer.view(state, 0));
    expect(text).toContain('HR ×2');
    expect(text).toContain('► seat 0 (you)   3 points   3 cards');
    expect(text).toContain('  seat 1         1 point    1 card');
    expect(text).not.toMatch(/^ {2}N /m);
    expect(terminal.draw(mauerBauer.view(state, 'spectator'))).not.toContain('HR');
  });

  test('says what is due', () => {
    const state = position({ walls: 'a1-b0 a1-b2', hands: ['S1', 'N'] });
    const last = () => terminal.draw(mauerBauer.view(state, 1)).split('\n').at(-1);
    expect(last()).toBe('Seat 0 puts a wall.');
    playAll(state, 'b0-b2');
    expect(last()).toBe('Seat 0 has put a wall on b0-b2 and rolls.');
    playAll(state, 'R?');
    expect(last()).toBe('Seat 0 has rolled R? for b0-b2 and puts the houses.');
    playAll(state, 'A1R,B1G');
    expect(last()).toBe('Seat 0 scores A1.');
  });

  test('fits in 80 columns at every step of a match', () => {
    const { moves } = buffersFor(mauerBauer);
    const random = new Random(4);
    for (let match = 0; match < 3; match++) {
      const state = mauerBauer.start(4, { hastyRoll: true });
      for (let due = mauerBauer.due(state); due !== OVER; due = mauerBauer.due(state)) {
        for (const line of terminal.draw(mauerBauer.view(state, 2)).split('\n'))
          expect([...line].length).toBeLessThanOrEqual(80);
        if (due === NATURE_DUE) {
          mauerBauer.play(state, NATURE, moves[random.below(mauerBauer.chances(state, moves))], null);
        } else {
          const count = mauerBauer.moves(state, state.actor, moves);
          mauerBauer.play(state, state.actor, moves[random.below(count)], null);
        }
      }
      expect(terminal.draw(mauerBauer.view(state, 2))).toContain('The match is over.');
    }
  });
});
