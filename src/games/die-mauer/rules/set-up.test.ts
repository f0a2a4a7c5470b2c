import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { proveSetUp } from '../../../engine/suite.ts';
import { game, type State } from '../game.ts';
import {
  endingOf,
  type FinishedRound,
  type Flaw,
  idleFor,
  type Position,
  type StandingPosition,
  setUp,
  standing,
} from './set-up.ts';

const OPTIONS = { rounds: 4, gift: 'must', memory: true };

test('a position written down gives the state back, and nothing else is a position', () => {
  proveSetUp(game, setUp, { runs: 3, seed: 20261118 });
});

/** States of matches played at random, one by one. */
function* statesOf(seats: number, seed: number): Generator<State> {
  const random = new Random(seed);
  const state = game.start(seats, { ...OPTIONS, gift: seed % 2 === 0 ? 'must' : 'may', rounds: 1 });
  const moves = new Int32Array(game.mostMoves);
  for (let due = game.due(state); due !== 0; due = game.due(state)) {
    yield state;
    const waiting = Array.from({ length: seats }, (_, seat) => seat).filter(seat => due & (1 << seat));
    const seat = waiting[random.below(waiting.length)];
    game.play(state, seat, moves[random.below(game.moves(state, seat, moves))], null);
  }
}

test('what stands at any moment can be set up by hand, as if little had been seen', () => {
  let withGifts = 0;
  for (const [seats, seed] of [3, 4, 5, 6].map(seats => [seats, seats] as const)) {
    for (const state of statesOf(seats, seed)) {
      if (state.phase !== 0) continue;
      const stand = standing(state);
      const read = setUp.read(seats, game.view(state, 0).options, JSON.parse(JSON.stringify(stand)));
      expect(read.ok, JSON.stringify(read)).toBe(true);
      if (!read.ok) continue;
      const [seen, set] = [game.view(state, 'everything'), game.view(read.state, 'everything')];
      expect(set.wall).toEqual(seen.wall);
      expect(set.players.map(({ hand, score }) => ({ hand, score }))).toEqual(
        seen.players.map(({ hand, score }) => ({ hand, score })),
      );
      expect([set.master, set.round, set.idle.turns]).toEqual([seen.master, seen.round, stand.idle]);
      // Written down again, it is the round that is supposed to have led there.
      expect(setUp.read(seats, set.options, setUp.write(read.state))).toEqual(read);
      if (set.turns.some(({ gift }) => gift)) withGifts++;
    }
  }
  expect(withGifts).toBeGreaterThan(20);
});

const usual: StandingPosition = {
  rounds: [],
  wall: [
    ['T', 0],
    ['4', 2],
  ],
  hands: ['12346G', '12346TG', '1236TG'],
  master: 0,
  idle: 0,
};

test('a wall set up by hand was built from left to right, and shows nothing else', () => {
  const read = setUp.read(3, OPTIONS, usual);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(setUp.write(read.state)).toEqual({
    rounds: [],
    first: 0,
    turns: ['T-- R', '---', '--4 R'],
    turn: '???',
  });
  // Everybody knows all hands: nothing was given.
  expect(game.view(read.state, 1).players.map(({ hand }) => hand?.join(''))).toEqual([...usual.hands]);
});

test('blocks that have changed hands were given, and nobody else knows which', () => {
  const gave = { ...usual, hands: ['12346GG', '12346T', '1236TG'] };
  const read = setUp.read(3, OPTIONS, gave);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(game.view(read.state, 'everything').players.map(({ hand }) => hand?.join(''))).toEqual(gave.hands);
  expect(game.view(read.state, 0).players[1].hand?.join('')).toBe('12346T');
  expect(game.view(read.state, 2).players.map(({ hand }) => hand)).toEqual([null, null, [...'1236TG']]);
});

