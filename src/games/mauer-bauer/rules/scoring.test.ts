import { describe, expect, test } from 'vitest';
import { game as mauerBauer } from '../game.ts';
import { linesAround, position } from '../testing/positions.ts';
import { CARD_NAMES } from './card-names.ts';
import { PLAIN_NAMES } from './land.ts';
import { pointsFor } from './scoring.ts';
import type { State } from './state.ts';

function score(state: State, card: string, city: string | null): number {
  return pointsFor(state, CARD_NAMES.indexOf(card), city === null ? -1 : PLAIN_NAMES.indexOf(city));
}

/** A city of these plains, with these towers around it. */
function city(plains: string, contents = '', towers = ''): State {
  return position({ walls: linesAround(plains), cities: [`${plains}:${contents}`], towers });
}

describe('the guild cards', () => {
  test('MB-7: there are thirty kinds, two of each', () => {
    expect([...CARD_NAMES].sort()).toEqual(
      [
        ...['S1', 'S2', 'S3', 'S7', 'C', 'Tw', 'Tg', 'Tk', 'T', 'P', 'HR', 'HG', 'HB', 'HY', 'HP'],
        ...['oR', 'oG', 'oB', 'oY', 'oP', 'rW', 'rC', 'rE', 'ot', 'otw', 'otg', 'otk', 'oc', 'ow', 'N'],
      ].sort(),
    );
    const pieces = mauerBauer.pieces(mauerBauer.start(3, { hastyRoll: false }));
    for (const name of CARD_NAMES) expect(pieces[name]).toBe(2);
  });

  test.each([
    ['D4', { S1: 6, S2: 0, S3: 0, S7: 0 }],
    ['D4 D5', { S1: 0, S2: 7, S3: 0, S7: 0 }],
    ['D4 D5 D6', { S1: 0, S2: 0, S3: 8, S7: 0 }],
    ['D4 D5 D6 D7', { S1: 0, S2: 0, S3: 0, S7: 0 }],
    ['D2 D3 D4 D5 D6 D7', { S1: 0, S2: 0, S3: 0, S7: 0 }],
    ['D2 D3 D4 D5 D6 D7 D8', { S1: 0, S2: 0, S3: 0, S7: 9 }],
    ['D1 D2 D3 D4 D5 D6 D7 D8', { S1: 0, S2: 0, S3: 0, S7: 9 }],
  ])('MB-7: the city %s scores by its size as %o', (plains, expected) => {
    const state = city(plains);
    for (const [card, points] of Object.entries(expected)) {
      expect(score(state, card, plains.slice(0, 2)), card).toBe(points);
    }
  });

  test.each([
    ['', 0],
    ['R', 0],
    ['RR/R', 0],
    ['R/G', 4],
    ['RGB', 4],
    ['RGB/Y', 7],
    ['RG/BYP', 7],
  ])('MB-7: C for houses and palaces %s scores %i', (contents, points) => {
    expect(score(city('C4', contents), 'C', 'C4')).toBe(points);
  });

  test('MB-7: Tw Tg Tk score two for each of the city’s towers of their colour, T one for each tower', () => {
    const state = city('C4 C5', '', 'c3w c5w d4g d6k');
    expect(['Tw', 'Tg', 'Tk', 'T'].map(card => score(state, card, 'C4'))).toEqual([4, 2, 2, 4]);
  });

  test('MB-7: P scores one for each palace in the city, of any colour, and nothing for houses', () => {
    expect(score(city('C4', 'RG/GGB'), 'P', 'C4')).toBe(3);
  });

  test('MB-7: HR scores three for each red palace in the city and one for each red house, and likewise for each colour', () => {
    const state = city('C4', 'RRRGBBYP/RRGYYY');
    expect(['HR', 'HG', 'HB', 'HY', 'HP'].map(card => score(state, card, 'C4'))).toEqual([9, 4, 2, 10, 1]);
  });

  test('MB-7, MB-18: oR … oP score each house of their colour on plains that are in no city', () => {
    const state = position({
      walls: linesAround('C4'),
      cities: ['C4: RGBYP'],
      houses: 'A1RRG C5B E9RYYPPPP',
    });
    expect(['oR', 'oG', 'oB', 'oY', 'oP'].map(card => score(state, card, 'C4'))).toEqual([3, 1, 1, 2, 4]);
  });

  test('MB-7, MB-18: rW rC rE score each house in their region outside all cities', () => {
    const state = position({
      walls: linesAround('C4'),
      cities: ['C4: RGB'],
      houses: 'A1RR B3G C6B D4YP E6R E7P A9RG',
    });
    expect(['rW', 'rC', 'rE'].map(card => score(state, card, 'C4'))).toEqual([3, 4, 3]);
  });

  test('MB-7, MB-18: ot otw otg otk score towers that belong to no city', () => {
    const state = position({
      walls: `${linesAround('C4')} c5-c7 a1-a3`,
      cities: ['C4:'],
      towers: 'c7w a1w a3k c5w c3k d4k',
    });
    expect(['ot', 'otw', 'otg', 'otk'].map(card => score(state, card, 'C4'))).toEqual([3, 4, 0, 2]);
    expect(score(position({ walls: 'a1-a3 c5-c7' }), 'otg', null)).toBe(8);
  });

  test('MB-7, MB-18: oc scores two for each tower on the coast outside, none for one of a city', () => {
    const state = position({ walls: `${linesAround('A1')} c1-c3 a7-a9`, cities: ['A1:'] });
    expect(score(state, 'oc', 'A1')).toBe(4);
  });

  test('MB-7, MB-18: ow scores each wall that stands around no city', () => {
    const state = position({ walls: `${linesAround('A1')} c1-c3 b2-c3 a1-a3`, cities: ['A1:'] });
    expect(score(state, 'ow', 'A1')).toBe(3);
  });

  test('MB-7: N scores each completed city', () => {
    const state = position({
      walls: `${linesAround('A1')} ${linesAround('A9')} ${linesAround('C4 C5')}`,
      cities: ['A1:', 'A9:', 'C4 C5:'],
    });
    expect(score(state, 'N', 'A9')).toBe(3);
  });

  test('MB-25: with no city, cards for a city score 0 and the others what is outside', () => {
    const state = position({ walls: 'a1-a3 a3-a5', houses: 'A2RR', towers: 'a1w a3w a5w' });
    const cards = ['S1', 'S7', 'C', 'Tw', 'T', 'P', 'HR', 'N', 'oR', 'rW', 'ot', 'otw', 'oc', 'ow'];
    expect(cards.map(card => score(state, card, null))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 6, 2, 2]);
  });
});

