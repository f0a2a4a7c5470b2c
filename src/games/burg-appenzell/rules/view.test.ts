import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/viewers.ts';
import { game as burgAppenzell, type State } from '../game.ts';
import { playTexts, position } from '../testing/positions.ts';
import { imagine } from './imagine.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'everything'];
const remembered = (state: State) =>
  view(state, 0, true).remembered.map(({ square, tile, turnsAgo }) => `${square}=${tile} ${turnsAgo}`);

describe('what is seen', () => {
  test('the view shows mice, roofs, open tiles, spare, cheeses and what is expected', () => {
    const state = position({
      mice: [['a1', 'b2'], ['g7']],
      open: ['b1'],
      tiles: { b1: 'A', b2: 'B', b3: 'x' },
      spare: 'C',
      fallen: [1, 0],
      cheeses: ['DG', ''],
      actions: 3,
      slid: true,
      quietTurns: 7,
      turns: 9,
    });
    expect(view(state, 1)).toMatchObject({
      game: 'burg-appenzell',
      viewer: 1,
      seats: 2,
      options: { layout: 'A', target: 4, memory: false, lastMouse: false },
      turn: { kind: 'seats', seats: [0] },
      phase: 'turn',
      active: 0,
      actionsLeft: 3,
      actionsPerTurn: 4,
      slid: true,
      turningUp: null,
      tiles: [
        { square: 'b1', tile: 'A' },
        { square: 'b2', tile: 'B' },
        { square: 'b3', tile: 'x' },
      ],
      spare: 'C',
      remembered: [],
      towers: [
        { square: 'a1', seat: 0 },
        { square: 'g1', seat: null },
        { square: 'a7', seat: null },
        { square: 'g7', seat: 1 },
      ],
      players: [
        { seat: 0, mice: ['a1', 'b2'], stock: 1, fallen: 1, cheeses: ['D', 'G'] },
        { seat: 1, mice: ['g7'], stock: 3, fallen: 0, cheeses: [] },
      ],
      turns: 9,
      quietTurns: 7,
      quietLimit: 40,
    });
    expect(view(state, 1).rooms[0]).toEqual({ name: 'b1', squares: ['b1', 'b2', 'b3'], roof: false });
    expect(view(state, 1).rooms[3]).toEqual({ name: 'a2', squares: ['a2', 'a3'], roof: true });
  });

  test('all seats and spectators see the same', () => {
    const state = position({ mice: [['a1'], ['g7']], open: ['b1'], tiles: { d4: 'A' } });
    const { viewer: _, ...seen } = view(state, 0);
    for (const viewer of [1, 'spectator'] as const) expect(view(state, viewer)).toEqual({ ...seen, viewer });
  });

  test('while nature turns up a room, the view says where', () => {
    const state = position({ mice: [['a1'], ['g7']] });
    playTexts(state, '^b1', 'b1=A');
    expect(view(state, 0)).toMatchObject({
      turn: { kind: 'nature' },
      turningUp: 'b2',
      tiles: [
        { square: 'b1', tile: 'A' },
        { square: 'b2', tile: '?' },
        { square: 'b3', tile: '?' },
      ],
    });
    expect(view(burgAppenzell.start(2, view(state, 0).options), 0)).toMatchObject({
      phase: 'set-up',
      turningUp: 'spare',
      spare: '?',
    });
  });
});

