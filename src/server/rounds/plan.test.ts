import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import type { LostTable } from './knock-out.ts';
import { matching } from './matching.ts';
import type { Round, TableSizes } from './next-round.ts';
import { byePoints, type Plan, roundAfter, roundsOf, standingsOf } from './plan.ts';

const PAIRS: TableSizes = { min: 2, max: 2, usual: 2 };
const THREES: TableSizes = { min: 2, max: 4, usual: 3 };
const FOURS: TableSizes = { min: 3, max: 6, usual: 4 };

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}

/** How a round goes, by lot; those who sit out are alone. */
function played({ tables, byes }: Round, plan: Plan, random: Random): LostTable[] {
  return [
    ...tables.map(players => {
      const order = players
        .map(player => ({ player, lot: random.below(1000) }))
        .sort((a, b) => a.lot - b.lot);
      const place = (player: string) => order.findIndex(one => one.player === player);
      return { players, points: players.map(player => 1 - place(player) / (players.length - 1)) };
    }),
    ...byes.map(player => ({ players: [player], points: [byePoints(plan)] })),
  ];
}

/** A whole event: one comes late and one leaves, if that is so. */
function simulated(plan: Plan, count: number, random: Random, isRestless: boolean) {
  const all = names(count);
  const rounds: LostTable[][] = [];
  const made: {
    readonly round: Round;
    readonly there: readonly string[];
    readonly before: readonly LostTable[];
  }[] = [];
  const comesIn = isRestless ? 1 + random.below(2) : 0;
  const leavesAfter = isRestless ? 1 + random.below(3) : Number.POSITIVE_INFINITY;
  for (let number = 0; number < 80; number++) {
    const known = all.slice(0, number < comesIn ? -1 : undefined);
    const there = known.filter((_, at) => at !== 0 || number < leavesAfter);
    const round = roundAfter(plan, there, known, rounds);
    if (!round) return { all, rounds, made, there };
    made.push({ round, there, before: rounds.flat() });
    rounds.push(played(round, plan, random));
  }
  throw new Error('it does not end');
}

function meetingsOf(past: readonly LostTable[], one: string, other: string): number {
  return past.filter(({ players }) => players.includes(one) && players.includes(other)).length;
}

/** How often each two of them have met. */
function countsAmong(some: readonly string[], past: readonly LostTable[]): number[] {
  return some.flatMap((one, at) => some.slice(at + 1).map(other => meetingsOf(past, one, other)));
}

/** How far somebody is from their share of beginning. */
function imbalance(past: readonly LostTable[], player: string): number {
  const mine = past.filter(({ players }) => players.includes(player) && players.length > 1);
  const share = mine.reduce((sum, { players }) => sum + 1 / players.length, 0);
  return Math.abs(mine.filter(({ players }) => players[0] === player).length - share);
}

/** Simulates so many events, and looks at each. */
function eachOf(
  events: number,
  plan: Omit<Plan, 'rounds' | 'times'>,
  look: (event: ReturnType<typeof simulated>, isRestless: boolean, plan: Plan) => void,
): void {
  const random = new Random(7);
  for (let event = 0; event < events; event++) {
    const whole = { ...plan, rounds: 2 + random.below(6), times: 1 };
    const isRestless = event % 2 === 1;
    look(simulated(whole, 4 + random.below(13), random, isRestless), isRestless, whole);
  }
}

/** Whether some of them, all but one if their number is odd, could have been paired without anybody meeting again. */
function couldBePaired(there: readonly string[], before: readonly LostTable[]): boolean {
  const partners = matching(there.length, (one, other) => meetingsOf(before, there[one], there[other]) === 0);
  return partners.filter(other => other < 0).length === there.length % 2;
}

/** In a knock-out the last two may both have begun too often. */
function expectBalanced({ all, rounds }: ReturnType<typeof simulated>, most = 1): void {
  const past = rounds.flat();
  expect(Math.max(...all.map(player => imbalance(past, player)))).toBeLessThanOrEqual(most + 1e-9);
}

