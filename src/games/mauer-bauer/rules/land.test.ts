import { describe, expect, test } from 'vitest';
import {
  ACROSS,
  BESIDE,
  COAST,
  ENDS,
  LINE_NAMES,
  PLAIN_NAMES,
  POINT_NAMES,
  REGION_OF,
  REGIONS,
  SIDES,
} from './land.ts';

const sidesOf = (plain: string) => {
  const p = PLAIN_NAMES.indexOf(plain);
  return Array.from(SIDES.subarray(3 * p, 3 * p + 3), line => LINE_NAMES[line]).sort();
};

const cornersOf = (plain: string) => [...new Set(sidesOf(plain).flatMap(line => line.split('-')))].sort();

const besides = (line: string) => {
  const l = LINE_NAMES.indexOf(line);
  return [BESIDE[2 * l], BESIDE[2 * l + 1]].filter(plain => plain >= 0).map(plain => PLAIN_NAMES[plain]);
};

describe('the land', () => {
  test('MB-1: there are 45 plains, 33 points and 77 wall lines, 19 of them on the rim', () => {
    expect([PLAIN_NAMES.length, POINT_NAMES.length, LINE_NAMES.length]).toEqual([45, 33, 77]);
    expect(LINE_NAMES.filter(line => besides(line).length === 1)).toHaveLength(19);
  });

  test('MB-2: the lines a c e have points at the odd x, b d f at the even', () => {
    expect(POINT_NAMES.join(' ')).toBe(
      'a1 a3 a5 a7 a9 b0 b2 b4 b6 b8 b10 c1 c3 c5 c7 c9 d0 d2 d4 d6 d8 d10 e1 e3 e5 e7 e9 f0 f2 f4 f6 f8 f10',
    );
  });

  test('MB-3: wall lines join neighbours on one line, and points of neighbouring lines one x apart', () => {
    const at = (point: string) => LINE_NAMES.filter(line => line.split('-').includes(point));
    expect(at('a1')).toEqual(['a1-a3', 'a1-b0', 'a1-b2']);
    expect(at('c5')).toEqual(['b4-c5', 'b6-c5', 'c3-c5', 'c5-c7', 'c5-d4', 'c5-d6']);
    expect(at('f10')).toEqual(['e9-f10', 'f8-f10']);
  });

  test('MB-3: a wall line is written with the lower letter first, on one line the lower x', () => {
    expect(LINE_NAMES).toContain('a1-b0');
    expect(LINE_NAMES).not.toContain('b0-a1');
    expect(LINE_NAMES).toContain('b8-b10');
    expect(LINE_NAMES).not.toContain('b10-b8');
    LINE_NAMES.forEach((name, l) => {
      expect(name).toBe(`${POINT_NAMES[ENDS[2 * l]]}-${POINT_NAMES[ENDS[2 * l + 1]]}`);
    });
  });

  test('MB-4: A1 is a1, b0, b2 and A2 is a1, a3, b2', () => {
    expect(cornersOf('A1')).toEqual(['a1', 'b0', 'b2']);
    expect(cornersOf('A2')).toEqual(['a1', 'a3', 'b2']);
    expect(sidesOf('A1')).toEqual(['a1-b0', 'a1-b2', 'b0-b2']);
    expect(sidesOf('B1')).toEqual(['b0-b2', 'b0-c1', 'b2-c1']);
  });

  test('MB-4: every row has nine plains, and every plain three corners', () => {
    expect(PLAIN_NAMES.slice(0, 10).join(' ')).toBe('A1 A2 A3 A4 A5 A6 A7 A8 A9 B1');
    expect(PLAIN_NAMES.at(-1)).toBe('E9');
    for (const plain of PLAIN_NAMES) expect(cornersOf(plain)).toHaveLength(3);
  });

  test('MB-5: regions are three columns of three, fifteen plains each', () => {
    const region = (name: string) => REGIONS[REGION_OF[PLAIN_NAMES.indexOf(name)]];
    expect(['A1', 'C3', 'C4', 'E6', 'E7', 'B9'].map(region)).toEqual([
      'west',
      'west',
      'centre',
      'centre',
      'east',
      'east',
    ]);
    for (const r of [0, 1, 2]) expect(REGION_OF.filter(each => each === r)).toHaveLength(15);
  });

  test('MB-5: the coast is the first and the last point of every line', () => {
    expect(POINT_NAMES.filter((_, point) => COAST[point] === 1).sort()).toEqual(
      'a1 b0 c1 d0 e1 f0 a9 b10 c9 d10 e9 f10'.split(' ').sort(),
    );
  });

  test('MB-5: a wall line on the rim borders one plain, every other two', () => {
    expect(besides('a1-a3')).toEqual(['A2']);
    expect(besides('a9-b10')).toEqual(['A9']);
    expect(besides('a1-b2')).toEqual(['A1', 'A2']);
    expect(besides('b0-b2')).toEqual(['A1', 'B1']);
  });

  test('what lies across a side sees the same side from the other plain', () => {
    ACROSS.forEach((other, side) => {
      if (other < 0) return;
      const shared = Array.from(SIDES.subarray(3 * other, 3 * other + 3)).indexOf(SIDES[side]);
      expect(ACROSS[3 * other + shared]).toBe(Math.floor(side / 3));
    });
  });
});
