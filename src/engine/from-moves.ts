import type { Game } from './game.ts';
import { Match } from './match.ts';
import { type AnyOptions, readOptions } from './options.ts';
import type { MatchRecord } from './record.ts';

/** A match, or the beginning of one, as bare moves: each by whoever was the first due. */
export interface MatchMoves {
  readonly seats: number;
  readonly options: AnyOptions;
  readonly moves: readonly string[];
}

/** The match as it stands after these moves. Throws if one of them is not legal. */
export function matchOf(game: Game, { seats, options, moves }: MatchMoves): Match {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.error.message);
  const match = new Match(game, seats, read.options);
  for (const move of moves) {
    const by = match.first();
    const played = by === null ? null : match.play(by, move);
    if (!played?.ok) throw new Error(`${move} cannot be played`);
  }
  return match;
}

/**
 * A record as bare moves: where several choose at once, in the order of the seats. Null if that cannot be played: the record
 * has gaps, say.
 */
export function inOrder(game: Game, { seats, options, plays }: MatchRecord): Match | null {
  const match = new Match(game, seats, options);
  const left = [...plays];
  while (left.length > 0) {
    const next = left.findIndex(([by]) => by === match.first());
    const [play] = left.splice(Math.max(0, next), 1);
    if (!match.play(play[0], play[1]).ok) return null;
  }
  return match;
}
