import * as cards from './cards.ts';
import type { Options } from './facts.ts';
import * as land from './land.ts';
import type { Mixed } from './pieces.ts';
import * as pieces from './pieces.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { fillPile } = cards;
const { ENDS, LINE_WORDS, PLAINS, POINTS, WALL_LINES } = land;
const { ALL_HOUSES, ALL_PALACES, ALL_TOWERS, WALLS } = pieces;

/** What is due. */
export const PHASES = [
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
export type Phase = (typeof PHASES)[number];
export const [DEAL, WALL, DICE, TOWERS, HOUSES, JOIN, SCORE, EXCHANGE, LAST_SCORING, FINISHED] =
  PHASES.keys();

/** Why cards are dealt: MB-8, MB-19, MB-22. */
export const DEALS = ['start', 'after scoring', 'exchange'] as const;
export type DealName = (typeof DEALS)[number];
export const [DEAL_AT_START, DEAL_AFTER_SCORING, DEAL_FOR_EXCHANGE] = DEALS.keys();

export const CARDS_AT_START = 6;
export const LOWEST_SCORE = 1;

/** No wall line, no roll, no plain, no city, no card, no deal. */
export const NONE = -1;

export class State {
  readonly seats: number;
  readonly hastyRoll: boolean;

  phase: number = DEAL;
  /** Whose turn it is. */
  active = 0;
  /** Who must move, or is dealt a card. */
  actor = 0;
  /** Whether the active seat has rolled too early and must now build its wall (MB-9). */
  hasty = false;
  /** The wall built in this turn, and what was rolled for it (an outcome of `dice.ts`). */
  wall: number = NONE;
  roll: number = NONE;
  /** Which list of ways the seat has to choose from: of `TOWERS_TO_PUT` or `HOUSES_TO_PUT`, in their phases. */
  ways = 0;
  /** The first plain of the city completed in this turn. */
  completed: number = NONE;
  /** Whether the last wall, tower, house or palace was placed, or there is no line left (MB-24). */
  ending = false;
  /** Why cards are dealt; `NONE` when none are. */
  dealing: number = DEAL_AT_START;
  /** The bit set of the seats that may still exchange, including the one exchanging now. */
  exchangers = 0;

  /** The supply. */
  wallsLeft: number = WALLS;
  towersLeft: Mixed = ALL_TOWERS;
  housesLeft: Mixed = ALL_HOUSES;
  palacesLeft: Mixed = ALL_PALACES;
  /** What belongs to cities (MB-18). What is neither there nor in the supply is outside. */
  cities = 0;
  towersAtCities: Mixed = 0;
  housesInCities: Mixed = 0;

  /**
   * All arrays below are parts of this one, so that a copy is one step. They are only declared, and not first set to
   * undefined, so that the compiler knows what they are.
   */
  declare readonly memory: Int32Array;

  /** Bit sets of wall lines: those with a wall, those around a city, and those where a wall may be built (MB-9). */
  declare readonly walls: Int32Array;
  declare readonly cityWalls: Int32Array;
  declare readonly open: Int32Array;
  /** At each point 0, or 1 + the colour of its tower. */
  declare readonly towers: Int32Array;
  /** The city of each plain, by its first plain, or `NONE`. */
  declare readonly cityOf: Int32Array;
  /** The houses of each plain as `Mixed`; those of a city are all at its first plain (MB-15). */
  declare readonly houses: Int32Array;
  /** Of each city, at its first plain: its palaces and its towers (MB-18) as `Mixed`, and how many plains it has. */
  declare readonly palaces: Int32Array;
  declare readonly towersOf: Int32Array;
  declare readonly sizes: Int32Array;
  /** 1 for each point with a tower that belongs to a city (MB-18). */
  declare readonly atCity: Int32Array;
  /**
   * Points that walls connect have the same number. Walls that were cleared may still count: what only they connected
   * lies inside a city, where no wall can be put.
   */
  declare readonly chains: Int32Array;
  declare readonly scores: Int32Array;
  /** How many cards nature is yet to deal to each seat. */
  declare readonly owed: Int32Array;
  /** The hands of the seats, the deck and the discard pile: see `cards.ts`. */
  declare readonly piles: Int32Array;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.hastyRoll = options.hastyRoll;
    this.memory = new Int32Array(3 * LINE_WORDS + 3 * POINTS + 5 * PLAINS + 2 * seats + 2 * (seats + 2));
    let used = 0;
    const part = (length: number): Int32Array => {
      used += length;
      return this.memory.subarray(used - length, used);
    };
    this.walls = part(LINE_WORDS);
    this.cityWalls = part(LINE_WORDS);
    this.open = part(LINE_WORDS);
    this.towers = part(POINTS);
    this.cityOf = part(PLAINS).fill(NONE);
    this.houses = part(PLAINS);
    this.palaces = part(PLAINS);
    this.towersOf = part(PLAINS);
    this.sizes = part(PLAINS);
    this.atCity = part(POINTS);
    this.chains = part(POINTS);
    this.scores = part(seats).fill(LOWEST_SCORE);
    this.owed = part(seats).fill(CARDS_AT_START);
    this.piles = part(2 * (seats + 2));
    for (let line = 0; line < WALL_LINES; line++) this.open[line >> 5] |= 1 << line;
    for (let point = 0; point < POINTS; point++) this.chains[point] = point;
    fillPile(this.piles, DECK);
  }
}

