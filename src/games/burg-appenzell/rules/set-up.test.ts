import { describe, expect, test } from 'vitest';
import { proveSetUp } from '../../../engine/suite.ts';
import { game } from '../game.ts';
import { position as stateOf } from '../testing/positions.ts';
import { HOLES, nameOf } from './castle.ts';
import { type Flaw, type Position, setUp } from './set-up.ts';
import { LETTERS } from './tiles.ts';

const OPTIONS = { layout: 'A', target: 4, memory: false, lastMouse: false } as const;

test('a position written down gives the state back, and nothing else is a position', () => {
  proveSetUp(game, setUp, { runs: 5, seed: 20261118 });
});

/** Both seats have a mouse in a tower and one in a room. */
const usual: Position = {
  mice: [
    ['a1', 'b1'],
    ['f7', 'g7'],
  ],
  fallen: [0, 0],
  cheeses: ['', ''],
  open: ['b1', 'e7'],
  tiles: { b1: 'A', b2: '.', b3: 'x', f7: 'B', spare: '.' },
  lastSeen: {},
  turns: 4,
  quietTurns: 4,
  actions: 4,
  slid: false,
  eventful: false,
};

/** More than four actions can have shown. */
const MANY_TILES = Object.fromEntries(
  HOLES.slice(0, 18).map((hole, i) => [nameOf(hole), LETTERS[Math.floor(i / 3)]]),
);

const read = (change: Partial<Position>) => setUp.read(2, OPTIONS, { ...usual, ...change });

test('what follows from the rest is not written down: whose turn it is, mice to enter, tiles not seen', () => {
  const state = stateOf({ mice: usual.mice, open: usual.open, tiles: { b1: 'A', b3: 'x', f7: 'B' } });
  state.turns = 4;
  state.quietTurns = 4;
  expect(setUp.write(state)).toEqual(usual);
  expect(read({})).toEqual({ ok: true, state });
  const later = read({ turns: 5, quietTurns: 5 });
  expect(later.ok && game.view(later.state, 1)).toMatchObject({
    active: 1,
    players: [{ stock: 2 }, { stock: 2 }],
  });
});

test('tiles seen before lie under their roofs, with the turn in which they were last visible (BA-19)', () => {
  const tiles = { ...usual.tiles, d4: 'C', spare: 'D' } as const;
  const found = read({ tiles, lastSeen: { d4: 3 } });
  expect(found.ok && game.view(found.state, 0, true).remembered).toEqual([
    { square: 'd4', tile: 'C', turnsAgo: 3 },
  ]);
});

test('before the first turn there are only the spare and the mice of those who have put one (BA-6, BA-7)', () => {
  const nothing = {
    fallen: [0, 0],
    cheeses: ['', ''],
    open: [],
    lastSeen: {},
    turns: 0,
    quietTurns: 0,
    actions: 0,
  };
  const start = read({ ...nothing, mice: [[], []], tiles: {} });
  expect(start.ok && start.state).toEqual(game.start(2, OPTIONS));
  const second = read({ ...nothing, mice: [['g1'], []], tiles: { spare: 'x' } });
  expect(second.ok && game.view(second.state, 0)).toMatchObject({ phase: 'set-up', active: 1 });
});

test('a match that ended is over, and won by whom the rules say', () => {
  const met = {
    ...usual.tiles,
    b2: 'A',
    a2: 'A',
    c2: 'B',
    d2: 'B',
    d4: 'C',
    d5: 'C',
    f4: 'D',
    g4: 'D',
  } as const;
  const ending: Partial<Position> = {
    tiles: met,
    lastSeen: { a2: 1, c2: 4, d2: 4, d4: 4, d5: 4, f4: 4, g4: 4 },
    mice: [
      ['b1', 'b2'],
      ['e7', 'f7'],
    ],
    cheeses: ['ABCD', 'A'],
    turns: 8,
    quietTurns: 1,
    actions: 1,
    eventful: true,
  };
  const won = read(ending);
  expect(won.ok && game.view(won.state, 0).turn).toEqual({ kind: 'over', scores: [4, 1], winners: [0] });
  // Whoever has won has just come to stand on the last kind.
  const elsewhere = read({
    ...ending,
    mice: [
      ['a1', 'b1', 'b3'],
      ['e7', 'f7'],
    ],
    tiles: { ...met, b3: '.' },
  });
  expect(elsewhere).toMatchObject({ ok: false, error: { kind: 'won', seat: 0 } });
  const stalled = read({ turns: 40, quietTurns: 40, actions: 0 });
  expect(stalled.ok && game.view(stalled.state, 0)).toMatchObject({
    phase: 'over',
    active: 1,
    turn: { winners: [0] },
  });
  const last = {
    mice: [['a1'], ['g7']],
    fallen: [1, 3],
    open: ['b1'],
    turns: 8,
    quietTurns: 2,
    actions: 2,
    slid: true,
    eventful: true,
    tiles: { b1: '.', b2: '.', b3: 'x', spare: '.' },
  } as const;
  const fell = read(last);
  expect(fell.ok && game.view(fell.state, 0).turn).toEqual({ kind: 'over', scores: [0, 0], winners: [0] });
  const trapless = read({ ...last, tiles: { ...last.tiles, b3: '.', d4: 'x' }, lastSeen: { d4: 2 } });
  expect(trapless).toMatchObject({ ok: false, error: { kind: 'third-fall', seat: 1 } });
});

