import { describe, expect, test } from 'vitest';
import { positions, steps } from '../testing/board-positions.ts';
import { placeKey } from './bricks.ts';
import { foresee } from './foresight.ts';
import { arrivalIn, sceneOf } from './scene.ts';

describe('what is visible while happenings are shown', () => {
  test('after the last of them it is the view', () => {
    for (const { before, view, happenings } of steps()) {
      const last = sceneOf(view, before, happenings, happenings.length - 1);
      const told = (wall: readonly { row: number; column: number; brick: string }[]) =>
        wall.map(brick => `${placeKey(brick)} ${brick.brick}`).sort();
      expect(told(last.wall)).toEqual(told(view.wall));
      expect(last.pile).toEqual(view.pile);
      expect(last.colours).toEqual(view.colours);
      expect(sceneOf(view, before, happenings, happenings.length).wall).toBe(view.wall);
    }
  });

  test('a brick that is laid is in the wall there', () => {
    for (const { before, view, happenings } of steps()) {
      for (let beat = 0; beat < happenings.length; beat++) {
        const arrival = arrivalIn(happenings, beat);
        if (!arrival) continue;
        const keys = sceneOf(view, before, happenings, beat).wall.map(placeKey);
        expect(keys).toContain(placeKey(arrival.at));
        if (arrival.from) expect(keys).not.toContain(placeKey(arrival.from));
      }
    }
  });

  test('the die rolls while its roll is shown, and lies still afterwards', () => {
    const step = steps().find(
      ({ view, happenings }) => view.die !== null && happenings[0]?.kind === 'die-rolled',
    );
    if (!step) throw new Error('no roll');
    const { view, before, happenings } = step;
    expect(sceneOf(view, before, happenings, 0).die?.rolling).toBe(true);
    expect(sceneOf(view, before, happenings, happenings.length).die?.rolling).toBe(false);
  });
});

test('a preview shows the brick where the move puts it', () => {
  for (const { view, moves } of positions()) {
    const move = moves[moves.length - 1];
    const [, laid] = move.split('>').reverse().concat('').reverse();
    const [brick, to] = laid.split('@');
    if (!to) continue;
    const after = foresee(view, move).wall.find(found => placeKey(found) === to);
    expect(after?.brick).toBe(brick);
  }
});
