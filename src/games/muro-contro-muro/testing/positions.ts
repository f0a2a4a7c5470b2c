import { actorOf } from '../../../engine/by.ts';
import { judge, movesAsTexts } from '../../../engine/match.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import { type Face, game, type Happening, type State } from '../game.ts';
import {
  BRICKS,
  BRICKS_OF_KIND,
  COLOURS,
  FACES,
  KIND_OF,
  KINDS,
  type Kind,
  positionIn,
} from '../rules/pieces.ts';
import { ROLL, TO_MOVE } from '../rules/state.ts';
import { columnForPeople, columnsForABrick, heightOf, lay } from '../rules/wall.ts';

/** Positions for tests, and ways to play from them. */

export interface Position {
  /**
   * The wall as seat 0 sees it, the top row first. Each row is written from the column of the base's left end, with `..` for a
   * place without a brick; indentation does not matter.
   */
  readonly wall?: string;
  /** The column of the base's left end. */
  readonly left?: number;
  /** The colours of seats 0 and 1. */
  readonly colours?: string;
  readonly seat?: number;
  /** What the die shows; if left out, it is about to be rolled. */
  readonly die?: Face;
  readonly copies?: number;
  readonly pass?: boolean;
  /** What the pile contains, if not everything that is not in the wall. */
  readonly pile?: Partial<Record<Kind, number>>;
}

export function position(given: Position): State {
  const { wall = '', left = 0, colours = 'GF', seat = 0, die, copies = 6, pass = false, pile } = given;
  const state = game.start(2, { copies, pass });
  state.left = left;
  const rows = wall.split('\n').map(row => row.trim().split(/\s+/).filter(Boolean));
  rows
    .filter(row => row.length > 0)
    .reverse()
    .forEach((bricks, row) => {
      bricks.forEach((text, nth) => {
        if (text !== '..') put(state, text, row, left + nth);
      });
    });
  if (pile) {
    KINDS.forEach((kind, index) => {
      setPile(state, index, pile[kind] ?? 0);
    });
  }
  [...colours].forEach((letter, index) => {
    state.colours[index] = positionIn(COLOURS, letter);
  });
  state.seat = seat;
  state.phase = die ? TO_MOVE : ROLL;
  if (die) state.face = FACES.indexOf(die);
  return state;
}

function put(state: State, text: string, row: number, column: number): void {
  const c = column - columnForPeople(state, 0);
  const brick = positionIn(BRICKS, text);
  if (!(columnsForABrick(state) & (1 << c)) || heightOf(state, c) !== row || brick < 1) {
    throw new Error(`${text} cannot stand at ${row},${column}`);
  }
  lay(state, c, brick);
  setPile(state, KIND_OF[brick], state.pile[KIND_OF[brick]] - 1);
}

function setPile(state: State, kind: number, count: number): void {
  state.bricksLeft += count - state.pile[kind];
  state.pile[kind] = count;
  if (count === 0) state.onOffer &= ~BRICKS_OF_KIND[kind];
}

export function start(options: AnyOptions = { copies: 6 }): State {
  return game.start(2, options);
}

/** The legal moves of the seat to move, sorted. */
export function moves(state: State): string[] {
  return movesAsTexts(game, state, state.seat).sort();
}

export function isLegal(state: State, text: string): boolean {
  return judge(game, state, state.seat, text).ok;
}

/** Makes plays for whoever is due, refusing what is illegal, and returns what happened. */
export function play(state: State, ...texts: readonly string[]): Happening[] {
  const happened: Happening[] = [];
  for (const text of texts) {
    const by = game.moves(state, state.seat, new Int32Array(game.mostMoves)) > 0 ? state.seat : 'nature';
    const judged = judge(game, state, by, text);
    if (!judged.ok) throw new Error(judged.error.message);
    game.play(state, actorOf(by), judged.move, happening => happened.push(happening));
  }
  return happened;
}

/** Every brick of the wall by its place. */
export function wallOf(state: State): Record<string, string> {
  const { wall } = game.view(state, 'everything');
  return Object.fromEntries(wall.map(({ row, column, brick }) => [`${row},${column}`, brick]));
}

/** The bricks that moves lay from the pile, and where. */
export function bricksLaid(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(text => !text.includes('>')).map(text => text.split('@')[0]))].sort();
}

export function placesLaid(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(text => !text.includes('>')).map(text => text.split('@')[1]))].sort();
}

/** The moves of the brick at a place. */
export function movesOf(texts: readonly string[], from: string): string[] {
  return texts.filter(text => text.startsWith(`${from}>`)).map(text => text.slice(from.length + 1));
}

/** A base of the greatest width. */
export const TEN = 'GG FF GG FF GG FF GG FF GG FF';
