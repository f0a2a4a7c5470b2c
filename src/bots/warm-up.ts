import { lowest } from '../engine/bits.ts';
import { type Game, NATURE_DUE, OVER } from '../engine/game.ts';
import type { AnyOptions } from '../engine/options.ts';
import { buffersFor, drawOutcome } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { NATURE } from '../engine/viewers.ts';
import { type Cancelled, chooseMove } from './think.ts';

/** After so many decisions, later ones take hardly less time. */
const DECISIONS = 6;

/**
 * Lets bots make the first moves of a match that nobody plays. In a new thread, code is still loaded and compiled during a bot's first
 * decisions, which takes far longer than they do (`docs/bots.md`).
 */
export async function warmUp(
  game: Game,
  seats: number,
  options: AnyOptions,
  cancelled: Cancelled,
): Promise<void> {
  const random = new Random(1);
  const { moves } = buffersFor(game);
  const state = game.start(seats, options);
  for (let decisions = 0; decisions < DECISIONS && !cancelled(); ) {
    const due = game.due(state);
    if (due === OVER) return;
    if (due === NATURE_DUE) {
      game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
      continue;
    }
    const seat = lowest(due);
    const task = { level: 'expert', isCounted: true, seed: random.next() } as const;
    const move = await chooseMove(game, game.view(state, seat, true), task, cancelled);
    game.play(state, seat, game.read(state, seat, move), null);
    decisions++;
  }
}
