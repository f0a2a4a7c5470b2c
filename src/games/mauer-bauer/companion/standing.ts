import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from '../rules/land.ts';
import { HOUSE_COLOURS, oneOf, TOWER_COLOURS } from '../rules/pieces.ts';
import { markCities, recount } from '../rules/recount.ts';
import { NONE, State } from '../rules/state.ts';

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

/** The land as the rules see it. Every area that walls enclose is a city. */
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

/** The city that a plain is in, by its first plain; −1 if walls don't enclose it. */
export function cityAt(state: State, plain: string): number {
  return state.cityOf[PLAIN_NAMES.indexOf(plain)];
}
