import { expect, test } from 'vitest';
import { startOf } from '../../../web/board/draft.ts';
import { movesWithin } from '../../../web/board/testing.ts';
import { positions } from '../testing/board-positions.ts';
import { kindOf } from './bricks.ts';
import { kindPart, pickingFor, takePart } from './picking.ts';

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { view, moves } of positions()) {
    expect(movesWithin(pickingFor(view, 0), moves)).toEqual([...moves].sort());
  }
});

test('both ways round are one kind', () => {
  expect(kindOf('FG')).toBe('GF');
  expect(kindOf('BB')).toBe('BB');
});

/** What is picked once a brick has been picked up. */
function takenUp(moves: readonly string[], source: string, side = 0): readonly string[] {
  const [{ view }] = positions().filter(position => position.view.phase !== 'choose-colour');
  const { ways, prefers } = pickingFor(view, side);
  const all = ways(moves);
  return startOf({ ways: all, hint: null, prefers: picked => prefers?.(picked, all) ?? null }, [source])
    .picked;
}

test('a brick in the base that can only be turned is picked up turned', () => {
  const place = { row: 0, column: 1 };
  expect(takenUp(['0,1>BG@0,1'], takePart(place))).toEqual([takePart(place), 'BG']);
});

test('a brick from the pile is picked up in one of the ways round that can be laid', () => {
  expect(takenUp(['FG@0,0'], kindPart('GF'))).toEqual([kindPart('GF'), 'FG']);
  expect(takenUp(['GF@0,0'], kindPart('GF'))).toEqual([kindPart('GF'), 'GF']);
});
