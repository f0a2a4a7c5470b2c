import { playMatch } from '../../src/bots/arena.ts';
import { LEVELS, type Level } from '../../src/bots/levels.ts';
import type { Game, View } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import type { AnyOptions } from '../../src/engine/options.ts';
import { type MatchRecord, recordOf } from '../../src/engine/record.ts';

/** A match of levels drawn for each seat, with every number of seats up to four, as people of all strengths meet. */
export function mixedMatch(game: Game, seed: number, options: AnyOptions): Promise<MatchRecord> {
  return matchOf(game, seed, options, seat => LEVELS[(seed * 7 + seat * 3) % LEVELS.length]);
}

/** A match of players of the same level: every level has its turn. */
export function evenMatch(game: Game, seed: number, options: AnyOptions): Promise<MatchRecord> {
  return matchOf(game, seed, options, () => LEVELS[seed % LEVELS.length]);
}

async function matchOf(
  game: Game,
  seed: number,
  options: AnyOptions,
  levelOf: (seat: number) => Level,
): Promise<MatchRecord> {
  const { min, max } = game.seats;
  const seats = min + (seed % (Math.min(4, max) - min + 1));
  const match = await playMatch(game, {
    seats,
    options,
    contestants: Array.from({ length: seats }, (_, seat) => levelOf(seat)),
    seed: 50_000 + seed,
    iterations: 100,
  });
  return recordOf(match);
}

/** What the seat knew when it made the play that led to this moment. */
export function viewBefore(game: Game, record: MatchRecord, moment: number, seat: number): View {
  const match = new Match(game, record.seats, record.options);
  for (const [by, move] of record.plays.slice(0, moment - 1)) match.play(by, move);
  return match.view(seat, true);
}
