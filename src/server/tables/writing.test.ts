import { expect, test } from 'vitest';
import type { View } from '../../engine/game.ts';
import type { Step, Update } from '../../engine/runner.ts';
import { writeSteps } from './writing.ts';

function viewOf(viewer: number, more: object): View {
  return { game: 'g', viewer, seats: 2, options: {}, turn: { kind: 'nature' }, ...more };
}

function stepOf(number: number, move: string | null): Step {
  return { number, kind: 'play', by: 0, move, client: null, play: number + 1, happenings: [] };
}

function toldTo(viewer: number, steps: readonly Step[], view: View): Update {
  return {
    from: 3,
    steps,
    now: { number: 2, view, moves: [`m${viewer}`], undoable: viewer === 0, dueSince: 5, thought: [] },
  };
}

function plainly(table: string, { from, steps, now }: Update): unknown {
  return { say: 'steps', table, from, steps, now };
}

test('each viewer is told exactly its own part, whatever it has in common with others', () => {
  const wall = [{ row: 1, text: 'a "wall"' }];
  const all = [0, 1].map(viewer =>
    toldTo(
      viewer,
      [stepOf(0, viewer === 0 ? 'secret' : null), stepOf(1, 'x')],
      viewOf(viewer, { wall, hand: viewer === 0 ? ['A'] : null }),
    ),
  );
  const written = writeSteps('t', all);
  expect(written.map(text => JSON.parse(text))).toEqual(all.map(told => plainly('t', told)));
  expect(written[1]).not.toContain('secret');
});

test('views are written correctly whether nothing or everything is the same', () => {
  const view = viewOf(0, {});
  const alike = toldTo(0, [], view);
  const other = { ...toldTo(1, [], viewOf(1, {})), now: { ...alike.now, number: 7, moves: [] } };
  for (const all of [[], [alike], [alike, alike], [alike, other]]) {
    expect(writeSteps('t', all).map(text => JSON.parse(text))).toEqual(all.map(told => plainly('t', told)));
  }
});
