import { expect, test } from 'vitest';
import type { Row } from '../../engine/runner.ts';
import { mayUndo, mayUndoTogether } from './undo-limits.ts';

function log(...kinds: readonly (readonly [Row['kind'], number])[]): Row[] {
  return kinds.map(([kind, by], number) => ({ number, kind, by, move: '', client: 'c', at: 0 }));
}

const storm = (times: number, by: number) =>
  Array.from({ length: times }, () => [['play', by] as const, ['undo', by] as const]).flat();

test('a seat may come back to one place ten times, whatever the others do in between', () => {
  expect(mayUndo(log(...storm(9, 0), ['play', 0]), 0)).toBe(true);
  expect(mayUndo(log(...storm(10, 0), ['play', 0]), 0)).toBe(false);
  expect(mayUndo(log(...storm(5, 0), ...storm(3, 1), ...storm(5, 0), ['play', 0]), 0)).toBe(false);
  expect(mayUndo(log(...storm(10, 0), ['play', 1]), 1)).toBe(true);
  // At a later place it may again.
  expect(mayUndo(log(...storm(10, 0), ['play', 0], ['play', 0]), 0)).toBe(true);
});

test('undoing in a match has a limit, alone and together', () => {
  const rows = log(...Array.from({ length: 100 }, (_, seat) => storm(10, seat)).flat(), ['play', 200]);
  expect(mayUndo(rows, 200)).toBe(false);
  expect(mayUndoTogether(rows, 1)).toBe(false);
  expect(mayUndoTogether(rows.slice(0, 1000), 500)).toBe(true);
  expect(mayUndoTogether(rows.slice(0, 1000), 501)).toBe(false);
});
