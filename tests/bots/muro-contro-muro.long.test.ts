import { describe, expect, test } from 'vitest';
import { advise } from '../../src/bots/advising.ts';
import { chooseMove } from '../../src/bots/think.ts';
import { game, type State } from '../../src/games/muro-contro-muro/game.ts';
import { type Position, play, position } from '../../src/games/muro-contro-muro/testing/positions.ts';
import { solvedMoves } from './solver.ts';

function master(state: State, iterations = 1500): Promise<string> {
  return chooseMove(game, game.view(state, state.seat, true), { level: 'master', iterations, seed: 1 });
}

interface Ending extends Position {
  readonly name: string;
  readonly seat: number;
  /** All moves that are as good as the best. */
  readonly best: readonly string[];
}

/**
 * With more than one brick in the pile a match can go on forever, as bricks are moved or turns pass. So the solver gets
 * positions in which the die makes the seat lay the last brick, and only one or two moves win or save the match.
 */
const LAST_BRICKS: readonly Ending[] = [
  {
    name: 'a third brick on the diagonal takes diagonal and connection',
    wall: `GF BG
           GB FB GG BB
           FG GB FF FB BG`,
    colours: 'GB',
    seat: 0,
    die: 'F',
    pile: { GF: 1 },
    best: ['GF@3,0'],
  },
  {
    name: 'the brick joins the larger connection without joining the rival’s',
    wall: `.. GG GF
           FG BB GG FG
           BG BB BF GG BF`,
    colours: 'BG',
    seat: 0,
    die: 'B',
    pile: { GB: 1 },
    best: ['BG@0,-1', 'BG@2,0'],
  },
  {
    name: 'drawing level on the diagonal is enough to win by row and connection',
    wall: `.. .. .. BF
           .. .. .. FB FB GB
           FG GB GF GG GB BG BF`,
    colours: 'GB',
    seat: 0,
    die: 'G',
    pile: { GB: 1 },
    best: ['GB@1,0', 'GB@1,1'],
  },
  {
    name: 'the only place that makes a row of two, seen from behind',
    wall: `.. .. GG FB
           .. .. BF FG GF
           GG GB GG BG GF FG`,
    colours: 'BF',
    seat: 1,
    die: 'G',
    pile: { GF: 1 },
    best: ['GF@1,1'],
  },
  {
    name: 'a connection of four draws level where no line does',
    wall: `.. BF GB
           .. GB BF BF
           GF GF GG FG FG GG`,
    colours: 'BG',
    seat: 0,
    die: 'F',
    pile: { FB: 1 },
    best: ['BF@3,1', 'BF@1,4'],
  },
  {
    name: 'two places decide row and connection at once',
    wall: `.. FF GG
           BB FF GG GB
           BF FF BG GB GB`,
    colours: 'FG',
    seat: 0,
    die: 'F',
    pile: { FB: 1 },
    best: ['FB@2,0', 'FB@3,1'],
  },
  {
    name: 'one place serves all three awards',
    wall: `.. GF FB
           GB FF FB FB
           FB BG GG FF FG`,
    colours: 'GF',
    seat: 0,
    die: 'G',
    pile: { GB: 1 },
    best: ['GB@2,0'],
  },
  {
    name: 'the brick has both colours: the rival may have it where it is no use to it',
    wall: `.. .. .. GG
           .. BB GB GB FB
           GG FB GF BB GG GB`,
    colours: 'BF',
    seat: 0,
    die: 'F',
    pile: { FB: 1 },
    best: ['BF@1,0', 'BF@2,1'],
  },
  {
    name: 'a third brick on the diagonal beats the rival’s larger connection',
    wall: `.. BG GF
           BF BG GF BG
           FG GG GG GF BF`,
    colours: 'BF',
    seat: 0,
    die: 'F',
    pile: { FB: 1 },
    best: ['BF@3,1'],
  },
  {
    name: 'seat 1 completes a diagonal that leans to its own left',
    wall: `.. .. GF BG FF
           FF GG BF BB GF FG FG GG`,
    colours: 'BF',
    seat: 1,
    die: 'F',
    pile: { FF: 1 },
    best: ['FF@2,2'],
  },
  {
    name: 'half the diagonal is worth giving away half the connection',
    wall: `.. .. GG GG GB FF
           BG BG GF FG FG GB GF`,
    colours: 'FB',
    seat: 0,
    die: 'F',
    pile: { FB: 1 },
    best: ['FB@2,4'],
  },
  {
    name: 'a third brick in the row wins, though it lets the rival’s connection grow as well',
    wall: `BG GG
           GG FF FG
           FF BB FF FB BF GB`,
    colours: 'FG',
    seat: 0,
    die: 'F',
    pile: { GF: 1 },
    best: ['FG@1,3'],
  },
];

describe('the master lays the last brick as the solver would', () => {
  test.each(LAST_BRICKS)('$name', async ending => {
    const state = position(ending);
    const solved = solvedMoves(game, state, ending.seat);
    const best = solved.filter(({ value }) => value > solved[0].value - 1e-9).map(({ move }) => move);
    expect(new Set(best)).toEqual(new Set(ending.best));
    expect(solved.length).toBeGreaterThanOrEqual(8);
    expect(ending.best).toContain(await master(state));
  });
});

describe('endings worked out by hand, since they could go on forever', () => {
  test('with a free choice the master takes an available win, and moves no brick', async () => {
    const state = position({
      wall: `GF BG
             GB FB GG BB
             FG GB FF FB BG`,
      colours: 'GB',
      die: 'C',
      pile: { GF: 1 },
    });
    play(state, await master(state, 4000));
    expect(game.winners(state)).toBe(0b01);
  });

  test('with a free choice the master does not end a match that every laying loses', async () => {
    // Seat 1 has a diagonal of 3 and a row of 3, and seat 0 has no green brick at all: one more brick cannot change
    // that.
    const state = position({
      wall: `BF
             BF BB
             BF BF BF BB`,
      colours: 'GF',
      die: 'C',
      pile: { GG: 1 },
    });
    expect(await master(state, 4000)).toContain('>');
  });
});

test('advice gives its reason as a kind and facts', async () => {
  const state = position({ ...LAST_BRICKS[0], pile: { GF: 1, BB: 3 } });
  const { reason } = await advise(game, game.view(state, 0, true), {
    level: 'master',
    iterations: 1500,
    seed: 1,
  });
  expect(reason).toEqual({ kind: 'takes-lead', award: 'diagonal', size: 3 });
});
