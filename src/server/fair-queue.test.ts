import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('what waits is done in the order that is fair, those of one moment as they came, and so many at once', async () => {
  const queue = new FairQueue(2);
  const done: string[] = [];
  let underWay = 0;
  const work = (name: string) => async () => {
    expect(++underWay).toBeLessThanOrEqual(2);
    done.push(name);
    await new Promise(resolve => setImmediate(resolve));
    underWay--;
    if (name === 'fails') throw new Error(name);
  };
  const asked = [
    queue.run(0, work('first')),
    queue.run(0, work('second')),
    queue.run(9, work('late')),
    queue.run(5, work('fails')),
    queue.run(5, work('fifth')),
    queue.run(1, work('early')),
  ];
  expect(queue.waiting).toBe(4);
  const outcomes = await Promise.allSettled(asked);
  expect(done).toEqual(['first', 'second', 'early', 'fails', 'fifth', 'late']);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(queue.waiting).toBe(0);
});
