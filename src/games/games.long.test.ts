import { describe, test } from 'vitest';
import { SAMPLES } from '../../tests/samples.ts';
import { proveContract, proveEndings } from '../engine/suite.ts';
import { GAMES } from './loaded.ts';

for (const game of GAMES) {
  describe(game.id, () => {
    test('keeps the contract at every step of many random matches', () => {
      proveContract(game, { runs: 5 * SAMPLES, seed: 4 });
    });

    test('ends, replays, and plays out at once as step by step, many times over', () => {
      proveEndings(game, { runs: 100 * SAMPLES, seed: 4 });
    });
  });
}
