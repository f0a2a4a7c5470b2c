import { describe, expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { areaOfBox, boundsOf, nearest, type Target, towards, type Way } from './targets.ts';

function box(name: string, x: number, y: number, width = 60, height = 60) {
  return { name, area: areaOfBox({ x, y, width, height }), reach: 0 };
}

describe('the target at a point', () => {
  test('is the one under the finger, and the topmost of several', () => {
    const targets = [box('low', 0, 0), box('high', 40, 0)];
    expect(nearest(targets, { x: 20, y: 20 })?.name).toBe('low');
    expect(nearest(targets, { x: 50, y: 20 })?.name).toBe('high');
    expect(nearest(targets, { x: 130, y: 20 })).toBeNull();
  });

  test('may be as small as a point: it responds as if it were 44 pixels across', () => {
    const targets = [box('dot', 100, 100, 2, 2)];
    expect(nearest(targets, { x: 121, y: 101 })?.name).toBe('dot');
    expect(nearest(targets, { x: 101, y: 81 })?.name).toBe('dot');
    expect(nearest(targets, { x: 126, y: 101 })).toBeNull();
  });

  test('is the nearer of two small ones', () => {
    const targets = [box('left', 100, 100, 10, 10), box('right', 120, 100, 10, 10)];
    expect(nearest(targets, { x: 114, y: 104 })?.name).toBe('left');
    expect(nearest(targets, { x: 116, y: 104 })?.name).toBe('right');
  });

  test('responds as far as it reaches, if nothing is nearer', () => {
    const line: Target = {
      area: [
        [
          { x: 0, y: 0 },
          { x: 100, y: 100 },
        ],
      ],
      reach: 40,
    };
    expect(nearest([line], { x: 75, y: 25 })).toBe(line);
    expect(nearest([line], { x: 100, y: 25 })).toBeNull();
  });

  test('may consist of several pieces', () => {
    const city = {
      name: 'city',
      reach: 0,
      area: [
        ...areaOfBox({ x: 0, y: 0, width: 50, height: 50 }),
        ...areaOfBox({ x: 200, y: 0, width: 50, height: 50 }),
      ],
    };
    expect(nearest([city], { x: 225, y: 25 })?.name).toBe('city');
    expect(nearest([city], { x: 125, y: 25 })).toBeNull();
  });
});

describe('the arrow keys', () => {
  const scattered = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: 12 }, (_, i) => box(`${i}`, random.below(900), random.below(600), 20, 20));
  };
  const WAYS: readonly (readonly [Way, number, number])[] = [
    ['left', -1, 0],
    ['right', 1, 0],
    ['up', 0, -1],
    ['down', 0, 1],
  ];

  test('never lead against their direction, and nowhere at the edge', () => {
    for (let seed = 1; seed < 100; seed++) {
      const targets = scattered(seed);
      for (const from of targets) {
        for (const [way, x, y] of WAYS) {
          const to = towards(targets, from, way);
          const [a, b] = [boundsOf(from.area), to && boundsOf(to.area)];
          const isAhead = (other: typeof a) => (other.x - a.x) * x + (other.y - a.y) * y > 0;
          if (b) expect(isAhead(b)).toBe(true);
          else expect(targets.some(other => isAhead(boundsOf(other.area)))).toBe(false);
        }
      }
    }
  });

  test('go ahead rather than sideways', () => {
    const targets = [box('from', 0, 300), box('aside', 80, 230), box('ahead', 0, 100)];
    expect(towards(targets, targets[0], 'up')?.name).toBe('ahead');
  });

  test('lead everywhere', () => {
    for (let seed = 1; seed < 200; seed++) {
      const targets = scattered(seed);
      const reached = new Set([targets[0]]);
      for (const from of reached) {
        for (const [way] of WAYS) {
          const to = towards(targets, from, way);
          if (to) reached.add(to);
        }
      }
      expect({ seed, reached: reached.size }).toEqual({ seed, reached: targets.length });
    }
  });
});
