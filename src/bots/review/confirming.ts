import type { Game, State, View } from '../../engine/game.ts';
import { Random } from '../../engine/random.ts';
import { seatsOf } from '../../engine/viewers.ts';
import { isSecretChoice } from '../which-search.ts';
import { Belief, counted, NOTHING_PLAYED, type Tally } from './belief.ts';
import { type Depth, MOST_SLICES, playingOnIn, trustIn } from './effort.ts';
import { type Judgement, SURE_ENOUGH } from './findings.ts';
import { PlayingOn } from './playing-on.ts';

/** No verdict before this many pairs of matches. */
const FIRST_LOOK = 6;

/** The judgement of a move that looks like a mistake, after playing on for as long as a review would at most. */
export function confirmed(
  game: Game,
  view: View,
  judgement: Judgement,
  depth: Depth,
  seed: number,
): Judgement {
  const pairs = new Pairs(game, view, judgement, seed);
  let tally = NOTHING_PLAYED;
  for (let slices = 0; ; ) {
    const played = pairs.playSlice(tally);
    tally = played.tally;
    slices += played.slices;
    const verdict = verdictOn(game, judgement, tally, slices, depth);
    if (verdict.isDecided) return verdict.judgement;
  }
}

/** What to believe after so many slices of playing on, and whether more of them would hardly change that. */
export function verdictOn(
  game: Game,
  judgement: Judgement,
  tally: Tally,
  slices: number,
  depth: Depth,
): { readonly judgement: Judgement; readonly isDecided: boolean } {
  const belief = new Belief(judgement.loss, trustIn(game), tally);
  const { loss, error, sure } = belief;
  const most = MOST_SLICES[depth];
  const isEnough = tally.count >= FIRST_LOOK;
  return {
    judgement: { ...judgement, loss, error, sure: isEnough ? sure : null },
    isDecided:
      slices >= most ||
      (isEnough && (belief.isClear || belief.hopeAfter((tally.count * most) / slices) < SURE_ENOUGH)),
  };
}

/** Two moves of a seat, compared by playing on from both, in pairs of matches with the same hidden things and luck. */
export class Pairs {
  readonly #game: Game;
  readonly #view: View;
  readonly #moves: Pick<Judgement, 'made' | 'best'>;
  readonly #seat: number;
  readonly #seed: number;
  readonly #random: Random;
  readonly #playing: PlayingOn;
  readonly #isSecret: boolean;
  readonly #trial: State;
  readonly #slice: number;
  #tally: Tally = NOTHING_PLAYED;

  /** Nobody knows more than the seat did: `view` is the one it decides by, with memory. */
  constructor(game: Game, view: View, compared: Pick<Judgement, 'seat' | 'made' | 'best'>, seed: number) {
    const effort = playingOnIn(game);
    this.#game = game;
    this.#view = view;
    this.#moves = compared;
    this.#seat = compared.seat;
    this.#seed = seed;
    this.#random = new Random(seed);
    this.#trial = game.imagine(view, this.#random);
    this.#playing = new PlayingOn(game, compared.seat, this.#trial, effort);
    this.#isSecret = isSecretChoice(game, this.#trial, compared.seat);
    this.#slice = effort.plays;
  }

  get tally(): Tally {
    return this.#tally;
  }

  /** Goes on from this tally for one slice of the effort, or for as many as one pair of long matches takes: says how many. */
  playSlice(tally: Tally): { readonly tally: Tally; readonly slices: number } {
    this.#tally = tally;
    const before = this.#playing.plays;
    do for (const _ of this.playPair());
    while (this.#playing.plays < before + this.#slice);
    return { tally: this.#tally, slices: Math.round((this.#playing.plays - before) / this.#slice) };
  }

  /** Plays the next pair of matches, and pauses after every play. The n-th pair is always the same. */
  *playPair(): Generator<void, void> {
    this.#random.reseed(this.#seed + 7919 * (this.#tally.count + 1));
    const before = this.#game.imagine(this.#view, this.#random);
    if (this.#isSecret) this.#letOthersChoose(before);
    const luck = this.#random.next() >>> 0;
    const best = yield* this.#after(before, this.#moves.best, luck);
    const made = yield* this.#after(before, this.#moves.made, luck);
    this.#tally = counted(this.#tally, best - made);
  }

  /**
   * Those who choose in secret at the same moment each do so from their own view, and anew for every pair: what they can be
   * expected to choose often has several answers, and a mistake should be one whichever of them it is.
   */
  #letOthersChoose(before: State): void {
    const game = this.#game;
    game.insight?.reopen?.(before, this.#seat);
    for (const seat of seatsOf(game.due(before))) {
      if (seat === this.#seat) continue;
      game.play(before, seat, this.#playing.choose(before, seat, this.#random.next()), null);
    }
  }

  #after(before: State, move: string, luck: number): Generator<void, number> {
    const game = this.#game;
    game.copy(this.#trial, before);
    game.play(this.#trial, this.#seat, game.read(this.#trial, this.#seat, move), null);
    return this.#playing.after(this.#trial, luck);
  }
}