test('in hundreds of Swiss events of pairs nobody meets again while there is another way, and starts are balanced within one', () => {
  eachOf(600, { kind: 'swiss', sizes: PAIRS }, event => {
    expectBalanced(event);
    for (const { round, there, before } of event.made) {
      expect(round.byes).toHaveLength(there.length % 2);
      const isAgain = round.tables.some(([one, other]) => meetingsOf(before, one, other) > 0);
      // Whoever sits out has not done so more often than others, so another could not sit out instead.
      if (isAgain) expect(couldBePaired(round.tables.flat(), before)).toBe(false);
    }
  });
});

test('in hundreds of round robins of pairs all meet once, in as few rounds as can be, and starts are balanced within one', () => {
  eachOf(300, { kind: 'round-robin', sizes: PAIRS }, (event, isRestless, plan) => {
    expectBalanced(event);
    const past = event.rounds.flat();
    expect(new Set(countsAmong(event.there, past))).toEqual(new Set([1]));
    const least = roundsOf(plan, event.all.length) ?? 0;
    expect(event.rounds.length).toBeLessThanOrEqual(isRestless ? least + 1 : least);
  });
});

test('at tables of three to six all meet, some three times more often than others at most, and starts are balanced within one', () => {
  for (const sizes of [THREES, FOURS]) {
    eachOf(60, { kind: 'round-robin', sizes }, (event, isRestless) => {
      expectBalanced(event);
      const past = event.rounds.flat();
      const counts = countsAmong(event.there, past);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      if (!isRestless) expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    });
    eachOf(120, { kind: 'swiss', sizes }, event => expectBalanced(event));
  }
});

test('in hundreds of knock-outs of pairs every round halves those who are left, and one is left in the end', () => {
  eachOf(600, { kind: 'knock-out', sizes: PAIRS }, (event, isRestless, plan) => {
    expectBalanced(event, 1.5);
    if (isRestless) return;
    expect(event.rounds.at(-1)).toHaveLength(1);
    expect(event.rounds).toHaveLength(roundsOf(plan, event.all.length) ?? 0);
    expect(event.made.slice(1).every(({ round }) => round.byes.length === 0)).toBe(true);
    const [first, second] = standingsOf(plan, event.all, event.rounds);
    expect([first.place, second.place]).toEqual([1, 2]);
    expect(event.rounds.at(-1)?.[0].players).toContain(first.player);
  });
});

test('in knock-outs of larger tables the better half goes on until all fit at one', () => {
  for (const sizes of [THREES, FOURS]) {
    eachOf(200, { kind: 'knock-out', sizes }, ({ made, rounds }) => {
      for (const [at, { round }] of made.entries()) {
        const left = round.tables.flat().length + round.byes.length;
        if (at === made.length - 1) expect(left).toBeLessThanOrEqual(sizes.max);
        else expect(round.tables.flat().length + round.byes.length).toBeGreaterThan(sizes.max);
      }
      expect(rounds.at(-1)).toHaveLength(1);
    });
  }
});

test('those who are level in points are told apart by whom they met, then by whom they beat, then by wins', () => {
  const plan: Plan = { kind: 'swiss', sizes: PAIRS, rounds: 2, times: 1 };
  const rounds = [
    [
      { players: ['a', 'b'], points: [1, 0] },
      { players: ['c', 'd'], points: [1, 0] },
      { players: ['e'], points: [1] },
    ],
    [
      { players: ['c', 'a'], points: [0.5, 0.5] },
      { players: ['b', 'e'], points: [1, 0] },
      { players: ['d'], points: [1] },
    ],
  ];
  const table = standingsOf(plan, ['a', 'b', 'c', 'd', 'e'], rounds);
  expect(table.map(({ player, place, points }) => [player, place, points])).toEqual([
    ['a', 1, 1.5],
    ['c', 1, 1.5],
    ['b', 3, 1],
    ['d', 4, 1],
    ['e', 5, 1],
  ]);
});

test('a latecomer to a round robin still meets everybody, and whoever leaves is met by nobody else', () => {
  const plan: Plan = { kind: 'round-robin', sizes: PAIRS, rounds: 0, times: 2 };
  const { all, rounds, there } = simulated(plan, 6, new Random(3), true);
  const past = rounds.flat();
  expect(there).not.toContain('p0');
  expect(new Set(countsAmong(there, past))).toEqual(new Set([2]));
  expect(all).toContain('p5');
});
