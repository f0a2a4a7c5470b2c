import type { State } from '../game.ts';
import type { AnyOptions } from '../options.ts';
import type { Result } from '../result.ts';

/**
 * How positions of a game are written down and read, so that a study can begin with any of them. Optional part of a game:
 * `src/games/GAME/rules/set-up.ts` exports it as `setUp`, and nothing but studies loads it.
 *
 * `P` is a position as the game writes it: plain JSON in the notation of its rules page, short enough for a link. It says
 * all that is in the state, once: what follows from the rest (a pile, a supply, who is due) is not in it. What a viewer has
 * seen before is part of the position where the game asks people to keep it in mind; where the position leaves it out,
 * nothing was seen before. `docs/studies.md` describes every field of every game's positions.
 *
 * `proveSetUp` in `suite.ts` proves the promises below.
 */
export interface SetUp<S extends State = State, P = unknown, F extends Flaw = Flaw> {
  /**
   * The position of a state, whatever match it is from. From it, `read` makes a state that the rules cannot tell from this one.
   */
  write(state: S): P;

  /**
   * Reads a position from outside, which may be anything, and checks all of it: its shape, how many there are of every piece,
   * and whatever holds in every state that can arise by the rules. Names the first thing that is wrong. `seats` and `options`
   * are within what the game allows. The state shares no memory with the position.
   */
  read(seats: number, options: AnyOptions, position: unknown): Result<{ readonly state: S }, F | Malformed>;
}

/**
 * Why a position is refused, with what its words need (`seat`, `count`, `most` …). `locales/LANG/GAME/advice/set-up.ts` has
 * the words of every kind.
 */
export interface Flaw {
  readonly kind: string;
  /**
   * Where it is: the key of a place, of a control or of a group of controls (`src/web/board/set-up.ts`), so that it is marked
   * there. Left out if it is nowhere in particular.
   */
  readonly at?: string;
}

/** Flaws of one or several kinds with the same fields: `FlawOf<'hand-empty', { readonly seat: number }>`. */
export type FlawOf<K extends string, About = unknown> = K extends string
  ? Flaw & { readonly kind: K } & About
  : never;

/**
 * It is not a position at all: a field is missing, unknown, of the wrong type or out of range. Nothing that can be set up by
 * hand is refused like this, and no game has words for it. `field` names the first such field.
 */
export interface Malformed extends Flaw {
  readonly kind: 'malformed';
  readonly field: string;
}

export function malformed(field: string): { readonly ok: false; readonly error: Malformed } {
  return { ok: false, error: { kind: 'malformed', field } };
}
