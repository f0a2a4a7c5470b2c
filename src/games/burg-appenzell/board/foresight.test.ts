import { describe, expect, test } from 'vitest';
import { parse } from '../rules/parse.ts';
import { playedThrough } from '../testing/board-positions.ts';
import { foreseeRun, foreseeSlide, pathOf } from './foresight.ts';
import { SLOTS, slotOf } from './geometry.ts';
import { type Scene, sceneIn } from './scene.ts';

const { positions, steps } = playedThrough();

test('a run is foreseen to cost what it then costs', () => {
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

test('what a slide is foreseen to bring comes true wherever it was no question', () => {
  for (const { before, view, happenings } of steps) {
    const [first] = happenings;
    const slot = first?.kind === 'slid' && slotOf(first.slide);
    if (!slot) continue;
    const foreseen = foreseeSlide(sceneIn(before), slot);
    for (const { square, tile } of view.tiles) {
      const expected = foreseen.tiles.get(square);
      if (expected !== undefined && expected !== '?') expect(tile).toBe(expected);
    }
    if (foreseen.spare !== '?' && view.spare !== '?') expect(view.spare).toBe(foreseen.spare);
    // Where something is still to turn up, the falls and the cheese come later.
    if (view.turningUp !== null) continue;
    const fell = happenings.flatMap(each => (each.kind === 'mouse-fell' ? [each.square] : []));
    expect(foreseen.falls.every(({ square }) => fell.includes(square))).toBe(true);
  }
});

test('BA-19: without memory, what a slide would bring from under a roof is not said', () => {
  for (const { view } of positions.filter(each => !each.view.options.memory)) {
    const scene = sceneIn(view);
    for (const slot of SLOTS) {
      const { tiles, spare } = foreseeSlide(scene, slot);
      slot.line.forEach((square, i) => {
        if (i > 0 && !scene.tiles.has(slot.line[i - 1]) && tiles.has(square))
          expect(tiles.get(square)).toBe('?');
      });
      if (!scene.tiles.has(slot.line[6])) expect(spare).toBe('?');
    }
  }
});

describe('two mice on one kind of cheese', () => {
  const scene: Scene = {
    roofs: new Set(),
    tiles: new Map([
      ['b2', 'B'],
      ['b3', '.'],
      ['d2', 'B'],
      ['d3', 'x'],
    ]),
    remembered: new Map(),
    spare: 'B',
    mice: [
      { seat: 0, square: 'b2' },
      { seat: 0, square: 'c3' },
      { seat: 1, square: 'd2' },
    ],
    players: [
      { seat: 0, stock: 2, fallen: 0, cheeses: [] },
      { seat: 1, stock: 3, fallen: 0, cheeses: [] },
    ],
    active: 0,
    actionsLeft: 4,
    phase: 'turn',
  };

  test('a run to the second is foreseen to bring it', () => {
    const moved = { ...scene, mice: scene.mice.slice(0, 2) };
    expect(foreseeRun(moved, 'c3', 'd2')).toEqual([{ seat: 0, cheese: 'B', squares: ['b2', 'd2'] }]);
  });

  test('a seat that has the kind already gets nothing', () => {
    const rich: Scene = {
      ...scene,
      mice: scene.mice.slice(0, 2),
      players: [{ seat: 0, stock: 2, fallen: 0, cheeses: ['B'] }, scene.players[1]],
    };
    expect(foreseeRun(rich, 'c3', 'd2')).toEqual([]);
  });

  test('a trap that a slide brings under a mouse is foreseen', () => {
    const slot = slotOf('Sd');
    expect(slot && foreseeSlide(scene, slot).falls).toEqual([{ seat: 1, square: 'd2' }]);
  });
});
