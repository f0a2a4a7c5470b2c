import { expect, test } from 'vitest';
import type { HouseColour, View } from '../game.ts';
import { playedMatches } from '../testing/board-positions.ts';
import { type Lit, litBy } from './lit.ts';
import { handOf } from './telling.ts';

test('a card lights up exactly what it scores', () => {
  for (const { view } of playedMatches().positions) {
    for (const { card, points } of handOf(view)) {
      for (const [i, { city }] of view.cities.entries()) {
        const lit = litBy(view, card, city, points[i]);
        if (/^S/.test(card)) expect(lit.cities.size > 0).toBe(points[i] > 0);
        else if (card === 'C') expect(lit.houses.has(city)).toBe(points[i] > 0);
        else expect([card, worth(view, card, lit)]).toEqual([card, points[i]]);
      }
    }
  }
});

function worth(view: View, card: string, lit: Lit): number {
  const each = /^T.|^ot.|^oc$/.test(card) ? 2 : 1;
  const palace = card.startsWith('H') ? 3 : 1;
  const count = (counted: Lit['houses'], of: (place: string, colour: HouseColour) => number) =>
    [...counted].reduce((sum, [place, colours]) => sum + colours.reduce((n, c) => n + of(place, c), 0), 0);
  const cityOf = (name: string) => view.cities.find(({ city }) => city === name);
  const housesIn = (place: string) =>
    cityOf(place)?.houses ?? view.plains.find(({ plain }) => plain === place)?.houses;
  return (
    each * lit.towers.size +
    lit.walls.size +
    lit.cities.size +
    count(lit.houses, (place, colour) => housesIn(place)?.[colour] ?? 0) +
    palace * count(lit.palaces, (place, colour) => cityOf(place)?.palaces[colour] ?? 0)
  );
}
