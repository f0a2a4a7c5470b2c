import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mura } from '../cli/mura.ts';
import { Player } from './player.ts';
import { Place } from './process.ts';

/** One SQLite file, one server. */
const place = new Place();
afterAll(() => place.remove());

test('a second server on the same file is refused in one line, and the first one is not disturbed', async () => {
  const first = await place.start();
  const ada = await Player.arrive(first.origin);
  const refusal = 'another process serves this file already';
  await expect(place.start()).rejects.toThrow(refusal);
  const other = join(place.folder, 'same.sqlite');
  symlinkSync(place.data, other);
  await expect(place.start({ DATA: other })).rejects.toThrow(refusal);
  expect(await mura(['import', '-'], '', { DATA: place.data })).toMatchObject({
    code: 1,
    err: expect.stringContaining(refusal),
  });
  // Reading does no harm.
  expect((await mura(['backup', join(place.folder, 'copy.sqlite')], '', { DATA: place.data })).code).toBe(0);
  await ada.ask('rename', { body: { name: 'Ada' } });
  // What a killed server leaves behind is in nobody's way.
  await first.kill();
  const second = await place.start();
  ada.origin = second.origin;
  expect((await ada.ask('me')).name).toBe('Ada');
  expect(await second.stop()).toBe(0);
  expect(await (await place.start()).stop()).toBe(0);
});

test('a server notices a damaged file when it starts, and says what to do', async () => {
  const data = join(place.folder, 'damaged.sqlite');
  const server = await place.start({ DATA: data });
  for (let count = 0; count < 200; count++) await Player.arrive(server.origin);
  expect(await server.stop()).toBe(0);
  const bytes = readFileSync(data);
  // The pages in the middle, which nothing reads at the start.
  bytes.fill(7, Math.floor(bytes.length / 2 / 4096) * 4096, bytes.length - 4096);
  writeFileSync(data, bytes);
  await expect(place.start({ DATA: data })).rejects.toThrow(/DATA \S+ cannot be used: .*(damaged|malformed)/);
});
