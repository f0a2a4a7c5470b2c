import { expect, test } from 'vitest';
import { playBout, seating } from '../../src/bots/arena.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { GAMES } from '../../src/games/loaded.ts';

test.each(GAMES.map(game => [game.id, game] as const))(
  'flat Monte Carlo, the yardstick of arenas, plays %s better than at random',
  async (_, game) => {
    // The same number of each.
    const seats = game.seats.min + (game.seats.min % 2);
    let won = 0;
    for (let number = 0; number < 4; number++) {
      const contestants = seating(['flat', 'random'], seats, number);
      const bout = { seats, options: defaultOptions(game.options), contestants, seed: 3 + number };
      const { shares } = await playBout(game, { ...bout, iterations: 100 });
      won += contestants.reduce((sum, who, seat) => sum + (who === 'flat' ? shares[seat] : 0), 0);
    }
    expect(won).toBeGreaterThan(2);
  },
);
