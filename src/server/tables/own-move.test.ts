import { expect, test } from 'vitest';
import type { Row } from '../../engine/runner.ts';
import { afterOwnMove, clientInstead } from './own-move.ts';

function rows(...made: readonly (readonly [by: Row['by'], client?: string, kind?: Row['kind']])[]): Row[] {
  return made.map(([by, client = '', kind = 'play'], number) => ({
    number,
    kind,
    by,
    move: 'm',
    client,
    at: 0,
  }));
}

test('what came after a player’s own move starts after nature’s answers to it', () => {
  const log = rows(['nature'], [0, 'a'], ['nature'], ['nature'], [1, 'b'], ['nature']);
  expect([0, 1, 'spectator' as const].map(viewer => afterOwnMove(log, viewer))).toEqual([4, 6, 0]);
});

test('moves made for a player, and rows that are not moves, are not their own', () => {
  const instead = rows([0, 'a'], [1, 'b'], [0, clientInstead('standing', 2)], [0, clientInstead('bot', 3)]);
  expect(afterOwnMove([...instead, { ...instead[0], number: 4, kind: 'replaced' }], 0)).toBe(1);
});
