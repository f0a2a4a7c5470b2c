import { expect, test } from 'vitest';
import { circleOf, isVouchedFor } from './circles.ts';

/** Who has met whom, if everybody within each of these groups has met everybody else there. */
function met(...groups: readonly (readonly string[])[]) {
  return async (player: string) => {
    const mine = groups.filter(group => group.includes(player)).flat();
    return new Set(mine.filter(other => other !== player));
  };
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`);

test('a ring of accounts that only its owner connects is not part of the owner’s circle', async () => {
  const people = named('p', 12);
  const ring = [people[0], ...named('x', 20)];
  const metBy = met(people, ring);
  expect([...(await circleOf('p0', 'p1', metBy))].sort()).toEqual([...people].sort());
  expect([...(await circleOf('p0', 'x1', metBy))].sort()).toEqual([...ring].sort());
});

test('a player who has met eight of a circle belongs to it, and so do those who have met eight with their help', async () => {
  const people = named('p', 10);
  const next = [...people.slice(2), 'q'];
  const last = [...people.slice(3), 'q', 'r'];
  const circle = await circleOf('p0', 'p1', met(people, next, last));
  expect([...circle].sort()).toEqual([...people, 'q', 'r'].sort());
});

test('eight are too few for a circle, and having met seven of it is too few to join', async () => {
  expect((await circleOf('p0', 'p1', met(named('p', 8)))).size).toBe(0);
  const known = new Set(named('p', 10));
  expect(isVouchedFor(new Set([...named('p', 7), ...named('x', 20)]), known)).toBe(false);
  expect(isVouchedFor(new Set(named('p', 8)), known)).toBe(true);
});