test.each<[what: string, position: Partial<StandingPosition>, turns: readonly string[]]>([
  [
    'shows a block that stays in the hand, not one that is to be given',
    { wall: [], hands: ['22346TG', '11346TG', '12346TG'], master: 2, idle: 2 },
    ['--1 2', '--1 1'],
  ],
  [
    'brings what the wall needs before what the hand needs',
    {
      wall: [
        ['6', 0],
        ['6', 0],
      ],
      hands: ['12334TG', '123446TG', '12TG'],
      master: 1,
    },
    ['-1- 6', '6-- 4', '---', '-1- 3', '---', '---', '6-- R', '---', '---', '6-- R'],
  ],
  [
    'brings a seat the second block of a kind when the wall needs it',
    {
      wall: [
        ['4', 0],
        ['4', 0],
      ],
      hands: ['1223346T', '1266TGG', '13TG'],
      master: 1,
    },
    ['--1 4', '4-- 6', '---', '-1- 2', '--1 G', '---', '4-- R', '---', '---', '--1 3', '---', '---'].concat([
      '-1- 4',
      '---',
      '---',
      '4-- R',
    ]),
  ],
  [
    'shows nothing that has been built already',
    { wall: [['G', 0]], hands: ['33446T', '1112366TG', '224TG'], master: 2, idle: 1 },
    ['-1- 3', '--2 1', '-1- 2', '--2 4', 'G-- 1', '---', 'G-- R', '3-- 6'],
  ],
])('a gift %s (DM-9.2)', (_, position, turns) => {
  const read = setUp.read(3, OPTIONS, { ...usual, ...position });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(setUp.write(read.state)).toMatchObject({ turns });
});

test('more gifts than there is time for name somebody who has got too many (DM-14)', () => {
  const faultIn = (position: Partial<StandingPosition>) => setUp.read(3, OPTIONS, { ...usual, ...position });
  const error = { kind: 'too-many-gifts', at: 'hand 1', seat: 1 };
  const soon = { wall: [['G', 0]] as const, hands: ['23TG', '12334446', '11266TTG'], master: 1 };
  expect(faultIn(soon)).toMatchObject({ error });
  const atOnce = { wall: [], hands: ['1334666TT', '12234GG', '124TG'] };
  expect(faultIn(atOnce)).toMatchObject({ error });
});

