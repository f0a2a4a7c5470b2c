import { describe, expect, test } from 'vitest';
import { abilityOf } from '../../src/bots/levels.ts';
import { MixedSearch } from '../../src/bots/mixing.ts';
import { chooseMove } from '../../src/bots/think.ts';
import { Match } from '../../src/engine/match.ts';
import { Random } from '../../src/engine/random.ts';
import { game as dieMauer, type State } from '../../src/games/die-mauer/game.ts';
import { type Ending, ending, isDieMauer, plan, SEATS } from './die-mauer-endings.ts';
import { DieMauerExploiter, TRICKS, type Trick } from './die-mauer-exploiters.ts';
import { bestGains, equilibriumOf, type Mix } from './mixes.ts';
import { solvedMoves } from './solver.ts';

const ITERATIONS = 1200;

/** Idle turns after which one more turn without building ends the round (DM-14). */
const LAST = 8;

interface Decision extends Ending {
  readonly name: string;
  /** What everybody shows in the turn of the decision, in seat order. */
  readonly fists: string;
  readonly seat: number;
  readonly best: string;
}

/** One seat decides, and then the round ends by stalling or deadlock, so the solver can work it out. */
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

/** The round ends with this turn whatever happens, by going out, deadlock or stalling: a single simultaneous choice. */
const PLANS = [
  { name: 'all have the same section', hands: ['4', '4', '4'], master: 0 },
  { name: 'one rival can guess the section', hands: ['6', '6', '1'], master: 0 },
  { name: 'one rival can guess the tower', hands: ['2', 'T', 'T'], master: 1 },
  { name: 'two can guess the tower, but there is room for one', hands: ['T', 'T', 'TG'], master: 0, open: 1 },
  { name: 'two can guess the gate, and there is room for both', hands: ['G', 'G', 'G'], master: 2 },
] as const;

describe('the master mixes so well that knowing the mix gains nobody much', () => {
  test.each(PLANS)('$name', position => {
    const { state, mixes } = mixesAt({ ...position, idle: LAST });
    for (const gain of bestGains(dieMauer, state, mixes)) expect(gain).toBeLessThan(0.03);
  });
});

/** Here the equilibrium is unique, and found from any start. */
const ONLY_EQUILIBRIUM = [
  { name: 'tower or gate against the next seat', hands: ['TG', 'TG', 'G'], master: 0, open: 1 },
  { name: 'tower or gate against the seat after the next', hands: ['TG', 'G', 'TG'], master: 0, open: 1 },
] as const;

describe('the master mixes as in the unique equilibrium', () => {
  test.each(ONLY_EQUILIBRIUM)('$name', position => {
    const { state, mixes } = mixesAt({ ...position, idle: LAST }, 12_000);
    equilibriumOf(dieMauer, state).forEach((mix, seat) => {
      for (const [move, share] of mix)
        expect(Math.abs((mixes[seat].get(move) ?? 0) - share)).toBeLessThan(0.06);
    });
  });
});

describe('a player who relies on the master being predictable does not beat it', () => {
  test.each(TRICKS)('%s', async trick => {
    let won = 0;
    for (let seed = 0; seed < 3; seed++) won += await shareOf(trick, seed);
    // A third would be as good as the master.
    expect(won / 3).toBeLessThanOrEqual(1 / 3);
  });
});

/** A match of one round, two masters against one player with the trick; returns that player's share of the win. */
async function shareOf(trick: Trick, seed: number): Promise<number> {
  const random = new Random(seed);
  const match = new Match(dieMauer, SEATS, { rounds: 1, gift: 'must' });
  const tricky = seed % SEATS;
  const exploiter = new DieMauerExploiter(trick, tricky);
  let seen = 0;
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over') return turn.winners.includes(tricky) ? 1 / turn.winners.length : 0;
    if (turn.kind === 'nature') throw new Error('there is no chance in this game');
    const [seat] = turn.seats;
    const view = match.view(seat, true);
    if (!isDieMauer(view)) throw new Error('another game');
    for (const { master, fists } of view.turns.slice(seen)) exploiter.saw(master, fists);
    seen = view.turns.length;
    const task = { level: 'master', iterations: 80, seed: random.next() } as const;
    const move =
      seat === tricky ? exploiter.choose(match, view, random) : await chooseMove(dieMauer, view, task);
    match.play(seat, move);
  }
}

/**
 * What one search from the master's view finds for all seats. If there are several equilibria, separate searches may
 * find different ones, so all mixes come from a single search.
 */
function mixesAt(position: Ending, iterations = 1500): { state: State; mixes: Mix[] } {
  const match = ending(position);
  const seat = position.master;
  const search = new MixedSearch(
    dieMauer,
    match.view(seat, true),
    seat,
    new Random(1),
    // Choices that never win more than another would be left out, though equilibria that count places may need them.
    { ...abilityOf('master', dieMauer), careful: false },
  );
  search.run(iterations);
  const mixes = Array.from(
    { length: SEATS },
    (_, seat) => new Map(search.candidates(seat).map(({ move, share }) => [move, share])),
  );
  return { state: stateOf(match), mixes };
}

function chosen(match: Match, seat: number, seed: number): Promise<string> {
  return chooseMove(dieMauer, match.view(seat, true), { level: 'master', iterations: ITERATIONS, seed });
}

/** The real state, which no bot gets to see. */
function stateOf(match: Match): State {
  const state = dieMauer.start(match.seats, match.options);
  for (const { by, move } of match.plays) {
    const seat = Number(by);
    dieMauer.play(state, seat, dieMauer.read(state, seat, move), null);
  }
  return state;
}
