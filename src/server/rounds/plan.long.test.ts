import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import { type LostTable, stagesOf } from './knock-out.ts';
import { matching } from './matching.ts';
import type { IsApart, Round, TableSizes } from './next-round.ts';
import { byePoints, type Plan, roundAfter, roundsOf, standingsOf } from './plan.ts';

const PAIRS: TableSizes = { min: 2, max: 2, usual: 2 };
const THREES: TableSizes = { min: 2, max: 4, usual: 3 };
const FOURS: TableSizes = { min: 3, max: 6, usual: 4 };

const NOBODY: IsApart = () => false;

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}

/** How a table goes: its players, from the best on. */
type Course = (players: readonly string[], random: Random) => readonly string[];

const byLot: Course = (players, random) =>
  players
    .map(player => ({ player, lot: random.below(1000) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ player }) => player);
/** The worst case for the balance of a knock-out. */
const FIRST_WINS: Course = players => players;
const LAST_WINS: Course = players => players.toReversed();

/** Plays a round; those who sit out are alone at a table. */
function played({ tables, byes }: Round, plan: Plan, random: Random, course: Course): LostTable[] {
  return [
    ...tables.map(players => {
      const order = course(players, random);
      const points = players.map(player => 1 - order.indexOf(player) / (players.length - 1));
      return { players, points, scores: points.map(share => 10 * share + random.below(5)) };
    }),
    ...byes.map(player => ({ players: [player], points: [byePoints(plan)] })),
  ];
}

interface Circumstances {
  /** Whether one player comes late and one leaves. */
  readonly isRestless?: boolean;
  readonly course?: Course;
  readonly isApart?: IsApart;
}

