import { expect, test } from 'vitest';
import { CARD_NAMES } from '../rules/card-names.ts';
import { pointsFor } from '../rules/scoring.ts';
import { linesAround, position } from '../testing/positions.ts';
import { cityAt, landOf, NOTHING_STANDS } from './standing.ts';

const walls = [...linesAround('C4').split(' '), 'c5-c7', 'a1-a3'];

test('for a city that was tapped, every card scores what it scores in a match', () => {
  const real = position({
    walls: walls.join(' '),
    towers: 'a1w a3k c7g',
    houses: 'A2RRG',
    cities: ['C4: RG/B'],
  });
  const corners = ['c3', 'c5', 'd4'].filter(point => walls.some(line => line.split('-').includes(point)));
  const state = landOf({
    walls,
    towers: { a1: 'w', a3: 'k', c7: 'g', ...Object.fromEntries(corners.map(point => [point, 'g'])) },
    houses: { A2: 'RRG', C4: 'RG' },
    palaces: { C4: 'B' },
  });
  const city = cityAt(state, 'C4');
  expect(city).toBeGreaterThanOrEqual(0);
  for (const [card, name] of CARD_NAMES.entries()) {
    expect([name, pointsFor(state, card, city)]).toEqual([name, pointsFor(real, card, city)]);
  }
});

test('an area that walls do not fully enclose is not a city', () => {
  expect(cityAt(landOf({ ...NOTHING_STANDS, walls: walls.slice(1) }), 'C4')).toBe(-1);
  expect(cityAt(landOf(NOTHING_STANDS), 'A1')).toBe(-1);
});
