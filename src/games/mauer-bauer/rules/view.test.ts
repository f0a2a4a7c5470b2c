import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { EVERYBODY, isAmong, NATURE, only, type Viewer } from '../../../engine/viewers.ts';
import { type Happening, game as mauerBauer } from '../game.ts';
import { handIn, linesAround, playAll, position } from '../testing/positions.ts';
import { CARD_NAMES } from './card-names.ts';

describe('who knows what', () => {
  test('a seat sees its own cards, but only how many the others have', () => {
    const { players } = mauerBauer.view(position({ hands: ['HR HR ow', 'N C'] }), 0);
    expect(players[0].hand?.map(({ card, count }) => [card, count])).toEqual([
      ['HR', 2],
      ['ow', 1],
    ]);
    expect(players[1]).toEqual({ score: 1, cards: 2, owed: 0, hand: null });
  });

  test('a spectator sees no cards, and the view of everything shows all', () => {
    const state = position({ hands: ['HR', 'N'] });
    expect(mauerBauer.view(state, 'spectator').players.map(({ hand }) => hand)).toEqual([null, null]);
    expect(mauerBauer.view(state, 'everything').players.every(({ hand }) => hand !== null)).toBe(true);
  });

  test('everybody knows how many cards the deck has, and which the discard pile has', () => {
    const view = mauerBauer.view(position({ hands: ['HR', 'N'], discard: 'ow ow C' }), 'spectator');
    expect(view.deck).toBe(60 - 5);
    expect(view.discard).toEqual([
      { card: 'C', count: 1 },
      { card: 'ow', count: 2 },
    ]);
  });

  test('only its receiver knows a dealt card', () => {
    const state = mauerBauer.start(2, { hastyRoll: false });
    expect(mauerBauer.knownTo(state, NATURE)).toBe(only(0));
    const seen = (viewer: Viewer) => {
      const happened: Happening[] = [];
      mauerBauer.play(mauerBauer.clone(state), NATURE, CARD_NAMES.indexOf('HR'), (happening, seenBy) => {
        if (isAmong(viewer, seenBy)) happened.push(happening);
      });
      return happened;
    };
    expect(seen(0)).toEqual([{ kind: 'dealt', seat: 0, card: 'HR' }]);
    expect(seen(1)).toEqual([{ kind: 'dealt-face-down', seat: 0 }]);
    expect(seen('spectator')).toEqual([{ kind: 'dealt-face-down', seat: 0 }]);
  });

  test('everybody sees dice, and cards that are played or discarded', () => {
    const state = position({ walls: 'a1-b0 a1-b2', hands: ['HR ow', 'N'] });
    playAll(state, 'b0-b2');
    expect(mauerBauer.knownTo(state, NATURE)).toBe(EVERYBODY);
    playAll(state, 'RR');
    expect(mauerBauer.knownTo(state, 0)).toBe(EVERYBODY);
    expect(playAll(state, '-HR')).toEqual([{ kind: 'threw-away', seat: 0, card: 'HR' }]);
    expect([...mauerBauer.reveals].sort()).toEqual(['dealt', 'scored', 'threw-away']);
  });
});

