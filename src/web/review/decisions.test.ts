import { expect, test } from 'vitest';
import { finishedRecord } from '../../../tests/finished.ts';
import { game } from '../../games/mauer-bauer/game.ts';
import { playsAgain } from './decisions.ts';

test('a dealt card is told once, face up', () => {
  const dealt = playsAgain(game, finishedRecord('mauer-bauer'), [1]).get(1);
  expect(dealt?.happenings.map(({ kind }) => kind)).toEqual(['dealt']);
});
