import { type AnyOptions, type OptionTable, type OptionValue, valuesOf } from '../engine/options.ts';
import type { Bout, BoutResult, Contestant } from './arena.ts';
import { type Estimate, meanOf, shareOf } from './estimate.ts';

/**
 * The house-rules lab: bots play matches to show what a rule does to a game. Half of the matches are played
 * by equals and show what a seat is worth, how long a match is and how far apart the scores are. In the other
 * half one bot is better than the rest, and how often it fails to win shows how much is luck. `docs/lab.md`
 * says how far to trust the numbers.
 */

/** What is compared: one game, and the options it is played with. */
export interface Trial {
  readonly seats: number;
  readonly options: AnyOptions;
  /** At least 2; if odd, the extra match is one between equals. */
  readonly matches: number;
  readonly seed: number;
}

/** What was found out about one set of options. */
export interface LabFindings {
  readonly matches: number;
  /** By seat: its share of the wins among equals. */
  readonly seats: readonly Estimate[];
  /** Moves in a match, including those of chance. */
  readonly length: Estimate;
  /** From 0, if the better bot always wins, to 1, if it wins no more often than the others. */
  readonly luck: Estimate;
  /** What a seat scores. */
  readonly score: Estimate;
  /** The highest score of a match minus the lowest. */
  readonly spread: Estimate;
}

/** Equals are journeymen; so is the better bot among apprentices. */
const USUAL: Contestant = 'journeyman';
const WORSE: Contestant = 'apprentice';
/**
 * How much they think, as arenas count it: little, so that many matches can be played. Being counted, the same seed
 * gives the same matches.
 */
const ITERATIONS = 150;

/** The n-th match of a trial. Every match has its own seed, so it does not matter which thread plays it. */
export function boutOf({ seats, options, seed }: Trial, number: number): Bout {
  const better = betterSeat(seats, number);
  return {
    seats,
    options,
    contestants: Array.from({ length: seats }, (_, seat) =>
      better === null || seat === better ? USUAL : WORSE,
    ),
    seed: seed * 1_000_003 + number,
    iterations: ITERATIONS,
  };
}

/** Where the better bot sits in the n-th match: everywhere in turn; null if all are equals. */
function betterSeat(seats: number, number: number): number | null {
  return number % 2 === 0 ? null : (number >> 1) % seats;
}

/** What the matches played so far say; `results` are by match number, and missing ones are still to come. */
export function labFindings(trial: Trial, results: readonly (BoutResult | undefined)[]): LabFindings {
  const { seats } = trial;
  const equals: BoutResult[] = [];
  let played = 0;
  let mixed = 0;
  let won = 0;
  for (const [number, result] of results.entries()) {
    if (!result) continue;
    played++;
    const better = betterSeat(seats, number);
    if (better === null) equals.push(result);
    else {
      mixed++;
      won += result.shares[better];
    }
  }
  const share = shareOf(mixed === 0 ? 0 : won / mixed, mixed);
  return {
    matches: played,
    seats: Array.from({ length: seats }, (_, seat) =>
      shareOf(meanOf(equals.map(({ shares }) => shares[seat])).value, equals.length),
    ),
    length: meanOf(equals.map(({ plays }) => plays)),
    luck: {
      value: luckIn(share.value, seats),
      low: luckIn(share.high, seats),
      high: luckIn(share.low, seats),
    },
    score: meanOf(equals.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0) / seats)),
    spread: meanOf(equals.map(({ scores }) => Math.max(...scores) - Math.min(...scores))),
  };
}

/** How far the better bot is from always winning, on a scale on which 1 means that it wins no more than the others. */
function luckIn(share: number, seats: number): number {
  const fair = 1 / seats;
  return Math.min(1, Math.max(0, (1 - share) / (1 - fair)));
}

/** One trial per value of an option, or just one if no option is varied. */
export function trialsOf(
  table: OptionTable,
  trial: Trial,
  varied: string | null,
): readonly { readonly value: OptionValue | null; readonly trial: Trial }[] {
  const rule = varied === null ? undefined : table[varied];
  if (varied === null || !rule) return [{ value: null, trial }];
  return valuesOf(rule).map(value => ({
    value,
    trial: { ...trial, options: { ...trial.options, [varied]: value } },
  }));
}
