import { describe, expect, test } from 'vitest';
import { buffersFor } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { judgeByNet } from '../../../engine/seat-net.ts';
import { game as burgAppenzell } from '../game.ts';
import { type Described, position } from '../testing/positions.ts';
import { net } from './evaluation.ts';
import { forget } from './forgetting.ts';
import { insight } from './insight.ts';
import { reason } from './reasons.ts';

function worthOf(described: Described, seat = 0): number {
  const state = position(described);
  const values = new Float64Array(state.seats);
  judgeByNet(net, state, values);
  return values[seat];
}

describe('a position at a glance', () => {
  const usual: Described = { mice: [['b1', 'b3'], ['g7']], open: ['b1'], tiles: { b1: 'D' } };

  test('chances add up over all seats', () => {
    const state = position(usual);
    const values = new Float64Array(2);
    judgeByNet(net, state, values);
    expect(values[0] + values[1]).toBeCloseTo(1, 10);
  });

  test.each<[string, Described, Described]>([
    ['more cheese is better', { ...usual, cheeses: ['A', ''] }, usual],
    ['a second tile of a kind nearby is better', { ...usual, tiles: { b1: 'D', b2: 'D' } }, usual],
    [
      'a tile nearby is better than one far away',
      { ...usual, tiles: { b1: 'D', b4: 'D' } },
      { ...usual, tiles: { b1: 'D', f7: 'D' } },
    ],
    ['losing a mouse is bad', usual, { ...usual, fallen: [1, 0] }],
    ['a trap that can be slid below a mouse is bad', usual, { ...usual, tiles: { b1: 'D', b4: 'x' } }],
    ['a trap as the spare threatens the ends of lines', usual, { ...usual, spare: 'x' }],
    ['being on turn is better', usual, { ...usual, active: 1 }],
  ])('%s', (_, better, worse) => {
    expect(worthOf(better)).toBeGreaterThan(worthOf(worse));
  });

  test('a winning move looks by far the most promising', () => {
    const state = position({
      mice: [['b1', 'b3'], ['g7']],
      open: ['b1'],
      tiles: { b1: 'G', b2: 'G' },
      cheeses: ['ABC', ''],
    });
    const { moves } = buffersFor(burgAppenzell);
    const count = burgAppenzell.moves(state, 0, moves);
    const weights = new Float64Array(count);
    insight.weigh?.(state, 0, moves, count, weights);
    const best = weights.indexOf(Math.max(...weights));
    expect(burgAppenzell.write(state, 0, moves[best])).toBe('b3-b2');
  });
});

describe('BA-19: forgetting', () => {
  const tiles = { a4: 'A', b4: 'B', d4: 'C', f4: 'D', g4: 'E', a6: 'F', b6: 'G', d6: 'A' } as const;
  const seen = (turns: number, memory = false) =>
    burgAppenzell.view(position({ mice: [['a1'], ['g7']], tiles, turns, memory }), 0, true);

  test('a perfect memory forgets nothing, and no memory remembers nothing', () => {
    expect(forget(seen(5), 1)).toEqual(seen(5));
    expect(forget(seen(5), 0).remembered).toEqual([]);
  });

  test('what was seen longer ago is forgotten more often', () => {
    const left = (turns: number) => forget(seen(turns), 0.8).remembered.length;
    expect(left(0)).toBeGreaterThan(left(30));
    expect(left(30)).toBeLessThan(3);
  });

  test('what is forgotten stays forgotten', () => {
    for (let turns = 1; turns < 20; turns++) {
      const before = forget(seen(turns - 1), 0.8).remembered.map(({ square }) => square);
      for (const { square } of forget(seen(turns), 0.8).remembered) expect(before).toContain(square);
    }
  });

  test('with the option `memory` nobody forgets', () => {
    expect(forget(seen(30, true), 0.3)).toEqual(seen(30, true));
  });

  test('forgetting changes no legal move', () => {
    const view = seen(9);
    const { moves } = buffersFor(burgAppenzell);
    const legal = (state: ReturnType<typeof burgAppenzell.imagine>) =>
      Array.from(moves.subarray(0, burgAppenzell.moves(state, 0, moves)));
    const random = new Random(1);
    expect(legal(burgAppenzell.imagine(forget(view, 0.3), random))).toEqual(
      legal(burgAppenzell.imagine(view, random)),
    );
  });
});

