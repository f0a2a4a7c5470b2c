import type { Spot } from '../geometry.ts';

const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of a box with the fewest of these spots in or near it. */
export function freestCorner(spots: readonly Spot[], width: number, height: number): Corner {
  const crowd = (corner: Corner): number => {
    const isRight = corner.endsWith('right');
    const isTop = corner.startsWith('top');
    return spots.reduce((sum, { x, y }) => {
      const across = Math.abs((isRight ? width - x : x) / width);
      const down = Math.abs((isTop ? y : height - y) / height);
      return sum + (across < 0.55 && down < 0.6 ? 1 : 0);
    }, 0);
  };
  return CORNERS.reduce((best, corner) => (crowd(corner) < crowd(best) ? corner : best));
}
