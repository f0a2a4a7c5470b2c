import { expect, test } from 'vitest';
import type { View } from '../../engine/game.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { sinceMyPlay } from './since.ts';

const log = [0, 1, 1, 2, 3].map((play, i) => ({ play, happening: { kind: `thing ${i}` } }));

function seenBy(viewer: Viewer, lastOwn: number): string[] {
  const view: View = { game: 'some', viewer, seats: 2, options: {}, turn: { kind: 'nature' } };
  return sinceMyPlay({ view, log, lastOwn }).map(({ happening }) => happening.kind);
}

test('everything after my last play is new to me', () => {
  expect(seenBy(0, 1)).toEqual(['thing 3', 'thing 4']);
  expect(seenBy(0, 3)).toEqual([]);
});

test('before my first play it is everything', () => {
  expect(seenBy(1, -1)).toHaveLength(5);
});

test('spectators have no last play', () => {
  expect(seenBy('spectator', -1)).toEqual([]);
});
