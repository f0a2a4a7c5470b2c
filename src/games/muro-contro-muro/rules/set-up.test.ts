import { describe, expect, test } from 'vitest';
import { proveSetUp } from '../../../engine/suite.ts';
import { game } from '../game.ts';
import { position as stateOf } from '../testing/positions.ts';
import { type Flaw, type Position, setUp } from './set-up.ts';

test('a position written down gives the state back, and nothing else is a position', () => {
  proveSetUp(game, setUp, { runs: 6, seed: 20261118 });
});

test('the pile is what is not in the wall (MM-1), and the base lies where it has wandered to', () => {
  const given = stateOf({ wall: 'GB\nGG FB', left: -3, colours: 'FG', seat: 1, die: 'N', copies: 4 });
  const written: Position = {
    phase: 'move',
    seat: 1,
    colours: ['F', 'G'],
    die: 'N',
    wall: ['GG@0,-3', 'FB@0,-2', 'GB@1,-3'],
  };
  expect(setUp.write(given)).toEqual(written);
  const read = setUp.read(2, { copies: 4, pass: false }, written);
  expect(read).toEqual({ ok: true, state: given });
  if (read.ok) expect(game.view(read.state, 0).pile).toEqual({ GG: 3, FF: 4, BB: 4, GF: 4, GB: 3, FB: 3 });
});

test('a full wall is a match that is over, with its points', () => {
  const rows = ['GG GG GG GG FF FF FF FF', 'BB BB BB BB GF GF GF', 'GF GB GB GB GB FB', 'FB FB FB'];
  const wall = rows.flatMap((row, r) => row.split(' ').map((brick, c) => `${brick}@${r},${c}`));
  const over = { phase: 'over', seat: null, colours: ['G', 'F'], die: null, wall };
  const read = setUp.read(2, { copies: 4, pass: false }, over);
  expect(read.ok && game.view(read.state, 0).turn).toEqual({ kind: 'over', scores: [19, 5], winners: [0] });
});

