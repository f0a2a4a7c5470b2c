import { expect, test } from 'vitest';
import { coins } from '../engine/coins.ts';
import { Match } from '../engine/match.ts';
import { recordOf } from '../engine/record.ts';
import { Replay } from '../engine/replay.ts';
import { Replaying } from './replaying.ts';
import type { Presenter } from './shelf.ts';

const presenter: Presenter = {
  draw: view => `board of ${view.viewer}`,
  tell: happenings => happenings.map(({ kind }) => `it was ${kind}`),
  explain: ({ kind }) => kind,
};

function opened(): Replaying {
  const match = new Match(coins, 2, { loaded: false });
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') match.play('nature', match.chances()[0][0]);
    else match.play(turn.seats[0], match.moves(turn.seats[0])[0]);
  }
  const replay = new Replay(match, recordOf(match));
  return new Replaying(replay, presenter, ['Uli', 'Vera'], { number: 0, viewer: 'everything' });
}

test('keys go forward, back, to both ends and from player to player, and no further', () => {
  const replaying = opened();
  const after = (key: string) => {
    expect(replaying.press(key)).toBe(true);
    return replaying.number;
  };
  expect(after('left')).toBe(0);
  expect(after('right')).toBe(1);
  expect(after('space')).toBe(2);
  expect(after('left')).toBe(1);
  const last = after('end');
  expect(after('right')).toBe(last);
  expect(after('up')).toBeLessThan(last);
  expect(after('home')).toBe(0);
  expect(after('down')).toBeGreaterThan(0);
  expect(replaying.press('x')).toBe(false);
});

test('the screen shows the place in the match, the viewer, and what happened', () => {
  const replaying = opened();
  expect(replaying.screen()).toMatch(/^Move 0 of \d+, with everything shown\n\nboard of everything/);
  replaying.press('right');
  replaying.press('a');
  expect(replaying.screen()).toMatch(/^Move 1 of \d+, as Uli saw it\n\nboard of 0\n\n· it was /);
  expect(replaying.ending()).toMatch(/^The match is over: Uli \d+, Vera \d+\. /);
});
