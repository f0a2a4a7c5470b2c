import { parseArgs } from 'node:util';
import { playMatch } from '../../src/bots/arena.ts';
import { shareOf } from '../../src/bots/estimate.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { DEPTHS, isMistake, isSuspect, MomentReviewer } from '../../src/bots/review/index.ts';
import type { Game } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { type MatchRecord, recordOf } from '../../src/engine/record.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { shareAfter } from '../../tests/bots/play-on.ts';
import { Reliability } from './reliability.ts';

/**
 * How far a review can be trusted: bots of mixed levels play matches, the matches are reviewed, and every mistake that the
 * review reports is checked by another player: the master, with its usual search and what it knows to be sure, plays on to
 * the end from both moves. Also how well the chances along the way predicted the winners, by thirds of a match.
 *
 *     node bench/review/main.ts GAME --seconds 600 --matches 30 --iterations 60
 *
 * Stops after so many seconds of processor time, and prints what it has by then after every match.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    level: { type: 'string', default: 'master' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Pairs of matches per reported mistake, and iterations per decision in them. */
    matches: { type: 'string', default: '30' },
    iterations: { type: 'string', default: '60' },
    /** Leaves out the mistakes, or the chances. */
    only: { type: 'string' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const game = await loadGame(id);
const level = DEPTHS.find(depth => depth === given.level) ?? 'master';
const seats = given.seats ? Number(given.seats) : Math.min(3, game.seats.max);
const check = { matches: Number(given.matches), iterations: Number(given.iterations), seed: 77 };

const reliability = new Reliability();
let suspects = 0;
const differences: number[] = [];
for (let seed = Number(given.seed); seconds() < Number(given.seconds); seed++) {
  const record = await mixedMatch(game, seed);
  const reviewer = new MomentReviewer(game, record, level, seed);
  for (let moment = 0; moment <= record.plays.length && seconds() < Number(given.seconds); moment++) {
    // Neighbouring chances say the same: one moment in eight is enough for the curve.
    if (given.only === 'chances' && moment % 8 !== seed % 8) continue;
    const finding = reviewer.review(moment);
    if (finding.chances && moment < record.plays.length && moment % 8 === seed % 8)
      reliability.add(moment / record.plays.length, finding.chances, record.result?.winners ?? []);
    if (given.only === 'chances' || !finding.judgement || !isSuspect(finding.judgement)) continue;
    suspects++;
    const { judgement } = reviewer.confirm(finding);
    if (!judgement || !isMistake(judgement)) continue;
    const view = viewBefore(game, record, moment, judgement.seat);
    const better = await shareAfter(game, view, judgement.best, check);
    const worse = await shareAfter(game, view, judgement.made, check);
    differences.push(better - worse);
    const figures = [judgement.loss, judgement.sure ?? 0, better - worse].map(figure => figure.toFixed(3));
    console.log(
      `seed ${seed}, play ${moment - 1}: ${judgement.made}, better ${judgement.best}:`,
      `lost ${figures[0]}, sure ${figures[1]}; checked ${figures[2]}`,
    );
  }
  report();
}

function report(): void {
  const { length } = differences;
  console.log(`${seconds().toFixed(0)} s of processor time`);
  if (given.only !== 'chances') {
    // A difference of exactly 0 confirms nothing.
    const right = differences.filter(difference => difference > 0).length;
    const { low, high } = shareOf(right / Math.max(1, length), length);
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / Math.max(1, length);
    console.log(
      `${suspects} suspected, ${length} reported, ${right} confirmed (${percent(low)} to ${percent(high)});`,
      `the better move won ${percent(mean)} more on average`,
    );
  }
  for (const line of reliability.lines()) console.log(line);
}

/** A match of levels drawn at random for each seat, as people of all strengths meet. */
async function mixedMatch(game: Game, seed: number): Promise<MatchRecord> {
  const contestants = Array.from(
    { length: seats },
    (_, seat) => LEVELS[(seed * 7 + seat * 3) % LEVELS.length],
  );
  const match = await playMatch(game, {
    seats,
    options: defaultOptions(game.options),
    contestants,
    seed: 50_000 + seed,
    iterations: 100,
  });
  return recordOf(match);
}

function viewBefore(game: Game, record: MatchRecord, moment: number, seat: number) {
  const match = new Match(game, record.seats, record.options);
  for (const [by, move] of record.plays.slice(0, moment - 1)) match.play(by, move);
  return match.view(seat, true);
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
