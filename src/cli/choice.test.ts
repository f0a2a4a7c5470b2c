import { expect, test } from 'vitest';
import { movesListed, readChoice } from './choice.ts';

test('a move is chosen by its notation or by its number in the list', () => {
  expect(readChoice('keep', ['keep', 'turn'])).toEqual({ kind: 'move', move: 'keep' });
  expect(readChoice(' 2 ', ['keep', 'turn'])).toEqual({ kind: 'move', move: 'turn' });
  expect(readChoice('#2', ['keep', 'turn'])).toEqual({ kind: 'move', move: 'turn' });
});

test('if moves are numbers themselves, a number means the move and not its place in the list', () => {
  const moves = ['-', '1', '4', 'T'];
  expect(readChoice('4', moves)).toEqual({ kind: 'move', move: '4' });
  expect(readChoice('#4', moves)).toEqual({ kind: 'move', move: 'T' });
  expect(readChoice('3', moves).kind).toBe('nothing');
  expect(movesListed(moves)).toContain('#4 T');
});

test('a number beyond the list says how far the list goes', () => {
  expect(readChoice('3', ['keep', 'turn'])).toEqual({
    kind: 'nothing',
    message: 'The moves are numbered from 1 to 2.',
  });
  expect(readChoice('0', ['keep', 'turn']).kind).toBe('nothing');
});

test('notation is case-sensitive, but the right case is suggested', () => {
  expect(readChoice('KEEP', ['keep', 'turn'])).toMatchObject({
    message: 'KEEP is not possible now. Did you mean keep?',
  });
});

test('commands may have an argument', () => {
  expect(readChoice('moves  a1', ['keep'])).toEqual({ kind: 'order', order: 'moves', about: 'a1' });
});

test('a long list of moves is cut and says how to see the rest', () => {
  const moves = Array.from({ length: 100 }, (_, i) => `m${i}`);
  expect(movesListed(moves)).toContain('and 40 more');
  expect(movesListed(moves, '')).toContain('100 m99');
  expect(movesListed(moves, 'm9').match(/m\d+/g)).toHaveLength(11);
  expect(movesListed(moves, 'x')).toContain('No move begins with x');
  for (const line of movesListed(moves).split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
