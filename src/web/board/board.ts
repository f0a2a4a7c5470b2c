import type { ComponentChildren } from 'preact';
import type { Who } from '../../../locales/words.ts';
import type { Happening, View } from '../../engine/game.ts';
import type { Asked } from './asked.ts';
import type { DrawMarks, Places } from './places.ts';

/**
 * The contract between the frame of the app and the picture of one game. `src/games/GAME/board/index.tsx` exports
 *
 *     export const board: BoardModule<View, Happening, Texts> = { … };
 *
 * and `src/games/GAME/picture.tsx` exports `Picture`, the game's picture for the home page: a static SVG without
 * text (viewBox 0 0 320 200, filled to its edges; no imports but preact and `web/drawing`; at most about 3 kB of
 * source, because the home page loads all four).
 *
 * A board has no rules of its own: it draws the view, and offers exactly the moves that it is given. It says which
 * parts a move consists of and where they lie; `interaction.ts` handles pointers and keys for all boards. The frame
 * lays the board out in a box of any proportion: the board fills it (`class="board"`: width and height 100 %) and
 * never scrolls.
 */
export interface BoardModule<V extends View, H extends Happening, T> {
  Board(props: BoardProps<V, H, T>): ComponentChildren;

  /**
   * What is public about a seat, for its seat plate: one line, at most 20 px high and about 120 px wide,
   * small pictures with numbers. Each fact has its words for a screen reader (`<span class="spoken">`, or
   * `aria-label` on role `img`).
   */
  SeatFacts(props: SeatFactsProps<V, T>): ComponentChildren;

  /**
   * What only a seat knows, for replays with nothing hidden (viewer `everything`): small pictures with their words for
   * a screen reader. Left out if seats know nothing that others don't.
   */
  Secrets?(props: SeatFactsProps<V, T>): ComponentChildren;

  /** Loads the score breakdown of the result sheet: where every point came from. */
  result(): Promise<{ Result(props: ResultProps<V, T, H>): ComponentChildren }>;

  /**
   * The one line that says in words what is expected of the viewer now: "Choose a block for your fist, or keep it
   * empty." Called only when there is a move to make. At most about 70 characters; no name, no full stop needed.
   */
  instruction(view: V, moves: readonly string[], texts: T): string;

  /** A legal move in words, unique among the moves of this view: for the list of moves, hints and confirmations. */
  describeMove(view: V, move: string, texts: T): string;

  /** How many milliseconds a happening takes to be shown, at normal speed: 0 (nothing to see) to about 2000. */
  pace(happening: H): number;

  /** How many of these milliseconds its words wait, so that they don't give away what is still being turned up. */
  hold?(happening: H): number;

  /** The sound of a happening, if it has one. */
  sound(happening: H): Sound | null;

  /**
   * The view with a happening's changes to the seats applied, so that their plates follow what is being shown. Without
   * it, they change once the whole moment has been shown.
   */
  afterwards?(view: V, happening: H): V;

  /**
   * Whether the log, and the recap for a player who takes a shared device, tell this earlier happening; without this,
   * they always do. (BA-19: not which tile lies where a roof is now.) Not called once the match is over.
   */
  recalls?(happening: H, view: V): boolean;

  /** Whether people are to remember what `recalls` leaves out: then a match has no replay before it is over. */
  readonly needsMemory?: true;

  /**
   * Whether a happening concerns this seat above all, such as a gift it gets: a player who takes a shared device is
   * told this first. Without it, nothing does.
   */
  isFor?(happening: H, seat: number): boolean;

  /** For choosing a move while others are still playing. Left out if that makes no sense. Loaded when it is used. */
  ahead?(): Promise<LookAhead<V>>;

  /** Where things happen on the board. Loaded separately, after the board. */
  places(): Promise<Places<V, H>>;

  /** Describes the board to people who cannot see it. Loaded when somebody asks. */
  asked(): Promise<Asked<V, T>>;
}

interface LookAhead<V extends View> {
  /** The position as if it were already the viewer's turn; null if nothing can be chosen ahead. */
  ahead(view: V): Ahead<V> | null;
}

export interface Ahead<V extends View> {
  readonly view: V;
  readonly moves: readonly string[];
}

export interface BoardProps<V extends View, H extends Happening, T> {
  /**
   * What the viewer at this device may know. Nothing is revealed before it is shown: until all `happenings`
   * have been shown it is `before`, and then the view after them.
   */
  readonly view: V;
  /** The view before `happenings`, by the same viewer; null if there is none (the page was just opened, or undo). */
  readonly before: V | null;
  /** What has happened since `before`, as far as the viewer may see it and as far as it has begun to be shown. */
  readonly happenings: readonly H[];
  /**
   * Which of the happenings is being shown now: the last one. The frame moves on at the pace the board asks for, and to
   * `happenings.length` when all have been shown or the person skips. A board that changes only at the end, with CSS
   * transitions, may ignore it; one that shows things in order draws those before `beat` as done and the one at `beat`
   * as happening. `before` is the same object for as long as one moment is shown.
   */
  readonly beat: number;
  /**
   * The legal moves of the viewer, sorted; [] while it is not the viewer's turn and while happenings are being shown.
   * An unfinished move belongs to this very list: it is kept as long as the same list comes back, and dropped with
   * another list, even one with the same moves. `useInteraction` does this for every board.
   */
  readonly moves: readonly string[];
  /**
   * Makes a move, one of `moves`, and then the `followed` ones as long as they are legal. The frame asks for
   * confirmation if the player wants that.
   */
  readonly play: (move: string, followed?: readonly string[]) => void;
  /** A move that was chosen and waits to be confirmed: drawn as if half made. */
  readonly pending: string | null;
  /** A move to show as advice: `class="advised"` on the parts needed to make it. */
  readonly hint: string | null;
  /** Draws what is marked on the board: what others did, and what words point at; null if nothing is marked. */
  readonly marks: DrawMarks | null;
  /**
   * Replaces the instruction while a move is being built up ("Now choose where the brick goes"); null gives the
   * instruction back. Call it in event handlers or effects, not while rendering.
   */
  readonly prompt: (text: string | null) => void;
  /** By seat. Text from people: never as HTML. */
  readonly names: readonly string[];
  readonly texts: T;
  /** The factor that times are multiplied by: 0 = no motion at all, 1 = normal. In CSS: `var(--motion)`. */
  readonly motion: number;
}

export interface SeatFactsProps<V extends View, T> {
  readonly view: V;
  readonly seat: number;
  readonly texts: T;
}

export interface ResultProps<V extends View, T, H extends Happening = Happening> {
  /** As viewer `everything`, of a match that is over. */
  readonly view: V;
  /** Everything that happened in the match, as far as the viewer saw it. */
  readonly happened: readonly H[];
  readonly names: readonly string[];
  /** As the reader is told: by name, or as *you*. */
  readonly who: Who;
  readonly texts: T;
}

/** The sounds of the boards: `src/web/table/synthesis.ts` makes them. */
export const SOUNDS = ['stone', 'wood', 'die', 'card', 'slide', 'fall', 'gain', 'reveal'] as const;
export type Sound = (typeof SOUNDS)[number];
