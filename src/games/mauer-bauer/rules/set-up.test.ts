import { describe, expect, test } from 'vitest';
import { NATURE_DUE, OVER } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import { proveSetUp } from '../../../engine/suite.ts';
import { NATURE, seatsOf } from '../../../engine/viewers.ts';
import { game } from '../game.ts';
import { linesAround } from '../testing/positions.ts';
import { CARD_NAMES } from './card-names.ts';
import { BESIDE, ENDS, LINE_NAMES, LINES_AT, PLAIN_NAMES, POINT_NAMES } from './land.ts';
import { countAll, TOWER_COLOURS } from './pieces.ts';
import { type Flaw, type Position, setUp } from './set-up.ts';
import { clone, HOUSES, type State, TOWERS } from './state.ts';

/**
 * The numbers of chains depend on the order in which walls were put, and chains inside cities can never matter again: what
 * remains is which points with a free line, or with this turn's wall, are connected. The list of ways is one of its phase.
 */
function canonical(state: State): State {
  const plain = clone(state);
  const { open, wall } = state;
  const isFree = (point: number) => [0, 1, 2].some(word => open[word] & LINES_AT[3 * point + word]);
  const ends = [...state.chains.keys()].filter(
    point => isFree(point) || point === ENDS[2 * wall] || point === ENDS[2 * wall + 1],
  );
  plain.chains.fill(-1);
  for (const point of ends)
    plain.chains[point] = ends.find(other => state.chains[other] === state.chains[point]) ?? point;
  if (state.phase !== TOWERS && state.phase !== HOUSES) plain.ways = 0;
  return plain;
}

test('a position written down gives the state back, and nothing else is a position', () => {
  proveSetUp(game, setUp, { runs: 5, seed: 20261118, canonical });
});

/** A city of one plain and two houses outside: three turns have been played, and the city has been scored. */
const usual: Position = {
  walls: ['a1-b0', 'a1-b2', 'b0-b2'],
  towers: { a1: 'w', b0: 'g', b2: 'k' },
  houses: { A1: 'RGB', A2: 'Y', B1: 'P' },
  palaces: {},
  scores: [4, 1],
  hands: [CARD_NAMES.slice(0, 6), CARD_NAMES.slice(6, 12)],
  discard: CARD_NAMES.slice(12, 14),
  step: 'wall',
};
/** The same just before its third wall has its houses. */
const before: Position = {
  ...usual,
  houses: { A1: 'RG', A2: 'Y', B1: 'P' },
  scores: [1, 1],
  discard: [],
  step: 'dice',
  wall: 'a1-b0',
};
/** And after it closed the city. */
const after: Position = {
  ...usual,
  scores: [1, 1],
  discard: [],
  step: 'score',
  wall: 'a1-b0',
  roll: 'BB',
  actor: 0,
};

const { actor: _, ...unasked } = after;
/** The second wall of all has its new tower, of the colour that was rolled. */
const second: Position = {
  ...before,
  walls: ['a1-b0', 'a1-b2'],
  towers: { a1: 'w', b0: 'g', b2: 'k' },
  step: 'houses',
  houses: { A1: 'B' },
  wall: 'a1-b2',
  roll: 'kRG',
};

const read = (position: Position) => setUp.read(2, { hastyRoll: false }, position);

test('what follows from the rest is not written down: whose turn it is, cities, supply and deck', () => {
  const found = read(usual);
  expect(found.ok && game.view(found.state, 'everything')).toMatchObject({
    active: 1,
    cities: [{ city: 'A1', plains: ['A1'], towers: { w: 1, g: 1, k: 1 } }],
    supply: { walls: 30, towers: { w: 9, g: 9, k: 9 }, houses: { R: 11, Y: 11 } },
    deck: 46,
    players: [{ score: 4 }, { score: 1 }],
  });
});