describe('the view', () => {
  const state = position({
    seats: 3,
    walls: `${linesAround('C4')} c5-c7 a1-a3`,
    towers: 'a1w a3k',
    houses: 'A2RRG',
    cities: ['C4: RG/B'],
    hands: ['HB S1 ow', 'N N', 'T'],
    scores: [4, 7, 2],
  });
  const view = mauerBauer.view(state, 0);

  test('shows walls and towers with the cities that they belong to', () => {
    expect(view.walls).toContainEqual({ line: 'a1-a3', cities: [] });
    expect(view.walls).toContainEqual({ line: 'c3-c5', cities: ['C4'] });
    expect(view.towers).toContainEqual({ point: 'a1', colour: 'w', coast: true, cities: [] });
    expect(view.towers).toContainEqual({ point: 'c5', colour: 'g', coast: false, cities: ['C4'] });
  });

  test('shows houses by plain, and cities as a whole', () => {
    expect(view.plains).toEqual([{ plain: 'A2', houses: { R: 2, G: 1, B: 0, Y: 0, P: 0 } }]);
    expect(view.cities).toEqual([
      {
        city: 'C4',
        plains: ['C4'],
        houses: { R: 1, G: 1, B: 0, Y: 0, P: 0 },
        palaces: { R: 0, G: 0, B: 1, Y: 0, P: 0 },
        towers: { w: 0, g: 3, k: 0 },
      },
    ]);
  });

  test('counts what is outside, what is left and how near the end is', () => {
    expect(view.outside).toEqual({
      walls: 2,
      towers: { w: 1, g: 1, k: 1 },
      coastTowers: 1,
      houses: { R: 2, G: 1, B: 0, Y: 0, P: 0 },
      regions: { west: 3, centre: 0, east: 0 },
    });
    expect(view.supply).toEqual({
      walls: 28,
      towers: { w: 9, g: 6, k: 9 },
      houses: { R: 9, G: 10, B: 12, Y: 12, P: 12 },
      palaces: { R: 3, G: 3, B: 2, Y: 3, P: 3 },
    });
    expect(view.untilTheEnd).toEqual({ walls: 28, towers: 24, houses: 55, palaces: 14, lines: 72 });
    expect(view.openLines).toHaveLength(72);
  });

  test('tells what each of the viewer’s cards would score now', () => {
    expect(view.players[0].hand).toEqual([
      { card: 'HB', count: 1, points: [3], pointsWithoutCity: 0 },
      { card: 'S1', count: 1, points: [6], pointsWithoutCity: 0 },
      { card: 'ow', count: 1, points: [2], pointsWithoutCity: 2 },
    ]);
  });

  test('follows the turn', () => {
    const at = mauerBauer.clone(state);
    playAll(at, 'c7-d6');
    expect(mauerBauer.view(at, 1)).toMatchObject({ step: 'dice', wall: 'c7-d6', roll: null, active: 0 });
    playAll(at, 'gR?');
    expect(mauerBauer.view(at, 1)).toMatchObject({
      step: 'houses',
      roll: { tower: 'g', houses: ['R', '?'] },
    });
  });
});

describe('imagining', () => {
  test('keeps what the viewer knows and deals the rest again', () => {
    const state = position({ seats: 3, hands: ['HR ow', 'N N', 'T C C'], discard: 'S1 S1' });
    const random = new Random(5);
    const dealt = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const imagined = mauerBauer.imagine(mauerBauer.view(state, 0), random);
      expect(handIn(imagined, 0)).toBe('HR ow');
      expect(mauerBauer.view(imagined, 0)).toEqual(mauerBauer.view(state, 0));
      expect(mauerBauer.pieces(imagined)).toEqual(mauerBauer.pieces(state));
      expect(handIn(imagined, 1)).not.toContain('S1');
      dealt.add(handIn(imagined, 1));
    }
    expect(dealt.size).toBeGreaterThan(20);
  });

  test('from a view of everything gives the real state', () => {
    const state = position({ seats: 3, walls: linesAround('C4'), cities: ['C4: RG/B'], discard: 'ow' });
    expect(mauerBauer.imagine(mauerBauer.view(state, 'everything'), new Random(1))).toEqual(state);
  });

  test('each unseen card is as likely to be in a hidden hand as any other', () => {
    const view = mauerBauer.view(position({ hands: ['HR HR', 'N'] }), 0);
    const random = new Random(9);
    const times = new Map<string, number>();
    for (let i = 0; i < 5800; i++) {
      const card = handIn(mauerBauer.imagine(view, random), 1);
      times.set(card, (times.get(card) ?? 0) + 1);
    }
    expect(times.size).toBe(29);
    for (const count of times.values()) expect(Math.abs(count - 200)).toBeLessThan(80);
  });
});
