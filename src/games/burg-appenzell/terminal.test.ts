import { expect, test } from 'vitest';
import { game as burgAppenzell } from './game.ts';
import { terminal } from './terminal.ts';
import { playTexts, position } from './testing/positions.ts';

const state = position({
  mice: [
    ['a1', 'b2'],
    ['g7', 'a3'],
  ],
  open: ['b1', 'a2'],
  tiles: { b1: 'A', b2: 'B', b3: 'x', d4: 'G' },
  spare: 'C',
  fallen: [1, 0],
  cheeses: ['DG', ''],
  actions: 3,
});

test('the castle shows rooms, roofs, tiles, mice and towers', () => {
  expect(terminal.draw(burgAppenzell.view(state, 0)).split('\n').slice(0, 9)).toEqual([
    '              ▼Nb           ▼Nd           ▼Nf',
    '        a      b      c      d      e      f      g',
    '     ┌──────┬──────┬────────────────────┬──────┬──────┐',
    '   1 │ ╳ @0 │ A    │░░░░░░ ░░░░░░ ░░░░░░│░░░░░░│ ╳    │ 1',
    '     ├──────┤      ├──────┬──────┬──────┤      ├──────┤',
    'W2►2 │ ·    │ B @0 │░░░░░░│░░░░░░│░░░░░░│░░░░░░│░░░░░░│ 2◄E2',
    '     │      │      │      │      │      │      │      │',
    '   3 │ ■ @1 │ x    │░░░░░░│░░░░░░│░░░░░░│░░░░░░│░░░░░░│ 3',
    '     ├──────┴──────┤      ├──────┤      ├──────┴──────┤',
  ]);
});

test('below it are the spare, the actions, and what every seat has', () => {
  const lines = terminal.draw(burgAppenzell.view(state, 0)).split('\n');
  expect(lines.slice(-3)).toEqual([
    'Spare tile: C   Seat 0: 3 of 4 actions left, may slide   quiet turns: 0 of 40',
    '▶ Seat 0   cheese D G (2 of 4)           stock 1   dungeon 1',
    '  Seat 1   cheese – (0 of 4)             stock 2   dungeon 0',
  ]);
});

test('a tile under a roof is drawn only for viewers who remember it', () => {
  expect(terminal.draw(burgAppenzell.view(state, 0))).not.toContain('░G░');
  expect(terminal.draw(burgAppenzell.view(state, 0, true))).toContain('░G░');
});

test('set-up, turning up and the end are described in words', () => {
  const match = burgAppenzell.start(2, { layout: 'B', target: 4, memory: false });
  const standing = () => terminal.draw(burgAppenzell.view(match, 'spectator'));
  expect(standing()).toContain('Spare tile: ?   To be turned up: spare');
  playTexts(match, 'spare=.');
  expect(standing()).toContain('Spare tile: ·   Seat 0 puts a mouse in a tower.');
  playTexts(match, '@a1', '@g7');
  match.quietTurns = 39;
  playTexts(match, '.');
  expect(standing()).toContain('Over: seat 1 has won.');
});

test('no line is wider than a terminal', () => {
  for (const line of terminal.draw(burgAppenzell.view(state, 0)).split('\n'))
    expect(line.length).toBeLessThanOrEqual(80);
});
