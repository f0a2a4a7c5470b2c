import { test } from 'vitest';
import { SAMPLES } from '../../../tests/samples.ts';
import { GAMES } from '../../games/loaded.ts';
import { proveChanges, seedsForAll } from './teller.suite.ts';

/** Many a match ends before; more of a long one seldom shows anything new. */
const STEPS = 300 * SAMPLES;

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: the same far into matches with every number of seats and all options',
  (_, game) => {
    const more = Array.from({ length: 3 * SAMPLES }, (_, i) => 1000 + i);
    for (const seed of [...seedsForAll(game), ...more]) proveChanges(game, { seed, steps: STEPS });
  },
);
