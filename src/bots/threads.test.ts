import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { Threads } from './threads.ts';
import { LESS_URGENT } from './urgency.ts';

/** By thread of this process, its `nice`: the 19th field of its `stat`, whose second may have spaces. */
function priorities(): Map<string, number> {
  return new Map(
    readdirSync('/proc/self/task').map(thread => {
      const [, fields] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return [thread, Number(fields.split(' ')[16])];
    }),
  );
}

test.runIf(process.platform === 'linux')(
  'threads that think give way to the one that answers people',
  async () => {
    const [usual, before] = [getPriority(), priorities()];
    const threads = new Threads({ min: 2, max: 2 });
    const lower = Math.min(19, usual + LESS_URGENT);
    const job = {
      id: '2026-11-19/muro-contro-muro',
      game: 'muro-contro-muro',
      seed: '00',
      moves: ['?'],
    } as const;
    expect(await threads.run('deal', job)).toMatchObject({ ok: false });
    await expect
      .poll(() => [...priorities()].filter(([thread, nice]) => !before.has(thread) && nice === lower))
      .toHaveLength(2);
    expect(getPriority()).toBe(usual);
    await threads.close();
  },
);
