import { expect, test } from 'vitest';
import { playedMatches } from '../testing/board-positions.ts';
import { foresee } from './foresight.ts';
import { boardOf, sceneOf } from './scene.ts';

const { positions, steps } = playedMatches();

test('the happenings lead to what the view shows', () => {
  for (const { before, view, happenings } of steps) {
    if (happenings.length === 0) continue;
    const scene = sceneOf(view, before, happenings, happenings.length - 1);
    const board = boardOf(view);
    expect([...scene.walls].sort()).toEqual([...board.walls].sort());
    expect(scene.towers.map(({ point, colour }) => point + colour).sort()).toEqual(
      board.towers.map(({ point, colour }) => point + colour).sort(),
    );
    expect(sorted(scene.houses)).toEqual(sorted(board.houses));
    const cities = (list: typeof board.cities) =>
      list
        .map(({ city, plains, houses, palaces }) =>
          [city, [...plains].sort(), [...houses].sort(), [...palaces].sort()].join(' '),
        )
        .sort();
    expect(cities(scene.cities)).toEqual(cities(board.cities));
  }
});

test('nothing is shown before its beat', () => {
  for (const { before, view, happenings } of steps) {
    const wall = happenings.findIndex(({ kind }) => kind === 'house-put');
    if (wall < 1) continue;
    const scene = sceneOf(view, before, happenings, wall - 1);
    expect(sorted(scene.houses)).toEqual(sorted(boardOf(before).houses));
  }
});

test('a foreseen wall stands, with the city that it would close', () => {
  let closed = 0;
  for (const { view, moves } of positions.filter(({ view }) => view.step === 'wall')) {
    const line = moves[moves.length - 1];
    if (line === '!') continue;
    const foreseen = foresee(view, line);
    const city = foreseen.cities.find(({ city }) => city === foreseen.completed);
    if (city) closed++;
    else expect(foreseen.walls.map(wall => wall.line)).toContain(line);
    expect(foreseen.cities.length).toBe(view.cities.length + (city ? 1 : 0));
  }
  expect(closed).toBeGreaterThan(0);
});

function sorted(houses: ReadonlyMap<string, readonly string[]>): string[] {
  return [...houses]
    .filter(([, list]) => list.length > 0)
    .map(([plain, list]) => `${plain} ${[...list].sort().join('')}`)
    .sort();
}
