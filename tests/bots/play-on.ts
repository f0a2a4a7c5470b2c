import { chooseMove } from '../../src/bots/think.ts';
import { type Game, NATURE_DUE, OVER, type State, type View } from '../../src/engine/game.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';

/**
 * An arena that begins in the middle: the seat of this view makes the move, and then bots play on to the end, this many
 * times. What is hidden from the seat is drawn again each time, and those who chose at the same moment choose again.
 * Returns the seat's share of the wins; with the same seed, what is hidden and chance are the same for every move.
 */
export async function shareAfter(
  game: Game,
  view: View,
  move: string,
  {
    matches,
    iterations,
    seed,
  }: { readonly matches: number; readonly iterations: number; readonly seed: number },
): Promise<number> {
  const seat = view.viewer;
  if (typeof seat !== 'number') throw new Error('only a seat can move');
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const random = new Random(seed * 1000 + match);
    const state = game.imagine(view, random);
    game.insight?.reopen?.(state, seat);
    game.play(state, seat, game.read(state, seat, move), null);
    won += await shareAtTheEnd(game, state, seat, iterations, random);
  }
  return won / matches;
}

async function shareAtTheEnd(
  game: Game,
  state: State,
  seat: number,
  iterations: number,
  random: Random,
): Promise<number> {
  const { moves } = buffersFor(game);
  for (let due = game.due(state); due !== OVER; due = game.due(state)) {
    if (due === NATURE_DUE) {
      game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
      continue;
    }
    const by = 31 - Math.clz32(due & -due);
    const task = { level: 'master', iterations, seed: random.next() } as const;
    const chosen = await chooseMove(game, game.view(state, by, true), task);
    game.play(state, by, game.read(state, by, chosen), null);
  }
  const winners = game.winners(state);
  let count = 0;
  for (let other = 0; other < state.seats; other++) count += (winners >> other) & 1;
  return ((winners >> seat) & 1) / count;
}