test('what nature is to turn up lies in a room just uncovered, or where one slide has brought it (BA-10, BA-12)', () => {
  const uncovered = read({ open: ['b1', 'c1', 'e7'], actions: 3 });
  expect(uncovered.ok && game.view(uncovered.state, 0).turningUp).toBe('d1');
  const far = read({ open: ['b1', 'd4', 'e7'], actions: 3 });
  expect(far).toEqual({ ok: false, error: { kind: 'tile-missing', at: 'd4', place: 'd4' } });
  const inHouse = { ...usual.tiles } as Record<string, (typeof LETTERS)[number]>;
  delete inHouse.b2;
  const slid = read({ tiles: inHouse, actions: 0, slid: true });
  expect(slid.ok && game.view(slid.state, 0).turningUp).toBe('b2');
  expect(read({ tiles: inHouse, actions: 0 })).toMatchObject({
    ok: false,
    error: { kind: 'tile-missing', at: 'b2' },
  });
});

describe('a position that cannot arise is refused with its reason', () => {
  const cases: readonly [clause: string, change: Partial<Position>, flaw: Flaw][] = [
    [
      'BA-3',
      { tiles: { ...usual.tiles, b1: 'x', b2: 'x', f7: 'x' } },
      { kind: 'too-many-tiles', at: 'f7', tile: 'x', count: 4, most: 3 },
    ],
    [
      'BA-3',
      {
        tiles: { ...usual.tiles, d1: 'x', d2: 'x', d4: 'x', b3: '.', f1: 'x' },
        lastSeen: { d1: 1, d2: 1, d4: 1, f1: 1 },
      },
      { kind: 'too-many-tiles', at: 'tile f1', tile: 'x', count: 4, most: 3 },
    ],
    [
      'BA-7',
      { mice: [['a1', 'b1', 'b2', 'c7'], ['g7']], fallen: [1, 0] },
      { kind: 'too-many-mice', at: 'seat 0', seat: 0, most: 4 },
    ],
    ['BA-9', { mice: [['b1'], ['b1']] }, { kind: 'two-mice', at: 'b1', square: 'b1' }],
    ['BA-7', { mice: [['b1'], []] }, { kind: 'no-mouse', at: 'seat 1', seat: 1 }],
    [
      'BA-6',
      {
        mice: [['a1'], []],
        open: [],
        tiles: {},
        turns: 0,
        quietTurns: 0,
        actions: 0,
      },
      { kind: 'tile-missing', at: 'spare', place: 'spare' },
    ],
    [
      'BA-11',
      { mice: [['a1', 'd4'], ['g7']] },
      { kind: 'mouse-under-roof', at: '^d4', seat: 0, square: 'd4', room: 'd4' },
    ],
    [
      'BA-6',
      { tiles: { b1: 'A', b2: '.', b3: 'x', spare: '.' } },
      { kind: 'tile-missing', at: 'f7', place: 'f7' },
    ],
    [
      'BA-3',
      { tiles: { b1: 'A', b2: '.', b3: 'x', f7: 'B' } },
      { kind: 'tile-missing', at: 'spare', place: 'spare' },
    ],
    [
      'BA-13',
      {
        mice: [
          ['a1', 'b3'],
          ['g7', 'f7'],
        ].map(squares => squares.toSorted()),
      },
      { kind: 'mouse-on-trap', at: 'b3', seat: 0, square: 'b3' },
    ],
    [
      'BA-14',
      { mice: [['b1', 'b2'], ['f7']], tiles: { ...usual.tiles, b2: 'A' } },
      { kind: 'cheese-due', at: 'seat 0', seat: 0, cheese: 'A' },
    ],
    ['BA-14', { cheeses: ['', 'G'] }, { kind: 'cheese-unseen', at: 'seat 1', seat: 1, cheese: 'G' }],
    [
      'BA-14',
      { cheeses: ['', 'A'], tiles: { ...usual.tiles, b2: 'A' }, mice: [['a1', 'b1'], ['f7']] },
      { kind: 'cheese-too-early', at: 'seat 1', seat: 1 },
    ],
    [
      'BA-14',
      {
        cheeses: ['', 'A'],
        tiles: { b1: 'A', b2: 'A', b3: 'x', spare: '.' },
        mice: [
          ['a1', 'b1'],
          ['g1', 'g7'],
        ],
        open: ['b1'],
      },
      { kind: 'cheese-too-early', at: 'seat 1', seat: 1 },
    ],
    [
      'BA-14',
      {
        eventful: true,
        actions: 3,
        cheeses: ['', 'A'],
        tiles: { ...usual.tiles, b2: 'A' },
        mice: [
          ['a1', 'b1'],
          ['e7', 'f7'],
        ],
      },
      { kind: 'no-event', at: 'eventful' },
    ],
    [
      'BA-10',
      {
        mice: [['a1', 'd4'], ['g7']],
        open: ['d4'],
        tiles: { d4: '.', d5: '.', spare: '.' },
        turns: 20,
        quietTurns: 20,
      },
      { kind: 'mouse-too-deep', at: 'd4', square: 'd4', least: 6 },
    ],
    [
      'BA-10',
      { open: ['b1', 'd4', 'e7'], tiles: { ...usual.tiles, d4: '.', d5: '.' }, actions: 3 },
      { kind: 'roof-off-far', at: 'd4', room: 'd4', seat: 0 },
    ],
    [
      'BA-12',
      {
        slid: true,
        actions: 3,
        mice: [['a1'], ['g7']],
        open: [],
        tiles: { spare: '.' },
      },
      { kind: 'no-slide', at: 'slid' },
    ],
    [
      'BA-19',
      { slid: true, actions: 3, tiles: { ...usual.tiles, d4: 'C' }, lastSeen: { d4: 0 } },
      { kind: 'last-seen', at: 'turns', square: 'd4', least: 1, most: 4 },
    ],
    [
      'BA-8',
      {
        turns: 1,
        quietTurns: 1,
        mice: [['a1'], ['g7']],
        open: [],
        tiles: { d5: '.', spare: '.' },
        lastSeen: { d5: 1 },
      },
      { kind: 'too-few-turns', at: 'turns', turns: 1 },
    ],
    [
      'BA-13',
      { fallen: [0, 1], tiles: { ...usual.tiles, b3: '.' }, quietTurns: 3 },
      { kind: 'no-trap-seen', at: 'seat 1', seat: 1 },
    ],
    [
      'BA-15',
      { open: ['b1', 'd4', 'e7'], tiles: { ...usual.tiles, d4: '.', d5: '.' } },
      { kind: 'roof-off', at: 'd4', room: 'd4', most: 0 },
    ],
    [
      'BA-15',
      {
        open: ['b1', 'd2', 'd4', 'e7'],
        tiles: { ...usual.tiles, d2: '.', d3: '.', d4: '.', d5: '.' },
        actions: 2,
        slid: true,
      },
      { kind: 'roof-off', at: 'd2', room: 'd2', most: 1 },
    ],
    [
      'BA-8',
      { actions: 1, mice: [['a1', 'g1'], ['f7']], open: ['e7'], tiles: { f7: 'B', spare: '.' } },
      { kind: 'too-many-actions', at: 'actions', seat: 0, least: 3 },
    ],
    ['BA-15', { actions: 0 }, { kind: 'no-actions', at: 'actions' }],
    ['BA-12', { slid: true }, { kind: 'turn-not-begun', at: 'actions' }],
    ['BA-8', { turns: 0, quietTurns: 0 }, { kind: 'too-few-turns', at: 'turns', turns: 0 }],
    ['BA-8', { turns: 1, quietTurns: 1, actions: 3 }, { kind: 'too-few-turns', at: 'turns', turns: 1 }],
    [
      'BA-10',
      {
        turns: 1,
        quietTurns: 1,
        mice: [['a1'], ['g7']],
        open: [],
        tiles: { ...MANY_TILES, spare: '.' },
        lastSeen: Object.fromEntries(Object.keys(MANY_TILES).map(square => [square, 1])),
      },
      { kind: 'too-few-turns', at: 'turns', turns: 1 },
    ],
    ['BA-18', { quietTurns: 3 }, { kind: 'quiet-turns', at: 'quietTurns', least: 4, most: 4 }],
    ['BA-18', { fallen: [1, 0] }, { kind: 'quiet-turns', at: 'quietTurns', least: 0, most: 3 }],
    ['BA-18', { eventful: true, actions: 3 }, { kind: 'nothing-happened', at: 'eventful' }],
    ['BA-18', { turns: 44, quietTurns: 3 }, { kind: 'stalled', at: 'turns', most: 40 }],
    ['BA-18', { turns: 40, quietTurns: 40 }, { kind: 'stalled', at: 'quietTurns', most: 40 }],
    [
      'BA-19',
      { tiles: { ...usual.tiles, d4: 'C' }, lastSeen: { d4: 5 } },
      { kind: 'last-seen', at: 'turns', square: 'd4', least: 1, most: 4 },
    ],
    [
      'BA-19',
      { tiles: { ...usual.tiles, d4: 'C' }, lastSeen: { d4: 0 } },
      { kind: 'last-seen', at: 'turns', square: 'd4', least: 1, most: 4 },
    ],
    ['BA-16', { cheeses: ['ABCD', ''] }, { kind: 'won', at: 'seat 0', seat: 0, target: 4 }],
    [
      'BA-17',
      { fallen: [0, 3], mice: [['a1', 'b1'], ['f7']] },
      { kind: 'third-fall', at: 'seat 1', seat: 1, most: 3 },
    ],
  ];
  test.each(cases)('%s %o', (_, change, flaw) => {
    expect(read(change)).toEqual({ ok: false, error: flaw });
  });
});

