import { ACROSS, BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, SIDES } from '../rules/land.ts';
import { ALL_HOUSES, ALL_TOWERS, HOUSE_COLOURS, oneOf, TOWER_COLOURS } from '../rules/pieces.ts';
import { connect, hasWall, NONE, State } from '../rules/state.ts';

/** What stands on the land of a real table: names of places, and the letters of what stands there. */
export interface Standing {
  readonly walls: readonly string[];
  /** By point: the letter of its colour. */
  readonly towers: Readonly<Record<string, string>>;
  /** By plain: a letter for each house, and for each palace. In a city, any of its plains will do. */
  readonly houses: Readonly<Record<string, string>>;
  readonly palaces: Readonly<Record<string, string>>;
}

const TOWERS: readonly string[] = TOWER_COLOURS;
const HOUSES: readonly string[] = HOUSE_COLOURS;

export const NOTHING_STANDS: Standing = { walls: [], towers: {}, houses: {}, palaces: {} };

/** The land as the rules see it. Every area that walls close in is a city. */
export function landOf({ walls, towers, houses, palaces }: Standing): State {
  const state = new State(2, { hastyRoll: false });
  for (const name of walls) {
    const line = LINE_NAMES.indexOf(name);
    state.walls[line >> 5] |= 1 << line;
    state.open[line >> 5] &= ~(1 << line);
    state.wallsLeft--;
  }
  for (const [point, letter] of Object.entries(towers)) {
    const colour = TOWERS.indexOf(letter);
    state.towers[POINT_NAMES.indexOf(point)] = colour + 1;
    state.towersLeft -= oneOf(colour);
  }
  markCities(state);
  const put = (at: Float64Array | Int32Array, standing: Standing['houses'], take: (one: number) => void) => {
    for (const [name, letters] of Object.entries(standing)) {
      const plain = PLAIN_NAMES.indexOf(name);
      const place = state.cityOf[plain] === NONE ? plain : state.cityOf[plain];
      for (const letter of letters) {
        const one = oneOf(HOUSES.indexOf(letter));
        at[place] += one;
        take(one);
      }
    }
  };
  put(state.houses, houses, one => {
    state.housesLeft -= one;
  });
  put(state.palaces, palaces, one => {
    state.palacesLeft -= one;
  });
  recount(state);
  return state;
}

/** The city that a plain is in: its first plain; −1 if walls don't close it in. */
export function cityAt(state: State, plain: string): number {
  return state.cityOf[PLAIN_NAMES.indexOf(plain)];
}

function markCities(state: State): void {
  const seen = new Set<number>();
  for (const first of PLAIN_NAMES.keys()) {
    if (seen.has(first)) continue;
    const area = [first];
    let isClosed = true;
    seen.add(first);
    for (const plain of area) {
      for (const side of [3 * plain, 3 * plain + 1, 3 * plain + 2]) {
        if (hasWall(state, SIDES[side])) continue;
        const next = ACROSS[side];
        if (next === NONE) isClosed = false;
        else if (!seen.has(next)) {
          seen.add(next);
          area.push(next);
        }
      }
    }
    if (isClosed) for (const plain of area) state.cityOf[plain] = Math.min(...area);
  }
}

/**
 * Counts again, word for word as MB-18 says, what the rules keep up to date with every piece that is put or taken. The
 * chains of walls come out with other numbers than in play.
 */
export function recount(state: State): void {
  const { cityOf, houses, towers } = state;
  for (const kept of [state.cityWalls, state.atCity, state.towersOf, state.sizes]) kept.fill(0);
  for (const point of POINT_NAMES.keys()) state.chains[point] = point;
  const lines = [...LINE_NAMES.keys()].filter(line => hasWall(state, line));
  const citiesBeside = (line: number) =>
    [BESIDE[2 * line], BESIDE[2 * line + 1]]
      .map(plain => cityOf[plain] ?? NONE)
      .filter(city => city !== NONE);
  for (const line of lines) {
    connect(state, line);
    if (citiesBeside(line).length > 0) state.cityWalls[line >> 5] |= 1 << line;
  }
  let towersOutside = 0;
  for (const [point, tower] of towers.entries()) {
    if (tower === 0) continue;
    const touching = lines.filter(line => ENDS[2 * line] === point || ENDS[2 * line + 1] === point);
    const cities = new Set(touching.flatMap(citiesBeside));
    for (const city of cities) state.towersOf[city] += oneOf(tower - 1);
    if (cities.size > 0) state.atCity[point] = 1;
    else towersOutside += oneOf(tower - 1);
  }
  for (const city of cityOf) if (city !== NONE) state.sizes[city]++;
  const housesOutside = houses
    .filter((_, plain) => cityOf[plain] === NONE)
    .reduce((sum, each) => sum + each, 0);
  state.cities = state.sizes.filter(size => size > 0).length;
  state.towersAtCities = ALL_TOWERS - state.towersLeft - towersOutside;
  state.housesInCities = ALL_HOUSES - state.housesLeft - housesOutside;
}
