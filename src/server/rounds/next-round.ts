/** How many play at a table. */
export interface TableSizes {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** A table that was: who sat there, whoever began first, and what each has of it, from 0 to 1. */
export interface PastTable {
  readonly players: readonly string[];
  readonly points: readonly number[];
}

export interface Round {
  /** Whoever begins comes first. */
  readonly tables: readonly (readonly string[])[];
  /** Those for whom there is no seat this time. */
  readonly byes: readonly string[];
}

/** Everything about somebody that decides where they sit next. */
interface Standing {
  readonly player: string;
  readonly points: number;
  readonly played: number;
  /** How much more often they have begun than their share. */
  readonly begun: number;
  /** How much later than in the middle they have sat, in all. */
  readonly late: number;
}

/** How many tries it may take to find a round in which nobody meets again; more than any dozen of people needs. */
const MOST_STEPS = 50_000;
/** What weighs more than any difference in points: to meet again, and to be far from one's share of beginning. */
const AGAIN = 1000;
const UNFAIR = 1500;
/** So far from it that nobody should get any farther. */
const FAR = 0.6;

/**
 * The next round of an evening: a Swiss system for tables of any size. Nobody meets somebody again while there is another way,
 * people of about the same points meet, whoever has sat out least sits out, and everybody begins equally often. `players` come in
 * the order that decides where nothing else does.
 */
export function nextRound(
  players: readonly string[],
  past: readonly PastTable[],
  { min, max, usual }: TableSizes,
): Round {
  const standings = players.map(player => standingOf(player, past));
  const sitting = seatable(players.length, min, max);
  // Whoever has played most sits out; of these the last.
  const ranked = standings.toSorted((a, b) => b.points - a.points);
  const byes = ranked
    .toReversed()
    .sort((a, b) => b.played - a.played)
    .slice(0, players.length - sitting);
  const there = ranked.filter(one => !byes.includes(one));
  const sizes = sizesFor(sitting, min, max, usual);
  const met = meetings(past);
  const isPairs = sizes.every(size => size === 2);
  const isNew = (one: Standing, other: Standing) => met(one, other) === 0;
  const isFair = (one: Standing, other: Standing) => isNew(one, other) && clash(one, other) < FAR;
  const tables =
    (isPairs && (pairs(there, isFair) ?? pairs(there, isNew))) || improved(seated(there, sizes), met);
  return {
    tables: tables.map(table => ordered(table).map(({ player }) => player)),
    byes: byes.map(({ player }) => player),
  };
}

function standingOf(player: string, past: readonly PastTable[]): Standing {
  const mine = past.filter(table => table.players.includes(player));
  const sum = (of: (table: PastTable, place: number) => number) =>
    mine.reduce((all, table) => all + of(table, table.players.indexOf(player)), 0);
  return {
    player,
    points: sum((table, place) => table.points[place] ?? 0),
    played: mine.length,
    begun: sum(({ players }, place) => Number(place === 0) - 1 / players.length),
    late: sum(({ players }, place) => place - (players.length - 1) / 2),
  };
}

/** As many of them as can sit at tables of these sizes. */
function seatable(count: number, min: number, max: number): number {
  for (let sitting = count; sitting >= min; sitting--) {
    if (Math.ceil(sitting / max) * min <= sitting) return sitting;
  }
  return 0;
}

/** Tables as near as can be to the usual size, none of them larger than another by more than one. */
function sizesFor(count: number, min: number, max: number, usual: number): number[] {
  if (count === 0) return [];
  const fewest = Math.ceil(count / max);
  const most = Math.floor(count / min);
  const tables = Math.min(most, Math.max(fewest, Math.round(count / usual)));
  return Array.from({ length: tables }, (_, table) => Math.floor((count + tables - 1 - table) / tables));
}

type Meetings = (one: Standing, other: Standing) => number;

/** How often two have met. */
function meetings(past: readonly PastTable[]): Meetings {
  const counts = new Map<string, number>();
  for (const { players } of past) {
    for (const one of players) {
      for (const other of players) {
        const key = `${one} ${other}`;
        if (one !== other) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return (one, other) => counts.get(`${one.player} ${other.player}`) ?? 0;
}

/** Pairs of people who may meet: the best first with whoever is nearest. Null if there is no such round, or none is found. */
function pairs(
  there: readonly Standing[],
  mayMeet: (one: Standing, other: Standing) => boolean,
): Standing[][] | null {
  let steps = 0;
  const pair = (left: readonly Standing[]): Standing[][] | null => {
    if (left.length === 0) return [];
    const [first, ...others] = left;
    for (const other of others.toSorted((a, b) => distance(first, a) - distance(first, b))) {
      if (!mayMeet(first, other)) continue;
      if (++steps > MOST_STEPS) return null;
      const rest = pair(others.filter(one => one !== other));
      if (rest) return [[first, other], ...rest];
    }
    return null;
  };
  return pair(there);
}

/** How far two are from their share of beginning, if both have begun too often, or both too seldom. */
function clash(one: Standing, other: Standing): number {
  return one.begun * other.begun > 0 ? Math.min(Math.abs(one.begun), Math.abs(other.begun)) : 0;
}

/** How little two belong together: by their points, and if both have to begin, or neither. */
function distance(one: Standing, other: Standing): number {
  const far = clash(one, other);
  return Math.abs(one.points - other.points) + far ** 2 + (far >= FAR ? UNFAIR : 0);
}

function seated(there: readonly Standing[], sizes: readonly number[]): Standing[][] {
  const left = [...there];
  return sizes.map(size => left.splice(0, size));
}

/** People change places as long as that makes it better: fewer who meet again, and then nearer in points. */
function improved(tables: Standing[][], met: Meetings): Standing[][] {
  const cost = (table: readonly Standing[]) => {
    let all = 0;
    for (const [at, one] of table.entries()) {
      for (const other of table.slice(at + 1)) all += AGAIN * met(one, other) ** 2 + distance(one, other);
    }
    return all;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, one] of tables.entries()) {
      for (const other of tables.slice(at + 1)) if (exchanged(one, other, cost)) isBetter = true;
    }
  }
  return tables;
}

/** Two of two tables change places if that is better for both together. */
function exchanged(
  one: Standing[],
  other: Standing[],
  cost: (table: readonly Standing[]) => number,
): boolean {
  for (const i of one.keys()) {
    for (const j of other.keys()) {
      const before = cost(one) + cost(other);
      [one[i], other[j]] = [other[j], one[i]];
      if (cost(one) + cost(other) < before - 1e-9) return true;
      [one[i], other[j]] = [other[j], one[i]];
    }
  }
  return false;
}

/** Whoever has begun least begins; after that, those who have sat late sit earlier. */
function ordered(table: readonly Standing[]): Standing[] {
  const [first, ...others] = table.toSorted((a, b) => a.begun - b.begun || b.late - a.late);
  return [first, ...others.sort((a, b) => b.late - a.late)];
}