test('walls that a city has swallowed count as turns: they have left their houses (MB-12, MB-15)', () => {
  const joined: Position = { ...usual, houses: { ...usual.houses, A1: 'B' }, palaces: { A1: 'RG' } };
  const found = read(joined);
  expect(found).toEqual({
    ok: false,
    error: { kind: 'houses-in-city', at: 'A1', count: 5, walls: 3, most: 3 },
  });
  const two: Position = {
    ...usual,
    walls: ['a1-a3', 'a1-b0', 'a3-b2', 'b0-b2'],
    towers: { ...usual.towers, a3: 'w' },
    houses: { A1: 'GBP', A3: 'Y', B1: 'P' },
    palaces: { A1: 'R' },
  };
  // Four walls around two plains have given four houses; the wall between them two more would make six.
  expect(read(two)).toMatchObject({ ok: false, error: { kind: 'houses-in-city', count: 5, walls: 4 } });
  const swallowed = { ...two, houses: { ...two.houses, A1: 'GBYP' } };
  // With a wall between them they were two cities, for each of which both have played.
  expect(read(swallowed)).toMatchObject({ ok: false, error: { kind: 'too-few-discarded', least: 4 } });
  const scored = read({ ...swallowed, discard: CARD_NAMES.slice(12, 16) });
  expect(scored.ok && scored.state.active).toBe(1);
  const never = read({ ...two, houses: { ...two.houses, A1: 'GB' } });
  expect(never.ok && never.state.active).toBe(0);
});

test.each<[string, Position]>([
  ['the dice', before],
  ['where houses go', { ...before, step: 'houses', roll: 'RG' }],
  ['where houses go, after a tower of the rolled colour', second],
  ['a scoring', after],
  [
    'a scoring in which one seat has had its turn',
    {
      ...after,
      actor: 1,
      owed: [1, 0],
      scores: [2, 1],
      discard: ['N'],
      hands: [CARD_NAMES.slice(2, 7), CARD_NAMES.slice(7, 13)],
    },
  ],
  [
    'a deal after it',
    {
      ...usual,
      hands: [CARD_NAMES.slice(2, 7), CARD_NAMES.slice(7, 13)],
      step: 'deal',
      wall: 'a1-b0',
      roll: 'BB',
      dealing: 'after scoring',
      owed: [1, 1],
    },
  ],
  ['an exchange', { ...usual, step: 'exchange', wall: 'a1-b0', roll: 'BB', actor: 1 }],
])('a position in the middle of a turn is read as it was written: %s', (_, position) => {
  const found = read(position);
  expect(found.ok ? setUp.write(found.state) : found).toEqual(position);
});

/** The two upper rows are one city, with enough palaces for a long match. */
const large: Position = {
  ...usual,
  walls: linesAround('A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 B6 B7 B8 B9').split(' ').sort(),
  towers: towersAt('a1 a3 a5 a7 a9 b0 b10 c1 c3 c5 c7 c9'),
  houses: { C2: 'R', C4: 'G', C6: 'B', C8: 'Y' },
  palaces: { A1: 'RRRGGGBBBYYYPP' },
};
/** All the land is one city. */
const whole: Position = {
  ...usual,
  walls: LINE_NAMES.filter((_, line) => BESIDE[2 * line + 1] === -1),
  towers: towersAt('a1 a3 a5 a7 a9 b0 b10 c1 c9 d0 d10 e1 e9 f0 f2 f4 f6 f8 f10'),
  houses: { A1: 'RGBYP' },
  palaces: { A1: 'RRGGBYP' },
};

test('a match without a line to build on is in its last scoring (MB-24)', () => {
  const found = read({ ...whole, step: 'last scoring', actor: 1, ending: true });
  expect(found.ok && game.view(found.state, 1)).toMatchObject({ active: 1, wall: null, openLines: [] });
});

/** Eleven plains with thirteen walls around them, each of which brought a red house. */
const thirteen = withCities([['A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B9', 'RRRRRRR', 'RRR']]);
/** Two cities that both kept red pairs beside a red palace. */
const pairs = withCities([
  ['A1 A2', 'RR', 'R'],
  ['A8 A9', 'RR', 'R'],
  ['D1', 'G', 'R'],
]);

