import { Random } from '../../engine/random.ts';
import { matching, spareable } from './matching.ts';

/** How many play at a table. */
export interface TableSizes {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** A past table: who sat there, the starting player first, and what each of them got, from 0 to 1. */
export interface PastTable {
  readonly players: readonly string[];
  readonly points: readonly number[];
}

export interface Round {
  /** The starting player comes first. */
  readonly tables: readonly (readonly string[])[];
  /** Those without a seat this time. */
  readonly byes: readonly string[];
}

/** Everything about a player that decides where they sit next. */
export interface Standing {
  readonly player: string;
  readonly points: number;
  readonly played: number;
  /** How much more often they have begun than their share. */
  readonly begun: number;
  /** How much later than the middle they have sat, in total. */
  readonly late: number;
}

/** One of those present, by number. */
interface Sitter extends Standing {
  readonly number: number;
}

type MayMeet = (one: Sitter, other: Sitter) => boolean;
/** Whether one of two has blocked the other: they meet only if there is no other way. */
export type IsApart = (one: string, other: string) => boolean;
/** How often two have met. */
type Met = (one: Sitter, other: Sitter) => number;

/**
 * What outweighs any difference in points: meeting again, beginning too often or too rarely, and meeting somebody
 * blocked.
 */
const AGAIN = 1000;
const UNFAIR = 1_000_000;
const APART = 1_000_000_000;
/** So far from their fair share of beginning that neither of two players should get any further. */
const FAR = 0.6;
export const ROUNDING = 1e-9;
/** How many starting arrangements are tried if somebody would meet again. */
const STARTS = 5;
const MANY_LOTS = 2 ** 30;
/** Those of a group all find a seat, at tables of two, three, four or six; the last may be smaller or larger. */
const GROUP = 36;
const MOST_OF_GROUP = 45;

/**
 * The next round of an evening: a Swiss system for tables of any size. Nobody meets the same person again while there
 * is another way, players with about the same points meet, those who have sat out least sit out next, and everybody
 * begins equally often. The order of `players` breaks ties.
 */
export function nextRound(
  players: readonly string[],
  past: readonly PastTable[],
  { min, max, usual }: TableSizes,
  isApart: IsApart,
): Round {
  const standings = players.map((player, number) => ({ ...standingOf(player, past), number }));
  const sitting = seatable(players.length, min, max);
  const count = meetings(past);
  const counts = standings.map(one => standings.map(other => count(one, other)));
  const met: Met = (one, other) => counts[one.number][other.number];
  const isWelcome: MayMeet = (one, other) => !isApart(one.player, other.player);
  const isNew: MayMeet = (one, other) => met(one, other) === 0 && isWelcome(one, other);
  const ranked = standings.toSorted((a, b) => b.points - a.points);
  const sizes = sizesFor(sitting, min, max, usual);
  const isPairs = sizes.every(size => size === 2);
  const byes =
    isPairs && players.length - sitting === 1
      ? [byeOfPairs(ranked, isNew, isWelcome)]
      : waitingOrder(ranked).slice(0, players.length - sitting);
  const there = ranked.filter(one => !byes.includes(one));
  const isFair: MayMeet = (one, other) => isNew(one, other) && mayBegin(one, other);
  const cost = (table: readonly Sitter[]) => costOf(table, met, isWelcome);
  const tables =
    (isPairs && (pairs(there, isFair) ?? pairs(there, isNew))) ||
    seatedWell((isPairs && pairs(there, isWelcome)?.flat()) || there, sizes, cost);
  return {
    tables: tables.map(table => ordered(table).map(({ player }) => player)),
    byes: byes.map(({ player }) => player),
  };
}

/** Those who have played most sit out; of these, the last. */
function waitingOrder(ranked: readonly Sitter[]): Sitter[] {
  return ranked.toReversed().sort((a, b) => b.played - a.played);
}

/**
 * Chooses who sits out so that the others can be paired; somebody who has played less than others does so only to keep
 * two apart.
 */
function byeOfPairs(ranked: readonly Sitter[], isNew: MayMeet, isWelcome: MayMeet): Sitter {
  const waiting = waitingOrder(ranked);
  const first = waiting.filter(one => one.played === waiting[0].played);
  const ways = [isNew, isWelcome].map(mayMeet =>
    spareable(ranked.length, (one, other) => mayMeet(ranked[one], ranked[other])),
  );
  for (const some of [first, waiting]) {
    for (const may of ways) {
      const bye = some.find(one => may[ranked.indexOf(one)]);
      if (bye) return bye;
    }
  }
  return waiting[0];
}

/**
 * So many that the round of each group is found at once, those with about the same points together: who meets whom in a large club
 * must not keep everybody else waiting.
 */
export function groupsOf(players: readonly string[], past: readonly PastTable[]): string[][] {
  if (players.length <= MOST_OF_GROUP) return [[...players]];
  const points = new Map(players.map(player => [player, standingOf(player, past).points]));
  const left = players.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const groups: string[][] = [];
  while (left.length > MOST_OF_GROUP) groups.push(left.splice(0, GROUP));
  return [...groups, left];
}

export function standingOf(player: string, past: readonly PastTable[]): Standing {
  const mine = past.filter(table => table.players.includes(player));
  const sum = (of: (table: PastTable, place: number) => number) =>
    mine.reduce((all, table) => all + of(table, table.players.indexOf(player)), 0);
  return {
    player,
    points: sum((table, place) => table.points[place] ?? 0),
    // Players who sat out got points without playing.
    played: mine.filter(({ players }) => players.length > 1).length,
    begun: sum(({ players }, place) => Number(place === 0) - 1 / players.length),
    late: sum(({ players }, place) => place - (players.length - 1) / 2),
  };
}

/** How many of them can be seated at tables of these sizes. */
export function seatable(count: number, min: number, max: number): number {
  for (let sitting = count; sitting >= min; sitting--) {
    if (Math.ceil(sitting / max) * min <= sitting) return sitting;
  }
  return 0;
}

/** Tables as close as possible to the usual size, none larger than another by more than one. */
export function sizesFor(count: number, min: number, max: number, usual: number): number[] {
  if (count === 0) return [];
  const fewest = Math.ceil(count / max);
  const most = Math.floor(count / min);
  const tables = Math.min(most, Math.max(fewest, Math.round(count / usual)));
  return Array.from({ length: tables }, (_, table) => Math.floor((count + tables - 1 - table) / tables));
}

type Meetings = (one: Pick<Standing, 'player'>, other: Pick<Standing, 'player'>) => number;

/** How often two have met. */
export function meetings(past: readonly PastTable[]): Meetings {
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

/**
 * Pairs of people who may meet: the first with the nearest one who leaves a way for the others. Null if there is no
 * such round.
 */
export function pairs<S extends Standing>(
  there: readonly S[],
  mayMeet: (one: S, other: S) => boolean,
  farness: (one: S, other: S) => number = distance,
): S[][] | null {
  if (!canBePaired(there, mayMeet)) return null;
  const tables: S[][] = [];
  for (let left = there; left.length > 0; ) {
    const [first, ...others] = left;
    const other = others
      .filter(one => mayMeet(first, one))
      .sort((a, b) => farness(first, a) - farness(first, b))
      .find(one => canBePaired(without(others, one), mayMeet));
    if (!other) return null;
    tables.push([first, other]);
    left = without(others, other);
  }
  return tables;
}

function canBePaired<S>(there: readonly S[], mayMeet: (one: S, other: S) => boolean): boolean {
  return matching(there.length, (one, other) => mayMeet(there[one], there[other])).every(other => other >= 0);
}

function without<S>(some: readonly S[], one: S): S[] {
  return some.filter(other => other !== one);
}

/** How far two are from their share of beginning, if both have begun too often, or both too rarely. */
function clash(one: Standing, other: Standing): number {
  return one.begun * other.begun > 0 ? Math.min(Math.abs(one.begun), Math.abs(other.begun)) : 0;
}

/** Whether one of the two can begin without either getting too far from their share. */
export function mayBegin(one: Standing, other: Standing): boolean {
  return clash(one, other) < FAR;
}

/** How little two belong together: by their points, and if both ought to begin, or neither. */
function distance(one: Standing, other: Standing): number {
  const far = clash(one, other);
  return Math.abs(one.points - other.points) + far ** 2;
}

/** The best of several starts: the given order, and shuffled ones. */
function seatedWell(there: readonly Sitter[], sizes: readonly number[], cost: Cost<Sitter>): Sitter[][] {
  const lots = new Random(there.length);
  let best: Sitter[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS && least >= AGAIN; start++) {
    const tables = improved(seated(start === 0 ? there : mixed(there, lots), sizes), cost);
    const all = tables.reduce((sum, table) => sum + cost(table), 0);
    if (all < least) [best, least] = [tables, all];
  }
  return best;
}

function mixed(there: readonly Sitter[], lots: Random): Sitter[] {
  return there
    .map(one => ({ one, lot: lots.below(MANY_LOTS) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

function seated(there: readonly Sitter[], sizes: readonly number[]): Sitter[][] {
  const left = [...there];
  return sizes.map(size => left.splice(0, size));
}

/**
 * Counts those who should be apart, who meet again and who begin too often or too rarely, and differences in points.
 */
function costOf(table: readonly Sitter[], met: Met, isWelcome: MayMeet): number {
  let all = hardship(table, isWelcome);
  for (let one = 1; one < table.length; one++) {
    for (let other = 0; other < one; other++)
      all += AGAIN * met(table[one], table[other]) + distance(table[one], table[other]);
  }
  return all;
}

/** What is avoided at any price: meeting somebody blocked, and getting too far from one's share of beginning. */
export function hardship<S extends Standing>(
  table: readonly S[],
  isWelcome: (one: S, other: S) => boolean,
): number {
  let all = UNFAIR * unfairness(table);
  for (let one = 1; one < table.length; one++) {
    for (let other = 0; other < one; other++) if (!isWelcome(table[one], table[other])) all += APART;
  }
  return all;
}

type Cost<S> = (table: readonly S[]) => number;

/** Swaps players as long as that helps. */
export function improved<S>(tables: S[][], cost: Cost<S>): S[][] {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let one = 1; one < tables.length; one++) {
      for (let other = 0; other < one; other++) {
        if (exchanged(tables[one], tables[other], cost)) isBetter = true;
      }
    }
  }
  return tables;
}

/**
 * How many players of a table are bound to end up more than one away from their share of beginning: all may have begun
 * too often, or several so rarely that it is their turn.
 */
function unfairness(table: readonly Standing[]): number {
  const share = 1 / table.length;
  let [may, must] = [0, 0];
  for (const { begun } of table) {
    if (begun <= share + ROUNDING) may++;
    if (begun < share - 1 - ROUNDING) must++;
  }
  return Number(may === 0) + Math.max(0, must - 1);
}

/** Swaps two players of two tables if both tables together gain by it. */
function exchanged<S>(one: S[], other: S[], cost: Cost<S>): boolean {
  const before = cost(one) + cost(other);
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      [one[i], other[j]] = [other[j], one[i]];
      if (cost(one) + cost(other) < before - ROUNDING) return true;
      [one[i], other[j]] = [other[j], one[i]];
    }
  }
  return false;
}

/** The player who has begun least begins; after that, those who have sat late sit earlier. */
export function ordered(table: readonly Standing[]): Standing[] {
  const [first, ...others] = table.toSorted((a, b) => a.begun - b.begun || b.late - a.late);
  return [first, ...others.sort((a, b) => b.late - a.late)];
}