test('how many turns have built nothing follows from the master, but for times round the table', () => {
  const idles = (position: Partial<StandingPosition>) =>
    Array.from({ length: 12 }, (_, idle) => idle).filter(
      idle => setUp.read(3, OPTIONS, { ...usual, ...position, idle }).ok,
    );
  expect(idles({})).toEqual([0, 3, 6]);
  expect(idles({ master: 2 })).toEqual([2, 5, 8]);
  const full = ['12346TG', '12346TG', '12346TG'];
  expect(idles({ wall: [], hands: full, master: 1 })).toEqual([1, 4, 7]);
  const rounds: FinishedRound[] = [{ ending: 'out', left: ['', '1', '2T'] }];
  expect(idles({ rounds, wall: [], hands: full, master: 1 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  for (let idle = 0; idle <= 8; idle++) {
    const read = setUp.read(3, OPTIONS, { rounds, wall: [], hands: full, master: 1, idle });
    expect(read.ok && game.view(read.state, 0)).toMatchObject({ master: 1, idle: { turns: idle } });
  }
});

test('rounds before this one are charged', () => {
  const rounds: FinishedRound[] = [
    { ending: 'out', left: ['', '1', '2TG'] },
    { ending: 'deadlock', left: ['T', 'T', 'G'] },
    { ending: 'stalling', left: ['1', 'TT', 'G'] },
  ];
  const read = setUp.read(3, OPTIONS, { ...usual, rounds });
  expect(read.ok && game.view(read.state, 0).players.map(({ score }) => score)).toEqual([-16, -46, -47]);
  // DM-5: then anybody can have begun this one; the builder of the first block makes the story short.
  expect(read.ok && setUp.write(read.state)).toMatchObject({ first: 0, turns: ['T-- R', '---', '--4 R'] });
});

test('what was left tells how a round ended: a deadlock needs a tower or a gate at each end of the wall', () => {
  expect(endingOf(['12', '', 'T'])).toBe('out');
  expect(endingOf(['TT', 'G', 'G'])).toBe('deadlock');
  expect(endingOf(['TT', 'GG', 'G'])).toBe('stalling');
  expect(endingOf(['T', 'G', '1'])).toBe('stalling');
});

test('the least that a master tells about how many turns have built nothing (DM-5)', () => {
  const idle = (position: Partial<StandingPosition>, timesRound = 0) =>
    idleFor({ ...usual, ...position }, timesRound);
  expect([0, 1, 2].map(master => idle({ master }))).toEqual([0, 1, 2]);
  expect(idle({ master: 1 }, 2)).toBe(7);
  expect(idle({ wall: [['4', 0]], master: 0 })).toBe(2);
  expect(idle({ wall: [], master: 2 }, 1)).toBe(5);
  expect(idle({ wall: [], master: 2, rounds: [{ ending: 'stalling', left: [] }] }, 1)).toBe(3);
});

test.each<[what: string, given: Partial<StandingPosition>, turns: string[]]>([
  [
    'blocks are given as early as they can be, and what is shown will be seen in the wall',
    {
      wall: [
        ['4', 0],
        ['3', 2],
        ['4', 0],
      ],
      hands: ['1236TG', '1236TG', '1246TG'],
    },
    ['--3 4', '---', '---', '4-- R', '---', '--3 R', '4-- R'],
  ],
  [
    'or stays in the hand; a seat can be given several of a kind',
    {
      wall: [
        ['4', 0],
        ['4', 0],
        ['4', 0],
      ],
      hands: ['1236TG', '1236TG', '1236TG'],
    },
    ['--1 4', '---', '---', '-1- 4', '---', '---', '4-- R', '---', '---', '4-- R', '---', '---', '4-- R'],
  ],
  [
    'several seats can be given something',
    { wall: [['4', 0]], hands: ['12336TG', '1246TG', '12346TTG', '12346G'] },
    ['--11 3', '----', '41-- T', '----', '4--- R'],
  ],
  [
    'with nothing built, gifts are among the last turns (DM-14)',
    {
      rounds: [{ ending: 'stalling', left: ['1', '1', '1'] }],
      wall: [],
      hands: ['12346G', '12346TG', '12346TTG'],
      master: 0,
      idle: 1,
    },
    ['-1- T'],
  ],
])('the round that led to a position set up by hand: %s', (_, given, turns) => {
  const position = { ...usual, master: 1, ...given };
  const read = setUp.read(position.hands.length, OPTIONS, position);
  expect(read.ok && setUp.write(read.state)).toMatchObject({ turns });
});

const SECTIONS = ['1', '2', '3', '4', '6'] as const;

describe('a position that cannot arise is refused with its reason', () => {
  const cases: readonly [clause: string, change: Partial<StandingPosition>, flaw: Flaw][] = [
    [
      'DM-1',
      { hands: ['12346TG', '12346TG', '1236TG'] },
      { kind: 'too-many-blocks', at: 'hand 2', block: 'T', most: 3 },
    ],
    [
      'DM-1',
      {
        wall: [
          ['T', 0],
          ['4', 2],
          ['4', 0],
          ['4', 1],
          ['4', 1],
        ],
        hands: ['1236G', '1236TG', '1236TG'],
      },
      { kind: 'too-many-blocks', at: 'wall 4', block: '4', most: 3 },
    ],
    [
      'DM-1',
      { hands: ['12346G', '1346TG', '1236TG'] },
      { kind: 'blocks-missing', at: 'hand 1', block: '2', most: 3 },
    ],
    [
      'DM-1',
      { hands: ['1346G', '12346TG', '1236TG'] },
      { kind: 'blocks-missing', at: 'hand 0', block: '2', most: 3 },
    ],
    [
      'DM-1',
      // Seat 0 has built its tower.
      { hands: ['12346G', '12346G', '1236TG'] },
      { kind: 'blocks-missing', at: 'hand 1', block: 'T', most: 3 },
    ],
    [
      'DM-3',
      {
        wall: [
          ['T', 0],
          ['G', 2],
        ],
        hands: ['12346G', '12346TG', '12346T'],
      },
      { kind: 'no-section-between', at: 'wall 1' },
    ],
    [
      'DM-9.2',
      { wall: [], hands: ['112233446TG', '6TG', '12346TG'], idle: 6 },
      { kind: 'too-many-gifts', at: 'hand 0', seat: 0 },
    ],
    [
      'DM-11',
      {
        wall: (['T', '1', '2', 'G', '3', '4', '6'] as const).map(block => [block, 0] as const),
        hands: ['', '12346TG', '12346TG'],
      },
      { kind: 'hand-empty', at: 'hand 0', seat: 0 },
    ],
    [
      'DM-11',
      {
        wall: [0, 1, 2].flatMap(seat =>
          (['T', '1', 'G', '2', '3', '4', '6'] as const).map(b => [b, seat] as const),
        ),
        hands: ['', '', ''],
      },
      { kind: 'hand-empty', at: 'hand 0', seat: 0 },
    ],
    [
      'DM-11',
      { wall: [], hands: ['111222333444666TTTGGG', '', ''] },
      { kind: 'hand-empty', at: 'hand 1', seat: 1 },
    ],
    [
      'DM-13',
      {
        wall: [
          ['T', 0],
          ...[0, 1, 2].flatMap(seat => SECTIONS.map(block => [block, seat] as const)),
          ['T', 1],
        ],
        hands: ['G', 'G', 'TG'],
      },
      { kind: 'deadlock' },
    ],
    [
      'DM-1',
      { rounds: [{ ending: 'out', left: ['', '11', '11'] }] },
      { kind: 'too-many-blocks', at: 'left 0 1', block: '1', most: 3 },
    ],
  ];

  test.each(cases)('%s: %j', (_clause, change, flaw) => {
    expect(setUp.read(3, OPTIONS, usual).ok).toBe(true);
    expect(setUp.read(3, OPTIONS, { ...usual, ...change })).toEqual({ ok: false, error: flaw });
  });

  const played: Position = { rounds: [], first: 0, turns: ['T-- R', '---', '--4 R'], turn: '4?-' };
  const strange: readonly [field: string, json: unknown][] = [
    ['position', null],
    ['position', []],
    ['position', { ...usual, extra: 1 }],
    ['position', 'T'],
    ['position', 3],
    ['position', { ...played, master: 0 }],
    ['position', { rounds: [], first: 0, turns: [] }],
    ['position', { rounds: [], wall: [], hands: [], master: 0 }],
    ['position', { ...usual, turn: '???' }],
    ['rounds', { ...usual, rounds: {} }],
    ['rounds', { ...usual, rounds: { length: 0, entries: () => [] } }],
    ['rounds', { ...usual, rounds: [null] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling', left: ['1', '1', '1'], extra: 1 }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling' }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling', other: ['1', '1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling', left: ['1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling', left: '111' }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'nonsense', left: ['1', '1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'nonsense', left: ['', '1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'deadlock', left: ['', 'T', 'T'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'deadlock', left: ['TT', 'T', 'GG'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'out', left: ['1', '1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'stalling', left: ['', '1', '1'] }] }],
    ['rounds', { ...usual, rounds: [{ ending: 'deadlock', left: ['T', '1', 'T'] }] }],
    ['rounds', { ...usual, rounds: new Array(4).fill({ ending: 'out', left: ['', '1', '1'] }) }],
    ['wall', { ...usual, wall: { length: 0 } }],
    ['wall', { ...usual, wall: new Array(22).fill(['4', 0]) }],
    ['wall', { ...usual, wall: ['40'] }],
    ['wall', { ...usual, wall: [['4']] }],
    ['wall', { ...usual, wall: [['4', 0, 0]] }],
    ['wall', { ...usual, wall: [{ length: 2, 0: '4', 1: 0 }] }],
    ['wall', { ...usual, wall: [[4, 0]] }],
    ['wall', { ...usual, wall: [['5', 0]] }],
    ['wall', { ...usual, wall: [['-', 0]] }],
    ['wall', { ...usual, wall: [['4', 3]] }],
    ['wall', { ...usual, wall: [['4', -1]] }],
    ['wall', { ...usual, wall: [['4', 0.5]] }],
    ['wall', { ...usual, wall: [['4', '0']] }],
    ['hands', { ...usual, hands: { length: 3 } }],
    ['hands', { ...usual, hands: ['1', '1'] }],
    ['hands', { ...usual, hands: ['1', '1', 1] }],
    ['hands', { ...usual, hands: ['1', '1', '1-'] }],
    ['hands', { ...usual, hands: ['21', '1', '1'] }],
    ['hands', { ...usual, hands: ['1'.repeat(12), '1', '1'] }],
    ['hands', { ...usual, hands: ['1111', '1', '1'] }],
    ['master', { ...usual, master: 3 }],
    ['master', { ...usual, master: -1 }],
    ['idle', { ...usual, idle: '0' }],
    ['idle', { ...usual, idle: 0.5 }],
    ['idle', { ...usual, idle: -3 }],
    [
      'idle',
      {
        rounds: [{ ending: 'stalling', left: ['1', '1', '1'] }],
        wall: [],
        hands: ['12346TG', '12346TG', '12346TG'],
        master: 0,
        idle: 0.5,
      },
    ],
    ['idle', { ...usual, idle: 1 }],
    ['idle', { ...usual, idle: 9 }],
    ['first', { ...played, first: 1 }],
    ['first', { ...played, first: 3, rounds: [{ ending: 'stalling', left: ['1', '1', '1'] }] }],
    ['turns', { ...played, turns: 'T-- R' }],
    ['turns', { ...played, turns: '' }],
    ['turns', { ...played, turns: 3 }],
    ['turns', { ...played, turns: ['T-- R', '---', '--4 R', '-'] }],
    ['turns', { ...played, turns: [3] }],
    ['turns', { ...played, turns: ['T-- L'] }],
    ['turns', { ...played, turns: ['T-'] }],
    ['turns', { ...played, turns: ['T---'] }],
    ['turns', { ...played, turns: ['8-- R'] }],
    ['turns', { ...played, turns: ['T-- R '] }],
    ['turns', { ...played, turns: ['T-- R R'] }],
    ['turns', { ...played, turns: ['T-- R', 'T-- R'] }],
    ['turns', { ...played, turns: ['T--'] }],
    ['turns', { ...played, turns: ['T-- R', '?--'] }],
    ['turn', { ...played, turn: null }],
    ['turn', { ...played, turn: '44- R' }],
    ['turn', { ...played, turn: '??' }],
    ['turn', { ...played, turn: '???? ' }],
    ['turn', { ...played, turn: '??? ' }],
    ['turn', { ...played, turn: '??? R' }],
    ['turn', { ...played, turn: 'T??' }],
    ['turn', { ...played, turn: '---' }],
  ];

  test.each(strange)('what is not a position at all: %s', (field, json) => {
    expect(setUp.read(3, OPTIONS, played).ok).toBe(true);
    expect(setUp.read(3, OPTIONS, json)).toEqual({ ok: false, error: { kind: 'malformed', field } });
  });
});
