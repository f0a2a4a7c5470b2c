import { describe, expect, test } from 'vitest';
import { texts as english } from '../../../../locales/en/burg-appenzell/board.ts';
import { texts as italian } from '../../../../locales/it/burg-appenzell/board.ts';
import type { View } from '../game.ts';
import { playedThrough } from '../testing/board-positions.ts';
import { sceneIn } from './scene.ts';
import { describeCastle, describeMove, instruction } from './telling.ts';

const { positions } = playedThrough();
const NAMES = ['Anna', 'Bruno', 'Clelia', 'Dario'];

describe.each([
  ['English', english],
  ['Italian', italian],
])('in %s', (_language, texts) => {
  test('no two legal moves have the same description', () => {
    for (const { view, moves } of positions) {
      expect(new Set(moves.map(move => describeMove(view, move, texts))).size).toBe(moves.length);
    }
  });

  test('the instruction fits on its line', () => {
    for (const { view, moves } of positions) {
      const line = instruction(view, moves, texts);
      expect(line).not.toBe('');
      expect(line.length, line).toBeLessThanOrEqual(70);
    }
  });

  test('BA-19: a move is described without what is remembered under the roofs', () => {
    for (const { view, moves } of positions.filter(each => each.view.remembered.length > 0)) {
      const forgetful: View = { ...view, remembered: [] };
      expect(moves.map(move => describeMove(view, move, texts))).toEqual(
        moves.map(move => describeMove(forgetful, move, texts)),
      );
    }
  });

  test('the description of the castle names every uncovered square and no other', () => {
    for (const { view } of positions.filter(each => !each.view.options.memory)) {
      const said = describeCastle(view, sceneIn(view), NAMES, texts);
      for (const { squares, roof } of view.rooms) {
        expect(squares.filter(square => said.includes(`${square}:`))).toEqual(roof ? [] : squares);
      }
    }
  });
});
