import { expect, test } from 'vitest';
import { GAMES } from '../../games/loaded.ts';
import { proveChanges, RandomMatch, said } from './teller.suite.ts';
import { keyOf, Teller, type Want } from './teller.ts';

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: changes turn what a viewer had into what it would be told as a whole, from its own views alone',
  (_, game) => {
    for (const seed of [1, 2]) proveChanges(game, { seed, steps: 40 });
  },
);

test('a viewer who lacks what changes start from is told everything', () => {
  const match = new RandomMatch(GAMES[0], 1);
  const teller = new Teller('table1');
  const sayTo = (want: Want, from: number) =>
    said(teller.tell(match.runner, from, [want]).get(keyOf(want))).say;
  const [one, other] = [0, 1].map((viewer): Want => ({ viewer, asChanges: true }));
  expect(sayTo(one, match.goOn())).toBe('steps');
  expect(sayTo(one, match.goOn())).toBe('changes');
  // Nobody was told of this one.
  match.goOn();
  expect(sayTo(one, match.goOn())).toBe('steps');
  expect(sayTo(other, match.goOn())).toBe('steps');
  // The first viewer was away meanwhile.
  expect(sayTo(one, match.goOn())).toBe('steps');
  expect(sayTo(one, match.goOn())).toBe('changes');
  teller.forget();
  expect(sayTo(one, match.goOn())).toBe('steps');
});
