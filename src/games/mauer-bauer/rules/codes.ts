/**
 * Moves as numbers. A seat's moves of different kinds never share a number; nature's outcomes are rolls (`dice.ts`) or
 * cards.
 */
import { CARDS } from './cards.ts';
import { WAYS } from './dice.ts';
import { PLAINS, WALL_LINES } from './land.ts';

/** Smaller numbers are the wall line to build on. */
export const HASTY_ROLL = WALL_LINES;
/** `TOWERS_MOVE + way`, `HOUSES_MOVE + way`: a way of `dice.ts` for the wall of this turn. */
export const TOWERS_MOVE = HASTY_ROLL + 1;
export const HOUSES_MOVE = TOWERS_MOVE + WAYS;
export const STAY_APART = HOUSES_MOVE + WAYS;
/** `JOIN_MOVE + plain`: the first plain of the city to join. */
export const JOIN_MOVE = STAY_APART + 1;
/** `THROW_MOVE + card` */
export const THROW_MOVE = JOIN_MOVE + PLAINS;
export const END_EXCHANGE = THROW_MOVE + CARDS;
/** `CARDS_MOVE + …`: see `cardsMove`. */
export const CARDS_MOVE = END_EXCHANGE + 1;

/**
 * Playing cards for a city. `city` is the first plain of the city that the move names, −1 if it names none;
 * `second` is −1 if only one card is played, otherwise not below `first`.
 */
export function cardsMove(city: number, first: number, second: number): number {
  return withSecond(CARDS_MOVE + (((city + 1) << 10) | (first << 5)), second);
}

/** The move that plays one card, extended by a second one. */
export function withSecond(move: number, second: number): number {
  return move + second + 1;
}

export function cityOfMove(move: number): number {
  return ((move - CARDS_MOVE) >> 10) - 1;
}

export function firstCardOf(move: number): number {
  return ((move - CARDS_MOVE) >> 5) & 31;
}

export function secondCardOf(move: number): number {
  return ((move - CARDS_MOVE) & 31) - 1;
}
