import { expect, test } from 'vitest';
import { GAMES } from '../../games/loaded.ts';
import { compareMany } from './interference.suite.ts';

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: the same over whole matches of all numbers of seats with all options',
  (_, game) => {
    expect(compareMany(game, { matches: 40, steps: 1000 }).messages).toBeGreaterThan(1000);
  },
);
