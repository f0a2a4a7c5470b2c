import { describe, expect, test } from 'vitest';
import { advise, chooseMove } from '../../src/bots/index.ts';
import { game as mauerBauer } from '../../src/games/mauer-bauer/game.ts';
import type { State } from '../../src/games/mauer-bauer/rules/state.ts';
import {
  linesAround,
  type Picture,
  playAll,
  position,
} from '../../src/games/mauer-bauer/testing/positions.ts';
import { solvedMoves } from './solver.ts';

/**
 * Endings in the turn of the last wall, worked out by the solver over every roll. The rival has no cards, or has
 * already played, so that nothing hidden matters; with its score, only the best play wins.
 */
interface Ending {
  readonly name: string;
  readonly picture: Picture;
  /** The plays from the picture to the decision. */
  readonly plays?: string;
  readonly best: readonly string[];
}

const HEXAGON = 'B4 B5 B6 C4 C5 C6';
const TWO_TO_CLOSE = `${but('C4', 'c5-d4')} ${but('E8 E9', 'f8-f10')}`;

const ENDINGS: readonly Ending[] = [
  {
    name: 'plays the two cards that score most',
    picture: {
      walls: linesAround('C4'),
      cities: ['C4: R/B'],
      hands: ['HR HB S1 N P', ''],
      scores: [1, 9],
    },
    plays: 'a1-a3 wRR a1w,a3w',
    best: ['C4:HB+S1'],
  },
  {
    name: 'names the city that its cards are good for',
    picture: {
      walls: `${linesAround('C4')} ${linesAround('E8 E9')}`,
      cities: ['C4: /B', 'E8 E9: B/BB'],
      hands: ['S1 S2 HB', ''],
      scores: [1, 12],
    },
    plays: 'a1-a3 wRR a1w,a3w',
    best: ['E8:HB+S2'],
  },
  {
    name: 'plays the same card twice',
    picture: { walls: 'a1-b0 b0-c1 c1-d0', hands: ['ow ow HR', ''], scores: [1, 8] },
    plays: 'e5-f4 wRR e5w,f4w',
    best: [':ow+ow'],
  },
  {
    name: 'keeps cards that score nothing: those in hand decide a tie',
    picture: {
      active: 1,
      walls: linesAround('C4'),
      cities: ['C4: R'],
      hands: ['S1 P Tk', 'S7 S7'],
      scores: [1, 7],
    },
    plays: 'a1-a3 wRR a1w,a3w C4:S7',
    best: ['C4:S1'],
  },
  {
    name: 'joins two cities to make one of seven plains',
    picture: {
      walls: `${linesAround(HEXAGON)} b8-c7`,
      cities: [`${HEXAGON}:`],
      hands: ['S1 S7', ''],
      scores: [1, 8],
    },
    plays: 'b6-b8 RR',
    best: ['+B4'],
  },
  {
    name: 'leaves a city of one plain by itself',
    picture: {
      walls: `${linesAround(HEXAGON)} b8-c7`,
      cities: [`${HEXAGON}:`],
      hands: ['S1 N', ''],
      scores: [1, 5],
    },
    plays: 'b6-b8 RR',
    best: ['='],
  },
  {
    name: 'puts the house into the city that makes a palace there',
    picture: { walls: but('C4', 'c5-d4'), houses: 'C4R', hands: ['HR', ''], scores: [1, 3] },
    plays: 'c5-d4 RG',
    best: ['C4R,C5G'],
  },
  {
    name: 'leaves the house outside if its card counts those outside',
    picture: { walls: but('C4', 'c5-d4'), houses: 'C4R', hands: ['oR', ''], scores: [1, 1] },
    plays: 'c5-d4 RG',
    best: ['C4G,C5R'],
  },
  {
    name: 'chooses a fourth colour for the card that counts colours',
    picture: { walls: but('C4', 'c5-d4'), houses: 'C4RGB', hands: ['C', ''], scores: [1, 7] },
    plays: 'c5-d4 R?',
    best: ['C4Y,C5R', 'C4P,C5R'],
  },
  {
    name: 'puts a tower of the colour that its card counts',
    picture: { hands: ['otw', ''], scores: [1, 2] },
    plays: 'a1-a3 kRR',
    best: ['a1k,a3w', 'a1w,a3k'],
  },
  {
    name: 'completes the city of the size that its card wants: two plains',
    picture: { walls: TWO_TO_CLOSE, hands: ['S2', ''], scores: [1, 5] },
    best: ['f8-f10'],
  },
  {
    name: 'completes the city of the size that its card wants: one plain',
    picture: { walls: TWO_TO_CLOSE, hands: ['S1', ''], scores: [1, 5] },
    best: ['c5-d4', 'e9-f8'],
  },
  {
    name: 'builds on the coast for the card that counts towers there',
    picture: { hands: ['oc', ''], scores: [1, 4] },
    best: 'a1-b0 b0-c1 c1-d0 d0-e1 e1-f0 a9-b10 b10-c9 c9-d10 d10-e9 e9-f10'.split(' '),
  },
];

describe('endings', () => {
  for (const { name, picture, plays = '', best } of ENDINGS) {
    test(name, async () => {
      // If colours do not matter, one piece of each keeps the solver's work small.
      const left = { walls: 1, ...(plays === '' && { houses: 'R9 G0 B0 Y0 P0', towers: 'w9 g0 k0' }) };
      const state = position({ left, ...picture });
      playAll(state, plays);
      const solved = solvedMoves(mauerBauer, state, 0);
      const winning = solved.filter(({ value }) => value > solved[0].value - 1e-9).map(({ move }) => move);
      expect(winning.toSorted()).toEqual(best.toSorted());
      expect(winning).toContain(await chosen(state));
    });
  }
});

describe('an unfinished match', () => {
  // Cards are hidden and the match is long, so the solver cannot help, but no cards score anything here.
  test('does not spend cards that score nothing: discards one for two new ones', async () => {
    const state = position({ walls: but('C4', 'c5-d4'), hands: ['S7 S7 HR HR HG HG', 'N N ow ow ot ot'] });
    playAll(state, 'c5-d4 BB');
    expect(await chosen(state)).toMatch(/^-/);
  });
});

describe('reasons', () => {
  const task = { level: 'master', iterations: 300, seed: 3 } as const;

  test('say what a completed city brings', async () => {
    const state = position({
      walls: TWO_TO_CLOSE,
      hands: ['S2', ''],
      scores: [1, 5],
      left: { walls: 1 },
    });
    const { reason } = await advise(mauerBauer, mauerBauer.view(state, 0, true), task);
    expect(reason).toEqual({ kind: 'completes-city', plains: 2, points: 7 });
  });

  test('say why cities are joined', async () => {
    const state = position({
      walls: `${linesAround(HEXAGON)} b8-c7`,
      cities: [`${HEXAGON}:`],
      hands: ['S1 S7', ''],
      scores: [1, 8],
      left: { walls: 1 },
    });
    playAll(state, 'b6-b8 RR');
    const { reason } = await advise(mauerBauer, mauerBauer.view(state, 0, true), task);
    expect(reason).toEqual({ kind: 'joins-for-more', points: 3 });
  });
});

function chosen(state: State): Promise<string> {
  return chooseMove(mauerBauer, mauerBauer.view(state, 0, true), {
    level: 'master',
    iterations: 1000,
    seed: 1,
  });
}

/** The lines around these plains, except one. */
function but(plains: string, line: string): string {
  return linesAround(plains)
    .split(' ')
    .filter(each => each !== line)
    .join(' ');
}
