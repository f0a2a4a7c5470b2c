import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { game as dieMauer } from './game.ts';
import { terminal } from './terminal.ts';
import { plan, playAll } from './testing/positions.ts';

test('shows the wall, its ends, the fists and what everybody has', () => {
  const state = dieMauer.start(3, { rounds: 4, gift: 'must' });
  plan(state, 'T13');
  plan(state, '143');
  plan(state, '226');
  playAll(state, '2:L');
  plan(state, 'G11');
  plan(state, '--1');
  playAll(state, '0:1', '2:3');
  expect(terminal.draw(dieMauer.view(state, 2)).split('\n')).toEqual([
    'Round 1 of 4   master: seat 2   seats choosing: 0 1',
    '',
    '            ▗▟▙▖',
    '▗▖▗▖▗▖▗▖▗▖▗▖▐██▌▗▖▗▖▗▖▗▖▟▀▀▙',
    '█████6██████▐T█▌███4█████ G█',
    '     2       0     1     0',
    '',
    'Left end open, right end closed: room for a tower or gate',
    'Turns without building: 1 of 9',
    'Fists last opened (* master)   0:-  1*:-  2:1',
    'Seat 0 gave seat 1 a block',
    '',
    '▶ Seat 0        score 0     blocks 4  4 of 12346',
    '▶ Seat 1        score 0     blocks 7  1236TG + 1 of 12346',
    '  Seat 2 (you)  score 0     blocks 6  1 2 3 4 T G                fist 3',
  ]);
});

test('a viewer who gave or got a block sees which', () => {
  const state = dieMauer.start(3, { rounds: 4, gift: 'must' });
  plan(state, '--1');
  expect(terminal.draw(dieMauer.view(state, 1))).toContain('seat 1 gives seat 0 a block');
  playAll(state, '1:T');
  expect(terminal.draw(dieMauer.view(state, 1))).toContain('Seat 1 gave seat 0 T');
  expect(terminal.draw(dieMauer.view(state, 1))).toContain('1 2 3 4 6 T T G');
});

test('a builder and a master with a free choice are named', () => {
  const state = dieMauer.start(3, { rounds: 4, gift: 'must' });
  expect(terminal.draw(dieMauer.view(state, 'spectator'))).toContain('(no wall yet)');
  plan(state, '-12');
  expect(terminal.draw(dieMauer.view(state, 1))).toContain('seat 0 builds any block');
  playAll(state, '0:TR');
  plan(state, '343');
  plan(state, '416');
  expect(terminal.draw(dieMauer.view(state, 1))).toContain('seat 2 chooses an end');
});

test('no line is wider than a terminal, however long the wall', () => {
  const random = new Random(3);
  for (let match = 0; match < 20; match++) {
    const state = dieMauer.start(6, { rounds: 1, gift: 'must' });
    dieMauer.playout?.(state, random);
    const lines = terminal.draw(dieMauer.view(state, 'spectator')).split('\n');
    expect(lines[0]).toContain('the match is over');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  }
});
