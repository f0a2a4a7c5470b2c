import { describe, expect, test } from 'vitest';
import { nearest } from '../../../web/board/targets.ts';
import {
  areaOfLine,
  LINES,
  lineNamed,
  outlineOf,
  PLAINS,
  POINTS,
  plainNamed,
  SIDE,
  spotsIn,
} from './geometry.ts';
import { layoutOf } from './layout.ts';
import { REACH } from './line-choices.tsx';

describe('the land as it is drawn', () => {
  test('every line is as long as the side of a triangle', () => {
    for (const {
      ends: [a, b],
    } of LINES)
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIDE);
  });

  test('A1 has its point up, A2 its point down', () => {
    expect(plainNamed('A1').up).toBe(true);
    expect(plainNamed('A2').up).toBe(false);
    expect(plainNamed('B4').region).toBe('centre');
  });

  test('a tap means the nearest line, wherever it is on the land', () => {
    const targets = LINES.map(line => ({ name: line.name, area: [areaOfLine(line)], reach: REACH }));
    for (const { name, middle } of LINES) {
      expect(nearest(targets, { x: middle.x + 9, y: middle.y - 7 })?.name).toBe(name);
    }
    expect(nearest(targets, { x: -200, y: 0 })).toBeNull();
  });

  test('the area of a line on the rim extends beyond the land', () => {
    expect(Math.min(...areaOfLine(lineNamed('a1-a3')).map(({ y }) => y))).toBeCloseTo(-28.9, 1);
  });

  test('a lone plain has three lines around it, and the whole land has nineteen', () => {
    const count = (path: string) => path.split('M').length - 1;
    expect(count(outlineOf(['C5']))).toBe(3);
    expect(count(outlineOf(PLAINS.map(({ name }) => name)))).toBe(19);
  });

  test('there is a spot for every piece', () => {
    for (const plain of PLAINS) {
      for (let count = 1; count <= 12; count++) expect(spotsIn(plain, count)).toHaveLength(count);
    }
    expect(POINTS).toHaveLength(33);
  });
});

describe('the layout', () => {
  test.each([
    ['a phone', 360, 446],
    ['a phone that lies', 420, 360],
    ['a tablet', 768, 830],
    ['a desktop', 914, 830],
    ['a wide strip', 1200, 420],
  ])('on %s the land is as large as possible and cards can be tapped', (_, width, height) => {
    const { card, land, scale, hand } = layoutOf(width, height, 6);
    expect(card.width).toBeGreaterThanOrEqual(48);
    expect(hand.height).toBeGreaterThanOrEqual(card.height);
    expect(land.height).toBeGreaterThan(0);
    expect(scale * SIDE).toBeGreaterThanOrEqual(44);
  });
});
