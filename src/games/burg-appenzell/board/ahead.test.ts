import { expect, test } from 'vitest';
import { Match } from '../../../engine/match.ts';
import { game as burgAppenzell } from '../game.ts';
import { viewOf } from '../testing/board-positions.ts';
import { ahead } from './ahead.ts';

/** Nature turns up what has come to light. */
function settled(match: Match): Match {
  while (match.turn().kind === 'nature') match.play('nature', match.chances()[0][0]);
  return match;
}

/** Both have put a mouse in a tower; it is the first seat's turn. */
function begun(): Match {
  const match = settled(new Match(burgAppenzell, 2, {}));
  for (const seat of [0, 1]) match.play(seat, match.moves(seat)[0]);
  return match;
}

test('a player can plan exactly what they could play if the others did nothing more', () => {
  const match = begun();
  const looked = ahead(viewOf(match, 1));
  expect(looked?.view.active).toBe(1);
  expect(looked?.view.actionsLeft).toBe(4);
  match.play(0, '.');
  expect(looked?.moves).toEqual(match.moves(1));
});

test('roofs that others have lifted are back by then, unless a mouse is in the room', () => {
  const match = begun();
  const lifted = match.moves(0).find(move => move.startsWith('^')) ?? '';
  match.play(0, lifted);
  settled(match);
  const looked = ahead(viewOf(match, 1));
  match.play(0, '.');
  expect(looked?.moves).toEqual(match.moves(1));
});

test('a tower can be chosen ahead until one has, and spectators plan nothing', () => {
  const match = settled(new Match(burgAppenzell, 3, {}));
  expect(ahead(viewOf(match, 2))?.moves.every(move => move.startsWith('@'))).toBe(true);
  match.play(0, match.moves(0)[0]);
  expect(ahead(viewOf(match, 0))).toBeNull();
  expect(ahead(viewOf(match, 'spectator'))).toBeNull();
});
