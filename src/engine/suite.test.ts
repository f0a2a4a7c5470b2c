import { describe, expect, test } from 'vitest';
import { coins } from './coins.ts';
import type { Game } from './game.ts';
import { proveContract, proveEndings } from './suite.ts';
import { EVERYBODY } from './viewers.ts';

function prove(game: Game): void {
  proveContract(game, { runs: 40, seed: 1 });
  proveEndings(game, { runs: 20, seed: 1 });
}

test('a game that keeps its promises passes', () => {
  expect(() => prove(coins)).not.toThrow();
});

/** Each of these breaks one promise of the contract; the suite must say which. */
const FAULTS: Record<string, { fault: Partial<Game>; says: RegExp }> = {
  'a view that shows a hidden coin': {
    fault: { view: (state, viewer) => ({ ...coins.view(state as never, 'everything'), viewer }) },
    says: /can tell an imagined state by its view|learns something that no happening told|is not plain JSON/,
  },
  'a happening that tells everybody a secret choice': {
    fault: {
      play: (state, by, move, tell) => {
        coins.play(state as never, by, move, null);
        tell?.({ kind: `chose ${move}` }, EVERYBODY);
      },
    },
    says: /nothing was revealed/,
  },
  'a secret that changes the view before it is revealed': {
    fault: {
      view: (state, viewer) => ({
        ...coins.view(state as never, viewer),
        options: { loaded: (state as ReturnType<typeof coins.start>).coins[0] === 1 },
      }),
    },
    says: /can tell an imagined state by its view|learns something/,
  },
  'views made together of which one shows what another may see': {
    fault: { views: (state, viewers) => viewers.map(() => coins.view(state as never, viewers[0])) },
    says: /has another view if others look too/,
  },
  'a clone that shares memory': {
    fault: { clone: state => ({ ...state }) },
    says: /a clone shares|playing on a clone/,
  },
  'a copy that forgets something': { fault: { copy: () => {} }, says: /a copy differs/ },
  'two moves with one text': { fault: { write: () => 'keep' }, says: /two moves have one text/ },
  'a move that does not read back': { fault: { read: () => -1 }, says: /does not read back/ },
  'a piece that vanishes': {
    fault: {
      pieces: state => ({ coins: (state as ReturnType<typeof coins.start>).coins.filter(c => c < 0).length }),
    },
    says: /a piece was lost/,
  },
  'a match that listens to its listener': {
    fault: {
      play: (state, by, move, tell) => coins.play(state as never, by, tell === null ? move : 0, tell),
    },
    says: /listening changes what happens|a match and its rules differ/,
  },
  'a seat that is due without a move': {
    fault: { moves: () => 0 },
    says: /is due but has 0 moves/,
  },
  'a playout that draws other numbers': {
    fault: {
      playout: (state, random) => {
        random.next();
        return state.seats;
      },
    },
    says: /playout counts other plays/,
  },
  'an imagination that changes what its viewer knows': {
    fault: { imagine: view => coins.start(view.seats, view.options) },
    says: /can tell an imagined state/,
  },
};

describe('the suite catches', () => {
  for (const [name, { fault, says }] of Object.entries(FAULTS)) {
    test(name, () => {
      const broken: Game = { ...(coins as Game), ...fault };
      expect(() => prove(broken)).toThrow(says);
    });
  }
});
