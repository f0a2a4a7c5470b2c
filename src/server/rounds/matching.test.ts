import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { matching, spareable } from './matching.ts';

test('those who could be the only one without a partner are those without whom all others can be paired', () => {
  const random = new Random(7);
  let isSeen = false;
  for (let time = 0; time < 300; time++) {
    const count = 1 + 2 * random.below(5);
    const often = 1 + random.below(4);
    const meets = Array.from({ length: count }, () =>
      Array.from({ length: count }, () => random.below(5) < often),
    );
    const mayMeet = (one: number, other: number) => meets[Math.min(one, other)][Math.max(one, other)];
    const expected = meets.map((_, bye) => {
      const others = meets.map((_line, at) => at).filter(at => at !== bye);
      return matching(others.length, (a, b) => mayMeet(others[a], others[b])).every(other => other >= 0);
    });
    isSeen ||= expected.includes(true) && expected.includes(false);
    expect(spareable(count, mayMeet)).toEqual(expected);
  }
  expect(isSeen).toBe(true);
});
