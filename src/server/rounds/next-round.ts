import { Random } from '../../engine/random.ts';
import { matching } from './matching.ts';

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
export interface Standing {
  readonly player: string;
  readonly points: number;
  readonly played: number;
  /** How much more often they have begun than their share. */
  readonly begun: number;
  /** How much later than in the middle they have sat, in all. */
  readonly late: number;
}

/** One of those who are there, by number. */
interface Sitter extends Standing {
  readonly number: number;
}

type MayMeet = (one: Sitter, other: Sitter) => boolean;
/** How often two have met. */
type Met = (one: Sitter, other: Sitter) => number;

/** What weighs more than any difference in points: to meet again, and to begin too often or too seldom. */
const AGAIN = 1000;
const UNFAIR = 1_000_000;
/** So far from one's share of beginning that, of two, nobody should get any farther. */
const FAR = 0.6;
const ROUNDING = 1e-9;
/** How many beginnings are tried for tables at which somebody would meet again. */
const STARTS = 5;
const MANY_LOTS = 2 ** 30;

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
  const standings = players.map((player, number) => ({ ...standingOf(player, past), number }));
  const sitting = seatable(players.length, min, max);
  const count = meetings(past);
  const counts = standings.map(one => standings.map(other => count(one, other)));
  const met: Met = (one, other) => counts[one.number][other.number];
  const isNew: MayMeet = (one, other) => met(one, other) === 0;
  // Whoever has played most sits out; of these the last.
  const ranked = standings.toSorted((a, b) => b.points - a.points);
  const waiting = ranked.toReversed().sort((a, b) => b.played - a.played);
  const sizes = sizesFor(sitting, min, max, usual);
  const isPairs = sizes.every(size => size === 2);
  const isLeft = (bye: Sitter) => canBePaired(without(ranked, bye), isNew);
  const byes =
    isPairs && players.length - sitting === 1
      ? [waiting.find(one => one.played === waiting[0].played && isLeft(one)) ?? waiting[0]]
      : waiting.slice(0, players.length - sitting);
  const there = ranked.filter(one => !byes.includes(one));
  const isFair: MayMeet = (one, other) => isNew(one, other) && mayBegin(one, other);
  const tables = (isPairs && (pairs(there, isFair) ?? pairs(there, isNew))) || seatedWell(there, sizes, met);
  return {
    tables: tables.map(table => ordered(table).map(({ player }) => player)),
    byes: byes.map(({ player }) => player),
  };
}

export function standingOf(player: string, past: readonly PastTable[]): Standing {
  const mine = past.filter(table => table.players.includes(player));
  const sum = (of: (table: PastTable, place: number) => number) =>
    mine.reduce((all, table) => all + of(table, table.players.indexOf(player)), 0);
  return {
    player,
    points: sum((table, place) => table.points[place] ?? 0),
    // Whoever has sat out has points of it and has not played.
    played: mine.filter(({ players }) => players.length > 1).length,
    begun: sum(({ players }, place) => Number(place === 0) - 1 / players.length),
    late: sum(({ players }, place) => place - (players.length - 1) / 2),
  };
}

/** As many of them as can sit at tables of these sizes. */
export function seatable(count: number, min: number, max: number): number {
  for (let sitting = count; sitting >= min; sitting--) {
    if (Math.ceil(sitting / max) * min <= sitting) return sitting;
  }
  return 0;
}

/** Tables as near as can be to the usual size, none of them larger than another by more than one. */
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

/** Pairs of people who may meet: the first with whoever is nearest and leaves a way for the others. Null if there is no such round. */
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

/** How far two are from their share of beginning, if both have begun too often, or both too seldom. */
function clash(one: Standing, other: Standing): number {
  return one.begun * other.begun > 0 ? Math.min(Math.abs(one.begun), Math.abs(other.begun)) : 0;
}

/** Whether one of two can begin without either getting too far from their share. */
export function mayBegin(one: Standing, other: Standing): boolean {
  return clash(one, other) < FAR;
}

/** How little two belong together: by their points, and if both have to begin, or neither. */
function distance(one: Standing, other: Standing): number {
  const far = clash(one, other);
  return Math.abs(one.points - other.points) + far ** 2;
}

/** The best of what is found from several beginnings: the order of points, and that mixed. */
function seatedWell(there: readonly Sitter[], sizes: readonly number[], met: Met): Sitter[][] {
  const cost = (table: readonly Sitter[]) => costOf(table, met);
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

/** Of those who meet again, of those who begin too often or too seldom, and how far apart they are in points. */
function costOf(table: readonly Sitter[], met: Met): number {
  let all = UNFAIR * unfairness(table);
  for (let one = 1; one < table.length; one++) {
    for (let other = 0; other < one; other++)
      all += AGAIN * met(table[one], table[other]) + distance(table[one], table[other]);
  }
  return all;
}

type Cost = (table: readonly Sitter[]) => number;

/** People change places as long as that makes it better. */
function improved(tables: Sitter[][], cost: Cost): Sitter[][] {
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
 * How many of a table are bound to be more than one away from their share of beginning: all of them may have begun too often
 * for it, or several so seldom that it is their turn.
 */
function unfairness(table: readonly Sitter[]): number {
  const share = 1 / table.length;
  let [may, must] = [0, 0];
  for (const { begun } of table) {
    if (begun <= share + ROUNDING) may++;
    if (begun < share - 1 - ROUNDING) must++;
  }
  return Number(may === 0) + Math.max(0, must - 1);
}

/** Two of two tables change places if that is better for both together. */
function exchanged(one: Sitter[], other: Sitter[], cost: Cost): boolean {
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

/** Whoever has begun least begins; after that, those who have sat late sit earlier. */
export function ordered(table: readonly Standing[]): Standing[] {
  const [first, ...others] = table.toSorted((a, b) => a.begun - b.begun || b.late - a.late);
  return [first, ...others.sort((a, b) => b.late - a.late)];
}
