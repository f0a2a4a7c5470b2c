import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../../engine/game.ts';
import { FAST, Show, type ShowableMoment } from './show.ts';

const VIEW: View = { game: 'x', viewer: 0, seats: 2, options: {}, turn: { kind: 'seats', seats: [1] } };

/** A table that shows these happenings, each for a second. */
function tableWith(kinds: readonly string[], moves: readonly string[] = []) {
  const at = (next: readonly string[], then: readonly string[]): ShowableMoment => ({
    view: VIEW,
    before: VIEW,
    happenings: next.map(kind => ({ kind })),
    moves: then,
    end: null,
  });
  const moment = signal<ShowableMoment | null>(at(kinds, moves));
  const begun: string[] = [];
  const shown = vi.fn();
  const show = new Show({ moment, shown }, ({ kind }) => {
    begun.push(kind);
    return 1000;
  });
  const next = (more: readonly string[], then: readonly string[] = []) => {
    moment.value = at(more, then);
  };
  return { show, begun, shown, next };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('each happening begins, and is heard, once the one before has been shown', () => {
  const { show, begun, shown } = tableWith(['a', 'b']);
  expect(begun).toEqual(['a']);
  vi.advanceTimersByTime(999);
  expect(begun).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual(['a', 'b']);
  expect(show.beat.value).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([show.beat.value, show.isShowing.value, shown.mock.calls.length]).toEqual([2, false, 1]);
});

test('a tap speeds up one happening, not the rest', () => {
  const { show, begun, shown } = tableWith(['a', 'b', 'c']);
  vi.advanceTimersByTime(300);
  show.hurry();
  expect(begun).toEqual(['a', 'b']);
  // The next one has its full time.
  vi.advanceTimersByTime(999);
  expect(begun).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  show.hurry();
  expect(shown).toHaveBeenCalledOnce();
  show.hurry();
  expect(shown).toHaveBeenCalledOnce();
});

test('while the board is held down, everything is shown faster, including later moments', () => {
  const { show, begun, next } = tableWith(['a']);
  show.fastForward(true);
  next(['b', 'c']);
  vi.advanceTimersByTime(1000 / FAST + 1);
  expect(begun).toEqual(['a', 'b', 'c']);
  show.fastForward(false);
  next(['d', 'e']);
  vi.advanceTimersByTime(999);
  expect(begun.at(-1)).toBe('d');
});

test('skipping passes over everything until it is the viewer’s turn', () => {
  const { show, begun, shown, next } = tableWith(['a', 'b']);
  show.skipToMyTurn();
  next(['c']);
  next(['d'], ['move']);
  expect(begun).toEqual(['a']);
  expect(shown).toHaveBeenCalledTimes(3);
  expect(show.isSkipping.value).toBe(false);
  next(['e']);
  expect(begun).toEqual(['a', 'e']);
});
