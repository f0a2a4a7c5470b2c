import type { ComponentChildren } from 'preact';
import type { View } from '../../engine/game.ts';
import type { AnyOptions } from '../../engine/options.ts';
import type { Area } from './targets.ts';

/**
 * How a position of a game is set up by hand. Optional part of a game: `src/games/GAME/board/set-up.tsx` exports
 *
 *     export const setUpBoard: SetUpBoard<Position, View, Texts, SetUpTexts> = { … };
 *
 * with the `Position` of `rules/set-up.ts`. A game only says what can be changed; the frame (`src/web/study/set-up/`)
 * draws the game's own board with it, marks what is wrong, and has undo, keys and all the rest.
 *
 * Positions never change: whatever changes one gives another. They may be wrong in any way that `rules/set-up.ts` has
 * words for, except that they are never malformed. Where people would have to mend two things at once for no good reason
 * (both players of one colour), a control may change both.
 */
export interface SetUpBoard<P, V extends View, T, W> {
  /** Nothing on the table but what must be there, with somebody to move. */
  empty(setting: Setting<T, W>): P;

  /**
   * What the board shows of a position that `read` refuses, as viewer `everything`: everything that has been placed, right or
   * wrong, where it was placed. (A position that is accepted is drawn from its state.)
   */
  picture(position: P, setting: Setting<T, W>): V;

  /** What can be tapped on the board, in reading order. */
  places(position: P, setting: Setting<T, W>): readonly SetUpPlace<P>[];

  /** Everything else, in the order in which it is shown: whose turn it is and the phase first, then seat by seat. */
  groups(position: P, setting: Setting<T, W>): readonly ControlGroup<P>[];
}

/** What stays the same while a position is set up. */
export interface Setting<T, W> {
  readonly seats: number;
  readonly options: AnyOptions;
  /** By seat. Text from people: never as HTML. */
  readonly names: readonly string[];
  /** The board's own texts, and those of `locales/LANG/GAME/advice/set-up.ts`. */
  readonly texts: T;
  readonly words: W;
}

/** A place on the board, and what can be there. */
export interface SetUpPlace<P> {
  /** As flaws call it. */
  readonly key: string;
  /**
   * The board's name for it, which `DrawMarks` finds. A tap means the nearest place, whatever overlaps it. Places that the
   * board does not show now can still be reached, by their labels.
   */
  readonly place: string;
  /** Where it can be tapped, in the units of the drawing that knows `place`; if left out, anywhere on the place. */
  readonly area?: Area;
  /** In words, unique among the places: "row 2, 3rd brick". */
  readonly label: string;
  /** What is there, in words. */
  readonly holds: readonly string[];
  /**
   * The position after a plain tap, for the one change that is wanted nearly always: a wall on a line and off it. If it is left
   * out, a tap only shows the controls.
   */
  tap?(): P;
  /** What can be changed there: usually one choice. Shown once the place is tapped. */
  readonly controls: readonly Control<P>[];
}

export interface ControlGroup<P> {
  /** As flaws call it. */
  readonly key: string;
  /** The heading: "Anna's hand". */
  readonly label: string;
  /** A line below the heading: what follows from the rest by the rules, and so cannot be chosen. */
  readonly note?: string;
  /** Whose it is, if it is a seat's: its mark stands beside the heading. */
  readonly seat?: number;
  readonly controls: readonly Control<P>[];
}

/** Something that can be changed. The key is the one that flaws use, and unique in the position. */
export type Control<P> = ChoiceControl<P> | CountControl<P> | FlagControl<P>;

/** One of several: a row of pictures if all options have one, otherwise a list. */
export interface ChoiceControl<P> {
  readonly kind: 'choice';
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly ControlOption[];
  set(value: string): P;
}

export interface ControlOption {
  readonly value: string;
  readonly label: string;
  /** SVG within ±24. A shape of class `none` is drawn dashed: for nothing at all. */
  readonly picture?: ComponentChildren;
}

/** How many of something: one more, one less; a wide range is typed. */
export interface CountControl<P> {
  readonly kind: 'count';
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** 0 if it is left out. */
  readonly least?: number;
  readonly most: number;
  /** SVG within ±24. */
  readonly picture?: ComponentChildren;
  set(count: number): P;
}

export interface FlagControl<P> {
  readonly kind: 'flag';
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
  /** SVG within ±24. */
  readonly picture?: ComponentChildren;
  set(isOn: boolean): P;
}

/** The set-up of some game: the frame hands it positions, views and texts of that game and never looks inside them. */
export type AnySetUpBoard = SetUpBoard<unknown, View, unknown, unknown>;
