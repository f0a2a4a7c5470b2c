import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Doorway } from './doorway.ts';

/** Stands in for a new connection from an address. */
function lineFrom(remoteAddress: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
}

test('of clients that come at once, a few are let in per turn of the loop, and none is left out', async () => {
  let admitted = 0;
  const doorway = new Doorway(() => admitted++);
  for (let line = 0; line < 100; line++) doorway.take(lineFrom('192.0.2.1'));
  const few = admitted;
  expect(few).toBeLessThanOrEqual(10);
  for (let turns = 1; admitted < 100; turns++) {
    expect(admitted).toBeLessThanOrEqual(turns * few);
    await turn();
  }
});

test('a client that comes alone is let in before the rest of a crowd', async () => {
  const admitted: string[] = [];
  const doorway = new Doorway(({ remoteAddress = '' }) => admitted.push(remoteAddress));
  for (let line = 0; line < 100; line++) doorway.take(lineFrom('192.0.2.1'));
  doorway.take(lineFrom('192.0.2.2'));
  await turn();
  expect(admitted).toContain('192.0.2.2');
});

test('a client that breaks off while it waits crashes nothing and costs nobody else a turn', async () => {
  let admitted = 0;
  const doorway = new Doorway(() => admitted++);
  const lines = Array.from({ length: 30 }, () => lineFrom('192.0.2.1'));
  for (const line of lines) doorway.take(line);
  const atOnce = admitted;
  for (const line of lines.slice(atOnce, -1)) line.destroy(new Error('reset'));
  await turn();
  expect(admitted).toBe(atOnce + 1);
});

test('clients that come when too many are waiting are sent away', () => {
  const doorway = new Doorway(() => {});
  const lines = Array.from({ length: 3000 }, () => lineFrom('192.0.2.1'));
  for (const line of lines) doorway.take(line);
  expect(lines[500].destroyed).toBe(false);
  expect(lines[2999].destroyed).toBe(true);
});

test('unwelcome clients are not let in', () => {
  const admitted: string[] = [];
  const doorway = new Doorway(({ remoteAddress = '' }) => admitted.push(remoteAddress), {
    isUnwelcome: network => network === '192.0.2.1',
  });
  const lines = ['192.0.2.1', '192.0.2.2'].map(lineFrom);
  for (const line of lines) doorway.take(line);
  expect(admitted).toEqual(['192.0.2.2']);
  expect(lines[0].destroyed).toBe(true);
});

test('one network cannot hold all connections, and gets new ones when it closes some', async () => {
  const doorway = new Doorway(() => {}, { mostOfOne: 3 });
  const lines = Array.from({ length: 5 }, () => lineFrom('192.0.2.1'));
  for (const line of lines) doorway.take(line);
  expect(lines.map(({ destroyed }) => destroyed)).toEqual([false, false, false, true, true]);
  const other = lineFrom('192.0.2.2');
  doorway.take(other);
  expect(other.destroyed).toBe(false);
  lines[0].destroy();
  await turn();
  const next = lineFrom('192.0.2.1');
  doorway.take(next);
  expect(next.destroyed).toBe(false);
});
