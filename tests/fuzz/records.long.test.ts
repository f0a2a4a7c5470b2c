import { expect, test } from 'vitest';
import { EngineAttack } from './engine-attack.ts';
import { fuzz } from './fuzzing.ts';
import { recordAttack, verifyAttack } from './record-attack.ts';

const SEED = 1;

test('a record that is wrong anywhere is refused with a reason, or is valid after all', async () => {
  await fuzz('record', recordAttack, { seed: SEED, tries: 1500 });
});

test('whatever file `mura verify` gets, it says whether it is correct', async () => {
  await fuzz('verify', verifyAttack, { seed: SEED, tries: 6, atOnce: 2 });
});

test('whatever lines `mura engine` gets, it answers each, does not grow and ends well', async () => {
  const engine = new EngineAttack();
  try {
    await fuzz('engine', engine, { seed: SEED, tries: 500 });
    const before = engine.memory;
    await fuzz('engine', engine, { seed: SEED + 500, tries: 1500 });
    expect(engine.memory).toBeLessThan(before + 150);
    expect(await engine.end()).toBe(0);
  } finally {
    engine.kill();
  }
});
