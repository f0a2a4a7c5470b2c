import { fillPile } from './cards.ts';
import type { Options } from './facts.ts';
import { LINE_WORDS, LINES_AT, PLAINS, POINTS, WALL_LINES } from './land.ts';
import {
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  PALACES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  WALLS,
} from './pieces.ts';

/** What is due. */
export const STEPS = [
  'deal',
  'wall',
  'dice',
  'towers',
  'houses',
  'join',
  'score',
  'exchange',
  'last scoring',
  'over',
] as const;
export type StepName = (typeof STEPS)[number];
export const [DEAL, WALL, DICE, TOWERS, HOUSES, JOIN, SCORE, EXCHANGE, LAST_SCORING, FINISHED] = STEPS.keys();

/** Why cards are dealt: MB-8, MB-19, MB-22. */
export const DEALS = ['start', 'after scoring', 'exchange'] as const;
export type DealName = (typeof DEALS)[number];
export const [DEAL_AT_START, DEAL_AFTER_SCORING, DEAL_FOR_EXCHANGE] = DEALS.keys();

export const CARDS_AT_START = 6;
export const LOWEST_SCORE = 1;

/** No wall line, no roll, no plain, no city, no deal. */
export const NONE = -1;

/** How much of `State.memory` is the board and the supply. It comes first. */
export const BOARD_LENGTH =
  2 * LINE_WORDS + POINTS + 3 * PLAINS + TOWER_COLOURS.length + 2 * HOUSE_COLOURS.length;

export class State {
  readonly seats: number;
  readonly hastyRoll: boolean;

  step: number = DEAL;
  /** Whose turn it is. */
  active = 0;
  /** Who must move, or is dealt a card. */
  actor = 0;
  /** Whether the active seat has rolled too early and must now put its wall (MB-9). */
  hasty = false;
  /** The wall put in this turn, and what was rolled for it (an outcome of `dice.ts`). */
  wall: number = NONE;
  roll: number = NONE;
  /** The first plain of the city completed in this turn. */
  completed: number = NONE;
  /** Whether the last wall, tower, house or palace was put, or there is no line left (MB-24). */
  ending = false;
  /** Why cards are dealt; `NONE` when none are. */
  dealing: number = DEAL_AT_START;
  /** The bit set of the seats that may still exchange, the one that is at it included. */
  exchangers = 0;
  wallsLeft: number = WALLS;

  /** All arrays below are parts of this one, so that a copy is one step. */
  readonly memory: Int32Array;

  /** Bit sets of wall lines: those with a wall, and those where a wall may be put (MB-9). */
  readonly walls: Int32Array;
  readonly open: Int32Array;
  /** At each point 0, or 1 + the colour of its tower. */
  readonly towers: Int32Array;
  /** The city of each plain, by its first plain, or `NONE`. */
  readonly cityOf: Int32Array;
  /** The houses of each plain as `Mixed`; those of a city are all at its first plain (MB-15). */
  readonly houses: Int32Array;
  /** The palaces of each city as `Mixed`, at its first plain. */
  readonly palaces: Int32Array;
  readonly towersLeft: Int32Array;
  readonly housesLeft: Int32Array;
  readonly palacesLeft: Int32Array;
  readonly scores: Int32Array;
  /** How many cards nature is yet to deal to each seat. */
  readonly owed: Int32Array;
  /** The hands of the seats, the deck and the discard pile: see `cards.ts`. */
  readonly piles: Int32Array;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.hastyRoll = options.hastyRoll;
    this.memory = new Int32Array(BOARD_LENGTH + 2 * seats + 2 * (seats + 2));
    let used = 0;
    const part = (length: number): Int32Array => {
      used += length;
      return this.memory.subarray(used - length, used);
    };
    this.walls = part(LINE_WORDS);
    this.open = part(LINE_WORDS);
    this.towers = part(POINTS);
    this.cityOf = part(PLAINS).fill(NONE);
    this.houses = part(PLAINS);
    this.palaces = part(PLAINS);
    this.towersLeft = part(TOWER_COLOURS.length).fill(TOWERS_OF_A_COLOUR);
    this.housesLeft = part(HOUSE_COLOURS.length).fill(HOUSES_OF_A_COLOUR);
    this.palacesLeft = part(HOUSE_COLOURS.length).fill(PALACES_OF_A_COLOUR);
    this.scores = part(seats).fill(LOWEST_SCORE);
    this.owed = part(seats).fill(CARDS_AT_START);
    this.piles = part(2 * (seats + 2));
    for (let line = 0; line < WALL_LINES; line++) this.open[line >> 5] |= 1 << (line & 31);
    fillPile(this.piles, deckOf(this));
  }
}

export function copy(target: State, source: State): void {
  target.step = source.step;
  target.active = source.active;
  target.actor = source.actor;
  target.hasty = source.hasty;
  target.wall = source.wall;
  target.roll = source.roll;
  target.completed = source.completed;
  target.ending = source.ending;
  target.dealing = source.dealing;
  target.exchangers = source.exchangers;
  target.wallsLeft = source.wallsLeft;
  target.memory.set(source.memory);
}

export function clone(state: State): State {
  const twin = new State(state.seats, { hastyRoll: state.hastyRoll });
  copy(twin, state);
  return twin;
}

/** Where a pile is in `piles`. */
export function handOf(seat: number): number {
  return 2 * seat;
}

export function deckOf(state: State): number {
  return 2 * state.seats;
}

export function discardOf(state: State): number {
  return 2 * state.seats + 2;
}

export function hasWall(state: State, line: number): boolean {
  return ((state.walls[line >> 5] >>> (line & 31)) & 1) !== 0;
}

export function isOpen(state: State, line: number): boolean {
  return ((state.open[line >> 5] >>> (line & 31)) & 1) !== 0;
}

/** Whether a wall ends at the point. */
export function isTouched(state: State, point: number): boolean {
  const { walls } = state;
  const at = point * LINE_WORDS;
  return ((walls[0] & LINES_AT[at]) | (walls[1] & LINES_AT[at + 1]) | (walls[2] & LINES_AT[at + 2])) !== 0;
}

export function sum(counts: Int32Array): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}
