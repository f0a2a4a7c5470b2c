import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { EVERYBODY, NATURE } from '../../../engine/viewers.ts';
import { game } from '../game.ts';
import { play, position, start } from '../testing/positions.ts';

describe('Who knows what: everything is open to everybody', () => {
  const state = position({ wall: 'GF\nFB BB', left: -2, die: 'N', colours: 'BG', seat: 1 });

  test('both seats and a spectator see the same', () => {
    const { viewer: _, ...all } = game.view(state, 'everything');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, viewer)).toEqual({ ...all, viewer });
    }
  });

  test('every play is known to everybody', () => {
    for (const by of [0, 1, NATURE]) expect(game.knownTo(state, by)).toBe(EVERYBODY);
  });

  test('every happening is told to everybody', () => {
    const told: number[] = [];
    const twin = game.clone(state);
    game.play(twin, 1, game.read(twin, 1, 'BB@0,0'), (_, seenBy) => told.push(seenBy));
    expect(told).toEqual([EVERYBODY]);
  });

  test('nothing is ever revealed', () => {
    expect(game.reveals.size).toBe(0);
  });
});

describe('a view', () => {
  test('at the start', () => {
    expect(game.view(start(), 1)).toMatchObject({
      game: 'muro-contro-muro',
      viewer: 1,
      phase: 'choose-colour',
      seat: 0,
      colours: [null, null],
      die: null,
      layable: [],
      wall: [],
      base: { left: 0, width: 0 },
      places: [{ row: 0, column: 0 }],
      points: [12, 12],
    });
  });

  test('says who rolls for the first turn', () => {
    const state = start();
    play(state, 'G', 'B', 'N');
    expect(game.view(state, 0)).toMatchObject({ phase: 'first-roll', seat: 1, colours: ['G', 'B'] });
  });

  test('says what the die lets the seat lay, and where a brick can go', () => {
    const state = position({ wall: 'GF\nFB BB GG', left: -2, die: 'N', colours: 'BG', seat: 1 });
    expect(game.view(state, 0)).toMatchObject({
      die: 'N',
      layable: ['FF', 'FB', 'BF', 'BB'],
      places: [
        { row: 0, column: -3 },
        { row: 0, column: 1 },
        { row: 1, column: -1 },
      ],
      wall: [
        { row: 0, column: -2, brick: 'FB', front: 'F', back: 'B', free: false },
        { row: 0, column: -1, brick: 'BB', front: 'B', back: 'B', free: false },
        { row: 0, column: 0, brick: 'GG', front: 'G', back: 'G', free: true },
        { row: 1, column: -2, brick: 'GF', front: 'G', back: 'F', free: true },
      ],
    });
  });

  test('is enough to reconstruct the state', () => {
    const random = new Random(1);
    const positions = [
      start(),
      position({ wall: '.. GF\nFB BB GG', left: 12, die: 'M', pile: { GB: 3 } }),
      position({ wall: 'GG', pile: { BB: 1 }, die: 'B' }),
    ];
    play(positions[2], 'BB@0,-1');
    for (const state of positions) expect(game.imagine(game.view(state, 0), random)).toEqual(state);
  });
});
