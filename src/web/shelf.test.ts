import { expect, test } from 'vitest';
import { games as english } from '../../locales/en/games.ts';
import { games as italian } from '../../locales/it/games.ts';
import { GAMES } from '../games/index.ts';
import { GAME_IDS, isGameId, SHELF } from './shelf.ts';

test('the shelf has every game, in order, with the seats and options that its rules have', () => {
  expect(GAME_IDS).toEqual(GAMES.map(({ id }) => id));
  for (const { id, seats, options } of GAMES) {
    if (!isGameId(id)) throw new Error(id);
    expect(SHELF[id].seats, id).toEqual(seats);
    expect(SHELF[id].options, id).toEqual(options);
    expect(SHELF[id].usualSeats).toBeGreaterThanOrEqual(seats.min);
    expect(SHELF[id].usualSeats).toBeLessThanOrEqual(seats.max);
  }
});

test.each([
  ['English', english],
  ['Italian', italian],
])('there are %s words for every option of every game, and every value of it', (_, words) => {
  for (const { id, options } of GAMES) {
    if (!isGameId(id)) throw new Error(id);
    const said: Readonly<Record<string, object>> = words[id].options;
    expect(Object.keys(said).sort(), id).toEqual(Object.keys(options).sort());
    for (const [name, rule] of Object.entries(options)) {
      if (rule.kind === 'number') expect(said[name]).toHaveProperty('value');
      if (rule.kind === 'flag')
        expect(said[name]).toMatchObject({ on: expect.anything(), off: expect.anything() });
      if (rule.kind === 'choice') {
        for (const value of rule.values) expect(said[name]).toHaveProperty(`values.${value}`);
      }
    }
  }
});
