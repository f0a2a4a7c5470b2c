import { presenter, type Shelf } from '../../src/cli/shelf.ts';
import { coins } from '../../src/engine/coins.ts';

/** The engine's toy game, whose matches are short enough to know by heart, in place of the real ones. */
export const COINS_SHELF: Shelf = {
  games: [coins],
  boxes: {
    coins: {
      title: 'Coins',
      seats: 2,
      secrets: true,
      open: async () =>
        presenter<ReturnType<typeof coins.view>, CoinsHappening>(
          { draw: view => `coins ${view.coins.join(' ')}` },
          {
            words: {
              dealt: ({ seat, coin }, who) => `${who(seat, '# is', 'You are')} dealt ${coin ?? 'a coin'}.`,
              chosen: ({ seat }, who) => `${who(seat, '# has', 'You have')} chosen.`,
              shown: ({ coins }) => `The coins are ${coins.join(' ')}.`,
            },
          },
        ),
    },
  },
};

type CoinsHappening = Parameters<NonNullable<Parameters<typeof coins.play>[3]>>[0];
