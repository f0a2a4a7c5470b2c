import { expect, test } from 'vitest';
import { played, steps } from '../testing/board-positions.ts';
import { sceneOf } from './scene.ts';

test('once everything has been shown, the last scene is that of the view', () => {
  for (const { before, view, happenings } of steps()) {
    if (happenings.length === 0) continue;
    const shown = sceneOf(view, before, happenings, happenings.length - 1);
    const settled = sceneOf(view, null, [], 0);
    expect(shown.wall).toEqual(settled.wall);
    expect(shown.master).toBe(view.phase === 'over' ? shown.master : settled.master);
    expect(shown.hand && [...shown.hand].sort()).toEqual(settled.hand && [...settled.hand].sort());
    expect(shown.round).toBe(settled.round);
    if (view.phase !== 'over') expect(shown.fists).toEqual(settled.fists);
    if (view.phase === 'plan') expect(shown.charged).toEqual(settled.charged);
  }
});

test('a block keeps its place in the wall, whichever end the wall grows at', () => {
  const places = new Map<number, string>();
  let round = 0;
  for (const { view } of played(6, 'spectator', { rounds: 2, gift: 'must', memory: true }, 6)) {
    if (view.round !== round) places.clear();
    round = view.round;
    for (const { block, place } of sceneOf(view, null, [], 0).wall) {
      expect(places.get(place) ?? block).toBe(block);
      places.set(place, block);
    }
  }
});

test('until the fists are opened nobody else’s fist is known', () => {
  for (const { before, view, happenings } of steps()) {
    const reveal = happenings.findIndex(({ kind }) => kind === 'revealed');
    for (let beat = 0; beat < (reveal < 0 ? happenings.length : reveal); beat++) {
      const { fists } = sceneOf(view, before, happenings, beat);
      for (const [seat, fist] of fists.entries())
        if (seat !== view.viewer && fist.state === 'closed') expect(fist.fist).toBeNull();
    }
  }
});
