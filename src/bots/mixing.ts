import { type Game, NATURE_DUE, OVER, type State, type View } from '../engine/game.ts';
import type { Ability } from '../engine/insight.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { seatsOf } from '../engine/viewers.ts';
import { Imagination } from './imagination.ts';
import type { Candidate, Thought } from './thought.ts';
import { resultOf, rollOut } from './values.ts';

/** A choice that the best mix makes less often than this is noise. */
const LEAST_SHARE = 0.04;

/**
 * Search for moments when several seats choose at once and in secret. Every iteration imagines a state, lets every
 * seat draw a choice from its present mix, and asks for every seat what each of its other choices would have brought
 * against the same choices of the others. Choices that would have brought more are drawn more often (regret
 * matching); the average of the mixes approaches an equilibrium, in which being predictable costs nothing because
 * nothing is predictable.
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
  readonly #mixes: readonly Mix[];
  readonly #trial: State;
  #iterations = 0;

  constructor(game: Game, view: View, seat: number, random: Random, ability: Ability) {
    this.#game = game;
    this.#imagination = new Imagination(game, view, random, state => game.insight?.reopen?.(state, seat));
    this.#seat = seat;
    this.#random = random;
    this.#ability = ability;
    this.#buffers = buffersFor(game);
    this.#values = new Float64Array(view.seats);
    this.#mixes = Array.from({ length: view.seats }, () => new Mix());
    this.#trial = game.imagine(view, random);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  candidates(): Candidate[] {
    const state = this.#imagination.next();
    const count = this.#game.moves(state, this.#seat, this.#buffers.moves);
    const choices = this.#mixes[this.#seat].over(this.#buffers.moves.subarray(0, count));
    const shares = proportional(choices.map(choice => choice.share));
    const candidates = choices.map(({ move, worth, times }, i) => ({
      move: this.#game.write(state, this.#seat, move),
      value: worth / Math.max(1, times),
      share: shares[i],
    }));
    return candidates.sort((a, b) => b.share - a.share || b.value - a.value);
  }

  choose(): string {
    const candidates = this.candidates().filter(({ share }) => share >= LEAST_SHARE);
    const sum = candidates.reduce((total, { share }) => total + share, 0);
    let rest = (this.#random.below(1 << 19) / (1 << 19)) * sum;
    for (const { move, share } of candidates) {
      rest -= share;
      if (rest < 0) return move;
    }
    return candidates[0].move;
  }

  #iterate(): void {
    const weight = ++this.#iterations;
    const state = this.#imagination.next();
    const seats = seatsOf(this.#game.due(state));
    const plans = seats.map(seat => this.#planOf(state, seat));
    const luck = this.#random.next();
    for (const plan of plans) {
      const worth = plan.choices.map(({ move }) => this.#worthOf(state, plans, plan, move, luck));
      const expected = worth.reduce((sum, each, i) => sum + plan.chances[i] * each, 0);
      for (const [i, choice] of plan.choices.entries()) {
        choice.regret = Math.max(0, choice.regret + worth[i] - expected);
        choice.share += weight * plan.chances[i];
        choice.worth += worth[i];
        choice.times++;
      }
    }
  }

  /** What a seat may choose here and how likely it is to, with one choice drawn. */
  #planOf(state: State, seat: number): Plan {
    const count = this.#game.moves(state, seat, this.#buffers.moves);
    const choices = this.#mixes[seat].over(this.#buffers.moves.subarray(0, count));
    const chances = proportional(choices.map(choice => choice.regret));
    let rest = this.#random.below(1 << 19) / (1 << 19);
    let i = 0;
    while (i < count - 1 && rest >= chances[i]) rest -= chances[i++];
    return { seat, choices, chances, chosen: choices[i].move };
  }

  /** What the choice brings its seat if the others keep to theirs. The same luck for every choice: less noise. */
  #worthOf(state: State, plans: readonly Plan[], plan: Plan, move: number, luck: number): number {
    const game = this.#game;
    const trial = this.#trial;
    game.copy(trial, state);
    for (const other of plans) game.play(trial, other.seat, other === plan ? move : other.chosen, null);
    this.#luck.reseed(luck);
    const due = game.due(trial);
    if (due === OVER) resultOf(game, trial, this.#values);
    else rollOut(game, trial, this.#luck, this.#values, this.#buffers, this.#ability.insight);
    return this.#values[plan.seat];
  }
}

/** Whether a moment is one for this search: the seat chooses at the same time as others, or they already have. */
export function isSecretChoice(game: Game, state: State, seat: number): boolean {
  const due = game.due(state);
  return due !== NATURE_DUE && game.knownTo(state, seat) === 1 << seat;
}

interface Plan {
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly chances: readonly number[];
  readonly chosen: number;
}

/** What has been learnt of one choice of one seat. */
class Choice {
  readonly move: number;
  /** How much more it would have brought than what was chosen, summed; never below 0. */
  regret = 0;
  /** How often it was in the mix, later mixes counting more. */
  share = 0;
  worth = 0;
  times = 0;

  constructor(move: number) {
    this.move = move;
  }
}

/** How one seat mixes its choices. */
class Mix {
  readonly #choices = new Map<number, Choice>();

  over(moves: Int32Array): Choice[] {
    return Array.from(moves, move => {
      let choice = this.#choices.get(move);
      if (!choice) {
        choice = new Choice(move);
        this.#choices.set(move, choice);
      }
      return choice;
    });
  }
}

/** In proportion to these amounts; all alike if they are all 0. */
function proportional(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map(amount => (sum > 0 ? amount / sum : 1 / amounts.length));
}
