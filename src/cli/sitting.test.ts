import { expect, test } from 'vitest';
import { coins } from '../engine/coins.ts';
import type { View } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { Random } from '../engine/random.ts';
import { randomMover } from './movers.ts';
import { type Desk, Sitting } from './sitting.ts';

/** Types these lines, one at each prompt, and keeps everything shown on the screen. */
function typing(lines: string[]): Desk & { readonly shown: string[] } {
  const shown: string[] = [];
  return {
    shown,
    say: text => shown.push(text),
    ask: async prompt => {
      const line = lines.shift() ?? null;
      shown.push(`${prompt}${line ?? '(end)'}`);
      return line;
    },
    wipe: () => shown.splice(0),
  };
}

const PRESENTER = {
  draw: (view: View) => JSON.stringify(view),
  tell: (happenings: readonly object[]) => happenings.map(one => JSON.stringify(one)),
  explain: () => null,
};

function sitting(desk: Desk, { people, curtain }: { people: number; curtain: boolean }) {
  const match = new Match(coins, 3, { loaded: false });
  const random = new Random(1);
  const company = { names: ['Anna', 'Bruno', 'Chiara'], people, curtain, mover: randomMover(random) };
  return { match, play: () => new Sitting(match, company, PRESENTER, desk, random).play() };
}

test('people who share an open table may undo the last move of any of them', async () => {
  const desk = typing(['keep', 'undo', 'turn', 'keep', 'keep']);
  const { match, play } = sitting(desk, { people: 3, curtain: false });
  expect(await play()).toBe(true);
  expect(desk.shown).toContain('Anna takes it back.');
  expect(match.plays.slice(-3)).toMatchObject([
    { by: 0, move: 'turn' },
    { by: 1, move: 'keep' },
    { by: 2, move: 'keep' },
  ]);
  const choices = desk.shown.filter(text => text.includes('"chosen","seat":0'));
  expect(choices).toHaveLength(2); // as it was, and as it is now
});

test('behind a curtain nobody can undo what another player did', async () => {
  const desk = typing(['', 'keep', '', 'undo', 'quit']);
  const { match, play } = sitting(desk, { people: 3, curtain: true });
  expect(await play()).toBe(false);
  expect(match.plays.at(-1)).toMatchObject({ by: 0, move: 'keep' });
});

test('what a bot did cannot be undone', async () => {
  const desk = typing(['undo', 'quit']);
  const { match, play } = sitting(desk, { people: 1, curtain: false });
  expect(await play()).toBe(false);
  expect(match.plays.map(({ by }) => by)).toEqual(['nature', 'nature', 'nature']);
});

test('the screen is wiped before the next person looks, and again when they are there', async () => {
  const desk = typing(['', 'keep']);
  await sitting(desk, { people: 2, curtain: true }).play();
  expect(desk.shown).toEqual([expect.stringMatching(/^Bruno is next\. .*\(end\)$/)]);
});

test('a mover gets the view of its seat and nothing else', async () => {
  const desk = typing([]);
  const viewers: unknown[] = [];
  const match = new Match(coins, 3, { loaded: false });
  const mover = {
    choose: (_: unknown, view: View, moves: readonly string[]) => {
      viewers.push(view.viewer);
      return moves[0];
    },
  };
  const company = { names: ['Anna', 'Bruno', 'Chiara'], people: 0, curtain: false, mover };
  expect(await new Sitting(match, company, PRESENTER, desk, new Random(1)).play()).toBe(true);
  expect(viewers).toEqual([0, 1, 2]);
});
