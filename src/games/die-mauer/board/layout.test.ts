import { describe, expect, test } from 'vitest';
import { KINDS, lookOf, TALLEST } from './blocks.ts';
import { type Box, layoutOf } from './layout.ts';
import { planWall } from './wall-plan.ts';

/** Boxes that the frame gives to a board: phone in portrait and landscape, tablet, desktop, and some unlikely ones. */
const BOXES: readonly (readonly [width: number, height: number])[] = [
  [360, 380],
  [360, 430],
  [320, 400],
  [320, 302],
  [426, 330],
  [768, 860],
  [914, 838],
  [1400, 420],
];

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  );
}

test('in a board too low for words above the wall there are none, and nothing covers it', () => {
  const { sky, wall, lookButton } = layoutOf(360, 250, 3, true);
  expect(sky).toBeNull();
  expect(wall.x + wall.width).toBeLessThanOrEqual(lookButton.x);
  expect(layoutOf(360, 340, 3, true).sky).not.toBeNull();
});

describe.each(BOXES)('in a box of %i × %i', (width, height) => {
  const all = { x: 0, y: 0, width, height };
  const layout = layoutOf(width, height, 5, true);

  test('everything is inside, and the wall has room', () => {
    for (const box of [...layout.stations, layout.land, layout.lookButton])
      expect(isWithin(box, all)).toBe(true);
    expect(layout.mine && isWithin(layout.mine.all, all)).toBe(true);
    expect(layout.wall.height).toBeGreaterThanOrEqual(54);
    // Not behind the button either.
    expect(layout.wall.y).toBeGreaterThanOrEqual(layout.lookButton.y + layout.lookButton.height);
  });

  test('every block of the hand has a place large enough for a thumb and for the block', () => {
    const { mine } = layout;
    if (!mine) throw new Error('no hand');
    for (const block of KINDS) {
      const cell = mine.hand.cells[block];
      expect(isWithin(cell, mine.all)).toBe(true);
      expect(cell.width).toBeGreaterThanOrEqual(44);
      expect(cell.height).toBeGreaterThanOrEqual(42);
      expect(cell.width).toBeGreaterThanOrEqual(lookOf(block).width * mine.hand.unit);
    }
    expect(mine.hand.unit).toBeGreaterThanOrEqual(3);
  });

  test.each([1, 5, 12, 20, 41])(
    'a wall of %i blocks is inside, with both ends visible and in order',
    length => {
      const widths = Array.from({ length }, (_, i) => lookOf(KINDS[(i * 3) % KINDS.length]).width);
      for (const addition of [null, 1, 6]) {
        const plan = planWall(widths, { L: addition, R: addition }, layout.wall, TALLEST);
        expect(plan.unit).toBeGreaterThanOrEqual(8);
        expect(plan.lefts[0]).not.toBeNull();
        expect(plan.lefts.at(-1)).not.toBeNull();
        const lefts = plan.lefts.filter(left => left !== null);
        expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
        expect(isWithin(plan.slots.L, layout.wall) && isWithin(plan.slots.R, layout.wall)).toBe(true);
        expect(plan.hill?.hidden ?? 0).toBe(plan.lefts.filter(left => left === null).length);
        if (addition !== null) expect(plan.slots.L.width).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

test('the first block goes in the middle', () => {
  const box = { x: 0, y: 0, width: 400, height: 200 };
  const { slots } = planWall([], { L: null, R: 2 }, box, TALLEST);
  expect(slots.R.x + slots.R.width / 2).toBeCloseTo(200);
});
