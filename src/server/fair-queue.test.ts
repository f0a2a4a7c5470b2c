import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';

test('work is done in fair order, ties as they came, and only so much at once', async () => {
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

test('if too much waits, whoever has asked for most is refused, not whoever comes last', async () => {
  const queue = new FairQueue(1, 2);
  const asked = [0, 8, 9, 1].map(at => queue.run(at, async () => at));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(one => (one.status === 'fulfilled' ? one.value : one.reason.constructor))).toEqual([
    0,
    8,
    QueueFull,
    1,
  ]);
});
