/**
 * Moves as numbers. A seat's moves of different kinds never share a number; nature's outcomes are a roll of
 * `dice.ts` or a card.
 */
import { CARDS } from './cards.ts';
import { HOUSE_WAYS, TOWER_WAYS } from './dice.ts';
import { PLAINS, WALL_LINES } from './land.ts';
import { WALLS } from './pieces.ts';

/** Below it: the wall line to put a wall on. */
export const HASTY_ROLL = WALL_LINES;
/** `TOWERS_MOVE + way`, `HOUSES_MOVE + way`: a way of `dice.ts` for the wall of this turn. */
export const TOWERS_MOVE = HASTY_ROLL + 1;
export const HOUSES_MOVE = TOWERS_MOVE + TOWER_WAYS * TOWER_WAYS;
export const STAY_APART = HOUSES_MOVE + HOUSE_WAYS * HOUSE_WAYS;
/** `JOIN_MOVE + plain`: the first plain of the city to join. */
export const JOIN_MOVE = STAY_APART + 1;
/** `THROW_MOVE + card` */
export const THROW_MOVE = JOIN_MOVE + PLAINS;
export const END_EXCHANGE = THROW_MOVE + CARDS;
/** `CARDS_MOVE + …`: see `cardsMove`. */
export const CARDS_MOVE = END_EXCHANGE + 1;

const SECOND_CARDS = CARDS + 1;
const PAIRS = CARDS * SECOND_CARDS;

/**
 * Playing cards for a city. `city` is the first plain of the city that the move names, −1 if it names none;
 * `second` is −1 if only one card is played, otherwise not below `first`.
 */
export function cardsMove(city: number, first: number, second: number): number {
  return CARDS_MOVE + (city + 1) * PAIRS + first * SECOND_CARDS + second + 1;
}

export function cityOfMove(move: number): number {
  return (((move - CARDS_MOVE) / PAIRS) | 0) - 1;
}

export function firstCardOf(move: number): number {
  return (((move - CARDS_MOVE) % PAIRS) / SECOND_CARDS) | 0;
}

export function secondCardOf(move: number): number {
  return ((move - CARDS_MOVE) % SECOND_CARDS) - 1;
}

/**
 * No seat can have more moves than this: in the last scoring it names one of at most 22 cities (each has three
 * walls or more around it, a wall stands around two cities at most, and there are 33) and plays any card, or any
 * two, of a hand that may have grown, by throwing away, to any size.
 */
const MOST_CITIES = Math.floor((2 * WALLS) / 3);
const ONE_OR_TWO_CARDS = CARDS + CARDS + (CARDS * (CARDS - 1)) / 2;
export const MOST_MOVES = MOST_CITIES * ONE_OR_TWO_CARDS;
