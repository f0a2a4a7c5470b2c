import { parseArgs } from 'node:util';
import { shareOf } from '../../src/bots/estimate.ts';
import { DEPTHS, isMistake } from '../../src/bots/review/index.ts';
import type { View } from '../../src/engine/game.ts';
import { readOptions } from '../../src/engine/options.ts';
import type { MatchRecord } from '../../src/engine/record.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { shareAfter } from '../../tests/bots/play-on.ts';
import { wholeReview } from '../../tests/bots/whole-review.ts';
import { mixedMatch, viewBefore } from './matches.ts';

/**
 * How far a review can be trusted: bots of mixed levels play matches, the matches are reviewed, and what the review reports
 * is checked by another player: the master, with its usual search and what it knows to be sure, plays on to the end from both
 * moves.
 *
 *     node bench/review/main.ts GAME --seconds 600 --iterations 60
 *
 * Stops after so many seconds of processor time, and prints what it has by then after every match.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    level: { type: 'string', default: 'master' },
    seed: { type: 'string', default: '1' },
    /** Iterations per decision in the matches that check. */
    iterations: { type: 'string', default: '60' },
    /** At most this many pairs of matches for each. */
    pairs: { type: 'string', default: '120' },
    /** Also checks what the review was only this sure of, and did not report. */
    sure: { type: 'string', default: '0.95' },
    /** The match's options, as JSON: `{ "rounds": 1 }` makes a check in Die Mauer affordable. */
    options: { type: 'string', default: '{}' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const game = await loadGame(id);
const read = readOptions(game.options, JSON.parse(given.options));
if (!read.ok) throw new Error(read.error.message);
const { options } = read;
const level = DEPTHS.find(depth => depth === given.level) ?? 'master';

/** The check ends early once it is this many standard errors away from 0. */
const CLEAR = 2.5;
const AT_A_TIME = 12;

const checks: { readonly sure: number; readonly difference: number; readonly isReported: boolean }[] = [];
for (let seed = Number(given.seed); seconds() < Number(given.seconds); seed++) {
  const record = await mixedMatch(game, seed, options);
  await checkMistakes(record, seed);
  report();
}

async function checkMistakes(record: MatchRecord, seed: number): Promise<void> {
  for (const { moment, judgement } of wholeReview(game, record, level, seed)) {
    if (judgement?.sure == null || judgement.sure < Number(given.sure)) continue;
    if (seconds() >= Number(given.seconds)) return;
    const { made, best, loss, sure, seat } = judgement;
    const { difference, pairs } = await check(viewBefore(game, record, moment, seat), made, best);
    checks.push({ sure, difference, isReported: isMistake(judgement) });
    const figures = [loss, sure, difference].map(figure => figure.toFixed(3));
    console.log(
      `seed ${seed}, ${record.seats} seats, play ${moment - 1} of ${record.plays.length}: ${made}, better ${best}:`,
      `lost ${figures[0]}, sure ${figures[1]}; checked ${figures[2]} in ${pairs} pairs`,
    );
  }
}

async function check(
  view: View,
  made: string,
  best: string,
): Promise<{ readonly difference: number; readonly pairs: number }> {
  let better = 0;
  let worse = 0;
  for (let pairs = AT_A_TIME; ; pairs += AT_A_TIME) {
    const arena = { matches: AT_A_TIME, iterations: Number(given.iterations), seed: 77 + pairs };
    better += AT_A_TIME * (await shareAfter(game, view, best, arena));
    worse += AT_A_TIME * (await shareAfter(game, view, made, arena));
    const [high, low] = [better / pairs, worse / pairs];
    const variance = (high * (1 - high) + low * (1 - low) + 0.02) / pairs;
    if (pairs >= Number(given.pairs) || Math.abs(high - low) > CLEAR * Math.sqrt(variance))
      return { difference: high - low, pairs };
  }
}

function report(): void {
  console.log(`${seconds().toFixed(0)} s of processor time`);
  const bounds = [0, 0.5, 0.8, 0.95, 0.97, 0.99, 1.01];
  console.log(`reported: ${confirmedAmong(checks.filter(({ isReported }) => isReported))}`);
  for (const [i, low] of bounds.slice(0, -1).entries()) {
    const among = checks.filter(({ sure }) => sure >= low && sure < bounds[i + 1]);
    if (among.length === 0) continue;
    const mean = among.reduce((sum, { sure }) => sum + sure, 0) / among.length;
    console.log(`  ${percent(mean)} sure on average: ${confirmedAmong(among)}`);
  }
}

/** A difference of exactly 0 confirms nothing. */
function confirmedAmong(some: typeof checks): string {
  const right = some.filter(({ difference }) => difference > 0).length;
  const { low, high } = shareOf(right / Math.max(1, some.length), some.length);
  const mean = some.reduce((sum, { difference }) => sum + difference, 0) / Math.max(1, some.length);
  return `${right} of ${some.length} confirmed (${percent(low)} to ${percent(high)}), the better move won ${percent(mean)} more`;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
