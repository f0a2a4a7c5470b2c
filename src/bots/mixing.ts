import { lowest } from '../engine/bits.ts';
import { type Game, OVER, type State, type View } from '../engine/game.ts';
import type { Ability } from '../engine/insight.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { Imagination } from './imagination.ts';
import { overlook } from './overlooking.ts';
import { Prospects } from './prospects.ts';
import type { Candidate, Thought } from './thought.ts';
import { resultOf, rollOut } from './values.ts';

/** A choice that the best mix makes less often than this is noise. */
const LEAST_SHARE = 0.04;

/**
 * After this many iterations the mixes are computed again. With more than two seats there are often several
 * equilibria, and chance decides which one is approached: a bot that always took the same one would be
 * predictable again.
 */
const EPISODE = 6000;

/**
 * Search for moments when several seats choose at once and in secret. Every iteration imagines a state, lets every seat
 * draw a choice from its present mix, and asks what each of a seat's other choices would have brought against the same
 * choices of the others. Choices that would have brought more are drawn more often (regret matching); the average of
 * the mixes approaches an equilibrium, in which being predictable costs nothing because nothing is predictable.
 */
export class MixedSearch implements Thought {
  readonly #game: Game;
  readonly #imagination: Imagination;
  readonly #seat: number;
  readonly #random: Random;
  readonly #luck = new Random(0);
  readonly #ability: Ability;
  readonly #buffers: Buffers;
  readonly #values: Float64Array;
  readonly #worth: Float64Array;
  readonly #mixes: readonly Mix[];
  readonly #trial: State;
  /** What has been found out about the states that follow, if the game can tell which are alike. */
  readonly #prospects: Prospects | null;
  #iterations = 0;
  /** The choices that the thinking seat overlooks, and those that another surely beats. */
  #leftOut: ReadonlySet<number> | null = null;

