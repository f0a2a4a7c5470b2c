import { chooseMove, type Level } from '../../src/bots/index.ts';
import { fairOutcome, oldKeyOf } from '../../src/engine/fair.ts';
import { Match } from '../../src/engine/match.ts';
import { type AnyOptions, readOptions } from '../../src/engine/options.ts';
import { Random } from '../../src/engine/random.ts';
import { recordOf } from '../../src/engine/record.ts';
import type { GameId } from '../../src/games/index.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { KeptMatch, KeptSeat } from '../../src/web/storage/matches.ts';
import { blunderIn } from '../bots/blunder.ts';
import { bot, person, seededMatch } from './harness.ts';

/** A match that bots have played to its end, always the same: as stored on a device, or to be taken from it. */
export async function finishedMatch(
  game: GameId,
  about: {
    readonly seats: readonly KeptSeat[];
    readonly options?: AnyOptions;
    readonly id?: string;
    readonly seed?: number;
    /** How well it was played, by seat. */
    readonly levels?: readonly Level[];
    readonly iterations?: number;
    /** Chance is what the match's seed makes it, so that the match can be verified. */
    readonly isFair?: boolean;
  },
): Promise<KeptMatch> {
  const { seats, options = {}, id = 'finished', seed = 1, levels = [], iterations = 12, isFair } = about;
  const rules = gameCalled(game);
  if (!rules) throw new Error(`no game ${game}`);
  const read = readOptions(rules.options, options);
  if (!read.ok) throw new Error(read.error.message);
  const match = new Match(rules, seats.length, read.options);
  const random = new Random(seed);
  const kept = seededMatch(game, { id, seats, options: read.options, seed });
  const key = oldKeyOf(
    kept.seed,
    seats.map((_, seat) => `nonce-${seat}`),
  );
  let natures = 0;
  for (let turn = match.turn(); turn.kind !== 'over'; turn = match.turn()) {
    if (turn.kind === 'nature') {
      const chances = match.chances();
      const outcome = isFair
        ? fairOutcome(key, natures++, chances)
        : chances[random.below(chances.length)][0];
      match.play('nature', outcome);
      continue;
    }
    const [seat] = turn.seats;
    const task = { level: levels[seat] ?? 'apprentice', iterations, seed: random.next() };
    match.play(seat, await chooseMove(rules, match.view(seat, true), task));
  }
  return { ...kept, touched: 1, record: recordOf(match, { names: seats.map(({ name }) => name) }) };
}

/** A match with a clear blunder, which every review finds; unless it is over, this many plays or fewer are left to make. */
export function blunderedMatch(
  game: GameId,
  { id = 'finished', left = 0, seats }: BlunderedMatch = {},
): KeptMatch {
  const { record, play, seat } = blunderIn(game);
  const sitting = Array.from(
    { length: record.seats },
    (_, i) => seats?.[i] ?? (i === seat ? person('Anna') : bot(['Bruno', 'Clelia', 'Dario'][i])),
  );
  const kept = seededMatch(game, { id, seats: sitting, options: record.options });
  const names = sitting.map(({ name }) => name);
  if (left === 0) return { ...kept, touched: 1, record: { ...record, names } };
  const plays = record.plays.slice(0, Math.max(play + 1, record.plays.length - left));
  // Its chance was not what the seed makes it.
  const { chance: _, ...unproven } = kept.record;
  return { ...kept, touched: 1, record: { ...unproven, plays } };
}

interface BlunderedMatch {
  readonly id?: string;
  readonly left?: number;
  /** By default, Anna makes the blunder, against bots. */
  readonly seats?: readonly KeptSeat[];
}