describe('MB-18', () => {
  test('a tower where two cities meet belongs to both', () => {
    const state = position({
      walls: `${linesAround('C4')} ${linesAround('C5')}`,
      cities: ['C4:', 'C5:'],
      towers: 'c5w d4w',
    });
    expect([score(state, 'Tw', 'C4'), score(state, 'Tw', 'C5')]).toEqual([4, 4]);
  });

  test('a tower of a city is not outside, even if a wall outside touches it, too', () => {
    const state = position({ walls: `${linesAround('C4')} c5-c7`, cities: ['C4:'], towers: 'c5w c7k' });
    expect(score(state, 'otw', 'C4')).toBe(0);
    expect(score(state, 'otk', 'C4')).toBe(2);
    expect(score(state, 'Tk', 'C4')).toBe(0);
  });

  test('a wall between a city and no city stands around the city', () => {
    expect(score(city('C4'), 'ow', 'C4')).toBe(0);
  });
});

describe('the worked examples', () => {
  test('a city of seven plains with seven towers around it: S7 scores 9, T scores 7', () => {
    const state = city('B4 B5 B6 B7 C4 C5 C6');
    expect(score(state, 'S7', 'B4')).toBe(9);
    expect(score(state, 'T', 'B4')).toBe(7);
  });

  test('five coast towers outside cities: oc scores 10', () => {
    const state = position({ walls: 'a1-b0 b0-c1 c1-d0 a7-a9' });
    expect(score(state, 'oc', null)).toBe(10);
  });

  test('six walls outside: ow scores 6', () => {
    expect(score(position({ walls: 'a1-a3 a3-a5 a5-a7 c1-c3 e1-e3 e5-f6' }), 'ow', null)).toBe(6);
  });

  test('four cities: N scores 4', () => {
    const plains = ['A1', 'A9', 'E1', 'E9'];
    const state = position({ walls: plains.map(linesAround).join(' '), cities: plains.map(p => `${p}:`) });
    expect(score(state, 'N', 'E1')).toBe(4);
  });

  test('six pink houses outside: oP scores 6', () => {
    expect(score(position({ houses: 'A1PPP B5PP E9P C1R' }), 'oP', null)).toBe(6);
  });

  test('six houses outside in the region: 6', () => {
    expect(score(position({ houses: 'A4RGB B5YP C6R C7R A3G' }), 'rC', null)).toBe(6);
  });
});
