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
 * A play that was made, with the one before it: a chain that reaches back to the start. Plays that were undone keep
 * theirs, so a match can be looked at as it stood after any play there ever was.
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
  /** Whether it turned up something hidden. */
  readonly reveals: boolean;
  /** What was to be seen of it; null once that is forgotten (`Recall` plays it again). */
  seen: readonly Seen[] | null;
  /** The state after it, kept with some. */
  position: State | null;
}

/** A position is kept after every so many plays, so going back anywhere costs fewer plays than that. */
const STRIDE = 16;

/** Makes a legal move in the state that the play before it has led to. */
export function makePlay(
  game: Game,
  state: State,
  before: PastPlay | null,
  { by, move, code }: { readonly by: By; readonly move: string; readonly code: number },
): PastPlay {
  // Only once somebody goes on from it: plays that are undone at once keep none.
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

/** The state after a play, shared with nobody; `start` gives that before the first. */
export function stateAfter(game: Game, start: () => State, last: PastPlay | null): State {
  const since: PastPlay[] = [];
  let from = last;
  for (; from && !from.position; from = from.before) since.push(from);
  const state = from?.position ? game.clone(from.position) : start();
  for (const { by, code } of since.reverse()) game.play(state, actorOf(by), code, null);
  return state;
}

/** Knows what was to be seen of past plays. What is forgotten is played again, one after the other if asked in order. */
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
