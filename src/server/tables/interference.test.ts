import { expect, test } from 'vitest';
import { GAMES } from '../../games/loaded.ts';
import { compareMany } from './interference.suite.ts';

test('what a viewer is sent is the same to the byte, whatever is hidden from it, in every game', () => {
  const compared = GAMES.map(game => compareMany(game, { seeds: [1, 2, 3, 4], steps: 60 }));
  for (const { messages, hidden, apart } of compared) {
    expect(messages).toBeGreaterThan(100);
    // Where nothing is played in secret there are no two matches that somebody could not tell apart.
    expect(apart > 100).toBe(hidden > 0);
  }
  expect(compared.filter(({ hidden }) => hidden > 0)).toHaveLength(2);
});
