import { expect, test } from 'vitest';
import { playedMatches } from '../testing/board-positions.ts';
import { foresee } from './foresight.ts';
import { isForCity } from './lit.ts';
import { heldCards } from './showing.ts';

const { positions } = playedMatches();

test('what a card would score now ignores cities that were scored before', () => {
  const walls = positions.filter(({ view }) => view.step === 'wall' && view.cities.length > 0);
  expect(walls.length).toBeGreaterThan(0);
  for (const { view } of walls) {
    for (const { card, points } of heldCards(view, null, null)) if (isForCity(card)) expect(points).toBe(0);
  }
});

test('a preview marks what would go up and what would go down', () => {
  const changes = new Set<number>();
  for (const { view, moves } of positions.filter(({ view }) => view.step === 'wall')) {
    const foreseen = foresee(view, moves[0]);
    const now = heldCards(view, null, null);
    for (const [i, { points, change }] of heldCards(view, foreseen, null).entries()) {
      expect(change).toBe(Math.sign(points - now[i].points));
      changes.add(change);
    }
  }
  expect([...changes].sort()).toEqual([-1, 0, 1]);
});
