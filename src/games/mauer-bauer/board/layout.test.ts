import { expect, test } from 'vitest';
import { GAP, layoutOf } from './layout.ts';

/** What the frame leaves for the board on screens of 320×568, 740×360, 1440×900. */
const BOXES = [
  [320, 396],
  [526, 360],
  [909, 820],
] as const;

test.each(BOXES)('a hand of eight cards is whole on a board of %i × %i', (width, height) => {
  const { shape, hand, card } = layoutOf(width, height, 8);
  const columns = shape === 'stacked' ? 8 : Math.floor((hand.width - GAP) / (card.width + GAP));
  const rows = Math.ceil(8 / columns);
  expect(columns * (card.width + GAP) + GAP).toBeLessThanOrEqual(hand.width);
  expect(rows * (card.height + GAP) + GAP).toBeLessThanOrEqual(hand.height);
});
