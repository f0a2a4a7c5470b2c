import { expect, test } from 'vitest';
import { GAMES } from '../../games/loaded.ts';
import { compareMany } from './interference.suite.ts';

test('in every game a viewer is sent the same bytes whatever is hidden from it', () => {
  const compared = GAMES.map(game => compareMany(game, { seeds: [1, 2, 3, 4], steps: 60 }));
  for (const { messages, hidden, apart } of compared) {
    expect(messages).toBeGreaterThan(100);
    // If nothing is played in secret, no two matches look the same to anybody.
    expect(apart > 100).toBe(hidden > 0);
  }
  expect(compared.filter(({ hidden }) => hidden > 0)).toHaveLength(2);
});
