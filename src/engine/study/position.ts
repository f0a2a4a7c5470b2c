import { actorOf, type By } from '../by.ts';
import { type Game, type State, turnOf, type View } from '../game.ts';
import { chancesAsTexts, judge, movesAsTexts } from '../match.ts';
import type { Turn } from '../turn.ts';
import type { Viewer } from '../viewers.ts';

/** How a match stands at one node of a study. It never changes. */
export class Position {
  readonly #game: Game;
  readonly #state: State;

  /** The position owns this state from now on. */
  constructor(game: Game, state: State) {
    this.#game = game;
    this.#state = state;
  }

  turn(): Turn {
    return turnOf(this.#game, this.#state);
  }

  /** Every legal move of the seat, sorted; [] if it has none. */
  moves(seat: number): string[] {
    return movesAsTexts(this.#game, this.#state, seat).sort();
  }

  /** Nature's outcomes with their weights, sorted by outcome; [] if nature is not due. */
  chances(): [outcome: string, weight: number][] {
    return chancesAsTexts(this.#game, this.#state);
  }

  /** The bit set of viewers who may know which move the next play of `by` is, as it is made. */
  knownTo(by: By): number {
    return this.#game.knownTo(this.#state, actorOf(by));
  }

  view(viewer: Viewer, remembering = false): View {
    return this.#game.view(this.#state, viewer, remembering);
  }

  /** The position after this play; null if it is not legal. */
  after(by: By, move: string): Position | null {
    const judged = judge(this.#game, this.#state, by, move);
    if (!judged.ok) return null;
    const state = this.#game.clone(this.#state);
    this.#game.play(state, actorOf(by), judged.move, null);
    return new Position(this.#game, state);
  }
}