describe('BA-19: remembering', () => {
  const seenUnderRoof = { mice: [['a1'], ['g7']], tiles: { d4: 'A' } } as const;

  test('a tile under a roof is not in the view though everybody has seen it', () => {
    const seen = view(position(seenUnderRoof), 0);
    const unseen = view(position({ mice: [['a1'], ['g7']] }), 0);
    expect(seen).toEqual(unseen);
  });

  test('with the option `memory` it is', () => {
    const { remembered } = view(position({ ...seenUnderRoof, memory: true }), 'spectator');
    expect(remembered).toEqual([{ square: 'd4', tile: 'A', turnsAgo: 0 }]);
  });

  test('the same for a bot that remembers, and when everything may be seen', () => {
    const state = position(seenUnderRoof);
    expect(view(state, 0, true).remembered).toHaveLength(1);
    expect(view(state, 'everything').remembered).toHaveLength(1);
  });

  test('a remembered tile says how many turns ago it was last visible', () => {
    const state = position({ mice: [['a1'], ['g7']] });
    playTexts(state, '^a2', 'a2=C');
    expect(remembered(state)).toEqual([]);
    playTexts(state, '.');
    expect(remembered(state)).toEqual(['a2=C 1']);
    playTexts(state, '.');
    expect(remembered(state)).toEqual(['a2=C 2']);
    playTexts(state, '^a2', '.');
    expect(remembered(state)).toEqual(['a2=C 1']);
  });

  test('so does each tile of a room with several holes, however often the room was open', () => {
    const state = position({ mice: [['a1'], ['g7']], turns: 1 });
    playTexts(state, '^b1', 'b1=A', 'b2=B', 'b3=C', '.');
    expect(remembered(state)).toEqual(['b1=A 1', 'b2=B 1', 'b3=C 1']);
    playTexts(state, '.', '^b1', '.');
    expect(remembered(state)).toEqual(['b1=A 1', 'b2=B 1', 'b3=C 1']);
  });

  test('it is followed through every slide, with its age', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: { g2: 'G' }, spare: 'B' });
    playTexts(state, '^a2', 'a2=C', '.', 'W2');
    expect(remembered(state)).toEqual(['a2=B 0', 'b2=C 1']);
    playTexts(state, '.', 'E2');
    expect(remembered(state)).toEqual(['a2=C 2', 'g2=G 0']);
  });

  test('a tile that slides from an open hole under a roof was visible this turn', () => {
    const state = position({ mice: [['a3'], ['g7']], open: ['a2'], tiles: { a2: 'E', g2: 'G' }, turns: 5 });
    playTexts(state, 'W2');
    expect(remembered(state)).toEqual(['b2=E 0']);
  });

  test('only what slides from under a roof into the open is told', () => {
    const state = position({
      mice: [['a3'], ['g7']],
      open: ['a2', 'd2'],
      tiles: { b2: 'B', c2: 'C', a2: 'E' },
    });
    const heard = playTexts(state, 'E2', 'd2=.');
    expect(heard.filter(({ kind }) => kind === 'tile-seen')).toEqual([
      { kind: 'tile-seen', place: 'a2', tile: 'B' },
      { kind: 'tile-seen', place: 'd2', tile: '.' },
    ]);
    const hidden = position({ mice: [['a1'], ['g7']], tiles: { g4: 'D' } });
    expect(playTexts(hidden, 'W4').filter(({ kind }) => kind === 'tile-seen')).toEqual([
      { kind: 'tile-seen', place: 'spare', tile: 'D' },
    ]);
    const open = position({ mice: [['g4'], ['g7']], open: ['f4'], tiles: { e4: 'A', g4: 'D' } });
    expect(playTexts(open, 'W4').filter(({ kind }) => kind === 'tile-seen')).toEqual([
      { kind: 'tile-seen', place: 'f4', tile: 'A' },
    ]);
  });

  test('tiles that come into the open together are told row by row, the new spare last', () => {
    const state = position({
      mice: [['b1', 'd3'], ['g7']],
      open: ['b1', 'd2'],
      tiles: { a2: 'A', b2: 'B', c2: 'C', d2: 'D', e2: 'E' },
    });
    const told = playTexts(state, 'E2').filter(({ kind }) => kind === 'tile-seen');
    expect(told).toEqual([
      { kind: 'tile-seen', place: 'b2', tile: 'C' },
      { kind: 'tile-seen', place: 'd2', tile: 'E' },
      { kind: 'tile-seen', place: 'spare', tile: 'A' },
    ]);
  });

  test('ages stop at 255', () => {
    const state = position({ ...seenUnderRoof, turns: 300 });
    expect(remembered(state)).toEqual(['d4=A 255']);
    expect(remembered(imagine(view(state, 0, true)))).toEqual(['d4=A 255']);
  });
});

describe('imagining', () => {
  const positions = {
    'with tiles seen under roofs': {
      mice: [['a1', 'b2'], ['g7']],
      open: ['b1'],
      tiles: { d4: 'A', b2: 'C' },
    },
    'late in a match': {
      mice: [['e5'], ['d4', 'f6']],
      open: ['d4', 'e5'],
      tiles: { d4: 'G', f6: 'G', a2: 'x' },
      fallen: [2, 1],
      cheeses: ['ABC', 'G'],
      active: 1,
      actions: 2,
      slid: true,
      turns: 77,
      quietTurns: 12,
      layout: 'A',
      target: 6,
    },
  } as const;

  test.each(Object.entries(positions))('a state %s gives the same view again', (_, described) => {
    const state = position(described);
    for (const viewer of VIEWERS) {
      for (const remembering of [false, true]) {
        const seen = view(state, viewer, remembering);
        expect(view(imagine(seen), viewer, remembering)).toEqual(seen);
      }
    }
  });

  test('what a view remembers stays seen; with all of it, the imagined state is the real one', () => {
    const state = position(positions['late in a match']);
    expect(imagine(view(state, 0, true))).toEqual(state);
  });

  test('what a view does not show is unseen: nature decides it by what the viewer cannot account for', () => {
    const state = position({ mice: [['a1'], ['g7']], tiles: { a2: 'A' } });
    const imagined = imagine(view(state, 0));
    playTexts(imagined, '^a2', 'a2=A');
    expect(imagined.unseenOf[0]).toBe(2);
  });
});
