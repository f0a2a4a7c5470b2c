import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { parse } from '../rules/parse.ts';
import { playedThrough } from '../testing/board-positions.ts';
import { type Described, position } from '../testing/positions.ts';
import { farRuns, foreseeRun, foreseeSlide } from './foresight.ts';
import { SLOTS, slotOf } from './geometry.ts';
import { pathOf } from './path.ts';
import { sceneIn } from './scene.ts';

const { positions, steps } = playedThrough();

test('a run costs what was foreseen', () => {
  for (const { before, happenings } of steps) {
    const [first] = happenings;
    if (first?.kind !== 'mouse-ran') continue;
    expect(pathOf(before, first.from, first.path[first.path.length - 1])).toEqual(first.path);
  }
});

test('every legal run has a path', () => {
  for (const { view, moves } of positions) {
    for (const deed of moves.map(parse)) {
      if (deed?.kind === 'run') expect(pathOf(view, deed.from, deed.to).at(-1)).toBe(deed.to);
    }
  }
});

test('a run of several steps takes no more actions than it needs, and never crosses a square twice', () => {
  const all = positions.filter(({ view }) => view.phase === 'turn').flatMap(({ view }) => farRuns(view));
  expect(all.length).toBeGreaterThan(100);
  for (const { from, path } of all) expect(new Set([from, ...path]).size).toBe(path.length + 1);
});

test('what a slide is foreseen to bring comes true wherever it was certain', () => {
  for (const { before, view, happenings } of steps) {
    const [first] = happenings;
    const slot = first?.kind === 'slid' && slotOf(first.slide);
    if (!slot) continue;
    const foreseen = foreseeSlide(before, slot);
    for (const { square, tile } of view.tiles) {
      const expected = foreseen.tiles.get(square);
      if (expected !== undefined && expected !== '?') expect(tile).toBe(expected);
    }
    if (foreseen.spare !== '?' && view.spare !== '?') expect(view.spare).toBe(foreseen.spare);
    // If something is still to turn up, the falls and the cheese come later.
    if (view.turningUp !== null) continue;
    const fell = happenings.flatMap(each => (each.kind === 'mouse-fell' ? [each.square] : []));
    expect(foreseen.falls.every(({ square }) => fell.includes(square))).toBe(true);
  }
});

test('BA-19: without memory, what a slide would bring from under a roof is not said', () => {
  for (const { view } of positions.filter(each => !each.view.options.memory)) {
    const scene = sceneIn(view);
    for (const slot of SLOTS) {
      const { tiles, spare } = foreseeSlide(view, slot);
      slot.line.forEach((square, i) => {
        if (i > 0 && !scene.tiles.has(slot.line[i - 1]) && tiles.has(square))
          expect(tiles.get(square)).toBe('?');
      });
      if (!scene.tiles.has(slot.line[6])) expect(spare).toBe('?');
    }
  }
});

describe('two mice on one kind of cheese', () => {
  const described: Described = {
    mice: [['b2', 'c3'], ['g7']],
    open: ['b1', 'c2', 'd2'],
    tiles: { b2: 'B', d3: 'B' },
  };
  const seen = (changes: Partial<Described>) => game.view(position({ ...described, ...changes }), 0);

  test('a run to the second is foreseen to bring it', () => {
    expect(foreseeRun(seen({}), 'c3', 'd3')).toEqual([{ seat: 0, cheese: 'B', squares: ['b2', 'd3'] }]);
  });

  test('a seat that already has the kind gets nothing', () => {
    expect(foreseeRun(seen({ cheeses: ['B', ''] }), 'c3', 'd3')).toEqual([]);
  });

  test('a slide that pushes the second below a mouse is foreseen to bring it', () => {
    const slot = slotOf('Nb');
    const view = seen({ mice: [['b1', 'd3'], ['g7']], spare: 'B' });
    expect(slot && foreseeSlide(view, slot).gains).toEqual([{ seat: 0, cheese: 'B', squares: ['b1', 'd3'] }]);
  });

  test('a trap that a slide brings under a mouse is foreseen, whatever else turns up', () => {
    const slot = slotOf('Sd');
    const foreseen = slot && foreseeSlide(seen({ mice: [['b2'], ['d2']], tiles: { d3: 'x' } }), slot);
    expect(foreseen?.falls).toEqual([{ seat: 1, square: 'd2' }]);
    expect(foreseen?.tiles.get('d3')).toBe('?');
    expect(foreseen?.spare).toBe('?');
  });

  test('nothing is foreseen for a second slide in a turn (BA-12)', () => {
    const slot = slotOf('Sd');
    const view = seen({ mice: [['b2'], ['d2']], tiles: { d3: 'x' }, slid: true });
    expect(slot && foreseeSlide(view, slot).falls).toEqual([]);
  });
});
