import { expect, test } from 'vitest';
import { playBout, seating } from '../../src/bots/arena.ts';
import { YARDSTICKS } from '../../src/bots/flat.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { GAMES, simplePlayersOf } from '../../src/games/loaded.ts';

test.each(YARDSTICKS.flatMap(yardstick => GAMES.map(game => [yardstick, game.id, game] as const)))(
  '%s, a yardstick of arenas, plays %s better than at random',
  async (yardstick, _, game) => {
    // The same number of each.
    const seats = game.seats.min + (game.seats.min % 2);
    let won = 0;
    for (let number = 0; number < 4; number++) {
      const contestants = seating([yardstick, 'random'], seats, number);
      const bout = { seats, options: defaultOptions(game.options), contestants, seed: 3 + number };
      const { shares } = await playBout(
        game,
        { ...bout, iterations: 100 },
        { simple: simplePlayersOf(game.id) },
      );
      won += contestants.reduce((sum, who, seat) => sum + (who === yardstick ? shares[seat] : 0), 0);
    }
    expect(won).toBeGreaterThan(2);
  },
);
