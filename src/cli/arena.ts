import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Contestant } from '../bots/arena.ts';
import { ratingGap } from '../bots/rating-scale.ts';
import { playTournament, type Standing, type Tournament } from '../bots/tournament.ts';
import { GAME_IDS } from '../games/index.ts';
import { command } from './command.ts';
import { UsageError } from './flags.ts';
import { CONTESTANTS, levelNamed } from './level.ts';
import { percent, progressBar, table } from './report.ts';
import { gameNamed, optionsFrom, optionsInWords, seatsFor } from './shelf.ts';
import { counted } from './words.ts';

export const arena = command({
  name: 'arena',
  summary: 'pits bot levels against each other and reports how often each won',
  takes: [],
  flags: {
    game: { kind: 'text' },
    levels: { kind: 'text' },
    matches: { kind: 'number', min: 1, max: 1e6 },
    seed: { kind: 'number', min: 0, max: 2 ** 32 },
    seats: { kind: 'number', min: 1, max: 30 },
    ms: { kind: 'number', min: 1, max: 1e6 },
    iterations: { kind: 'number', min: 1, max: 1e9 },
    threads: { kind: 'number', min: 1, max: 256 },
    option: { kind: 'texts' },
  },
  help: `mura arena --game GAME --levels LEVEL,LEVEL: seats the levels in rotation, moving
on one seat per match so that no level profits from its seat. Plays on all cores
and prints a table and one line of JSON: how often each level won (shared wins are
split), with the 95% interval.

Flags
  --game GAME       the game
  --levels A,B      two or more of ${CONTESTANTS.join(', ')};
                    flat is a flat Monte Carlo player with the master's time;
                    ucb, too, but it tries promising moves more often, and
                    simple players play on where the game has them;
                    ucb,master,master sets one of them against two
  --matches N       number of matches (20)
  --seed S          a whole number; with --iterations the same seed gives the
                    same matches (random if omitted; the output shows it)
  --seats K         number of seats (4, or the game's maximum if lower)
  --ms N            thinking time of the master per move, in milliseconds of
                    processor time (1000); the other levels get less in
                    proportion
  --iterations N    thinking of the master per move, counted instead of timed
                    (flat, ucb: the number of playouts); levels that count
                    anyway think as much as at a table
  --threads N       number of matches played at once (one per core)
  --option k=v      a game option; may be repeated

Examples
  mura arena --game ${GAME_IDS[1]} --levels master,journeyman --matches 40 --seed 1
  mura arena --game ${GAME_IDS[0]} --levels apprentice,random --matches 200 --seats 3`,
  async run(flags, _, shelf) {
    if (flags.game === undefined) throw new UsageError('arena needs --game GAME');
    const game = gameNamed(shelf, flags.game);
    const seats = seatsFor(shelf, game, flags.seats ?? Math.min(4, game.seats.max));
    const tournament: Tournament = {
      game: game.id,
      seats,
      options: optionsFrom(game, flags.option),
      levels: levelsFrom(flags.levels, seats),
      matches: flags.matches ?? 20,
      seed: flags.seed ?? randomInt(2 ** 32),
      ...(flags.ms !== undefined && { ms: flags.ms }),
      ...(flags.iterations !== undefined && { iterations: flags.iterations }),
    };
    const threads = Math.min(flags.threads ?? availableParallelism(), tournament.matches);
    const standings = await playTournament(tournament, threads, progressBar(tournament.matches));
    process.stdout.write(report(tournament, standings, shelf.boxes[game.id].title));
    return 0;
  },
});

function levelsFrom(text: string | undefined, seats: number): Contestant[] {
  if (text === undefined) throw new UsageError('arena needs --levels, such as --levels master,journeyman');
  const levels = text.split(',').map(name => levelNamed(name, CONTESTANTS));
  if (new Set(levels).size < 2) throw new UsageError('--levels must name two or more different levels');
  if (levels.length > seats) throw new UsageError(`there are ${levels.length} levels for ${seats} seats`);
  return levels;
}

function report(tournament: Tournament, standings: readonly Standing[], title: string): string {
  const { seats, options, matches, seed, ms, iterations } = tournament;
  const budget =
    iterations !== undefined
      ? `, master ${iterations} iterations`
      : ms !== undefined
        ? `, master ${ms} ms`
        : '';
  const lines = [
    `${title}, ${seats} seats, ${optionsInWords(options)}`,
    `${counted(matches, 'match', 'matches')}, seed ${seed}${budget}`,
    '',
    ...table([
      ['', 'wins', 'share', '95% interval', 'mean score'],
      ...standings.map(({ level, wins, winShare, low, high, meanScore }) => [
        level,
        wins.toFixed(1),
        percent(winShare, 1),
        `${percent(low, 1)} – ${percent(high, 1)}`,
        meanScore.toFixed(2),
      ]),
    ]),
    ...ratingLines(standings, seats),
    '',
    JSON.stringify({ ...tournament, standings: standings.map(rounded) }),
  ];
  return `${lines.join('\n')}\n`;
}

/** How far apart the ratings of two levels are, at least and at most. */
function ratingLines(standings: readonly Standing[], seats: number): string[] {
  if (standings.length !== 2) return [];
  const [better, other] = [...standings].sort((a, b) => b.low - a.low);
  const gap = Math.max(0, Math.round(ratingGap(better.low, seats)));
  return ['', `${better.level} is rated at least ${gap} above ${other.level}`];
}

function rounded({ level, wins, winShare, low, high, meanScore }: Standing) {
  const short = (number: number) => Number(number.toFixed(4));
  return {
    level,
    wins: short(wins),
    winShare: short(winShare),
    interval: [short(low), short(high)],
    meanScore: short(meanScore),
  };
}
