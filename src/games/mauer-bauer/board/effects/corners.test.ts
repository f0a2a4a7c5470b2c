import { expect, test } from 'vitest';
import { freestCorner } from './corners.ts';

test('the cards are shown where they hide the least of what they count', () => {
  const [width, height] = [360, 260];
  expect(freestCorner([], width, height)).toBe('bottom-left');
  expect(freestCorner([{ x: 40, y: 220 }], width, height)).toBe('bottom-right');
  const below = [40, 320].map(x => ({ x, y: 220 }));
  expect(freestCorner(below, width, height)).toBe('top-left');
  expect(freestCorner([...below, { x: 30, y: 40 }], width, height)).toBe('top-right');
  expect(freestCorner([...below, ...below, { x: 30, y: 40 }, { x: 330, y: 40 }], width, height)).toBe(
    'top-left',
  );
});
