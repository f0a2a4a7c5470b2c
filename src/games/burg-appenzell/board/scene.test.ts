import { expect, test } from 'vitest';
import { playedThrough } from '../testing/board-positions.ts';
import { isHole } from './geometry.ts';
import { type Scene, sceneIn, sceneOf } from './scene.ts';

const { steps } = playedThrough();

/** What a scene shows, in an order of its own. */
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
    // In the set-up nothing tells that the next seat is to put its mouse.
    if (happenings.length === 0 || view.phase === 'set-up') continue;
    expect(shown(sceneOf(view, before, happenings, happenings.length - 1))).toEqual(shown(sceneIn(view)));
  }
});

test('when all has been shown, or nothing came before, one sees the view', () => {
  for (const { before, view, happenings } of steps.slice(0, 50)) {
    expect(sceneOf(view, before, happenings, happenings.length)).toEqual(sceneIn(view));
    expect(sceneOf(view, null, happenings, 0)).toEqual(sceneIn(view));
  }
});

test('BA-19: at no beat is there a tile under a roof, unless the match has memory', () => {
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
