import type { Game, State, View } from '../../engine/game.ts';
import type { ConfirmingEffort } from '../../engine/insight.ts';
import { buffersFor, pickByWeight } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { seatsOf } from '../../engine/viewers.ts';
import { MixedSearch } from '../mixing.ts';
import { isSecretChoice } from '../which-search.ts';
import { Belief } from './belief.ts';
import { type Judgement, SURE_ENOUGH } from './findings.ts';
import { PlayingOn } from './playing-on.ts';
import { reviewer } from './reviewer.ts';

/** No verdict before so many pairs of matches, and then one may fall after every few. */
const FIRST_LOOK = 12;
const EVERY = 4;
/** Sure enough to stop before the effort is spent. */
const CLEAR = 0.99;
/** Iterations for what the others can be expected to choose in secret. */
const EXPECTING = 400;

/**
 * Plays on from the move made and from the better one, in pairs of matches with the same hidden things and the same luck,
 * until it is clear whether anything was lost, or the effort is spent. Nobody needs to have known more than the seat did:
 * `view` is the one it decided by, with memory.
 */
export function confirmed(
  game: Game,
  view: View,
  judgement: Judgement,
  effort: ConfirmingEffort,
  seed: number,
): Judgement {
  const { seat, made, best, loss } = judgement;
  const random = new Random(seed);
  const state = game.imagine(view, random);
  const playing = new PlayingOn(game, seat, state, effort.iterations);
  const others = isSecretChoice(game, state, seat) ? new Others(game, view, seat, random) : null;
  const belief = new Belief(loss);
  const trial = game.clone(state);
  while (playing.plays < effort.plays) {
    const before = game.imagine(view, random);
    others?.choose(before);
    const luck = random.next() >>> 0;
    const after = (move: string) => {
      game.copy(trial, before);
      game.play(trial, seat, game.read(trial, seat, move), null);
      return playing.after(trial, luck);
    };
    belief.add(after(best) - after(made));
    if (belief.count < FIRST_LOOK || belief.count % EVERY !== 0) continue;
    const pairs = (belief.count * effort.plays) / playing.plays;
    if (belief.sure >= CLEAR || belief.hopeAfter(pairs) < SURE_ENOUGH) break;
  }
  return { ...judgement, loss: belief.loss, error: belief.error, sure: belief.sure };
}

/** Those who choose in secret at the same moment: they make the choices that can be expected of them. */
class Others {
  readonly #game: Game;
  readonly #seat: number;
  readonly #random: Random;
  readonly #search: MixedSearch;
  readonly #moves: Int32Array;

  constructor(game: Game, view: View, seat: number, random: Random) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
    this.#search = new MixedSearch(game, view, seat, random, reviewer(game));
    this.#search.run(EXPECTING);
    this.#moves = buffersFor(game).moves;
  }

  choose(state: State): void {
    const game = this.#game;
    game.insight?.reopen?.(state, this.#seat);
    for (const seat of seatsOf(game.due(state))) {
      if (seat === this.#seat) continue;
      const count = game.moves(state, seat, this.#moves);
      const weights = this.#moves
        .subarray(0, count)
        .map(move => Math.round(1 + 2 ** 12 * this.#search.shareOf(seat, move)));
      game.play(state, seat, this.#moves[pickByWeight(this.#random, weights)], null);
    }
  }
}
