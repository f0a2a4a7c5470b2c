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
 * Plays on from the move made and from the better one until it is clear whether anything was lost, or the effort is spent.
 * Nobody needs to have known more than the seat did: `view` is the one it decided by, with memory.
 */
export function confirmed(
  game: Game,
  view: View,
  judgement: Judgement,
  effort: ConfirmingEffort,
  seed: number,
): Judgement {
  const pairs = new Pairs(game, view, judgement, effort.iterations, seed);
  const { belief } = pairs;
  while (pairs.plays < effort.plays) {
    for (const _ of pairs.playPair());
    if (belief.count < FIRST_LOOK || belief.count % EVERY !== 0) continue;
    const all = (belief.count * effort.plays) / pairs.plays;
    if (belief.sure >= CLEAR || belief.hopeAfter(all) < SURE_ENOUGH) break;
  }
  return { ...judgement, loss: belief.loss, error: belief.error, sure: belief.sure };
}

/** Two moves of a seat, compared by playing on from both, in pairs of matches with the same hidden things and luck. */
export class Pairs {
  readonly belief: Belief;
  readonly #game: Game;
  readonly #view: View;
  readonly #moves: Pick<Judgement, 'made' | 'best'>;
  readonly #seat: number;
  readonly #random: Random;
  readonly #playing: PlayingOn;
  readonly #others: Others | null;
  readonly #trial: State;

  /** `loss` is how much better `best` seems to be. */
  constructor(
    game: Game,
    view: View,
    compared: Pick<Judgement, 'seat' | 'made' | 'best' | 'loss'>,
    iterations: number,
    seed: number,
  ) {
    this.#game = game;
    this.#view = view;
    this.#moves = compared;
    this.#seat = compared.seat;
    this.#random = new Random(seed);
    this.#trial = game.imagine(view, this.#random);
    this.#playing = new PlayingOn(game, compared.seat, this.#trial, iterations);
    this.#others = isSecretChoice(game, this.#trial, compared.seat)
      ? new Others(game, view, compared.seat, this.#random)
      : null;
    this.belief = new Belief(compared.loss);
  }

  /** How many plays all matches have taken so far. */
  get plays(): number {
    return this.#playing.plays;
  }

  /** Plays one pair of matches, and pauses after every play. */
  *playPair(): Generator<void, void> {
    const before = this.#game.imagine(this.#view, this.#random);
    this.#others?.choose(before);
    const luck = this.#random.next() >>> 0;
    const best = yield* this.#after(before, this.#moves.best, luck);
    this.belief.add(best - (yield* this.#after(before, this.#moves.made, luck)));
  }

  #after(before: State, move: string, luck: number): Generator<void, number> {
    const game = this.#game;
    game.copy(this.#trial, before);
    game.play(this.#trial, this.#seat, game.read(this.#trial, this.#seat, move), null);
    return this.#playing.after(this.#trial, luck);
  }
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