describe('reasons', () => {
  const whyIn = (described: Described, move: string) => {
    const state = position(described);
    return reason(state, state.active, burgAppenzell.read(state, state.active, move));
  };
  const pair: Described = { mice: [['b1', 'b3'], ['g7']], open: ['b1'], tiles: { b1: 'G', b2: 'G' } };

  test.each<[string, Described, string, ReturnType<typeof reason>]>([
    ['a win', { ...pair, cheeses: ['ABC', ''] }, 'b3-b2', { kind: 'wins' }],
    ['cheese', { ...pair, cheeses: ['A', ''] }, 'b3-b2', { kind: 'takes-cheese', cheese: 'G', kinds: 2 }],
    [
      'a rival’s fall',
      { mice: [['a1'], ['f2']], open: ['e2', 'f1'], tiles: { d2: '.', e2: 'x', g2: '.' } },
      'W2',
      { kind: 'drops-rivals', mice: 1 },
    ],
    [
      'a trap nearby',
      { mice: [['b2'], ['g7']], open: ['b1', 'a2'], tiles: { a2: 'x' } },
      'b2-b3',
      { kind: 'leaves-danger', square: 'b2' },
    ],
    [
      'a cheese to wait on',
      { mice: [['b3'], ['g7']], open: ['b1'], tiles: { b2: 'E' } },
      'b3-b2',
      { kind: 'waits-on-cheese', cheese: 'E', square: 'b2' },
    ],
    ['a room to explore', { mice: [['a1'], ['g7']] }, '^b1', { kind: 'explores', room: 'b1', tiles: 3 }],
    [
      'a room that is known',
      { mice: [['a1'], ['g7']], tiles: { b1: '.', b2: 'E', b3: '.' } },
      '^b1',
      { kind: 'reopens', room: 'b1', square: 'a1', steps: 1 },
    ],
    [
      'tiles that a slide turns up',
      { mice: [['b3'], ['g7']], open: ['b1'], tiles: { b1: '.', b2: '.', b3: '.', g2: '.' } },
      'W2',
      { kind: 'turns-up', tiles: 1 },
    ],
    ['a second mouse', { mice: [['a1'], ['g7']] }, '@g1', { kind: 'second-mouse' }],
    [
      'nothing that gives away a trap under a roof (BA-19)',
      { mice: [['b3'], ['f2']], open: ['b1', 'f1'], tiles: { a2: '.', e2: 'x', g2: '.' } },
      'W2',
      { kind: 'shifts-hidden', tiles: 3 },
    ],
    [
      'nothing that gives away a cheese under a roof',
      { ...pair, mice: [['b1', 'b2'], ['g7']], tiles: { b1: 'G', a2: 'G', e2: '.', g2: '.' } },
      'W2',
      { kind: 'shifts-hidden', tiles: 3 },
    ],
    ['more mice', { mice: [['a1', 'g1'], ['g7']] }, '@a7', { kind: 'more-mice', mice: 3 }],
    [
      'a way out of the tower',
      { mice: [['a1'], ['g7']], open: ['b1'] },
      'a1-b1',
      { kind: 'sets-out', square: 'a1' },
    ],
    [
      'a cheese in sight',
      { mice: [['b1'], ['g7']], open: ['b1'], tiles: { b1: '.', b2: '.', b3: 'E' } },
      'b1-b2',
      { kind: 'nears-cheese', cheese: 'E', square: 'b3', steps: 1 },
    ],
    [
      'a cheese that a slide brings',
      { mice: [['b2'], ['g7']], open: ['b1', 'a2'], tiles: { a2: 'E', b2: '.' } },
      'W2',
      { kind: 'brings-cheese', cheese: 'E', square: 'b2' },
    ],
    [
      'a cheese that a slide takes from a rival',
      { mice: [['a1'], ['b2']], open: ['b1', 'a2'], tiles: { a2: '.', b2: 'E' } },
      'W2',
      { kind: 'takes-from-rival', cheese: 'E', square: 'b2' },
    ],
    ['what a stop does not show', { mice: [['a1'], ['g7']] }, '.', { kind: 'shows-nothing', actions: 4 }],
    [
      'a cheese to stay on',
      { mice: [['b2'], ['g7']], open: ['b1'], tiles: { b2: 'E' } },
      '.',
      { kind: 'stays-on-cheese', cheese: 'E', square: 'b2' },
    ],
    [
      'a roof that stays off',
      { mice: [['b3'], ['g7']], open: ['b1', 'c2'], tiles: { b1: '.', b2: '.', b3: '.', c2: '.', c4: '.' } },
      'b3-c3',
      { kind: 'keeps-open', room: 'c2' },
    ],
    [
      'a roof within reach',
      { mice: [['b2'], ['g7']], open: ['b1'], tiles: { b1: '.', b2: '.', b3: '.' } },
      'b2-b3',
      { kind: 'reaches-roof', room: 'a4' },
    ],
    [
      'a cheese that a slide brings nearer',
      {
        mice: [['b3'], ['g7']],
        open: ['b1', 'c2', 'd2'],
        tiles: { b2: '.', c2: '.', d2: 'E', c4: '.', d3: '.' },
      },
      'E2',
      { kind: 'brings-nearer', cheese: 'E', square: 'c2', steps: 2 },
    ],
    [
      'a trap that a slide takes away',
      { mice: [['b2'], ['g7']], open: ['b1', 'a2'], tiles: { a2: 'x', b1: '.', b2: '.', b3: '.', g2: '.' } },
      'E2',
      { kind: 'removes-danger', square: 'b2' },
    ],
  ])('%s', (_, described, move, expected) => {
    expect(whyIn(described, move)).toEqual(expected);
  });

  test('in the set-up it is that all towers are alike', () => {
    const state = burgAppenzell.start(2, { layout: 'A', target: 4, memory: false });
    expect(reason(state, 0, burgAppenzell.read(state, 0, '@a1'))).toEqual({ kind: 'any-tower' });
  });
});