describe('a position that cannot arise is refused with its reason', () => {
  const cases: readonly [clause: string, position: Position, flaw: Flaw][] = [
    [
      'MB-6',
      { ...usual, walls: LINE_NAMES.slice(0, 34) },
      { kind: 'too-many-walls', at: LINE_NAMES[33], count: 34, most: 33 },
    ],
    [
      'MB-6',
      { ...usual, towers: Object.fromEntries(POINT_NAMES.slice(0, 11).map(point => [point, 'w'])) },
      { kind: 'too-many-towers', at: POINT_NAMES[10], colour: 'w', count: 11, most: 10 },
    ],
    [
      'MB-6',
      { ...usual, houses: { A1: 'RRRRRRR', B1: 'RRRRRR' } },
      { kind: 'too-many-houses', at: 'B1', colour: 'R', count: 13, most: 12 },
    ],
    [
      'MB-6',
      { ...usual, palaces: { A1: 'YYYY' } },
      { kind: 'too-many-palaces', at: 'A1', colour: 'Y', count: 4, most: 3 },
    ],
    [
      'MB-7',
      { ...usual, hands: [usual.hands[0], usual.hands[0]], discard: [usual.hands[0][0]] },
      { kind: 'too-many-cards', at: 'discard', card: CARD_NAMES[0], count: 3, most: 2 },
    ],
    [
      'MB-17',
      {
        ...usual,
        walls: ['a1-a3', 'a1-b0', 'a3-b2', 'b0-b2'],
        towers: { ...usual.towers, a3: 'w' },
        houses: { A1: 'RG' },
      },
      { kind: 'houses-in-city', at: 'A1', count: 2, walls: 4, most: 6 },
    ],
    ['MB-11', { ...usual, towers: { a1: 'w', b0: 'g' } }, { kind: 'tower-missing', at: 'b2' }],
    ['MB-17', { ...usual, towers: { ...usual.towers, d4: 'w' } }, { kind: 'tower-astray', at: 'd4' }],
    [
      'MB-12',
      { ...usual, houses: { A1: 'RGB', B1: 'P' } },
      { kind: 'houses-on-plain', at: 'A2', count: 0, walls: 1 },
    ],
    [
      'MB-12',
      { ...usual, houses: { ...usual.houses, D4: 'R' } },
      { kind: 'houses-on-plain', at: 'D4', count: 1, walls: 0 },
    ],
    [
      'MB-12',
      { ...usual, houses: { ...usual.houses, A1: 'RG' } },
      { kind: 'houses-in-city', at: 'A1', count: 2, walls: 3, most: 3 },
    ],
    [
      'MB-15',
      { ...usual, houses: { ...usual.houses, A1: 'RRB' } },
      { kind: 'palace-due', at: 'A1', colour: 'R' },
    ],
    [
      'MB-19',
      { ...usual, ...nothing(), scores: [2, 1] },
      { kind: 'scored-too-early', at: 'seat 0', seat: 0 },
    ],
    [
      'MB-7',
      { ...usual, scores: [1, 5] },
      // One card each has been played: every tower for 3, or the grey ones for 2.
      { kind: 'score-too-high', at: 'seat 1', seat: 1, most: 4 },
    ],
    ['MB-19', { ...usual, scores: [4, 4] }, { kind: 'scores-too-high', at: 'discard' }],
    [
      'MB-19',
      { ...usual, hands: [CARD_NAMES.slice(0, 5), usual.hands[1]] },
      { kind: 'too-few-discarded', at: 'discard', count: 2, least: 3 },
    ],
    [
      'MB-22',
      { ...usual, discard: CARD_NAMES.slice(12, 23) },
      { kind: 'too-many-discarded', at: 'discard', count: 11, most: 10 },
    ],
    [
      'MB-19',
      {
        ...after,
        actor: 1,
        owed: [1, 0],
        discard: ['N'],
        hands: [CARD_NAMES.slice(0, 6), usual.hands[1]],
      },
      { kind: 'hand-size', at: 'seat 0', seat: 0, count: 6, least: 4, most: 5 },
    ],
    ['MB-12', { ...after, roll: 'YY' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-6', thirteen, { kind: 'houses-at-once', at: 'A1', colour: 'R', count: 13, most: 12 }],
    ['MB-15', pairs, { kind: 'last-palace-twice', at: 'A8', colour: 'R' }],
    [
      'MB-8',
      { ...usual, hands: [usual.hands[0].slice(2), usual.hands[1]] },
      { kind: 'hand-size', at: 'seat 0', seat: 0, count: 4, least: 5, most: 7 },
    ],
    [
      'MB-8',
      { ...usual, ...nothing(), hands: [CARD_NAMES.slice(0, 6), CARD_NAMES.slice(6, 13)] },
      { kind: 'hand-size', at: 'seat 1', seat: 1, count: 7, least: 6, most: 6 },
    ],
    ['MB-19', { ...usual, ...nothing(), discard: ['N'] }, { kind: 'discarded-too-early', at: 'discard' }],
    [
      'MB-19',
      { ...usual, discard: usual.discard.slice(1) },
      { kind: 'too-few-discarded', at: 'discard', count: 1, least: 2 },
    ],
    [
      'MB-17',
      {
        ...usual,
        walls: ['b2-b4', 'b2-c1', 'b2-c3', 'b4-c5', 'c1-d2', 'c5-d4', 'd2-d4'],
        towers: towersAt('b2 b4 c1 c3 c5 d2 d4'),
        houses: {},
      },
      { kind: 'wall-inside', at: 'b2-c3' },
    ],
    [
      'MB-24',
      { ...large, palaces: { A1: 'RRRGGGBBBYYYPPP' } },
      { kind: 'used-up', at: 'turn', what: 'palaces' },
    ],
    ['MB-24', whole, { kind: 'no-line', at: 'turn' }],
    [
      'MB-21',
      { ...large, discard: [...CARD_NAMES, ...CARD_NAMES.slice(12)].sort(byCode) },
      { kind: 'deck-empty', at: 'discard' },
    ],
    ['MB-9', { ...usual, hasty: true }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-24', { ...usual, ending: true }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-24', { ...before, ending: true }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-10', { ...before, step: 'houses', roll: 'wRG' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-12', { ...before, step: 'houses', roll: 'RR' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-11', { ...before, step: 'towers', roll: 'RG' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-11', { ...second, roll: 'gRG' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-11', { ...second, towers: { ...second.towers, b2: 'w' } }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-16', { ...unasked, step: 'join' }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-19', { ...after, owed: [1, 0] }, { kind: 'wrong-step', at: 'turn' }],
    ['MB-25', { ...after, ending: true }, { kind: 'wrong-step', at: 'turn' }],
    [
      'MB-22',
      { ...usual, step: 'exchange', wall: 'a1-b0', roll: 'BB', actor: 0 },
      { kind: 'wrong-step', at: 'turn' },
    ],
  ];
  test.each(cases)('%s %#', (_, position, flaw) => {
    expect(read(position)).toEqual({ ok: false, error: flaw });
  });
});

describe('what is not a position at all is refused with the field that is wrong', () => {
  const dealt: Position = { ...unasked, step: 'deal', dealing: 'after scoring', owed: [1, 1] };
  const { wall: _wall, ...wallless } = before;
  const { roll: _roll, ...unrolled } = second;
  const { dealing: _dealing, ...aimless } = dealt;
  const strange: readonly [field: string, json: unknown][] = [
    ['position', null],
    ['position', []],
    ['position', 'a1-b0'],
    ['extra', { ...usual, extra: 1 }],
    ['walls', { ...usual, walls: 'a1-b0' }],
    ['walls', { ...usual, walls: ['b0-b2', 'a1-b0'] }],
    ['walls', { ...usual, walls: ['a1-b0', 'a1-b0'] }],
    ['walls', { ...usual, walls: ['a1-a1'] }],
    ['towers', { ...usual, towers: [] }],
    ['towers', { ...usual, towers: { a2: 'w' } }],
    ['towers', { ...usual, towers: { a1: 'R' } }],
    ['houses', { ...usual, houses: null }],
    ['houses', { ...usual, houses: { A0: 'R' } }],
    ['houses', { ...usual, houses: { A1: '' } }],
    ['houses', { ...usual, houses: { A1: 'GR' } }],
    ['houses', { ...usual, houses: { A1: 3 } }],
    ['palaces', { ...usual, palaces: [] }],
    ['palaces', { ...usual, palaces: { A1: 'w' } }],
    ['palaces', { ...usual, palaces: { A2: 'R' } }],
    ['scores', { ...usual, scores: [1] }],
    ['scores', { ...usual, scores: [0, 1] }],
    ['scores', { ...usual, scores: [10_000, 1] }],
    ['scores', { ...usual, scores: [1.5, 1] }],
    ['scores', { ...usual, scores: ['1', 1] }],
    ['hands', { ...usual, hands: [usual.hands[0]] }],
    ['hands', { ...usual, hands: [['N', 'C'], usual.hands[1]] }],
    ['hands', { ...usual, hands: [['N', 'N', 'N'], usual.hands[1]] }],
    ['discard', { ...usual, discard: ['X'] }],
    ['discard', { ...usual, discard: 'N' }],
    ['step', { ...usual, step: 'build' }],
    ['wall', { ...usual, wall: 'a1-b0' }],
    ['wall', wallless],
    ['wall', { ...before, wall: 'a3-b2' }],
    ['wall', { ...before, wall: 3 }],
    ['roll', unrolled],
    ['roll', { ...second, roll: 'GR' }],
    ['roll', { ...second, roll: 3 }],
    ['roll', { ...before, roll: 'RG' }],
    ['actor', unasked],
    ['actor', { ...after, actor: 2 }],
    ['actor', { ...after, actor: -1 }],
    ['actor', { ...after, actor: 0.5 }],
    ['actor', { ...after, actor: '0' }],
    ['actor', { ...usual, actor: 0 }],
    ['dealing', aimless],
    ['dealing', { ...dealt, dealing: 'later' }],
    ['dealing', { ...usual, dealing: 'after scoring' }],
    ['owed', { ...dealt, owed: [0, 0] }],
    ['owed', { ...dealt, owed: [1] }],
    ['owed', { ...dealt, owed: [1, -1] }],
    ['owed', { ...dealt, owed: [1, 61] }],
    ['owed', { ...dealt, owed: [1, 0.5] }],
    ['hasty', { ...usual, hasty: false }],
    ['hasty', { ...before, hasty: true }],
    ['ending', { ...after, ending: false }],
    ['ending', { ...after, ending: 'yes' }],
    // MB-15: what belongs to a city is at its first plain.
    [
      'houses',
      {
        ...usual,
        walls: ['a1-a3', 'a1-b0', 'a3-b2', 'b0-b2'],
        towers: { ...usual.towers, a3: 'w' },
        houses: { A2: 'R' },
      },
    ],
  ];

  test.each(strange)('%s: %j', (field, json) => {
    expect(setUp.read(2, { hastyRoll: false }, json)).toEqual({
      ok: false,
      error: { kind: 'malformed', field },
    });
  });
});

/** Nothing but these cities, each with its plains, houses and palaces. */
function withCities(
  cities: readonly (readonly [plains: string, houses: string, palaces: string])[],
): Position {
  const walls = [...new Set(cities.flatMap(([plains]) => linesAround(plains).split(' ')))]
    .map(name => LINE_NAMES.indexOf(name))
    .sort((a, b) => a - b);
  const inside = cities.flatMap(([plains]) => plains.split(' '));
  const given = walls.flatMap(line => [BESIDE[2 * line], BESIDE[2 * line + 1]]).filter(plain => plain >= 0);
  const outside = PLAIN_NAMES.flatMap((name, plain) => {
    const letters = 'GBY'.slice(0, given.filter(other => other === plain).length);
    return letters === '' || inside.includes(name) ? [] : [[name, letters] as const];
  });
  const first = ([plains]: readonly [string, ...unknown[]]) => plains.split(' ')[0];
  return {
    ...usual,
    walls: walls.map(line => LINE_NAMES[line]),
    towers: towersAt(
      [...new Set(walls.flatMap(line => [ENDS[2 * line], ENDS[2 * line + 1]]))]
        .map(point => POINT_NAMES[point])
        .join(' '),
    ),
    houses: Object.fromEntries([...outside, ...cities.map(city => [first(city), city[1]] as const)]),
    palaces: Object.fromEntries(cities.map(city => [first(city), city[2]])),
  };
}

function towersAt(points: string): Position['towers'] {
  return Object.fromEntries(points.split(' ').map((point, i) => [point, TOWER_COLOURS[i % 3]]));
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The land before anything was built. */
function nothing(): Partial<Position> {
  return { walls: [], towers: {}, houses: {}, scores: [1, 1], discard: [] };
}

test('no towers are chosen for a wall between two others, even if a single one is left (MB-11)', () => {
  const random = new Random(1);
  const into = new Int32Array(game.mostMoves);
  let tried = 0;
  for (let match = 0; match < 40; match++) {
    const state = game.start(2, { hastyRoll: false });
    for (let due = game.due(state); due !== OVER; due = game.due(state)) {
      const position = setUp.write(state);
      if (position.step === 'houses' && position.roll?.length === 2 && countAll(state.towersLeft) === 1) {
        tried++;
        expect(read(position).ok).toBe(true);
        expect(read({ ...position, step: 'towers' })).toMatchObject({ error: { kind: 'wrong-step' } });
      }
      const by = due === NATURE_DUE ? NATURE : seatsOf(due)[0];
      const count = by === NATURE ? game.chances(state, into) : game.moves(state, by, into);
      game.play(state, by, into[random.below(count)], null);
    }
  }
  expect(tried).toBeGreaterThan(0);
});
