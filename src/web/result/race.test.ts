import { describe, expect, test } from 'vitest';
import { HEIGHT, PLOT, raceOf, stages } from './race.ts';

describe('a race of scores', () => {
  test('a line steps where its score changes, and reaches the end', () => {
    const { left, right, top, bottom } = PLOT;
    const middle = (left + right) / 2;
    const { lines } = raceOf([
      [0, 0],
      [0, 0],
      [10, 0],
      [10, 0],
      [10, 5],
    ]);
    expect(lines[0]).toBe(`M${left} ${bottom}H${middle}V${top}H${right}`);
    expect(lines[1]).toBe(`M${left} ${bottom}H${right}V${(top + bottom) / 2}H${right}`);
  });

  test('scores below zero are drawn below zero', () => {
    const { levels } = raceOf([
      [0, 0],
      [-20, -5],
    ]);
    expect(levels.map(({ score }) => score)).toEqual([-20, 0]);
    expect(levels[0].y).toBeGreaterThan(levels[1].y);
  });

  test('marks of equal scores do not overlap, and all are inside the chart', () => {
    const { marks } = raceOf([
      [0, 0, 0, 0, 0, 0],
      [7, 7, 7, 7, 7, 7],
    ]);
    const sorted = marks.toSorted((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(16.9);
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted[5]).toBeLessThanOrEqual(HEIGHT);
  });

  test('a match in which nobody scored is drawn, too', () => {
    expect(raceOf([[0, 0]]).lines).toHaveLength(2);
  });

  test('is described by its stages, the first and the last among them', () => {
    const scores = Array.from({ length: 101 }, (_, i) => [i]);
    expect(stages(scores)).toEqual([[0], [25], [50], [75], [100]]);
  });
});
