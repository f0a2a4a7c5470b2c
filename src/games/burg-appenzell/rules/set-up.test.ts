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

/** With the spare, two more than four actions can have shown; each of them can be seen with four actions and a slide. */
const MANY_TILES = Object.fromEntries(
  HOLES.filter(hole => nameOf(hole) !== 'd3')
    .slice(0, 17)
    .map((hole, i) => [nameOf(hole), LETTERS[Math.floor(i / 3)]]),
);

/** Seat 0 has just come to stand on its fourth kind. */
const won: Position = {
  ...usual,
  tiles: { ...usual.tiles, b2: 'A', a2: 'A', c2: 'B', d2: 'B', d4: 'C', d5: 'C', f4: 'D', g4: 'D' },
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

/** A slide has just brought down the third mouse of seat 1. */
const dropped: Position = {
  ...usual,
  mice: [['a1'], ['g7']],
  fallen: [1, 3],
  open: ['b1'],
  turns: 8,
  quietTurns: 2,
  actions: 2,
  slid: true,
  eventful: true,
  tiles: { b1: '.', b2: '.', b3: 'x', spare: '.' },
};

/** Seat 0 has used three actions: its only mouse ran from b1 to b2 and back, and a trap was pushed in below it. */
const firstFall: Position = {
  ...usual,
  mice: [[], ['f7', 'g7']],
  fallen: [1, 0],
  tiles: { ...usual.tiles, b1: 'x', b3: 'A' },
  actions: 1,
  slid: true,
  eventful: true,
};

/** Twenty turns of each seat without cheese or a fall. */
const stalled = { turns: 40, quietTurns: 40, actions: 0 };

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
  const over = read(won);
  expect(over.ok && game.view(over.state, 0).turn).toEqual({ kind: 'over', scores: [4, 1], winners: [0] });
  // Whoever has won has just come to stand on the last kind.
  const elsewhere = read({
    ...won,
    mice: [
      ['a1', 'b1', 'b3'],
      ['e7', 'f7'],
    ],
    tiles: { ...won.tiles, b3: '.' },
  });
  expect(elsewhere).toMatchObject({ ok: false, error: { kind: 'won', seat: 0 } });
  const quiet = read(stalled);
  expect(quiet.ok && game.view(quiet.state, 0)).toMatchObject({
    phase: 'over',
    active: 1,
    turn: { winners: [0] },
  });
  const three = setUp.read(3, OPTIONS, {
    ...usual,
    mice: [...usual.mice, ['a7']],
    fallen: [0, 0, 0],
    cheeses: ['', '', ''],
    turns: 60,
    quietTurns: 60,
    actions: 0,
  });
  expect(three.ok && game.view(three.state, 0)).toMatchObject({ phase: 'over', active: 2 });
  const fell = read(dropped);
  expect(fell.ok && game.view(fell.state, 0).turn).toEqual({ kind: 'over', scores: [0, 0], winners: [0] });
  const trapless = read({
    ...dropped,
    tiles: { ...dropped.tiles, b3: '.', d4: 'x' },
    lastSeen: { d4: 2 },
  });
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

describe('what one slide brings into the open, and what it does not (BA-12)', () => {
  const cases: readonly [what: string, isPossible: boolean, at: string, change: Partial<Position>][] = [
    [
      'E2 pushes the tile of b2 to a2; that of c2 and the spare come under roofs',
      true,
      'a2',
      {
        mice: [
          ['a2', 'c2'],
          ['f7', 'g7'],
        ],
        open: ['a2', 'c2', 'e7'],
        tiles: { b1: '.', b2: 'C', b3: '.', c2: 'D', c4: '.', g2: 'E', f7: 'B', spare: '.' },
        lastSeen: { b1: 2, b2: 0, b3: 2, g2: 0 },
      },
    ],
    [
      'W2 pushes the tile of b2 to c2, and that of g2 out; those of a2 and d2 come under roofs',
      true,
      'c2',
      {
        mice: [
          ['a2', 'c2'],
          ['d2', 'g7'],
        ],
        open: ['a2', 'c2', 'd2'],
        tiles: { a2: '.', b1: '.', b2: 'C', b3: '.', c4: '.', d2: 'D', d3: '.', e2: 'E' },
        lastSeen: { b1: 2, b2: 0, b3: 2, e2: 0 },
      },
    ],
    [
      'to b1, a tile comes only from b2 and from the spare',
      false,
      'b1',
      { tiles: { b2: '.', b3: 'x', f7: 'B', spare: '.' } },
    ],
    [
      'to d1, a tile comes only from d2 and from the spare',
      false,
      'd1',
      {
        mice: [['a1', 'c1'], ['g7']],
        open: ['c1', 'd2'],
        tiles: { d2: '.', d3: '.', spare: '.' },
      },
    ],
    [
      'what E2 pushes out was in sight at a2',
      false,
      'a2',
      {
        mice: [
          ['a1', 'a2'],
          ['f7', 'g7'],
        ],
        open: ['a2', 'e7'],
        tiles: { f7: 'B' },
      },
    ],
  ];
  test.each(cases)('%s', (_, isPossible, at, change) => {
    const found = read({ actions: 3, slid: true, ...change });
    if (isPossible) expect(found.ok && game.view(found.state, 0).turningUp).toBe(at);
    else expect(found).toEqual({ ok: false, error: { kind: 'tile-missing', at, place: at } });
  });
});

describe('before the first turn, nothing else has happened (BA-6, BA-7)', () => {
  const cases: readonly [clause: string, change: Partial<Position>][] = [
    ['BA-7: one mouse each', { mice: [['a1', 'g1'], []] }],
    ['BA-5: all roofs are on', { open: ['b1'] }],
    ['BA-13: no mouse has fallen', { fallen: [1, 0] }],
    ['BA-14: there is no cheese', { cheeses: ['A', ''] }],
    ['BA-8: no turn has ended', { turns: 1 }],
    ['BA-8: no turn has ended', { turns: 1, quietTurns: 1 }],
    ['BA-8: no turn has begun', { turns: 1, actions: 1 }],
    ['BA-8: nor is there a slide', { slid: true }],
    [
      'BA-6: nor has a tile of the castle been seen',
      { tiles: { d4: 'A', spare: '.' }, lastSeen: { d4: 0 }, slid: true },
    ],
    ['BA-8: nor anything else', { eventful: true }],
  ];
  const second = {
    mice: [['a1'], []],
    open: [],
    tiles: { spare: '.' },
    turns: 0,
    quietTurns: 0,
    actions: 0,
  } as const;
  test.each(cases)('%s %o', (_, change) => {
    expect(read(second)).toMatchObject({ ok: true });
    expect(read({ ...second, ...change })).toEqual({
      ok: false,
      error: { kind: 'no-mouse', at: 'seat 1', seat: 1 },
    });
  });

  test('a tile that is remembered was seen in a turn (BA-6)', () => {
    const seen = read({ ...second, tiles: { d4: 'A', spare: '.' }, lastSeen: { d4: 0 } });
    expect(seen).toMatchObject({ ok: false, error: { kind: 'last-seen', square: 'd4', least: 1, most: 0 } });
  });

  test('whatever the number of turns, the first without a mouse is named', () => {
    expect(read({ ...second, mice: [[], []], turns: 1 })).toMatchObject({
      ok: false,
      error: { kind: 'no-mouse', seat: 0 },
    });
  });
});

describe('what has been done takes its time, but no more (BA-8)', () => {
  const atB1: Partial<Position> = {
    mice: [['b1'], ['g7']],
    open: ['b1'],
    tiles: { b1: 'A', b2: '.', b3: 'x', spare: '.' },
  };
  const cases: readonly [
    what: string,
    soon: Partial<Position>,
    later: Partial<Position>,
    layout?: 'A' | 'B',
  ][] = [
    ['a roof, a step', { ...atB1, turns: 0, quietTurns: 0, actions: 3 }, { actions: 2 }],
    [
      'a roof, a step and a slide',
      { ...atB1, turns: 0, quietTurns: 0, actions: 2, slid: true },
      { actions: 1 },
    ],
    [
      'seat 1 ran in a turn of its own',
      { mice: [['a1'], ['f7']], open: ['e7'], tiles: { f7: 'B', spare: '.' }, turns: 1, quietTurns: 1 },
      { turns: 2, quietTurns: 2 },
    ],
    [
      'two roofs and three steps: the roof of b1 is on again',
      {
        mice: [['c2'], ['g7']],
        open: ['c2'],
        tiles: { b1: '.', b2: '.', b3: '.', c2: 'A', c4: 'B', spare: '.' },
        lastSeen: { b1: 1, b2: 1, b3: 1 },
        turns: 1,
        quietTurns: 1,
      },
      { turns: 2, quietTurns: 2 },
    ],
    [
      'layout B: with one slide, d3 is seen after four actions, not three',
      {
        ...firstFall,
        mice: [[], ['g7']],
        open: ['d1'],
        tiles: { d1: 'x', d2: '.', d3: '.', spare: '.' },
        turns: 0,
        quietTurns: 0,
      },
      { turns: 4, quietTurns: 4 },
      'B',
    ],
  ];
  test.each(cases)('%s', (_, soon, later, layout = 'A') => {
    const at = (position: Partial<Position>) =>
      setUp.read(2, { ...OPTIONS, layout }, { ...usual, ...position });
    expect(at(soon)).toEqual({
      ok: false,
      error: { kind: 'too-few-turns', at: 'turns', turns: soon.turns },
    });
    expect(at({ ...soon, ...later })).toMatchObject({ ok: true });
  });
});

const possible: readonly [what: string, change: Partial<Position>][] = [
  ['BA-13: the only mouse on the board ran to and fro before it fell', firstFall],
  ['BA-18: one turn more, and the match is over', { turns: 39, quietTurns: 39 }],
  [
    'BA-17: three mice have fallen at once, among them the third of both seats',
    {
      ...dropped,
      mice: [['a1'], []],
      fallen: [3, 4],
      tiles: { b1: 'x', b2: 'x', b3: 'x', spare: '.' },
    },
  ],
];

test.each(possible)('a position that can arise: %s', (_, change) => {
  expect(read(change)).toMatchObject({ ok: true });
});

describe('a position that cannot arise is refused with its reason', () => {
  type Refused = readonly [clause: string, change: Partial<Position>, flaw: Flaw];
  const cases: readonly Refused[] = [
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
    [
      'BA-14',
      { mice: [['a1'], ['b1', 'b2']], tiles: { ...usual.tiles, b2: 'A' } },
      { kind: 'cheese-due', at: 'seat 1', seat: 1, cheese: 'A' },
    ],
    ['BA-14', { cheeses: ['G', ''] }, { kind: 'cheese-unseen', at: 'seat 0', seat: 0, cheese: 'G' }],
    // The first action of the turn was a run, or a slide that nobody fell by, and nobody stands on the cheese.
    ...[
      {
        tiles: { ...usual.tiles, b2: 'A', b3: '.' },
        mice: [
          ['b1', 'b3'],
          ['f7', 'g7'],
        ],
      } as const,
      {
        tiles: { ...usual.tiles, d4: 'A' },
        lastSeen: { d4: 2 },
        mice: [
          ['b1', 'b2'],
          ['f7', 'g7'],
        ],
        slid: true,
      } as const,
    ].map(
      (change): Refused => [
        'BA-14',
        { cheeses: ['A', ''], actions: 3, eventful: true, ...change },
        { kind: 'no-event', at: 'eventful' },
      ],
    ),
    ['BA-10', { open: ['b1', 'c1', 'e7'] }, { kind: 'turn-not-begun', at: 'actions' }],
    ['BA-13', { eventful: true }, { kind: 'turn-not-begun', at: 'actions' }],
    [
      'BA-10',
      {
        mice: [['a1'], ['f7', 'g7']],
        open: ['c1', 'e7'],
        tiles: { d1: '.', f7: 'B', spare: '.' },
        actions: 2,
      },
      { kind: 'roof-off-far', at: 'c1', room: 'c1', seat: 0 },
    ],
    [
      'BA-10',
      { open: ['b1', 'd2', 'e7'], tiles: { ...usual.tiles, d2: '.', d3: '.' }, actions: 3 },
      { kind: 'roof-off-far', at: 'd2', room: 'd2', seat: 0 },
    ],
    ...[{ eventful: true }, { fallen: [1, 0] }].map(
      (change): Refused => [
        'BA-15',
        {
          open: ['b1', 'd2', 'd4', 'e7'],
          tiles: { ...usual.tiles, d2: '.', d3: '.', d4: '.', d5: '.' },
          actions: 2,
          slid: true,
          ...change,
        },
        { kind: 'roof-off', at: 'd2', room: 'd2', most: 1 },
      ],
    ),
    [
      'BA-12',
      {
        mice: [['a1'], ['f7', 'g7']],
        open: ['e7'],
        tiles: { b1: '.', f7: 'B', spare: '.' },
        lastSeen: { b1: 0 },
        actions: 2,
        slid: true,
      },
      { kind: 'too-many-actions', at: 'actions', seat: 0, least: 3 },
    ],
    [
      'BA-12',
      {
        mice: [['a1'], ['g7']],
        open: [],
        tiles: { b1: 'A', spare: '.' },
        lastSeen: { b1: 3 },
        actions: 3,
        slid: true,
      },
      { kind: 'no-slide', at: 'slid' },
    ],
    ['BA-18', { ...firstFall, quietTurns: 3 }, { kind: 'quiet-turns', at: 'quietTurns', least: 4, most: 4 }],
    ['BA-18', { turns: 40, quietTurns: 3 }, { kind: 'stalled', at: 'turns', most: 40 }],
    ['BA-18', { ...stalled, actions: 1 }, { kind: 'stalled', at: 'quietTurns', most: 40 }],
    ['BA-18', { turns: 1, quietTurns: 40 }, { kind: 'stalled', at: 'quietTurns', most: 40 }],
    [
      'BA-18',
      {
        mice: [['a1'], ['g7']],
        open: [],
        tiles: { spare: '.' },
        turns: 0,
        quietTurns: 40,
      },
      { kind: 'quiet-turns', at: 'quietTurns', least: 0, most: 0 },
    ],
    [
      'BA-15',
      { ...stalled, open: ['b1', 'c1', 'e7'], tiles: { ...usual.tiles, d1: '.' } },
      { kind: 'roof-off', at: 'c1', room: 'c1', most: 0 },
    ],
    [
      'BA-18',
      { ...won, turns: 60, quietTurns: 40 },
      { kind: 'quiet-turns', at: 'quietTurns', least: 0, most: 39 },
    ],
    // Cheese has not just been taken; two seats have won; a third mouse has fallen, but not in this turn.
    ...[
      { actions: 4 },
      { eventful: false },
      { cheeses: ['ABCD', 'ABCD'] },
      { mice: [['b1', 'b2'], ['f7']], fallen: [0, 3] },
    ].map(
      (change): Refused => [
        'BA-16',
        { ...won, ...change },
        { kind: 'won', at: 'seat 0', seat: 0, target: 4 },
      ],
    ),
    ['BA-17', { ...dropped, eventful: false }, { kind: 'third-fall', at: 'seat 1', seat: 1, most: 3 }],
    // Four mice would have fallen at once, but there are three traps.
    [
      'BA-13',
      { ...dropped, mice: [[], []], fallen: [4, 4] },
      { kind: 'third-fall', at: 'seat 0', seat: 0, most: 3 },
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
