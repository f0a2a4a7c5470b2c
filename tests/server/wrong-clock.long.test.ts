import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Cluster } from './cluster.ts';
import { Place } from './process.ts';
import { arrivals, begunTable } from './tables.ts';

/** A process whose clock is wrong from the start decides nothing by it. */
const DAYS = [400, -400];
const place = new Place();
afterAll(() => place.remove());

/** Settings of a server whose clock is this many days wrong. */
function wrongBy(days: number): Record<string, string> {
  const file = join(place.folder, `off-by-${days}`);
  writeFileSync(file, String(days * 24 * 3_600_000));
  return {
    JUMPING_CLOCK: file,
    NODE_OPTIONS: `--import ${new URL('../torture/jumping-clock.ts', import.meta.url)}`,
  };
}

test('nobody is replaced when a server restarts with a wrong clock', async () => {
  const first = await place.start();
  const people = await arrivals(first.origin, 2);
  const { id } = await begunTable(people, { game: 'muro-contro-muro' });
  await first.stop();
  for (const days of DAYS) {
    const server = await place.start(wrongBy(days));
    for (const player of people) player.origin = server.origin;
    for (const [seat, player] of [...people.entries()].map(([at, one]) => [1 - at, one] as const)) {
      expect(await player.refused('replace', { id, body: { seat } })).toMatchObject({ code: 'not-now' });
    }
    expect((await people[0].ask('table', { id })).status).toBe('live');
    await server.kill();
  }
});

test('nor when it joins others whose clocks are right', async () => {
  const cluster = await Cluster.start(1);
  const people = await arrivals(cluster.members[0].server.origin, 2);
  const { id } = await begunTable(people, { game: 'muro-contro-muro' });
  for (const days of DAYS) {
    const { server } = await cluster.add(wrongBy(days));
    for (const player of people) player.origin = server.origin;
    const { dueUntil } = await people[0].ask('table', { id });
    for (const [seat, player] of [...people.entries()].map(([at, one]) => [1 - at, one] as const)) {
      expect(await player.refused('replace', { id, body: { seat } })).toMatchObject({ code: 'not-now' });
    }
    // What it writes itself is written by the common clock.
    const { id: another } = await begunTable(people, { game: 'muro-contro-muro' });
    const { madeAt } = await people[0].ask('table', { id: another });
    expect(Math.abs(madeAt - Date.now())).toBeLessThan(3_600_000);
    expect(dueUntil === null || Math.abs(dueUntil - Date.now()) < 24 * 3_600_000).toBe(true);
  }
  await cluster.remove();
});
