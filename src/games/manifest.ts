import type { ComponentChildren } from 'preact';
import type { Facts, Happening, View } from '../engine/game.ts';
import type { Level } from '../engine/insight.ts';
import type { AnyOptions } from '../engine/options.ts';
import type { BoardModule } from '../web/board/board.ts';
import type { AnyCompanion } from '../web/companion/companion.ts';
import type { Learn } from '../web/learn/learn.ts';

/**
 * Everything the app, the server and the command line need from a game beyond its facts. Each game's folder
 * has the same files:
 *
 *     index.ts       this manifest
 *     game.ts        the contract (`src/engine/game.ts`), put together from `rules/` and `bot/`
 *     rules/         facts, state, moves, notation, views: imports the engine alone
 *     bot/           what bots know of the game
 *     board/         the board in the browser, and the picture of a finished match
 *     companion/     for those who own the box: what falls, dice and bag, the scorekeeper, pages to print; may be left out
 *     learn/         the lesson, and the outline of the rules page
 *     puzzle/        what its puzzles count, for solver and verifier, and those that are shipped; may be left out
 *     picture.tsx    the picture on the home page
 *     terminal.ts    the board in a terminal
 *     landmarks.ts   what one can look for in a replay
 *     testing/       positions for tests
 *     training/      what `bench/training` needs of a game whose evaluation is a net
 *
 * What is heavy is loaded when it is wanted. The contract, the terminal board and the match picture have their own ways in
 * `load.ts`: whoever needs only these loads no board.
 */
export interface Manifest extends Facts {
  /** How many seats *Play now* fills, and where nobody says how many. */
  readonly usualSeats: number;
  /**
   * The options that a set-up proposes for this number of seats, where the game recommends others than its defaults. (The defaults are
   * what a record means that names none.)
   */
  proposes?(seats: number): AnyOptions;
  /** How long a match takes, about. */
  readonly minutes: number;
  /** Whether seats know things that others must not see: then a curtain falls between people on one device. */
  readonly hasSecrets: boolean;
  /**
   * How strong the levels of its bots are: the share of its matches that each wins against the level below, the lowest against
   * moves at random. What `mura arena` measured, the middle of its interval (`docs/bots.md`). Left out until it is measured.
   */
  readonly levelWins?: Readonly<Record<Level, number>>;
  readonly landmarks: Landmarks;
  /** How far the match has come: so much, of so much. `locales/LANG/GAME/about.ts` says of what. */
  progress(view: View): readonly [done: number, of: number];

  board(): Promise<AnyBoard>;
  /** For the home page: a static SVG without text, 320 by 200, filled to its edges. */
  picture(): Promise<() => ComponentChildren>;
  learn(): Promise<Learn>;
  /** Positions to solve, as `src/engine/puzzle/puzzle-file.ts` reads them. If it is left out, the game has none. */
  puzzles?(): Promise<string>;
  /**
   * For people who own the box. If it is left out, chance is entered from a list, and there is nothing to
   * roll or print.
   */
  companion?(): Promise<AnyCompanion>;
}

/** A board of some game: the frame hands it views, happenings and texts of that game and never looks inside them. */
export type AnyBoard = BoardModule<View, Happening, unknown>;

/**
 * What people look for in a match, by kinds of happening. The first is where a turn begins.
 * `locales/LANG/GAME/board.ts` says what each is called.
 */
export type Landmarks<H extends Happening = Happening> = { readonly turn: readonly H['kind'][] } & Readonly<
  Record<string, readonly H['kind'][]>
>;

/** The picture of a finished match, for link previews. */
export interface MatchPicture<V extends View = View, H extends Happening = Happening> {
  MatchPicture(props: { readonly view: V; readonly happened: readonly H[] }): ComponentChildren;
  /** The board's style sheets. */
  readonly css: string;
}

export interface TerminalBoard<V extends View = View> {
  draw(view: V): string;
}
