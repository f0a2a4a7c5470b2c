import { expect, test } from 'vitest';
import { GAP, layoutOf } from './layout.ts';

/** The space that the frame leaves for the board on screens of 320×568, 740×360, 1440×900. */
const BOXES = [
  [320, 396],
  [526, 360],
  [909, 820],
] as const;

/** More than anybody has held in many matches. */
const MANY = 10;

test.each(BOXES)('a hand of ten cards is completely visible on a board of %i × %i', (width, height) => {
  const { shape, hand, card } = layoutOf(width, height, MANY);
  const columns = shape === 'stacked' ? MANY : Math.floor((hand.width - GAP) / (card.width + GAP));
  const rows = Math.ceil(MANY / columns);
  expect(columns * (card.width + GAP) + GAP).toBeLessThanOrEqual(hand.width);
  expect(rows * (card.height + GAP) + GAP).toBeLessThanOrEqual(hand.height);
});
