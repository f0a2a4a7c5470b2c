import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadAnyRecord } from '../../src/engine/entered-record.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import { mura } from './mura.ts';

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

test('the session in docs/engine-protocol.md is what the engine really answers', async () => {
  const lines = (mark: string) =>
    [...page('engine-protocol.md').matchAll(new RegExp(`^${mark} (\\{.*)$`, 'gm'))].map(([, line]) => line);
  const { code, out } = await mura(['engine'], lines('>').join('\n'));
  expect(code).toBe(0);
  expect(lines('>').length).toBeGreaterThan(10);
  expect(out.split('\n').slice(0, -1)).toEqual(lines('<'));
});

test('the records in docs/records.md load', () => {
  const found = [...page('records.md').matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json));
  expect(found).toHaveLength(2);
  for (const record of found) expect(loadAnyRecord(record, gameCalled)).toMatchObject({ ok: true });
});
