import { describe, expect, test } from 'vitest';
import { Gestures } from './gestures.ts';
import type { Point } from './targets.ts';

/** A board on which everything left of 100 is a brick, everything right of 200 a place, and bricks can be carried. */
function board() {
  const told: string[] = [];
  const at = ({ x }: Point) => (x < 100 ? 'brick' : x > 200 ? 'place' : null);
  const gestures = new Gestures<string>(() => ({
    at,
    tap: (target, pointer) => told.push(`${pointer} taps ${target ?? 'beside'}`),
    take: target => {
      if (target !== 'brick') return false;
      told.push('takes the brick');
      return true;
    },
    carry: to => told.push(`carries it to ${to.x}`),
    drop: to => told.push(to ? `drops it on ${at(to) ?? 'nothing'}` : 'loses it'),
  }));
  return { gestures, told };
}

const point = (x: number): Point => ({ x, y: 0 });

describe('a tap', () => {
  test('is a press and a release on the same target', () => {
    const { gestures, told } = board();
    gestures.down(1, 'touch', point(50));
    gestures.up(1, point(50));
    gestures.down(1, 'mouse', point(150));
    gestures.up(1, point(150));
    expect(told).toEqual(['touch taps brick', 'mouse taps beside']);
  });

  test('may tremble, a finger more than a mouse', () => {
    const { gestures, told } = board();
    gestures.down(1, 'touch', point(50));
    gestures.move(1, point(58));
    gestures.up(1, point(58));
    expect(told).toEqual(['touch taps brick']);
    gestures.down(2, 'mouse', point(50));
    gestures.move(2, point(58));
    expect(told).toContain('takes the brick');
  });

  test('may slip on a large target, and means nothing if it slips off', () => {
    const { gestures, told } = board();
    gestures.down(1, 'touch', point(250));
    gestures.move(1, point(300));
    gestures.up(1, point(300));
    gestures.down(1, 'touch', point(250));
    gestures.move(1, point(150));
    gestures.up(1, point(150));
    expect(told).toEqual(['touch taps place']);
  });

  test('is cancelled if the page scrolls or a second finger comes', () => {
    const { gestures, told } = board();
    gestures.down(1, 'touch', point(50));
    gestures.lose();
    gestures.up(1, point(50));
    gestures.down(1, 'touch', point(50));
    gestures.down(2, 'touch', point(250));
    gestures.up(1, point(50));
    gestures.up(2, point(250));
    expect(told).toEqual([]);
  });
});

describe('a drag', () => {
  test('picks up, carries and drops', () => {
    const { gestures, told } = board();
    gestures.down(7, 'touch', point(50));
    gestures.move(7, point(150));
    expect(gestures.carrying).toBe(7);
    gestures.move(7, point(250));
    gestures.up(7, point(250));
    expect(gestures.carrying).toBeNull();
    expect(told).toEqual(['takes the brick', 'carries it to 150', 'carries it to 250', 'drops it on place']);
  });

  test('that ends nowhere drops on nothing, and one that is interrupted is lost', () => {
    const { gestures, told } = board();
    gestures.down(1, 'mouse', point(50));
    gestures.move(1, point(150));
    gestures.up(1, point(150));
    gestures.down(1, 'mouse', point(50));
    gestures.move(1, point(150));
    gestures.lose();
    expect(told.filter(word => !word.startsWith('carries'))).toEqual([
      'takes the brick',
      'drops it on nothing',
      'takes the brick',
      'loses it',
    ]);
  });

  test('belongs to one pointer: others neither carry nor drop', () => {
    const { gestures, told } = board();
    gestures.down(1, 'mouse', point(50));
    gestures.move(2, point(250));
    gestures.up(2, point(250));
    gestures.up(1, point(50));
    expect(told).toEqual(['mouse taps brick']);
  });
});
