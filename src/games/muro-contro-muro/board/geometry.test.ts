import { describe, expect, test } from 'vitest';
import { positions } from '../testing/board-positions.ts';
import { readLaying } from './bricks.ts';
import { type Box, BRICK_WIDTH, cornerOf, type Frame, frameOf, withoutEnd } from './geometry.ts';
import { layoutOf } from './layout.ts';

const BOXES = [
  [360, 400],
  [360, 330],
  [344, 460],
  [768, 760],
  [1000, 680],
  [1300, 700],
  [420, 270],
  [360, 255],
] as const;

describe('the wall on the screen', () => {
  test('a brick rests half on each of the two below it, from either side', () => {
    for (const side of [0, 1]) {
      const above = cornerOf({ row: 1, column: 3 }, side).x;
      const below = [3, 4].map(column => cornerOf({ row: 0, column }, side).x).sort((a, b) => a - b);
      expect(above - below[0]).toBe(BRICK_WIDTH / 2);
      expect(below[1] - above).toBe(BRICK_WIDTH / 2);
    }
  });

  test('seat 1 sees it mirrored', () => {
    const [left, right] = [0, 5].map(column => cornerOf({ row: 0, column }, 1).x);
    expect(left).toBeGreaterThan(right);
  });

  test('every brick and every place to lay one is inside the wall’s room', () => {
    for (const { view, moves } of positions()) {
      for (const [width, height] of BOXES) {
        const { wall: box } = layoutOf(width, height);
        for (const { to, from } of moves.flatMap(move => readLaying(move) ?? [])) {
          const side = to.column & 1;
          const frame = frameOf(withoutEnd(view.wall, from), side, box);
          const isInside = [...view.wall, to].every(place => inside(box, frame, cornerOf(place, side)));
          if (!isInside) expect({ view, to, from, box }).toBe('inside');
        }
      }
    }
  });

  test('a brick of the widest wall is at least 31 pixels wide on a phone', () => {
    const wall = Array.from({ length: 10 }, (_, column) => ({ row: 0, column }));
    expect(frameOf(wall, 0, layoutOf(360, 400).wall).scale * BRICK_WIDTH).toBeGreaterThan(31);
  });
});

describe('the layout', () => {
  test.each(BOXES)(
    'of %i × %i has everything inside, nothing overlapping, and room for a thumb',
    (width, height) => {
      const layout = layoutOf(width, height);
      const boxes = [
        ...layout.awards.map(({ all }) => all),
        layout.wall,
        layout.die,
        layout.hand,
        ...layout.pile,
      ];
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      for (let i = 0; i < boxes.length; i++) {
        for (let j = 0; j < i; j++) expect(overlap(boxes[i], boxes[j])).toBe(false);
      }
      for (const { seats } of layout.awards) {
        for (const seat of seats) expect(seat.height).toBeGreaterThanOrEqual(44);
      }
      for (const kind of layout.pile) expect(kind.height).toBeGreaterThanOrEqual(44);
      expect(layout.hand.height).toBeGreaterThanOrEqual(44);
      expect(layout.turnTable.height).toBeGreaterThanOrEqual(44);
      // The name of the side is in the other corner.
      expect(layout.turnTable.x - layout.wall.x).toBeGreaterThanOrEqual(
        Math.min(130, layout.wall.width - 48),
      );
    },
  );
});

function inside(box: Box, frame: Frame, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const sliver = 0.01;
  return (
    frame.x + x * frame.scale >= box.x - sliver &&
    frame.x + (x + BRICK_WIDTH) * frame.scale <= box.x + box.width + sliver &&
    frame.y + y * frame.scale >= box.y - sliver
  );
}

function overlap(a: Box, b: Box): boolean {
  const sliver = 0.01;
  return (
    a.x + sliver < b.x + b.width &&
    b.x + sliver < a.x + a.width &&
    a.y + sliver < b.y + b.height &&
    b.y + sliver < a.y + a.height
  );
}
