import { describe, expect, test } from 'vitest';
import { advise, chooseMove } from '../../src/bots/think.ts';
import { Match } from '../../src/engine/match.ts';
import { Random } from '../../src/engine/random.ts';
import { type DieMauerState, dieMauer } from '../../src/games/die-mauer/index.ts';
import { type Ending, ending, isDieMauer, plan, SEATS } from './die-mauer-endings.ts';
import { DieMauerExploiter, TRICKS } from './die-mauer-exploiters.ts';
import { bestGains, equilibriumOf } from './mixes.ts';
import { solvedMoves } from './solver.ts';

const ITERATIONS = 1200;

/** Idle turns after which one more turn without building ends the round (DM-14). */
const LAST = 8;

interface Decision extends Ending {
  readonly name: string;
  /** What everybody shows in the turn in which the decision falls due, in seat order. */
  readonly fists: string;
  readonly seat: number;
  readonly best: string;
}

/** One seat decides, and then the round is over, by stalling or deadlock: the solver works them out. */
const DECISIONS: readonly Decision[] = [
  {
    name: 'gives the tower before the round ends',
    hands: ['4', 'T1', '6'],
    master: 0,
    idle: LAST,
    fists: '--6',
    seat: 1,
    best: 'T',
  },
  {
    name: 'gives the gate, to have less left than the third',
    hands: ['2', 'G6', '64'],
    master: 0,
    idle: LAST,
    fists: '--6',
    seat: 1,
    best: 'G',
  },
  {
    name: 'gives the tower rather than the gate',
    hands: ['21', 'GT', 'G1'],
    master: 0,
    idle: LAST,
    fists: '--G',
    seat: 1,
    best: 'T',
  },
  {
    name: 'gives the 4, because it would rather keep the 3',
    hands: ['4', '43', 'T'],
    master: 2,
    idle: LAST,
    fists: '4--',
    seat: 1,
    best: '4',
  },
  {
    name: 'gives the 3, to share the win instead of losing',
    hands: ['1', '32', '2'],
    master: 0,
    idle: LAST,
    fists: '--2',
    seat: 1,
    best: '3',
  },
  {
    name: 'gives the 6, to win alone instead of sharing',
    hands: ['6', '1', '64'],
    master: 1,
    idle: LAST,
    fists: '6--',
    seat: 2,
    best: '6',
  },
  {
    name: 'gives the tower, because the gate of the third is dearer than the 6',
    hands: ['T6', 'G', '1'],
    master: 2,
    idle: LAST,
    fists: '-G-',
    seat: 0,
    best: 'T',
  },
  {
    name: 'gives the gate rather than the 1, though the master has the tower',
    hands: ['G1', '4', 'T'],
    master: 2,
    idle: LAST,
    fists: '-4-',
    seat: 0,
    best: 'G',
  },
  {
    name: 'gives the tower, though it may give nothing',
    hands: ['4', 'T1', '6'],
    master: 0,
    idle: LAST,
    gift: 'may',
    fists: '--6',
    seat: 1,
    best: 'T',
  },
  {
    name: 'builds the tower, which deadlocks the wall, to share the win',
    hands: ['TG', 'T', 'G'],
    master: 0,
    idle: 1,
    open: 1,
    fists: '-TG',
    seat: 0,
    best: 'T',
  },
  {
    name: 'builds the tower, which deadlocks the wall, to win alone',
    hands: ['T', 'TG', 'T'],
    master: 1,
    idle: 1,
    open: 1,
    fists: 'T-T',
    seat: 1,
    best: 'T',
  },
];

describe('the master finds the best move of an ending that the solver has worked out', () => {
  test.each(DECISIONS)('$name', async decision => {
    const match = ending(decision);
    plan(match, decision.fists);
    const values = solvedMoves(dieMauer, stateOf(match), decision.seat);
    expect(values[0].move[0]).toBe(decision.best);
    expect(values[0].value).toBeGreaterThan(values[1].value);
    const move = await chosen(match, decision.seat, 1);
    expect(move).toBe(values[0].move);
  });
});

/** Everybody has one block, and the round ends with this turn whatever happens: a game of one simultaneous choice. */
const MIXED = [
  { name: 'all have the same section', hands: ['4', '4', '4'], master: 0 },
  { name: 'one rival can guess the section', hands: ['6', '6', '1'], master: 0 },
  { name: 'one rival can guess the tower', hands: ['2', 'T', 'T'], master: 1 },
  { name: 'two rivals can guess the tower, but there is room for one', hands: ['T', 'T', 'T'], master: 0, open: 1 },
  { name: 'two rivals can guess the gate, and there is room for both', hands: ['G', 'G', 'G'], master: 2 },
] as const;

describe('the master mixes its choices as in equilibrium', () => {
  test.each(MIXED)('$name', async position => {
    const match = ending({ ...position, idle: LAST });
    const state = stateOf(match);
    const mixes: Map<string, number>[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const task = { level: 'master', iterations: 6000, seed: seat } as const;
      const { candidates } = await advise(dieMauer, match.view(seat, true), task);
      mixes.push(new Map(candidates.map(({ move, share }) => [move, share])));
    }
    const equilibrium = equilibriumOf(dieMauer, state);
    console.log(position.name, mixes, equilibrium, bestGains(dieMauer, state, mixes), bestGains(dieMauer, state, equilibrium));
    // Nobody could gain much by knowing the mixes.
    for (const gain of bestGains(dieMauer, state, mixes)) expect(gain).toBeLessThan(0.02);
  });
});

describe('who relies on the master being predictable does not beat it', () => {
  test.each(TRICKS)('%s', async trick => {
    let won = 0;
    for (let seed = 0; seed < 3; seed++) won += await shareOfMasters(trick, seed);
    expect(won).toBeGreaterThanOrEqual(2);
  });
});

/** A match of two rounds, two masters against two who play the trick; what the masters have of the win. */
async function shareOfMasters(trick: (typeof TRICKS)[number], seed: number): Promise<number> {
  const seats = 4;
  const random = new Random(seed);
  const match = new Match(dieMauer, seats, { rounds: 1, gift: 'must' });
  const isMaster = (seat: number) => (seat + seed) % 2 === 0;
  const exploiter = new DieMauerExploiter(trick, [0, 1, 2, 3].filter(isMaster));
  let seen = 0;
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over') return turn.winners.filter(isMaster).length / turn.winners.length;
    if (turn.kind === 'nature') throw new Error('there is no chance in this game');
    const [seat] = turn.seats;
    const view = match.view(seat, true);
    if (!isDieMauer(view)) throw new Error('another game');
    for (const { master, fists } of view.turns.slice(seen)) exploiter.saw(master, fists);
    seen = view.turns.length;
    const task = { level: 'master', iterations: 60, seed: random.next() } as const;
    match.play(
      seat,
      isMaster(seat) ? await chooseMove(dieMauer, view, task) : exploiter.choose(match, view, seat, random),
    );
  }
}

function chosen(match: Match, seat: number, seed: number): Promise<string> {
  return chooseMove(dieMauer, match.view(seat, true), { level: 'master', iterations: ITERATIONS, seed });
}

/** The state as it is, which no bot gets to see. */
function stateOf(match: Match): DieMauerState {
  const state = dieMauer.start(match.seats, match.options);
  for (const { by, move } of match.plays) {
    const seat = Number(by);
    dieMauer.play(state, seat, dieMauer.read(state, seat, move), null);
  }
  return state;
}
