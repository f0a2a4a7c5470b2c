import { lowest } from '../../engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../../engine/game.ts';
import type { Ability, PlayingOnEffort } from '../../engine/insight.ts';
import { type Buffers, buffersFor, drawOutcome } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { NATURE } from '../../engine/viewers.ts';
import { confidenceIn } from '../chance.ts';
import { Expectimax } from '../expectimax.ts';
import { MixedSearch } from '../mixing.ts';
import { Foresight } from '../moment.ts';
import { TreeSearch } from '../search.ts';
import type { Thought } from '../thought.ts';
import { canBeJudged, isSecretChoice } from '../which-search.ts';
import { Outlook, sharpened } from './outlook.ts';
import { foregoneIn, reviewer } from './reviewer.ts';

/**
 * Plays matches on, all seats as the master would with very little time: every one searches, from its own view, for a few
 * iterations per decision. Nothing is taken from the search that found a mistake, so this is a second opinion.
 */
export class PlayingOn {
  readonly #game: Game;
  readonly #seat: number;
  readonly #effort: PlayingOnEffort;
  readonly #ability: Ability;
  readonly #buffers: Buffers;
  readonly #luck = new Random(0);
  readonly #outlook: Outlook;
  readonly #foresight: Foresight | null;
  #plays = 0;

  /** Says what this seat gets; the states to come have the seats and options of this one. */
  constructor(game: Game, seat: number, state: State, effort: PlayingOnEffort) {
    this.#game = game;
    this.#seat = seat;
    this.#effort = effort;
    // Working out what is certain at every decision would take ten times as long.
    this.#ability = { ...reviewer(game), careful: false };
    this.#buffers = buffersFor(game);
    this.#outlook = new Outlook(game, state.seats);
    this.#foresight = canBeJudged(game) ? new Foresight(game, seat, state) : null;
  }

  /** How many plays all matches have taken so far. */
  get plays(): number {
    return this.#plays;
  }

  /**
   * The seat's share of the win, less what chance gave it on the way as far as the game can evaluate that: the mean stays
   * the same, but fewer matches are needed. Changes the state, and pauses after every play. The same seed gives the same
   * luck, whatever was played.
   */
  *after(state: State, seed: number): Generator<void, number> {
    const game = this.#game;
    this.#luck.reseed(seed);
    let lucky = 0;
    let before = -1;
    let left = this.#effort.horizon ?? Number.POSITIVE_INFINITY;
    for (let play = 1; ; play++) {
      this.#plays++;
      const due = game.due(state);
      if (due === OVER) return this.#shareIn(state) - lucky;
      if (due === NATURE_DUE) {
        lucky += this.#playNature(state);
        continue;
      }
      const by = lowest(due);
      if (by !== before) {
        const winner = foregoneIn(game, state);
        if (winner >= 0) return (winner === this.#seat ? 1 : 0) - lucky;
        before = by;
      }
      if (left-- === 0 || game.insight?.isSettled?.(state)) return this.#shareIn(state) - lucky;
      game.play(state, by, this.choose(state, by, seed + 2 ** 32 * play), null);
      yield;
    }
  }

  /** What a seat plays: the same seed gives the same move. */
  choose(state: State, by: number, seed: number): number {
    const game = this.#game;
    const { iterations } = this.#effort;
    const { moves } = this.#buffers;
    if (game.moves(state, by, moves) === 1) return moves[0];
    const random = new Random(seed);
    const thought = this.#thoughtOf(state, by, random);
    // Where nothing is left to chance, matches would otherwise all go the same way.
    thought.run(iterations + random.below(2 * iterations + 1));
    return game.read(state, by, thought.choose());
  }

  /** What the seat has won, or can expect at a glance. */
  #shareIn(state: State): number {
    const confidence = confidenceIn(this.#game, state);
    return sharpened([...this.#outlook.after(state, this.#luck.next())], confidence)[this.#seat];
  }

  #thoughtOf(state: State, by: number, random: Random): Thought {
    const game = this.#game;
    const view = game.view(state, by, true);
    if (isSecretChoice(game, state, by)) return new MixedSearch(game, view, by, random, this.#ability);
    if (canBeJudged(game)) return new Expectimax(game, view, by, random, this.#ability);
    return new TreeSearch(game, view, by, random, this.#ability);
  }

  /** Plays one of nature's outcomes, and says how much more it is worth to the seat than the mean of all. */
  #playNature(state: State): number {
    const game = this.#game;
    const { moves } = this.#buffers;
    const outcome = drawOutcome(this.#luck, moves, game.chances(state, moves));
    const moment = this.#foresight?.open(state);
    game.play(state, NATURE, outcome, null);
    return moment ? moment.values[moment.moves.indexOf(outcome)] - moment.value : 0;
  }
}
