import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Match } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { game as dieMauer } from '../../games/die-mauer/game.ts';
import { Pictures, TooBusy } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'quattro-mura-pictures-'));
const record = recordOf(new Match(dieMauer, 3, { rounds: 1, gift: 'must' }));
let pictures: Pictures;

beforeAll(() => {
  mkdirSync(join(folder, '.picture'));
  // In place of the boards' code: something that can go wrong in every way.
  writeFileSync(
    join(folder, '.picture', 'picture.js'),
    `export function drawPicture(game, view, title, [name]) {
       if (name === 'crash') process.abort();
       if (name === 'fault') throw new Error('no such brick');
       return '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><title>' + name + '</title></svg>';
     }`,
  );
  pictures = new Pictures(folder);
});
afterAll(() => {
  pictures.close();
  rmSync(folder, { recursive: true });
});

test('a crash of the drawing process affects no other picture', async () => {
  const [first, crash, fault, last] = await Promise.allSettled(
    ['first', 'crash', 'fault', 'last'].map(name => pictures.draw(name, record, [name], 'net')),
  );
  expect(first).toMatchObject({ status: 'fulfilled', value: { svg: expect.stringContaining('first') } });
  expect(crash).toMatchObject({ status: 'rejected' });
  expect(fault).toMatchObject({ status: 'rejected', reason: { message: 'no such brick' } });
  expect(last).toMatchObject({ status: 'fulfilled', value: { svg: expect.stringContaining('last') } });
});

test('the same picture is drawn once, and with another name it is another picture', async () => {
  const one = pictures.draw('match', record, ['Anna'], 'net');
  expect(pictures.draw('match', record, ['Anna'], 'net')).toBe(one);
  expect((await pictures.draw('match', record, ['Bruno'], 'net')).svg).toContain('Bruno');
  expect((await one).svg).toContain('Anna');
});

test('one address that asks for very many pictures does not keep others from getting theirs', async () => {
  const settled: string[] = [];
  const ask = (name: string, network: string) =>
    pictures.draw(`many ${name}`, record, [name], network).then(
      () => settled.push(`${network} has one`),
      () => settled.push(`${network} is sent away`),
    );
  const asked = Array.from({ length: 60 }, (_, i) => ask(`greedy ${i}`, 'greedy'));
  asked.push(...Array.from({ length: 20 }, (_, i) => ask(`modest ${i}`, `modest ${i}`)));
  await Promise.all(asked);
  const modest = settled.filter(one => one.startsWith('modest'));
  expect(modest.every(one => one.endsWith('has one'))).toBe(true);
  expect(settled.filter(one => one === 'greedy is sent away').length).toBeGreaterThan(40);
  // Of the first address's pictures, one was being drawn, and one was first in line.
  const before = settled.slice(0, settled.indexOf(modest[19]));
  expect(before.filter(one => one === 'greedy has one').length).toBeLessThanOrEqual(2);
});

test('requests beyond the limit are refused', async () => {
  const asked = Array.from({ length: 40 }, (_, i) => pictures.draw(`crowd ${i}`, record, [String(i)], 'net'));
  const settled = await Promise.allSettled(asked);
  expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(settled.some(one => one.status === 'rejected' && one.reason instanceof TooBusy)).toBe(true);
});