export function copy(target: State, source: State): void {
  target.phase = source.phase;
  target.active = source.active;
  target.actor = source.actor;
  target.hasty = source.hasty;
  target.wall = source.wall;
  target.roll = source.roll;
  target.ways = source.ways;
  target.completed = source.completed;
  target.ending = source.ending;
  target.dealing = source.dealing;
  target.exchangers = source.exchangers;
  target.wallsLeft = source.wallsLeft;
  target.towersLeft = source.towersLeft;
  target.housesLeft = source.housesLeft;
  target.palacesLeft = source.palacesLeft;
  target.cities = source.cities;
  target.towersAtCities = source.towersAtCities;
  target.housesInCities = source.housesInCities;
  target.memory.set(source.memory);
}

export function clone(state: State): State {
  const twin = new State(state.seats, { hastyRoll: state.hastyRoll });
  copy(twin, state);
  return twin;
}

/** Where the piles are in `piles`. */
export const DECK = 0;
export const DISCARD = 2;

export function handOf(seat: number): number {
  return 4 + 2 * seat;
}

export function hasWall(state: State, line: number): boolean {
  return ((state.walls[line >> 5] >>> line) & 1) !== 0;
}

export function isOpen(state: State, line: number): boolean {
  return ((state.open[line >> 5] >>> line) & 1) !== 0;
}

/** The ends without a tower of the wall built in this turn, as places of `dice.ts`; 0 if both have one. */
export function freeEnds({ towers, wall }: State): number {
  // Without a branch, which could not be predicted: only 0 − 1 has its highest bit set.
  return ((towers[ENDS[2 * wall]] - 1) >>> 31) | (((towers[ENDS[2 * wall + 1]] - 1) >>> 31) << 1);
}

/** MB-14: whether a wall on this free line would close an area: its ends are already connected by walls. */
export function closes(state: State, line: number): boolean {
  return state.chains[ENDS[2 * line]] === state.chains[ENDS[2 * line + 1]];
}

/** Connects the ends of the wall on this line. */
export function connect(state: State, line: number): void {
  const { chains } = state;
  const from = chains[ENDS[2 * line]];
  const to = chains[ENDS[2 * line + 1]];
  // Without a branch, which could not be predicted: the mask is −1 for the points of one chain.
  for (let point = 0; point < POINTS; point++) {
    const chain = chains[point];
    chains[point] = chain ^ ((from ^ to) & (((chain ^ from) - 1) >> 31));
  }
}
