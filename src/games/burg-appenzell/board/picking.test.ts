import { expect, test } from 'vitest';
import { movesAsTexts } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { movesWithin } from '../../../web/board/testing.ts';
import { game as burgAppenzell } from '../game.ts';
import { playedThrough } from '../testing/board-positions.ts';
import { farRuns } from './foresight.ts';
import { mousePart, pickingFor, runsOf } from './picking.ts';

const { positions } = playedThrough();
const picking = pickingFor(positions[0].view);

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { view, moves } of positions)
    expect(movesWithin(pickingFor(view), moves)).toEqual([...moves].sort());
});

test('a mouse that has run stays picked; nothing does after anything else', () => {
  expect(picking.follows?.('a1-b1')).toEqual([mousePart('b1')]);
  for (const move of ['@a1', '^b1', 'W2', '.']) expect(picking.follows?.(move)).toEqual([]);
});

test('only the mouse that is picked has somewhere to run', () => {
  const ways = picking.ways(['a1-b1', 'a1-a2', 'g7-g6', '.']);
  expect(runsOf(ways, [mousePart('a1')]).map(({ to }) => to)).toEqual(['b1', 'a2']);
  expect(runsOf(ways, [])).toEqual([]);
});

test('a run of several steps is one choice where there is one way, and each of its steps is legal when it comes', () => {
  let found = 0;
  for (const { view, moves } of positions.slice(0, 300)) {
    for (const { from, to, runs, path } of farRuns(view)) {
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
