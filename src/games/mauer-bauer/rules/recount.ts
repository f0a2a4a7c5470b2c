/** What follows from the pieces on the land, counted anew, word for word as the rules page says. */
import { ACROSS, BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, SIDES } from './land.ts';
import { ALL_HOUSES, ALL_TOWERS, oneOf } from './pieces.ts';
import { connect, hasWall, NONE, type State } from './state.ts';

/** MB-14: makes a city of every area that walls close in, as if the line `without` had none. */
export function markCities(state: State, without: number = NONE): void {
  const seen = new Set<number>();
  for (const first of PLAIN_NAMES.keys()) {
    if (seen.has(first)) continue;
    const area = [first];
    let isClosed = true;
    seen.add(first);
    for (const plain of area) {
      for (const side of [3 * plain, 3 * plain + 1, 3 * plain + 2]) {
        if (hasWall(state, SIDES[side]) && SIDES[side] !== without) continue;
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
 * Counts again, as MB-18 says, what the rules otherwise update with every piece. The chains of walls get other numbers than
 * in play; the wall on the line `without` does not connect its ends.
 */
export function recount(state: State, without: number = NONE): void {
  const { cityOf, houses, towers } = state;
  for (const kept of [state.cityWalls, state.atCity, state.towersOf, state.sizes]) kept.fill(0);
  for (const point of POINT_NAMES.keys()) state.chains[point] = point;
  const lines = [...LINE_NAMES.keys()].filter(line => hasWall(state, line));
  const citiesBeside = (line: number) =>
    [BESIDE[2 * line], BESIDE[2 * line + 1]]
      .map(plain => cityOf[plain] ?? NONE)
      .filter(city => city !== NONE);
  for (const line of lines) {
    if (line !== without) connect(state, line);
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
