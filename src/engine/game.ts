import type { Insight } from './insight.ts';
import type { AnyOptions, OptionTable } from './options.ts';
import type { Random } from './random.ts';
import type { Turn } from './turn.ts';
import { seatsOf, type Viewer } from './viewers.ts';

/**
 * The contract of a game. Everything that runs, shows, stores or plays a game does it through this interface
 * and nothing else; the suite in `suite.ts` proves its promises for every game listed in `src/games`.
 *
 * Inside, moves are non-negative 31-bit integers and the state is flat: the same integer means the same move in
 * all states that the mover cannot tell apart. Outside, moves are the texts of the rules pages. `match.ts` is
 * the bridge, and checks what comes from outside; the functions here trust their callers.
 */
export interface Game<S extends State = State, V extends View = View, H extends Happening = Happening>
  extends Facts {
  /** No seat ever has more legal moves than this, and nature never has more entries to draw from. */
  readonly mostMoves: number;
  /**
   * The kinds of happening that reveal something hidden from somebody until then (a fist opened, a card played, a
   * tile seen). A play that caused one cannot be undone. Other happenings never depend on what is hidden from
   * those who see them.
   */
  readonly reveals: ReadonlySet<H['kind']>;

  /** A match before its first play. `seats` and `options` are within what the game allows, none left out. */
  start(seats: number, options: AnyOptions): S;

  /** A state equal to this one that shares no memory with it. Allocates. */
  clone(state: S): S;

  /** Makes `target`, which has the same number of seats and the same options, equal to `source`. Allocates nothing. */
  copy(target: S, source: S): void;

  /** The bit set of the seats that must move now; `NATURE_DUE` if chance is due; `OVER` if the match is over. */
  due(state: S): number;

  /**
   * Writes the legal moves of the seat into `into` and returns how many: 0 only if the seat is not due. Each
   * occurs once. The order is the same whenever the state is the same. Allocates nothing.
   */
  moves(state: S, seat: number, into: Int32Array): number;

  /**
   * Writes what nature draws from, each entry equally likely, and returns how many: 0 only if nature is not due. An
   * outcome occurs as often as its weight says, all its entries side by side. Allocates nothing.
   */
  chances(state: S, into: Int32Array): number;

  /**
   * Makes a legal move of a due seat, or of nature (`by` is `NATURE`), with all that follows from it automatically.
   * Reports what happened to `tell`, if it is given; otherwise allocates nothing.
   */
  play(state: S, by: number, move: number, tell: Tell<H> | null): void;

  /**
   * The bit set of those who may know which move the next play of `by` is, as it is made. `EVERYBODY` for open
   * play; the chooser alone for a secret choice; the receiver alone for a card dealt face down.
   */
  knownTo(state: S, by: number): number;

  /** The text of a legal move. */
  write(state: S, by: number, move: number): string;

  /** The move that a text stands for, legal or not; −1 if it stands for none. Takes any text whatever. */
  read(state: S, by: number, text: string): number;

  /** A seat's score so far; when the match is over, the final one. */
  score(state: S, seat: number): number;

  /** When the match is over: the bit set of the winners. */
  winners(state: S): number;

  /**
   * All that the viewer may know now, as JSON. What is hidden is not in it in any form. `remembering` adds what the
   * viewer has seen before and the game expects people to remember, for bots, which may remember as well as a person
   * could. With viewer `everything` nothing is left out.
   */
  view(state: S, viewer: Viewer, remembering?: boolean): V;

  /**
   * Optional: the views of several viewers of one state, each equal to what `view` gives that viewer. What they have in
   * common is made once and is the same object in all of them, so that it need be serialised only once.
   */
  views?(state: S, viewers: readonly Viewer[]): V[];

  /**
   * A state that the viewer of this view cannot tell from the real one: it gives that viewer the same view and
   * the same legal moves. Drawn at random over all that the viewer cannot know.
   */
  imagine(view: V, random: Random): S;

  /** How many there are of every piece, wherever it is. The same from the first play to the last. */
  pieces(state: S): Readonly<Record<string, number>>;

  /**
   * Optional: plays to the end, every legal move equally likely, and returns the number of plays. Ends in
   * the same state, and leaves the generator in the same state, as `playoutByStep`; only faster.
   */
  playout?(state: S, random: Random): number;

  /** Optional: what a bot should know about the game. */
  readonly insight?: Insight<S, V>;

  /** Optional: standing choices, which a seat can leave to be made while it is away. */
  readonly standing?: Standing<V>;
}

export interface Standing<V extends View = View> {
  /** The choices that can be left, in the order in which they are offered. */
  readonly choices: readonly string[];
  /** The move that the first applicable choice gives; null if the viewer has to choose in person. */
  answer(view: V, left: readonly string[]): string | null;
}

/** What is known of a game without loading its rules. */
export interface Facts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
}

/** Fields are numbers, booleans and typed arrays, all of them meaningful: two states are equal if all fields are. */
export interface State {
  readonly seats: number;
}

/** What every view says. */
export interface View {
  readonly game: string;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly turn: Turn;
}

/** Something the people at the table see happen. */
export interface Happening {
  readonly kind: string;
}

/** Called with a happening and the bit set of those who may see it. */
export type Tell<H extends Happening = Happening> = (happening: H, seenBy: number) => void;

export const OVER = 0;
export const NATURE_DUE = 1 << 30;

/** Whose turn it is, in words that may leave the engine. */
export function turnOf<S extends State>(game: Pick<Game<S>, 'due' | 'score' | 'winners'>, state: S): Turn {
  const due = game.due(state);
  if (due === NATURE_DUE) return { kind: 'nature' };
  if (due !== OVER) return { kind: 'seats', seats: seatsOf(due) };
  const scores = Array.from({ length: state.seats }, (_, seat) => game.score(state, seat));
  return { kind: 'over', scores, winners: seatsOf(game.winners(state)) };
}
