import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../src/engine/random.ts';
import { flood } from './flood.ts';
import { fuzz } from './fuzzing.ts';
import { HttpAttack } from './http-attack.ts';
import { Peaceful } from './peaceful.ts';
import { SocketAttack } from './socket-attack.ts';
import { Target } from './target.ts';

const SEED = 1;
/** MB: garbage that is not collected yet, and a good deal more. */
const GROWTH = 200;

let target: Target;
let peaceful: Peaceful;

beforeAll(async () => {
  target = await Target.start();
  peaceful = await Peaceful.begin(target.server.origin);
});
afterAll(() => target.remove());

test('whatever is sent over HTTP is answered properly, reveals nothing hidden, and others play on', async () => {
  const attack = new HttpAttack(target);
  await fuzz('http', attack, { seed: SEED, tries: 400, atOnce: 4 });
  const before = target.memory;
  await fuzz('http', attack, { seed: SEED + 400, tries: 1200, atOnce: 4 });
  await target.checkHealth();
  expect(target.memory).toBeLessThan(before + GROWTH);
  await peaceful.goOn(20);
});

test('whatever is sent on a socket is answered properly, reveals nothing hidden, and others play on', async () => {
  const attack = new SocketAttack(target);
  await fuzz('socket', attack, { seed: SEED, tries: 50, atOnce: 4 });
  const before = target.memory;
  await fuzz('socket', attack, { seed: SEED + 50, tries: 200, atOnce: 4 });
  await target.checkHealth();
  expect(target.memory).toBeLessThan(before + GROWTH);
  expect(await target.checkViews()).toBeGreaterThan(100);
  await peaceful.goOn(20);
});

test('after all that, the server shuts down properly', async () => {
  await peaceful.end();
  await target.stop();
});

test('a flood from one address, slow readers and half-open connections do not hurt others', async () => {
  await flood(new Random(SEED));
});