/** A whole event. */
function simulated(plan: Plan, count: number, random: Random, about: Circumstances = {}) {
  const { isRestless = false, course = byLot, isApart = NOBODY } = about;
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
    const round = roundAfter(plan, there, known, rounds, isApart);
    if (!round) return { all, rounds, made, there };
    made.push({ round, there, before: rounds.flat() });
    rounds.push(played(round, plan, random, course));
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

/** Simulates this many events, half of them restless, and looks at each. */
function eachOf(
  events: number,
  plan: Omit<Plan, 'rounds' | 'times'>,
  look: (event: ReturnType<typeof simulated>, isRestless: boolean, plan: Plan) => void,
  about: { readonly course?: Course; readonly most?: number } = {},
): void {
  const { course = byLot, most = 16 } = about;
  const random = new Random(7);
  for (let event = 0; event < events; event++) {
    const whole = { ...plan, rounds: 2 + random.below(6), times: 1 };
    const isRestless = event % 2 === 1;
    const count = 4 + random.below(most - 3);
    look(simulated(whole, count, random, { isRestless, course }), isRestless, whole);
  }
}

/** Whether they could have been paired without a rematch, leaving one out if their number is odd. */
function couldBePaired(there: readonly string[], before: readonly LostTable[]): boolean {
  const partners = matching(there.length, (one, other) => meetingsOf(before, there[one], there[other]) === 0);
  return partners.filter(other => other < 0).length === there.length % 2;
}

function expectBalanced({ all, rounds }: Pick<ReturnType<typeof simulated>, 'all' | 'rounds'>): void {
  const past = rounds.flat();
  expect(Math.max(...all.map(player => imbalance(past, player)))).toBeLessThanOrEqual(1 + 1e-9);
}

test('in hundreds of Swiss events of pairs nobody meets again while there is another way, and starts are balanced to within one', () => {
  eachOf(600, { kind: 'swiss', sizes: PAIRS }, event => {
    expectBalanced(event);
    for (const { round, there, before } of event.made) {
      expect(round.byes).toHaveLength(there.length % 2);
      const isAgain = round.tables.some(([one, other]) => meetingsOf(before, one, other) > 0);
      // Those who sit out have not done so more often than others, so nobody else could sit out instead.
      if (isAgain) expect(couldBePaired(round.tables.flat(), before)).toBe(false);
    }
  });
});

test('in hundreds of round robins of pairs all meet once, in as few rounds as possible, and starts are balanced to within one', () => {
  eachOf(300, { kind: 'round-robin', sizes: PAIRS }, (event, isRestless, plan) => {
    expectBalanced(event);
    const past = event.rounds.flat();
    expect(new Set(countsAmong(event.there, past))).toEqual(new Set([1]));
    const least = roundsOf(plan, event.all.length, event.rounds) ?? 0;
    expect(event.rounds.length).toBeLessThanOrEqual(isRestless ? least + 1 : least);
  });
});

test('at tables of three to six all meet, some at most three times as often as others, and starts are balanced to within one', () => {
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

test('in hundreds of knock-outs of pairs every round halves those who are left, until one is left', () => {
  eachOf(600, { kind: 'knock-out', sizes: PAIRS }, (event, isRestless, plan) => {
    expectBalanced(event);
    if (isRestless) return;
    const stages = stagesOf(event.rounds);
    expect(stages.at(-1)).toHaveLength(1);
    expect(stages).toHaveLength(Math.ceil(Math.log2(event.all.length)));
    expect(event.rounds).toHaveLength(roundsOf(plan, event.all.length, event.rounds) ?? 0);
    expect(stages.slice(1).every(tables => tables.every(({ players }) => players.length === 2))).toBe(true);
    const [first, second] = standingsOf(plan, event.all, event.rounds);
    expect([first.place, second.place]).toEqual([1, 2]);
    expect(event.rounds.at(-1)?.[0].players).toContain(first.player);
  });
});

test('in knock-outs of larger tables the better half goes on until all fit at one', () => {
  for (const sizes of [THREES, FOURS]) {
    eachOf(200, { kind: 'knock-out', sizes }, event => {
      expectBalanced(event);
      const stages = stagesOf(event.rounds);
      for (const [at, tables] of stages.entries()) {
        const left = tables.flatMap(({ players }) => players).length;
        if (at === stages.length - 1) expect(left).toBeLessThanOrEqual(sizes.max);
        else expect(left).toBeGreaterThan(sizes.max);
      }
      expect(stages.at(-1)).toHaveLength(1);
    });
  }
});

test('starts are balanced to within one in knock-outs of up to forty, even if the player who begins always wins or always loses', () => {
  for (const sizes of [PAIRS, THREES, FOURS]) {
    const lengths = [byLot, FIRST_WINS, LAST_WINS].map(course => {
      let again = 0;
      const count = (event: ReturnType<typeof simulated>) => {
        expectBalanced(event);
        again += event.rounds.length - stagesOf(event.rounds).length;
      };
      eachOf(300, { kind: 'knock-out', sizes }, count, { course, most: 40 });
      return again;
    });
    // If results do not depend on who begins, tables are rarely played again: in about one of 25 events, in pairs one
    // of 100.
    expect(lengths[0]).toBeLessThan(sizes === PAIRS ? 10 : 30);
    expect(Math.max(...lengths)).toBeGreaterThan(0);
  }
});

test('a table that is played again is decided by both matches together, then by their scores', () => {
  const final = (scores: readonly number[]) => [
    [{ players: ['a', 'b'], points: [1, 0], scores: [9, 3] }],
    [{ players: ['b', 'a'], points: [1, 0], scores }],
  ];
  const plan: Plan = { kind: 'knock-out', sizes: PAIRS, rounds: 0, times: 1 };
  const placesAfter = (rounds: LostTable[][]) =>
    standingsOf(plan, ['a', 'b'], rounds).map(({ player, place }) => [player, place]);
  expect(placesAfter(final([8, 7]))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(placesAfter(final([9, 1]))).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

/** Whether all of them, leaving one out if their number is odd, can be paired without anybody who is apart. */
function canKeepApart(there: readonly string[], isApart: IsApart): boolean {
  const partners = matching(there.length, (one, other) => !isApart(there[one], there[other]));
  return partners.filter(other => other < 0).length === there.length % 2;
}

test('in hundreds of events, people who have blocked each other do not meet while there is another way', () => {
  const random = new Random(11);
  for (const kind of ['swiss', 'knock-out'] as const) {
    for (let event = 0; event < 300; event++) {
      const count = 4 + random.below(13);
      const all = names(count);
      // As many blocks as there are people: far more than in any club.
      const blocks = new Set(all.map(one => `${one} ${all[random.below(count)]}`));
      const isApart: IsApart = (one, other) =>
        one !== other && (blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`));
      const plan: Plan = { kind, sizes: PAIRS, rounds: 2 + random.below(6), times: 1 };
      const whole = simulated(plan, count, random, { isRestless: event % 2 === 1, isApart });
      expectBalanced(whole);
      for (const { round, before } of whole.made) {
        const isUnwelcome = round.tables.some(([one, other]) => isApart(one, other));
        const isRepeated = round.tables.some(([one, other]) => meetingsOf(before, one, other) > 0);
        const sitting = round.tables.flat();
        if (kind === 'swiss' && isUnwelcome)
          expect(canKeepApart([...sitting, ...round.byes], isApart)).toBe(false);
        if (kind === 'knock-out' && isUnwelcome && !isRepeated)
          expect(canKeepApart(sitting, isApart)).toBe(false);
      }
    }
  }
});

test('at larger tables people who have blocked each other sit apart, in every round of every kind of event', () => {
  const random = new Random(12);
  const isApart: IsApart = (one, other) => [one, other].sort().join(' ') === 'p1 p2';
  for (const kind of ['swiss', 'round-robin', 'knock-out'] as const) {
    for (let event = 0; event < 60; event++) {
      const plan: Plan = { kind, sizes: FOURS, rounds: 2 + random.below(6), times: 1 };
      const whole = simulated(plan, 8 + random.below(9), random, { isApart });
      expectBalanced(whole);
      for (const { round } of whole.made) {
        const isTogether = round.tables.some(table => table.includes('p1') && table.includes('p2'));
        if (isTogether) expect(round.tables).toHaveLength(1);
      }
      const others = whole.all.filter(player => player !== 'p1');
      if (kind === 'round-robin')
        expect(Math.min(...countsAmong(others, whole.rounds.flat()))).toBeGreaterThanOrEqual(1);
    }
  }
});

test('ties on points are broken by the players’ opponents, then by those they beat, then by wins', () => {
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

test('a latecomer to a round robin still meets everybody, and a player who has left is met by nobody else', () => {
  const plan: Plan = { kind: 'round-robin', sizes: PAIRS, rounds: 0, times: 2 };
  const { all, rounds, there } = simulated(plan, 6, new Random(3), { isRestless: true });
  const past = rounds.flat();
  expect(there).not.toContain('p0');
  expect(new Set(countsAmong(there, past))).toEqual(new Set([2]));
  expect(all).toContain('p5');
});
