import { expect, test } from 'vitest';
import { type Evening, winsByName } from './evenings.ts';

const evening = (names: readonly string[], winners: readonly number[]): Evening => ({
  id: names.join() + winners.join(),
  game: 'die-mauer',
  names,
  winners,
});

test('wins at real tables are counted by name, whoever sits where', () => {
  expect(
    winsByName([
      evening(['Anna', 'Bruno', 'Chiara'], [0]),
      evening(['Bruno', 'Anna', 'Chiara'], [1]),
      evening(['Anna', 'Bruno', 'Dario'], [1, 2]),
    ]),
  ).toEqual([
    ['Anna', 2],
    ['Bruno', 1],
    ['Dario', 1],
    ['Chiara', 0],
  ]);
});
