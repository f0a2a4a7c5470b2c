/** What a state of the land tells about the match before it. */
import { BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, WALL_LINES } from './land.ts';
import { countAll, WALLS } from './pieces.ts';
import {
  DICE,
  FINISHED,
  HOUSES,
  hasWall,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  TOWERS,
  WALL,
} from './state.ts';

/** Whether the wall of this turn, if there is one, has its towers and houses. */
export function builtInTurn({ phase }: State): boolean {
  return phase !== DICE && phase !== TOWERS && phase !== HOUSES;
}

/** How many walls have been put in the match, one in each turn: those on the board and those that cities have swallowed. */
export function wallsEverPut(state: State): number {
  return (
    WALLS - state.wallsLeft + citiesOn(state).reduce((sum, city) => sum + wallsSwallowed(state, city), 0)
  );
}

export function citiesOn({ cityOf }: State): readonly number[] {
  return Array.from(PLAIN_NAMES.keys()).filter(plain => cityOf[plain] === plain);
}

/**
 * How many walls have stood inside a city before it was one, or between cities that were joined. Each wall has given a
 * house to each plain beside it, and a palace was two (MB-12, MB-15).
 */
export function wallsSwallowed(state: State, city: number): number {
  return Math.max(0, Math.ceil((housesEver(state, city) - linesOf(state, city, 1)) / 2));
}

export function housesEver({ houses, palaces }: State, city: number): number {
  return countAll(houses[city]) + 2 * countAll(palaces[city]);
}

/** How many houses of these colours there have been: a palace was two. */
export function everOf({ houses, palaces }: State, colours: number): number {
  return PLAIN_NAMES.reduce(
    (sum, _, plain) => sum + countAll(houses[plain] & colours) + 2 * countAll(palaces[plain] & colours),
    0,
  );
}

/** How many lines have the city on this many of their sides: 1 around it, 2 inside it. */
export function linesOf({ cityOf }: State, city: number, sides: 1 | 2): number {
  let count = 0;
  for (let line = 0; line < WALL_LINES; line++) {
    const [first, second] = [BESIDE[2 * line], BESIDE[2 * line + 1]];
    const here = Number(cityOf[first] === city) + Number(second !== NONE && cityOf[second] === city);
    if (here === sides) count++;
  }
  return count;
}

export function plainsBeside(line: number): readonly number[] {
  return [BESIDE[2 * line], BESIDE[2 * line + 1]].filter(plain => plain !== NONE);
}

/** How many walls end at the point, not counting this turn's. */
export function wallsAt(state: State, point: number): number {
  return Array.from(LINE_NAMES.keys()).filter(
    line =>
      line !== state.wall &&
      hasWall(state, line) &&
      (ENDS[2 * line] === point || ENDS[2 * line + 1] === point),
  ).length;
}

/** The ends of this turn's wall that no other wall touches. */
export function newEnds(state: State): readonly number[] {
  const { wall } = state;
  return [ENDS[2 * wall], ENDS[2 * wall + 1]].filter(point => wallsAt(state, point) === 0);
}

export function usedUp(state: State): readonly ('walls' | 'towers' | 'houses' | 'palaces')[] {
  const left = {
    walls: state.wallsLeft,
    towers: state.towersLeft,
    houses: state.housesLeft,
    palaces: state.palacesLeft,
  };
  return (['walls', 'towers', 'houses', 'palaces'] as const).filter(what => left[what] === 0);
}

/**
 * How many cities can have been completed, at least and at most: those that were joined were several. A city that is completed
 * at once is connected, so as many lines inside it as it has plains, less one, had no wall.
 */
export function completions(state: State): { readonly least: number; readonly most: number } {
  let [least, most] = [0, 0];
  for (const city of citiesOn(state)) {
    const [size, swallowed] = [state.sizes[city], wallsSwallowed(state, city)];
    least += Math.max(1, swallowed - linesOf(state, city, 2) + size);
    most += Math.min(size, swallowed + 1);
  }
  return { least, most };
}

/** Whether the seat has had its turn in the scoring of this turn: of the city just completed, or the last one. */
export function hasActed(state: State, seat: number): boolean {
  const { phase, seats, active, actor } = state;
  if (phase !== SCORE && phase !== LAST_SCORING) return phase !== JOIN;
  return (seat - active + seats) % seats < (actor - active + seats) % seats;
}

/** How many scorings the seat can have taken part in, given how many cities were completed. */
export function scoringsOf(state: State, seat: number, completed: number): number {
  const isLast = state.phase === LAST_SCORING || (state.phase === FINISHED && state.completed === NONE);
  if (isLast) return completed + (hasActed(state, seat) ? 1 : 0);
  return completed - (state.completed !== NONE && !hasActed(state, seat) ? 1 : 0);
}

export function isBuilding(phase: number): boolean {
  return phase === WALL || phase === DICE || phase === TOWERS || phase === HOUSES;
}
