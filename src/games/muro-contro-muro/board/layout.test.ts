import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';

/** Rectangles are drawn up to this much smaller than the room they are given. */
const INSET = 5;

test('everything has room, however small the board is', () => {
  for (let width = 0; width <= 400; width += 10) {
    for (let height = 0; height <= 400; height += 10) {
      const { awards, wall, die, note, hand, pile, turnTable } = layoutOf(width, height);
      const rooms = [...awards.flatMap(({ all, heading, seats }) => [all, heading, ...seats])];
      const least = [...rooms, wall, die, note, hand, ...pile, turnTable].map(room =>
        Math.min(room.width, room.height),
      );
      expect({ width, height, fits: Math.min(...least) > INSET }).toEqual({ width, height, fits: true });
    }
  }
});
