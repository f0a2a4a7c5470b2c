import { actorOf, type By } from './by.ts';
import type { Game, Happening, State } from './game.ts';
import type { Play } from './match.ts';

/** Something that happened, and the number (from 0) of the play that caused it. */
export interface Happened {
  readonly play: number;
  readonly happening: Happening;
}

/** A happening, and the bit set of those who may see it. */
interface Seen {
  readonly happening: Happening;
  readonly seenBy: number;
}

/**
 * A play that was made, with the one before it: a chain that reaches back to the start. Undone plays keep
 * their chain, so a match can be viewed as it stood after any play ever made.
 */
export interface PastPlay extends Play {
  /** Null if it was the first. */
  readonly before: PastPlay | null;
  /** How many plays the chain has with this one, and how many of them are nature's. */
  readonly count: number;
  readonly natures: number;
  /** The move as the rules know it. */
  readonly code: number;
  /** The bit set of those who may know which move it is. */
  readonly knownTo: number;
  /** Whether it revealed something hidden. */
  readonly reveals: boolean;
  /** What was visible of it; null once that has been dropped (`Recall` works it out again). */
  seen: readonly Seen[] | null;
  /** The state after it; only some plays keep one. */
  position: State | null;
}

/** How many plays lie between two kept positions. Going back anywhere replays fewer plays than that. */
const STRIDE = 16;

/** Makes a legal move in the state reached by the previous play. */
export function makePlay(
  game: Game,
  state: State,
  before: PastPlay | null,
  { by, move, code }: { readonly by: By; readonly move: string; readonly code: number },
): PastPlay {
  // Only when another play follows: plays that are undone at once keep no state.
  if (before && before.count % STRIDE === 0) before.position ??= game.clone(state);
  const actor = actorOf(by);
  const knownTo = game.knownTo(state, actor);
  const seen: Seen[] = [];
  game.play(state, actor, code, (happening, seenBy) => seen.push({ happening, seenBy }));
  return {
    by,
    move,
    before,
    count: (before?.count ?? 0) + 1,
    natures: (before?.natures ?? 0) + (by === 'nature' ? 1 : 0),
    code,
    knownTo,
    reveals: seen.some(({ happening }) => game.reveals.has(happening.kind)),
    seen,
    position: null,
  };
}

/** A fresh copy of the state after a play; `start` gives the state before the first. */
export function stateAfter(game: Game, start: () => State, last: PastPlay | null): State {
  const since: PastPlay[] = [];
  let from = last;
  for (; from && !from.position; from = from.before) since.push(from);
  const state = from?.position ? game.clone(from.position) : start();
  for (const { by, code } of since.reverse()) game.play(state, actorOf(by), code, null);
  return state;
}

/** Knows what was visible of past plays. Dropped states are replayed; asking in order is cheapest. */
export class Recall {
  readonly #game: Game;
  readonly #start: () => State;
  #state: State | null = null;
  #last: PastPlay | null = null;

  constructor(game: Game, start: () => State) {
    this.#game = game;
    this.#start = start;
  }

  seenOf(play: PastPlay): readonly Seen[] {
    if (play.seen) return play.seen;
    if (this.#state === null || this.#last !== play.before) {
      this.#state = stateAfter(this.#game, this.#start, play.before);
    }
    const seen: Seen[] = [];
    this.#game.play(this.#state, actorOf(play.by), play.code, (happening, seenBy) => {
      seen.push({ happening, seenBy });
    });
    this.#last = play;
    return seen;
  }
}
