import { parseArgs } from 'node:util';
import { counted, NOTHING_PLAYED } from '../../src/bots/review/belief.ts';
import { Pairs } from '../../src/bots/review/confirming.ts';
import { isSuspect, MomentReviewer } from '../../src/bots/review/index.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { mixedMatch, viewBefore } from './matches.ts';

/**
 * What the losses that a search finds are worth in a game: the `trust` of its insight. Bots of mixed levels play matches;
 * every loss that looks like a mistake at journeyman level is played on from. Prints the share of the search's loss that was
 * found, and how far single losses spread round that, both as parts of the search's loss, by maximum likelihood.
 *
 *     node bench/review/trust.ts GAME --losses 80 --pairs 30
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    losses: { type: 'string', default: '80' },
    pairs: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const game = await loadGame(id);

/** At most this many losses of one match, so that a single one does not decide. */
const OF_A_MATCH = 4;

interface Loss {
  readonly suspected: number;
  readonly found: number;
  /** The variance of `found`. */
  readonly variance: number;
}

const losses: Loss[] = [];
for (let seed = Number(given.seed); losses.length < Number(given.losses); seed++) {
  const record = await mixedMatch(game, seed, defaultOptions(game.options));
  const reviewer = new MomentReviewer(game, record, 'journeyman', seed);
  let left = OF_A_MATCH;
  for (let moment = 1; moment <= record.plays.length && left > 0; moment++) {
    const { judgement } = reviewer.review(moment);
    if (!judgement || !isSuspect(judgement)) continue;
    left--;
    const view = viewBefore(game, record, moment, judgement.seat);
    const pairs = new Pairs(game, view, judgement, seed + moment);
    for (let pair = 0; pair < Number(given.pairs); pair++) for (const _ of pairs.playPair());
    const { count, mean, squares } = pairs.tally;
    losses.push({ suspected: judgement.loss, found: mean, variance: squares / (count - 1) / count });
  }
  report();
}

function report(): void {
  const all = losses.reduce((tally, { found }) => counted(tally, found), NOTHING_PLAYED);
  let best = { share: 0, spread: 0, likelihood: Number.NEGATIVE_INFINITY };
  for (let share = 0; share <= 2; share += 0.05) {
    for (let spread = 0; spread <= 4; spread += 0.05) {
      const likelihood = losses.reduce((sum, loss) => sum + likelihoodOf(loss, share, spread), 0);
      if (likelihood > best.likelihood) best = { share, spread, likelihood };
    }
  }
  console.log(
    `${losses.length} losses, ${(100 * all.mean).toFixed(1)} points found on average:`,
    `share ${best.share.toFixed(2)}, spread ${best.spread.toFixed(2)}`,
  );
}

/** The logarithm, up to a constant. */
function likelihoodOf({ suspected, found, variance }: Loss, share: number, spread: number): number {
  const total = variance + (spread * suspected) ** 2 + 1e-6;
  return -0.5 * (Math.log(total) + (found - share * suspected) ** 2 / total);
}
