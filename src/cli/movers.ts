import { chooseMove, type Level } from '../bots/index.ts';
import type { Game, View } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** Chooses moves for a seat that no person plays. Knows only what that seat may know. */
export interface Mover {
  /** One of `moves`. `view` remembers what the seat has seen. */
  choose(game: Game, view: View, moves: readonly string[]): string | Promise<string>;
}

export function randomMover(random: Random): Mover {
  return { choose: (_game, _view, moves) => moves[random.below(moves.length)] };
}

export function botMover(level: Level, random: Random): Mover {
  return { choose: (game, view) => chooseMove(game, view, { level, seed: random.next() }) };
}
