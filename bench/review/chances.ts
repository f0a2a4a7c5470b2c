import { parseArgs } from 'node:util';
import { chancesFor } from '../../src/bots/review/chances.ts';
import { DEPTHS, effortOf } from '../../src/bots/review/effort.ts';
import { Match } from '../../src/engine/match.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { evenMatch } from './matches.ts';
import { Reliability } from './reliability.ts';

/**
 * How well a review's chances predict the winner, by thirds of a match: bots of equal levels play matches, since chances say
 * nothing about who plays better. Prints, for every third, what was predicted, what happened, and how often (in percent), the log loss, and
 * that of the chances to the power that would have been best.
 *
 *     node bench/review/chances.ts GAME --matches 100 --seed 1
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'journeyman' },
    /** One moment in so many: neighbouring chances say the same. */
    every: { type: 'string', default: '8' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const game = await loadGame(id);
const effort = effortOf(DEPTHS.find(depth => depth === given.level) ?? 'journeyman', game);
const reliability = new Reliability();
const first = Number(given.seed);
for (let seed = first; seed < first + Number(given.matches); seed++) {
  const { seats, options, plays, result } = await evenMatch(game, seed, defaultOptions(game.options));
  const match = new Match(game, seats, options);
  const forecasts: { part: number; chances: readonly number[] }[] = [];
  for (const [moment, [by, move]] of plays.entries()) {
    if ((moment + seed) % Number(given.every) === 0) {
      const chances = chancesFor(game, match.view('spectator', true), effort, 1_000_003 * seed + moment);
      forecasts.push({ part: moment / plays.length, chances });
    }
    match.play(by, move);
  }
  reliability.add(forecasts, result?.winners ?? []);
  if ((seed - first) % 10 !== 9) continue;
  console.log(`${seed - first + 1} matches`);
  for (const line of reliability.lines()) console.log(line);
}
