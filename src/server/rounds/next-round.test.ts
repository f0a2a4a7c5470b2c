import { expect, test } from 'vitest';
import { Random } from '../../engine/random.ts';
import {
  groupsOf,
  type IsApart,
  nextRound,
  type PastTable,
  type Round,
  type TableSizes,
} from './next-round.ts';

const PAIRS: TableSizes = { min: 2, max: 2, usual: 2 };
const CROWD: TableSizes = { min: 3, max: 6, usual: 4 };

const NOBODY: IsApart = () => false;

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `p${at}`);
}

/** Plays a table at random: somebody wins, and the others get something in between. */
function played(tables: Round['tables'], random: Random): PastTable[] {
  return tables.map(players => {
    const order = [...players].sort(() => random.below(3) - 1);
    const last = Math.max(1, players.length - 1);
    return { players, points: players.map(player => 1 - order.indexOf(player) / last) };
  });
}

/** An evening of several rounds, with somebody who comes late and somebody who leaves. */
function evening(count: number, rounds: number, sizes: TableSizes, random: Random) {
  const all = names(count);
  const past: PastTable[] = [];
  const made: {
    readonly round: Round;
    readonly there: readonly string[];
    readonly before: readonly PastTable[];
  }[] = [];
  for (let number = 0; number < rounds; number++) {
    const there = all.filter((_, at) => (at !== 0 || number > 0) && (at !== 1 || number < rounds - 1));
    const before = [...past];
    const round = nextRound(there, before, sizes, NOBODY);
    made.push({ round, there, before });
    past.push(...played(round.tables, random));
  }
  return { past, made };
}

function haveMet(past: readonly PastTable[], one: string, other: string): boolean {
  return past.some(({ players }) => players.includes(one) && players.includes(other));
}

/** Whether these can be paired without a rematch, found by trying everything. */
function canBePaired(left: readonly string[], past: readonly PastTable[]): boolean {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    other =>
      !haveMet(past, first, other) &&
      canBePaired(
        others.filter(one => one !== other),
        past,
      ),
  );
}

test('in hundreds of evenings everybody is at one table or sits out, and nobody sits out while another has sat out less', () => {
  const random = new Random(1);
  for (let event = 0; event < 500; event++) {
    const sizes = event % 2 === 0 ? PAIRS : CROWD;
    const { made } = evening(4 + random.below(12), 2 + random.below(5), sizes, random);
    for (const { round, there, before } of made) {
      expect([...round.tables.flat(), ...round.byes].sort()).toEqual([...there].sort());
      const lengths = round.tables.map(table => table.length);
      expect(lengths.every(length => length >= sizes.min && length <= sizes.max)).toBe(true);
      expect(Math.max(0, ...lengths) - Math.min(...lengths, 99)).toBeLessThanOrEqual(1);
      const times = (player: string) => before.filter(({ players }) => players.includes(player)).length;
      const leastOut = Math.min(...round.byes.map(times), 99);
      expect(round.tables.flat().every(player => times(player) <= leastOut)).toBe(true);
    }
  }
});

test('in a thousand evenings of pairs nobody meets the same person again while there is another way', () => {
  const random = new Random(2);
  for (let event = 0; event < 1000; event++) {
    const count = 4 + random.below(7);
    const { made } = evening(count, 2 + random.below(count), PAIRS, random);
    for (const { round, before } of made) {
      const again = round.tables.some(([one, other]) => haveMet(before, one, other));
      if (again) expect(canBePaired(round.tables.flat(), before)).toBe(false);
    }
  }
});

test('everybody begins as often as the others, to within one of their share, at tables of any size', () => {
  const random = new Random(3);
  for (let event = 0; event < 500; event++) {
    const sizes = event % 2 === 0 ? PAIRS : CROWD;
    const { past } = evening(4 + random.below(12), 2 + random.below(6), sizes, random);
    for (const player of new Set(past.flatMap(({ players }) => players))) {
      const mine = past.filter(({ players }) => players.includes(player));
      const share = mine.reduce((sum, { players }) => sum + 1 / players.length, 0);
      const begun = mine.filter(({ players }) => players[0] === player).length;
      expect(Math.abs(begun - share)).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
});

test('players who are level meet, and with an odd number the last one sits out first', () => {
  const first = nextRound(names(5), [], PAIRS, NOBODY);
  expect(first).toEqual({
    tables: [
      ['p0', 'p1'],
      ['p2', 'p3'],
    ],
    byes: ['p4'],
  });
  const past = first.tables.map(players => ({ players, points: [1, 0] }));
  const second = nextRound(names(5), past, PAIRS, NOBODY);
  expect(second.tables.map(table => [...table].sort())).toContainEqual(['p0', 'p2']);
  expect(second.byes).not.toContain('p4');
  expect(nextRound(['p0'], [], PAIRS, NOBODY)).toEqual({ tables: [], byes: ['p0'] });
  expect(nextRound(names(7), [], CROWD, NOBODY).tables.map(table => table.length)).toEqual([4, 3]);
});

test.each([2, 45, 46, 81, 300])(
  '%i people are divided into groups that are small enough, by their points',
  count => {
    const people = names(count);
    const past = people.map((player, at) => ({ players: [player, 'other'], points: [at / count, 0] }));
    const groups = groupsOf(people, past);
    expect(groups.flat().toSorted()).toEqual(people.toSorted());
    for (const group of groups) expect(group.length).toBeLessThanOrEqual(45);
    // Nobody is left without a seat because of it.
    for (const group of groups.slice(0, -1)) expect(group.length % 12).toBe(0);
    const order = groups.flatMap(group => Math.max(...group.map(player => people.indexOf(player))));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  },
);