describe('a position that cannot arise is refused with its reason', () => {
  const usual: Position = {
    phase: 'roll',
    seat: 0,
    colours: ['G', 'F'],
    die: null,
    wall: ['GG@0,0', 'GF@0,1', 'BB@0,2'],
  };
  const full = [10, 9, 5].flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => {
      const nth = [0, 10, 19][row] + column;
      return `${['GG', 'FF', 'BB', 'GF', 'GB', 'FB'][nth % 6]}@${row},${column}`;
    }),
  );
  const cases: readonly [clause: string, change: Partial<Position>, flaw: Flaw][] = [
    [
      'MM-1',
      { wall: ['BF@0,0', 'FB@0,1', 'FB@0,2', 'FB@0,3', 'BF@0,4'] },
      { kind: 'too-many-bricks', at: '0,4', brick: 'FB', most: 4 },
    ],
    ['MM-3', { wall: ['GG@0,1'] }, { kind: 'first-brick-elsewhere', at: '0,1' }],
    ['MM-3', { wall: ['GG@0,0', 'GG@0,2'] }, { kind: 'gap-in-base', at: '0,2' }],
    [
      'MM-3',
      { wall: [...'GFBGFBGFBGF'].map((colour, column) => `${colour}${colour}@0,${column - 4}`) },
      { kind: 'base-too-wide', at: '0,6', most: 10 },
    ],
    ['MM-4', { wall: ['GG@0,0', 'GF@0,1', 'BB@1,1'] }, { kind: 'nothing-below', at: '1,1' }],
    ['MM-4', { wall: ['BB@1,0'] }, { kind: 'nothing-below', at: '1,0' }],
    ['MM-6', { colours: ['F', 'F'] }, { kind: 'same-colour', at: 'colour 1' }],
    ['MM-6', { phase: 'choose-colour', colours: [] }, { kind: 'wall-too-early', at: 'phase' }],
    ['MM-7', { phase: 'first-roll' }, { kind: 'wall-too-early', at: 'phase' }],
    ['MM-7', { phase: 'first-roll', wall: ['GG@0,0'] }, { kind: 'wall-too-early', at: 'phase' }],
    ['MM-12', { phase: 'move', die: 'M', wall: [] }, { kind: 'die-allows-nothing', at: 'die' }],
    ['MM-12', { phase: 'move', die: 'M', wall: ['GG@0,0'] }, { kind: 'die-allows-nothing', at: 'die' }],
    [
      'MM-12',
      {
        phase: 'move',
        die: 'B',
        wall: [...'BB BB BB BB GB BG GB BG FB BF'.split(' ')]
          .map((brick, column) => `${brick}@0,${column}`)
          .concat('BF@1,0', 'FB@1,1'),
      },
      { kind: 'die-allows-nothing', at: 'die' },
    ],
    ['MM-14', { wall: full }, { kind: 'pile-empty', at: 'phase' }],
    ['MM-14', { phase: 'over', seat: null }, { kind: 'pile-not-empty', at: 'phase' }],
    [
      'MM-14',
      { phase: 'over', seat: null, wall: full.slice(0, -1) },
      { kind: 'pile-not-empty', at: 'phase' },
    ],
  ];

  test.each(cases)('%s: %j', (_clause, change, flaw) => {
    expect(setUp.read(2, { copies: 4, pass: false }, usual).ok).toBe(true);
    expect(setUp.read(2, { copies: 4, pass: false }, { ...usual, ...change })).toEqual({
      ok: false,
      error: flaw,
    });
  });

  test('with `pass`, a one-coloured brick alone can be turned (MM-10)', () => {
    const alone = { ...usual, phase: 'move', die: 'M', wall: ['GG@0,0'] };
    expect(setUp.read(2, { copies: 4, pass: true }, alone).ok).toBe(true);
  });

  const strange: readonly [field: string, json: unknown][] = [
    ['position', null],
    ['position', 'GG@0,0'],
    ['pile', { ...usual, pile: {} }],
    ['phase', { ...usual, phase: 'toString' }],
    ['phase', { ...usual, phase: 3 }],
    ['seat', { ...usual, seat: 2 }],
    ['seat', { ...usual, seat: null }],
    ['seat', { ...usual, seat: '0' }],
    ['seat', { ...usual, phase: 'over' }],
    ['colours', { ...usual, colours: 'GF' }],
    ['colours', { ...usual, colours: ['G'] }],
    ['colours', { ...usual, colours: ['G', 'F', 'B'] }],
    ['colours', { ...usual, colours: ['N', 'F'] }],
    ['colours', { ...usual, phase: 'choose-colour', colours: ['G'] }],
    ['colours', { ...usual, phase: 'choose-colour', seat: 1, colours: [] }],
    ['colours', { ...usual, phase: 'choose-colour', seat: 1, colours: 'B', wall: [] }],
    ['colours', { ...usual, colours: [['G'], 'F'] }],
    ['colours', { ...usual, phase: 'choose-colour' }],
    ['die', { ...usual, die: 'C' }],
    ['die', { ...usual, phase: 'move' }],
    ['die', { ...usual, phase: 'move', die: 3 }],
    ['die', { ...usual, phase: 'move', die: 'X' }],
    ['wall', { ...usual, wall: 'GG@0,0' }],
    ['wall', { ...usual, wall: [3] }],
    ['wall', { ...usual, wall: ['G'] }],
    ['wall', { ...usual, wall: ['GG@0,0', 'GG@10,0'] }],
    ['wall', { ...usual, wall: ['GG@0,0', 'GF@0,1', 'GG@1,0', 'BB@0,2'] }],
    ['wall', { ...usual, wall: ['GG@0,9999', 'FF@0,10000'] }],
    ['wall', { ...usual, wall: ['GG@0,-10000', 'FF@0,-9999'] }],
    ['wall', { ...usual, wall: ['GG@0,0', 'FF@0,0'] }],
    ['wall', { ...usual, wall: ['GF@0,1', 'GG@0,0'] }],
    ['wall', { ...usual, wall: ['0,0>GG@0,1'] }],
    ['wall', { ...usual, wall: ['GG@0,99999'] }],
  ];

  test('the second seat to choose a colour knows what the first has chosen (MM-6)', () => {
    const second = { phase: 'choose-colour', seat: 1, colours: ['B'], die: null, wall: [] };
    const read = setUp.read(2, { copies: 4 }, second);
    expect(read.ok && game.view(read.state, 0).colours).toEqual(['B', null]);
    expect(setUp.read(2, { copies: 4 }, { ...second, seat: 0, colours: [] }).ok).toBe(true);
  });

  test('the base may have wandered far, in either direction', () => {
    for (const wall of [
      ['GG@0,9998', 'FF@0,9999'],
      ['GG@0,-9999', 'FF@0,-9998'],
    ])
      expect(setUp.read(2, { copies: 4 }, { ...usual, wall }).ok).toBe(true);
  });

  test.each(strange)('what is not a position at all: %s', (field, json) => {
    expect(setUp.read(2, { copies: 4, pass: false }, json)).toEqual({
      ok: false,
      error: { kind: 'malformed', field },
    });
  });
});
