import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { proveContract, proveEndings } from '../engine/suite.ts';
import { GAMES } from './loaded.ts';
import { playthroughFile, playthroughOf } from './playthrough.ts';

for (const game of GAMES) {
  describe(game.id, () => {
    test('keeps the contract at every step of random matches', () => {
      proveContract(game, { runs: 4, seed: 20261115 });
    });

    test('ends, replays from its record, and plays out at once as step by step', () => {
      proveEndings(game, { runs: 30, seed: 20261115 });
    });

    test('has a golden match, and still plays it', () => {
      const file = playthroughFile(game);
      expect(existsSync(file), `${file} is missing: npm run playthroughs makes it`).toBe(true);
      expect(playthroughOf(game)).toBe(readFileSync(file, 'utf8'));
    });
  });
}

test('every game has its own name', () => {
  expect(new Set(GAMES.map(game => game.id)).size).toBe(GAMES.length);
});
