import { expect, test } from 'vitest';
import { playedThrough } from '../testing/board-positions.ts';
import { isHole } from './geometry.ts';
import { type Scene, sceneIn, sceneOf } from './scene.ts';

const { steps } = playedThrough();

/** What a scene shows, in a fixed order. */
function shown({ mice, tiles, roofs, remembered, ...rest }: Scene) {
  return {
    ...rest,
    mice: mice.map(({ seat, square }) => `${square} ${seat}`).sort(),
    tiles: [...tiles].map(String).sort(),
    roofs: [...roofs].sort(),
  };
}

test('after the last happening of a play, the scene matches the view', () => {
  for (const { before, view, happenings } of steps) {
    // In the set-up, nothing says that the next seat is to place its mouse.
    if (happenings.length === 0 || view.phase === 'set-up') continue;
    expect(shown(sceneOf(view, before, happenings, happenings.length - 1))).toEqual(shown(sceneIn(view)));
  }
});

test('once everything has been shown, or if nothing came before, the scene is that of the view', () => {
  for (const { before, view, happenings } of steps.slice(0, 50)) {
    expect(sceneOf(view, before, happenings, happenings.length)).toEqual(sceneIn(view));
    expect(sceneOf(view, null, happenings, 0)).toEqual(sceneIn(view));
  }
});

test('BA-19: no tile under a roof is shown at any beat, unless the match has memory', () => {
  for (const { before, view, happenings } of steps) {
    happenings.forEach((_, beat) => {
      const scene = sceneOf(view, before, happenings, beat);
      const open = view.rooms
        .filter(({ name }) => !scene.roofs.has(name))
        .flatMap(({ squares }) => squares)
        .filter(isHole);
      expect([...scene.tiles.keys()].sort()).toEqual(open.sort());
      if (!view.options.memory) expect(scene.remembered.size).toBe(0);
    });
  }
});

test('the matches show everything that can happen', () => {
  const kinds = new Set(steps.flatMap(({ happenings }) => happenings.map(({ kind }) => kind)));
  for (const kind of ['mouse-fell', 'cheese-taken', 'roofs-back', 'slid', 'roof-off', 'mouse-ran'] as const) {
    expect(kinds).toContain(kind);
  }
});