describe('what is not a position at all is refused with the field that is wrong', () => {
  const strange: readonly [field: string, json: unknown][] = [
    ['position', null],
    ['position', []],
    ['position', 'a1'],
    ['extra', { ...usual, extra: 1 }],
    ['mice', { ...usual, mice: [['a1']] }],
    ['mice', { ...usual, mice: [['a1'], ['g7'], []] }],
    ['mice', { ...usual, mice: ['a1', 'g7'] }],
    ['mice', { ...usual, mice: [['b1', 'a1'], ['g7']] }],
    ['mice', { ...usual, mice: [['a1', 'a1'], ['g7']] }],
    ['mice', { ...usual, mice: [['h1'], ['g7']] }],
    ['mice', { ...usual, mice: [['a1', 'a8'], ['g7']] }],
    ['fallen', { ...usual, fallen: [0] }],
    ['fallen', { ...usual, fallen: [0, 5] }],
    ['fallen', { ...usual, fallen: [0, -1] }],
    ['fallen', { ...usual, fallen: [0, 0.5] }],
    ['fallen', { ...usual, fallen: [0, '0'] }],
    ['cheeses', { ...usual, cheeses: ['A'] }],
    ['cheeses', { ...usual, cheeses: ['A', 'BA'] }],
    ['cheeses', { ...usual, cheeses: ['A', 'AA'] }],
    ['cheeses', { ...usual, cheeses: ['A', 'x'] }],
    ['cheeses', { ...usual, cheeses: ['A', ['B']] }],
    ['open', { ...usual, open: 'b1' }],
    ['open', { ...usual, open: ['e7', 'b1'] }],
    ['open', { ...usual, open: ['b2'] }],
    ['tiles', { ...usual, tiles: [] }],
    ['tiles', { ...usual, tiles: { ...usual.tiles, c3: 'A' } }],
    ['tiles', { ...usual, tiles: { ...usual.tiles, a1: 'A' } }],
    ['tiles', { ...usual, tiles: { ...usual.tiles, b1: 'X' } }],
    ['tiles', { ...usual, tiles: { ...usual.tiles, b1: 1 } }],
    ['lastSeen', { ...usual, lastSeen: null }],
    ['lastSeen', { ...usual, lastSeen: { b1: 1 } }],
    ['lastSeen', { ...usual, lastSeen: { d4: 1 } }],
    ['lastSeen', { ...usual, tiles: { ...usual.tiles, d4: 'C' } }],
    ['lastSeen', { ...usual, tiles: { ...usual.tiles, d4: 'C' }, lastSeen: { d5: 1 } }],
    ['lastSeen', { ...usual, tiles: { ...usual.tiles, d4: 'C' }, lastSeen: { d4: -1 } }],
    ['turns', { ...usual, turns: 4096 }],
    ['turns', { ...usual, turns: null }],
    ['quietTurns', { ...usual, quietTurns: 4096 }],
    ['actions', { ...usual, actions: 5 }],
    ['slid', { ...usual, slid: 0 }],
    ['eventful', { ...usual, eventful: 'no' }],
  ];

  test.each(strange)('%s: %j', (field, json) => {
    expect(setUp.read(2, OPTIONS, json)).toEqual({ ok: false, error: { kind: 'malformed', field } });
  });
});
