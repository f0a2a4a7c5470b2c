import { expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { ladderOf } from './ladder.ts';

function over(
  game: string,
  players: readonly string[],
  scores: readonly number[],
  winners: readonly number[],
) {
  const seats = players.map(player =>
    player === 'bot' ? { kind: 'bot', level: 'master' } : { kind: 'person', player, nonce: null },
  );
  return { game, seats, result: { scores, winners } } as unknown as StoredTable;
}

test('in each game, players who finish ahead of more of the others stand higher', () => {
  const ladder = ladderOf([
    over('die-mauer', ['ada', 'bob', 'eve'], [5, 3, 1], [0]),
    over('die-mauer', ['bob', 'ada', 'eve'], [9, 9, 2], [0]),
    over('burg-appenzell', ['eve', 'bot'], [1, 2], [1]),
  ]);
  expect(
    ladder.map(({ game, player, matches, won, points }) => [game, player, matches, won, points]),
  ).toEqual([
    ['burg-appenzell', 'eve', 1, 0, 0],
    ['die-mauer', 'ada', 2, 1, 1.5],
    ['die-mauer', 'bob', 2, 1, 1.5],
    ['die-mauer', 'eve', 2, 0, 0],
  ]);
});

test('a shared win counts half for each of those who share it, and a match without a result for nobody', () => {
  const open = { ...over('die-mauer', ['ada', 'bob'], [], []), result: null };
  const [first, second] = ladderOf([over('die-mauer', ['ada', 'bob'], [4, 4], [0, 1]), open]);
  expect([first.points, second.points]).toEqual([0.5, 0.5]);
  expect(first.matches).toBe(1);
});
