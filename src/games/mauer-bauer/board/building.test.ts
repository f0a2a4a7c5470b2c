import { expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { LINE_NAMES } from '../rules/land.ts';
import { type Position, setUp } from '../rules/set-up.ts';
import { citiesWithin, isInside, toggleWall } from './building.ts';

const OPTIONS = { hastyRoll: false };
const nothing: Position = {
  walls: [],
  towers: {},
  houses: {},
  palaces: {},
  scores: [1, 1, 1],
  hands: [0, 1, 2].map(seat => CARD_NAMES.slice(6 * seat, 6 * seat + 6)),
  discard: [],
  step: 'wall',
};

const toggled = (position: Position, ...lines: string[]) =>
  lines.reduce((at, line) => toggleWall(at, line, OPTIONS), position);

test('a wall comes with its towers and houses, and they go with it (MB-11, MB-12)', () => {
  const one = toggled(nothing, 'b2-b4');
  expect(one).toMatchObject({ walls: ['b2-b4'], towers: { b2: 'w', b4: 'g' }, houses: { A3: 'R', B3: 'G' } });
  expect(toggled(one, 'b2-b4')).toEqual(nothing);
});

test('walls that close an area make a city, with palaces and cards played for it (MB-14, MB-15, MB-19)', () => {
  const city = toggled(nothing, 'a1-b0', 'a1-b2', 'b0-b2');
  const found = setUp.read(3, OPTIONS, city);
  expect(found.ok).toBe(true);
  expect(city.discard).toHaveLength(3);
  expect(city.houses.A1.length + 2 * (city.palaces.A1 ?? '').length).toBe(3);
});

test('a city that is opened has houses on its plains again, and nobody has scored (MB-8)', () => {
  const city = toggled(nothing, 'a1-b0', 'a1-b2', 'b0-b2');
  const opened = toggled({ ...city, scores: [8, 1, 4] }, 'b0-b2');
  expect(opened).toMatchObject({ walls: ['a1-b0', 'a1-b2'], scores: [1, 1, 1], discard: [] });
  expect(opened.houses).toEqual({ A1: expect.stringMatching(/^..$/), A2: expect.stringMatching(/^.$/) });
  expect(opened.palaces).toEqual({});
});

test('a wall taken from between two cities joins them, and a wall inside goes (MB-16, MB-17)', () => {
  const hexagon = ['b2-b4', 'b2-c1', 'b4-c5', 'c1-d2', 'c5-d4', 'd2-d4'];
  const joined = toggled(nothing, ...hexagon, 'c3-d2');
  expect(joined.walls).toEqual(hexagon);
  const two = toggled(nothing, 'a1-b0', 'a1-b2', 'b0-b2', 'a3-b2', 'a1-a3');
  expect(new Set(citiesWithin(two.walls).slice(0, 2)).size).toBe(2);
  const one = toggled(two, 'a1-b2');
  expect([...citiesWithin(one.walls).slice(0, 2)]).toEqual([0, 0]);
  expect(setUp.read(3, OPTIONS, one)).toMatchObject({ ok: true });
});

test('whatever walls are tapped, nothing of the board is wrong as long as there is enough of everything', () => {
  const random = new Random(18);
  let position = nothing;
  let [read, cities] = [0, 0];
  for (let taps = 0; taps < 150; taps++) {
    const cityOf = citiesWithin(position.walls);
    const lines = LINE_NAMES.filter(
      (name, line) =>
        !isInside(cityOf, line) && (position.walls.length < 22 || position.walls.includes(name)),
    );
    position = toggled(position, lines[random.below(lines.length)]);
    const found = setUp.read(3, OPTIONS, position);
    if (found.ok) read++;
    else expect(['used-up', 'no-line']).toContain(found.error.kind);
    cities = Math.max(cities, found.ok ? found.state.cities : 0);
  }
  expect(read).toBeGreaterThan(100);
  expect(cities).toBeGreaterThan(2);
});
