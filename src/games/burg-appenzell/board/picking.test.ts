import { expect, test } from 'vitest';
import { movesAsTexts } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { movesWithin } from '../../../web/board/testing.ts';
import { game as burgAppenzell } from '../game.ts';
import { playedThrough } from '../testing/board-positions.ts';
import * as foresight from './foresight.ts';
import { mousePart, pickingFor, runsOf } from './picking.ts';

const { positions } = playedThrough();
const picking = pickingFor(positions[0].view, foresight);

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { view, moves } of positions)
    expect(movesWithin(pickingFor(view, foresight), moves)).toEqual([...moves].sort());
});

test('a mouse that has run stays picked; nothing does after anything else', () => {
  expect(picking.follows?.('a1-b1')).toEqual([mousePart('b1')]);
  for (const move of ['@a1', '^b1', 'W2', '.']) expect(picking.follows?.(move)).toEqual([]);
});

test('only the picked mouse has somewhere to run', () => {
  const ways = picking.ways(['a1-b1', 'a1-a2', 'g7-g6', '.']);
  expect(runsOf(ways, [mousePart('a1')]).map(({ to }) => to)).toEqual(['b1', 'a2']);
  expect(runsOf(ways, [])).toEqual([]);
});

test('a run of several steps is one choice, and each of its steps is legal when it comes', () => {
  let found = 0;
  for (const { view, moves } of positions.slice(0, 300)) {
    for (const { from, to, runs, path } of foresight.farRuns(view)) {
      expect(moves).toContain(runs[0]);
      expect(moves).not.toContain(`${from}-${to}`);
      expect(path.at(-1)).toBe(to);
      const state = burgAppenzell.imagine(view, new Random(1));
      for (const run of runs) {
        expect(movesAsTexts(burgAppenzell, state, view.active)).toContain(run);
        burgAppenzell.play(state, view.active, burgAppenzell.read(state, view.active, run), null);
      }
      found++;
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('if several paths lead to a square, the player is asked which squares to cross, and each path can be chosen', () => {
  let parted = 0;
  for (const { view, moves } of positions.slice(0, 300)) {
    const ways = pickingFor(view, foresight).ways(moves);
    const chosen = ways.map(({ parts }) => parts.join(' '));
    expect(new Set(chosen).size).toBe(chosen.length);
    for (const { parts } of ways) {
      const isCutShort = ways.some(
        other => other.parts.length > parts.length && parts.every((part, i) => part === other.parts[i]),
      );
      expect(isCutShort).toBe(false);
      if (parts.length > 2) parted++;
    }
  }
  expect(parted).toBeGreaterThan(20);
});
