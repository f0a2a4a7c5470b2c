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
 *     rules/         facts, state, moves, notation, views: imports the engine alone; set-up.ts reads positions set up by hand
 *     bot/           what bots know about the game
 *     board/         the board in the browser, the picture of a finished match, and how a position is set up by hand
 *     companion/     for owners of the box: what falls, dice and bag, the scorekeeper, pages to print; may be left out
 *     learn/         the lesson, and the outline of the rules page
 *     puzzle/        what its puzzles count, for solver and verifier, and those that are shipped; may be left out
 *     explorer/      which positions are the same to the explorer, and the matches that are shipped; may be left out
 *     picture.tsx    the picture on the home page: a static SVG without text, 320 by 200, filled to its edges
 *     terminal.ts    the board in a terminal
 *     landmarks.ts   what people look for in a replay
 *     testing/       positions for tests
 *     training/      what `bench/training` needs of a game whose evaluation is a net
 *
 * Heavy parts are loaded when they are wanted. The contract, the terminal board and the match picture are loaded
 * through `load.ts`, without a board.
 */
export interface Manifest extends Facts {
  /** How many seats *Play now* fills; also the default elsewhere. */
  readonly usualSeats: number;
  /**
   * The options that a set-up proposes for this number of seats, if the game recommends something other than its
   * defaults. (The defaults apply to records that name no options.)
   */
  proposes?(seats: number): AnyOptions;
  /** About how long a match takes. */
  readonly minutes: number;
  /** Whether seats know things that others must not see: then a curtain falls between people on one device. */
  readonly hasSecrets: boolean;
  /**
   * The strength of its bots' levels: the share of matches that each wins against the level below, and the lowest
   * against random moves. Measured with `mura arena`, the middle of the interval (`docs/bots.md`). Left out until it is
   * measured.
   */
  readonly levelWins?: Readonly<Record<Level, number>>;
  /** Whether its bots differ in character (`src/bots/character.ts`): not if all that they choose is secret. */
  readonly hasCharacters?: boolean;
  /** How the deal of the day is played: short enough for every day. As usual if left out. */
  readonly deal?: { readonly seats: number; readonly options: AnyOptions };
  /** Whether the explorer knows the game (`load-explorer.ts`). */
  readonly hasExplorer?: boolean;
  readonly landmarks: Landmarks;
  /** Whether positions can be set up by hand: then `load-set-up.ts` finds `rules/set-up.ts` and `board/set-up.tsx`. */
  readonly hasSetUp?: boolean;
  /** How far the match has come. `locales/LANG/GAME/about.ts` says what is counted. */
  progress(view: View): readonly [done: number, of: number];

  board(): Promise<AnyBoard>;
  learn(): Promise<Learn>;
  /** Positions to solve, as `src/engine/puzzle/puzzle-file.ts` reads them. Left out if the game has none. */
  puzzles?(): Promise<string>;
  /** For owners of the box. If left out, chance is entered from a list, and there is nothing to roll or print. */
  companion?(): Promise<AnyCompanion>;
}

/** A board of some game: the frame hands it views, happenings and texts of that game and never looks inside them. */
export type AnyBoard = BoardModule<View, Happening, unknown>;

/**
 * What people look for in a match, by kinds of happening. The first is where a turn begins.
 * `locales/LANG/GAME/board.ts` names them.
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
