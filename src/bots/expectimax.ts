import { type Game, OVER, type State, type View } from '../engine/game.ts';
import type { Ability } from '../engine/insight.ts';
import type { Random } from '../engine/random.ts';
import { type Character, suiting } from './character.ts';
import { type Bounds, Ending } from './ending.ts';
import { Foresight, type Moment } from './moment.ts';
import { overlook } from './overlooking.ts';
import type { Candidate, Thought } from './thought.ts';

/** In every iteration, this many positions of a match that is nearly over are looked at: they take about as long as the rest. */
const LOOKED_AT = 300;

const NOTHING_PROVED: Bounds = { low: 0, high: 1 };

/**
 * Best-first expectimax, for games that `canBeJudged`: a tree of moments whose leaves are judged by the game's
 * `evaluate`, with exact values above them. A moment is worth to the root's seat the best of its own moves, the worst
 * of the rival's, and the mean of nature's outcomes. Every iteration follows the moves that look best to those who make
 * them, now and then another one, and opens one moment more. Nothing in it is random: the same number of iterations
 * gives the same result. If the match is nearly over, it is also worked out, and once a move is proved to be the best, that decides.
 */
export class Expectimax implements Thought {
  readonly #game: Game;
  readonly #seat: number;
  readonly #curiosity: number;
  readonly #start: State;
  readonly #walk: State;
  readonly #foresight: Foresight;
  #root: Moment;
  readonly #path: Moment[] = [];
  /** If the match is nearly over: all that is left of it. Nobody who overlooks moves works out anything. */
  readonly #ending: Ending | null = null;

  constructor(
    game: Game,
    view: View,
    seat: number,
    random: Random,
    { curiosity, overlooks, careful }: Pick<Ability, 'curiosity' | 'overlooks' | 'careful'>,
  ) {
    this.#game = game;
    this.#seat = seat;
    this.#curiosity = curiosity;
    this.#start = game.imagine(view, random);
    this.#walk = game.clone(this.#start);
    this.#foresight = new Foresight(game, seat, this.#start);
    this.#root = this.#foresight.open(this.#start);
    const wins = careful ? this.#wins() : [];
    if (wins.length > 0) this.#root = this.#root.keeping(wins);
    else if (overlooks > 0) this.#root = this.#root.keeping(this.#seen(overlooks, random));
    if (overlooks === 0 && game.insight?.isNearlyOver?.(this.#start))
      this.#ending = new Ending(game, this.#start, seat, this.#root.moves, random);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations && !this.isDone; i++) {
      this.#iterate(this.#root.pick(this.#curiosity));
      this.#ending?.run(LOOKED_AT);
    }
  }

  get isDone(): boolean {
    return this.#ending?.isWorkedOut ?? false;
  }

  /**
   * Iterations that all begin with one move, whatever the search thinks of it; returns what the seat can
   * expect from it.
   */
  consider(move: number, iterations: number): number {
    const index = this.#root.moves.indexOf(move);
    for (let i = 0; i < iterations; i++) this.#iterate(this.#root.go(index));
    return this.#root.values[index];
  }

  candidates(): Candidate[] {
    const { moves, values, visits, visited } = this.#root;
    const isProved = this.#ending?.isProved ?? false;
    const bounds = this.#bounds();
    return this.#ranking()
      .filter(i => visits[i] > 0 || isProved)
      .map(i => ({
        move: this.#game.write(this.#start, this.#seat, moves[i]),
        value: Math.min(bounds[i].high, Math.max(bounds[i].low, values[i])),
        share: visits[i] / Math.max(1, visited),
      }));
  }

  choose(character: Character = 'even'): string {
    const { moves, values, visits, visited, after } = this.#root;
    const [best, ...others] = this.#ranking().map(i => ({
      move: moves[i],
      value: values[i],
      share: visits[i] / Math.max(1, visited),
      spread: after[i]?.spread() ?? 0,
      error: 0,
    }));
    const { move } = this.#ending?.isProved ? best : suiting([best, ...others], character);
    return this.#game.write(this.#start, this.#seat, move);
  }

  /** The moves of the root that win the match at once: a careful level looks no further. */
  #wins(): number[] {
    const game = this.#game;
    return [...this.#root.moves.keys()].filter(index => {
      game.copy(this.#walk, this.#start);
      game.play(this.#walk, this.#seat, this.#root.moves[index], null);
      return game.due(this.#walk) === OVER && game.winners(this.#walk) === 1 << this.#seat;
    });
  }

  /** The moves of the root that are not overlooked. */
  #seen(overlooks: number, random: Random): number[] {
    const weights = new Float64Array(this.#root.moves.length).fill(1);
    overlook(weights, weights.length, overlooks, random);
    return [...weights.keys()].filter(index => weights[index] > 0);
  }

  /**
   * The moves of the root: those proved to be the best, then the most examined first. Of those that nothing is proved about, that
   * is the best, because it is known best.
   */
  #ranking(): number[] {
    const { moves, values, visits } = this.#root;
    const sure = this.#bounds().map(({ low }) => low);
    const most = Math.max(...sure);
    return Array.from(moves, (_, i) => i).sort(
      (a, b) =>
        Number(sure[b] === most) - Number(sure[a] === most) || visits[b] - visits[a] || values[b] - values[a],
    );
  }

  /** What is known for certain about each move of the root: nothing, unless the best is proved. */
  #bounds(): readonly Bounds[] {
    const ending = this.#ending?.isProved ? this.#ending : null;
    return Array.from(this.#root.moves, move => ending?.boundsOf(move) ?? NOTHING_PROVED);
  }

  /** Goes on from the root with this move. */
  #iterate(first: number): void {
    const game = this.#game;
    const state = this.#walk;
    const path = this.#path;
    game.copy(state, this.#start);
    path.length = 0;
    let moment = this.#root;
    let picked = first;
    for (;;) {
      path.push(moment);
      game.play(state, moment.by, moment.moves[picked], null);
      const next = moment.after[picked];
      if (!next) break;
      moment = next;
      picked = moment.pick(this.#curiosity);
    }
    if (game.due(state) !== OVER) moment.learn(this.#foresight.open(state));
    for (let i = path.length - 2; i >= 0; i--) path[i].learn(path[i + 1]);
  }
}
