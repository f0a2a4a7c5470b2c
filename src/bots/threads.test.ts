import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { Threads } from './threads.ts';
import { LESS_URGENT } from './urgency.ts';

/** The `nice` of each thread of this process: the 19th field of its `stat`, whose second has spaces. */
function priorities(): number[] {
  return readdirSync('/proc/self/task').map(thread => {
    const [, fields] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]);
  });
}

test.runIf(process.platform === 'linux')(
  'threads that think give way to the one that answers people',
  async () => {
    const threads = new Threads({ min: 2, max: 2 });
    const usual = getPriority();
    await expect
      .poll(() => priorities().filter(priority => priority === Math.min(19, usual + LESS_URGENT)))
      .toHaveLength(2);
    expect(getPriority()).toBe(usual);
    await threads.close();
  },
);
