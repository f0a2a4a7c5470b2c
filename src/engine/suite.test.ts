import { describe, expect, test } from 'vitest';
import { coins } from './coins.ts';
import type { Game } from './game.ts';
import { malformed, type SetUp } from './study/set-up.ts';
import { proveContract, proveEndings, proveSetUp } from './suite.ts';
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

type Coins = ReturnType<typeof coins.start>;

/** Coins are dealt before anybody chooses: one after the other, as the rules say. */
const positions: SetUp<Coins> = {
  write: ({ coins, choices }) => ({ coins: [...coins], choices: [...choices] }),
  read(seats, options, json) {
    const state = coins.start(seats, options);
    if (typeof json !== 'object' || json === null || Object.keys(json).length !== 2)
      return malformed('position');
    for (const field of ['coins', 'choices'] as const) {
      const list: unknown = Reflect.get(json, field);
      if (!Array.isArray(list) || list.length !== seats || !list.every(one => [-1, 0, 1].includes(one))) {
        return malformed(field);
      }
      state[field].set(list);
    }
    const isDealt = !state.coins.includes(-1);
    const dealt = state.coins.indexOf(-1);
    const inOrder = isDealt || state.coins.subarray(dealt).every(coin => coin === -1);
    return inOrder && (isDealt || state.choices.every(choice => choice === -1))
      ? { ok: true, state }
      : { ok: false, error: { kind: 'too-early' } };
  },
};

describe('positions set up by hand', () => {
  const proveThem = (faulty: Partial<SetUp<Coins>>) =>
    proveSetUp(coins, { ...positions, ...faulty }, { runs: 20, seed: 1 });

  test('pass if every state comes back and nothing impossible gets in', () => {
    expect(() => proveThem({})).not.toThrow();
  });

  test('fail if something of a state is not written down', () => {
    const write = (state: Coins) => ({ coins: [...state.coins], choices: [...state.choices].fill(-1) });
    expect(() => proveThem({ write })).toThrow(/a position gives another state/);
  });

  test('fail if a position that arose is refused', () => {
    expect(() => proveThem({ read: () => malformed('coins') })).toThrow(/a position that arose is refused/);
  });

  test('fail if a position with other pieces is accepted', () => {
    const read: SetUp<Coins>['read'] = (seats, options, json) => {
      const read = positions.read(seats, options, json);
      return read.ok ? read : { ok: true, state: coins.start(seats + 1, options) };
    };
    expect(() => proveThem({ read })).toThrow(/it has other pieces|it is read as another/);
  });
});