  constructor(game: Game, view: View, seat: number, random: Random, ability: Ability) {
    this.#game = game;
    this.#imagination = new Imagination(game, view, random, state => game.insight?.reopen?.(state, seat));
    this.#seat = seat;
    this.#random = random;
    this.#ability = ability;
    this.#buffers = buffersFor(game);
    this.#values = new Float64Array(view.seats);
    this.#worth = new Float64Array(game.mostMoves);
    this.#mixes = Array.from({ length: view.seats }, (_, seat) => new Mix(seat, game.mostMoves));
    this.#trial = game.imagine(view, random);
    this.#prospects = ability.insight && game.insight?.signature ? new Prospects(view.seats) : null;
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  /** The choices of the thinking seat, or those it expects from another. */
  candidates(seat = this.#seat): Candidate[] {
    const state = this.#imagination.next();
    const mix = this.#mixes[seat];
    this.#offer(mix, state);
    const choices = mix.offered.slice(0, mix.count);
    const sum = choices.reduce((total, { share }) => total + share, 0);
    const candidates = choices.map(({ move, share, worth, times }) => ({
      move: this.#game.write(state, seat, move),
      value: worth / Math.max(1, times),
      share: sum > 0 ? share / sum : 1 / choices.length,
    }));
    return candidates.sort((a, b) => b.share - a.share || b.value - a.value);
  }

  /** How often a seat's best mix makes this choice, as a share of the times it was offered. */
  shareOf(seat: number, move: number): number {
    return this.#mixes[seat].shareOf(move);
  }

  choose(): string {
    const candidates = this.candidates().filter(({ share }) => share >= LEAST_SHARE);
    const sum = candidates.reduce((total, { share }) => total + share, 0);
    let rest = this.#random.fraction() * sum;
    for (const { move, share } of candidates) {
      rest -= share;
      if (rest < 0) return move;
    }
    return candidates[0].move;
  }

  #iterate(): void {
    const weight = 1 + (this.#iterations++ % EPISODE);
    if (weight === 1) for (const mix of this.#mixes) mix.startAnew();
    const game = this.#game;
    const state = this.#imagination.next();
    const seats = game.due(state);
    for (let left = seats; left !== 0; left &= left - 1) {
      const mix = this.#mixes[lowest(left)];
      this.#offer(mix, state);
      mix.draw(this.#random);
    }
    const luck = this.#random.next();
    for (let left = seats; left !== 0; left &= left - 1) {
      const mix = this.#mixes[lowest(left)];
      for (let i = 0; i < mix.count; i++)
        this.#worth[i] = this.#worthOf(state, seats, mix.seat, mix.offered[i].move, luck);
      mix.learn(this.#worth, weight);
    }
  }

  /** What a seat can choose from; for the thinking seat, only what it considers. */
  #offer(mix: Mix, state: State): void {
    const { moves } = this.#buffers;
    const count = this.#game.moves(state, mix.seat, moves);
    if (mix.seat !== this.#seat) {
      mix.offer(moves, count);
      return;
    }
    this.#leftOut ??= this.#leaveOut(state, moves, count);
    let left = 0;
    for (let i = 0; i < count; i++) if (!this.#leftOut.has(moves[i])) moves[left++] = moves[i];
    // A spectator cannot be sure of the seat's hand: another one may have none of these.
    mix.offer(moves, left === 0 ? count : left);
  }

  #leaveOut(state: State, moves: Int32Array, count: number): ReadonlySet<number> {
    const { careful, overlooks } = this.#ability;
    const weights = this.#worth.fill(1, 0, count);
    if (careful) this.#game.insight?.dismiss?.(state, this.#seat, moves, count, weights);
    overlook(weights, count, overlooks, this.#random);
    return new Set(moves.subarray(0, count).filter((_, i) => weights[i] === 0));
  }

  /** What the choice gains its seat if the others keep to theirs. Every choice gets the same luck, to reduce noise. */
  #worthOf(state: State, seats: number, seat: number, move: number, luck: number): number {
    const game = this.#game;
    const trial = this.#trial;
    game.copy(trial, state);
    for (let left = seats; left !== 0; left &= left - 1) {
      const other = lowest(left);
      game.play(trial, other, other === seat ? move : this.#mixes[other].drawn, null);
    }
    if (game.due(trial) === OVER) {
      resultOf(game, trial, this.#values);
      return this.#values[seat];
    }
    if (this.#prospects && game.insight?.signature && game.insight.rollout) {
      const prospect = this.#prospects.of(game.insight.signature(trial));
      if (prospect.isDue()) {
        game.insight.rollout(trial, this.#random, this.#values);
        prospect.learn(this.#values);
      }
      return prospect.valueOf(seat);
    }
    this.#luck.reseed(luck);
    rollOut(game, trial, this.#luck, this.#values, this.#buffers, this.#ability.insight);
    return this.#values[seat];
  }
}

/** What has been learnt about one choice of one seat. */
class Choice {
  readonly move: number;
  /** How much more it would have gained than the actual choices, summed; never below 0. */
  regret = 0;
  /** How often it was in the mix, later mixes counting more. */
  share = 0;
  worth = 0;
  times = 0;

  constructor(move: number) {
    this.move = move;
  }
}

/** How one seat mixes its choices. What it can choose from may differ between imagined states. */
class Mix {
  readonly seat: number;
  /** The choices that it has now are the first `count` of these. */
  readonly offered: Choice[] = [];
  count = 0;
  /** The move drawn last. */
  drawn = 0;
  readonly #chances: Float64Array;
  readonly #choices = new Map<number, Choice>();

  constructor(seat: number, mostMoves: number) {
    this.seat = seat;
    this.#chances = new Float64Array(mostMoves);
  }

  offer(moves: Int32Array, count: number): void {
    this.count = count;
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (this.offered[i]?.move === move) continue;
      let choice = this.#choices.get(move);
      if (!choice) {
        choice = new Choice(move);
        this.#choices.set(move, choice);
      }
      this.offered[i] = choice;
    }
  }

  shareOf(move: number): number {
    let sum = 0;
    for (const { share } of this.#choices.values()) sum += share;
    return sum > 0 ? (this.#choices.get(move)?.share ?? 0) / sum : 0;
  }

  /** Forgets the regrets, but keeps what has been in the mix. */
  startAnew(): void {
    for (const choice of this.#choices.values()) choice.regret = 0;
  }

  /** Draws in proportion to the regrets, or uniformly if there are none. */
  draw(random: Random): void {
    const { count, offered } = this;
    const chances = this.#chances;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += offered[i].regret;
    for (let i = 0; i < count; i++) chances[i] = sum > 0 ? offered[i].regret / sum : 1 / count;
    let rest = random.fraction();
    let i = 0;
    while (i < count - 1 && rest >= chances[i]) rest -= chances[i++];
    this.drawn = offered[i].move;
  }

  learn(worth: Float64Array, weight: number): void {
    const { count, offered } = this;
    const chances = this.#chances;
    let expected = 0;
    for (let i = 0; i < count; i++) expected += chances[i] * worth[i];
    for (let i = 0; i < count; i++) {
      const choice = offered[i];
      choice.regret = Math.max(0, choice.regret + worth[i] - expected);
      choice.share += weight * chances[i];
      choice.worth += worth[i];
      choice.times++;
    }
  }
}
