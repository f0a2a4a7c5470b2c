import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { NATURE } from '../../engine/viewers.ts';
import { game, type State } from './game.ts';
import { terminal } from './terminal.ts';

/** A match after these plays of whoever is due. */
function after(...plays: readonly string[]): State {
  const state = game.start(2, { copies: 6 });
  for (const text of plays) {
    const by = game.chances(state, new Int32Array(6)) > 0 ? NATURE : state.seat;
    game.play(state, by, game.read(state, by, text), null);
  }
  return state;
}

const BEGUN = ['G', 'F', 'G', 'C', 'GF@0,0', 'C', 'BB@0,-1', 'C', 'FB@1,-1'];

function wallOf(text: string): string {
  return text.split('\n\n')[0];
}

test('the wall is drawn from the side of seat 0, with its columns, free bricks and places', () => {
  expect(wallOf(terminal.draw(game.view(after(...BEGUN), 0)))).toBe(`\
             ┌─────┐
1            │ FB° │
          ┌──┴──┬──┴──┐
0    0,-2 │ BB  │ GF  │ 0,1
          └─────┴─────┘
            -1     0`);
});

test('seat 1 sees the wall mirrored', () => {
  expect(wallOf(terminal.draw(game.view(after(...BEGUN, 'G'), 1)))).toBe(`\
             ┌─────┐
1            │ FB° │
          ┌──┴──┬──┴──┐
0     0,1 │ GF  │ BB  │0,-2
          └─────┴─────┘
             0    -1`);
});

test('a spectator sees what seat 0 sees', () => {
  const state = after(...BEGUN);
  expect(terminal.draw(game.view(state, 'spectator'))).toBe(terminal.draw(game.view(state, 0)));
});

test('below the wall are the pile, and the awards as they stand', () => {
  expect(
    terminal
      .draw(game.view(after('G', 'F', 'G', 'C', 'GB@0,0'), 0))
      .split('\n')
      .slice(-9),
  ).toEqual([
    'Pile: GG ×6   FF ×6   BB ×6   GF ×6   GB ×5   FB ×6   (35 left)',
    '',
    'If it ended now     seat 0, green         seat 1, fuchsia',
    'longest diagonal     1  → 10               0  →  0',
    'longest row          1  →  8               0  →  0',
    'largest connection   1  →  6               0  →  0',
    'points                    24                     0',
    '',
    'Seat 1 rolls.',
  ]);
});

test.each([
  [[], 'Seat 0 chooses a colour.'],
  [['G', 'F', 'B'], 'Seat 1 rolls: whoever rolls their own colour first begins.'],
  [['G', 'F', 'G', 'N'], 'Seat 0 has rolled N: lay a brick without green.'],
  [['G', 'F', 'G', 'F'], 'Seat 0 has rolled F: lay a brick that shows fuchsia.'],
  [['G', 'F', 'G', 'C'], 'Seat 0 has rolled C: lay any brick, or move or turn a free one.'],
  [[...BEGUN, 'M'], 'Seat 1 has rolled M: move or turn a free brick.'],
])('after %j the last line says what is expected', (plays, expected) => {
  expect(
    terminal
      .draw(game.view(after(...plays), 0))
      .split('\n')
      .at(-1),
  ).toBe(expected);
});

test('the largest walls fit on a screen 80 columns wide, and show who has won', () => {
  for (let seed = 0; seed < 30; seed++) {
    const state = game.start(2, { copies: 9 });
    state.left = -5000 * (seed % 2);
    game.playout?.(state, new Random(seed));
    const lines = terminal.draw(game.view(state, seed % 2)).split('\n');
    expect(Math.max(...lines.map(line => [...line].length))).toBeLessThanOrEqual(80);
    expect(lines.at(-1)).toMatch(/^Over: (seat [01] has won|both seats have won)\.$/);
  }
});
