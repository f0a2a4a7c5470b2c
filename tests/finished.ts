import { commitmentTo, fairOutcome, oldKeyOf } from '../src/engine/fair.ts';
import type { Game } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { type AnyOptions, readOptions } from '../src/engine/options.ts';
import { Random } from '../src/engine/random.ts';
import { type MatchRecord, recordOf } from '../src/engine/record.ts';
import { GAMES } from '../src/games/loaded.ts';

export interface Finished {
  readonly seats?: number;
  readonly options?: AnyOptions;
  readonly names?: readonly string[];
  /** Another number is another match. */
  readonly seed?: number;
  /** At most this many plays: then it may not be over. */
  readonly most?: number;
}

/** The record of a match with fair chance in which all seats choose at random; always the same. */
export function finishedRecord(id: string, about: Finished = {}): MatchRecord {
  const game = gameCalled(id);
  const { seats = game.seats.min, options = {}, seed: number = 1, most = 1e9 } = about;
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(read.error.message);
  const seed = number.toString(16).padStart(64, '0');
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seat}`);
  const key = oldKeyOf(seed, nonces);
  const random = new Random(number);
  const match = new Match(game, seats, read.options);
  let natures = 0;
  for (let turn = match.turn(); turn.kind !== 'over' && match.plays.length < most; turn = match.turn()) {
    if (turn.kind === 'nature') match.play('nature', fairOutcome(key, natures++, match.chances()));
    else {
      const moves = match.moves(turn.seats[0]);
      match.play(turn.seats[0], moves[random.below(moves.length)]);
    }
  }
  const isOver = match.turn().kind === 'over';
  const names = about.names ?? ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fabio'].slice(0, seats);
  return recordOf(match, {
    names,
    chance: { commitment: commitmentTo(seed), nonces, ...(isOver && { seed }) },
  });
}

function gameCalled(id: string): Game {
  const game = GAMES.find(game => game.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
