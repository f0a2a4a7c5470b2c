import { expect, test } from 'vitest';
import { commandFor } from './command.ts';

test('the command names what is unusual, and not what is compared', () => {
  const trial = { seats: 3, options: { rounds: 4, gift: 'may', memory: true }, matches: 100, seed: 9 };
  expect(commandFor('die-mauer', trial, 'rounds')).toBe(
    'mura lab die-mauer --vary rounds --seats 3 --matches 100 --seed 9 --option gift=may',
  );
  expect(commandFor('die-mauer', { ...trial, options: { ...trial.options, rounds: 2 } }, null)).toBe(
    'mura lab die-mauer --seats 3 --matches 100 --seed 9 --option rounds=2 --option gift=may',
  );
});
