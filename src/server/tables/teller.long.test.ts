import { test } from 'vitest';
import { GAMES } from '../../games/loaded.ts';
import { proveChanges } from './teller.suite.ts';

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: the same over whole matches of all numbers of seats with all options',
  (_, game) => {
    for (let seed = 1; seed <= 40; seed++) proveChanges(game, { seed, steps: 1000 });
  },
);
