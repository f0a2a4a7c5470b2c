/** Cities: closing, palaces, joining and clearing (MB-14 … MB-17). */
import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY } from '../../../engine/viewers.ts';
import type { EndReason, Happening } from './happenings.ts';
import { ACROSS, BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, PLAINS, POINT_NAMES, SIDES } from './land.ts';
import { countOf, HOUSE_COLOURS, oneOf, TOWER_COLOURS, type TowerColour } from './pieces.ts';
import { hasWall, isTouched, NONE, type State, sum } from './state.ts';

/**
 * MB-14: makes a city of the area that the wall of this turn closed, with its palaces and clearing, and returns its
 * first plain; `NONE` if the wall closed no area. One wall never closes two: an area that is not closed has a free
 * line on the rim, and a wall that cuts it in two leaves that line to one of them.
 */
export function completeCity(state: State, tell: Tell<Happening> | null): number {
  const { wall, cityOf, houses } = state;
  let size = closedArea(state, BESIDE[2 * wall]);
  if (size === 0 && BESIDE[2 * wall + 1] !== NONE) size = closedArea(state, BESIDE[2 * wall + 1]);
  if (size === 0) return NONE;

  let city = area[0];
  let gathered = 0;
  for (let i = 0; i < size; i++) {
    const plain = area[i];
    if (plain < city) city = plain;
    gathered += houses[plain];
    houses[plain] = 0;
  }
  for (let i = 0; i < size; i++) cityOf[area[i]] = city;
  houses[city] = gathered; // MB-15: houses belong to the city as a whole.
  state.completed = city;
  if (tell !== null) {
    const plains = PLAIN_NAMES.filter((_, plain) => cityOf[plain] === city);
    tell({ kind: 'city-completed', seat: state.active, city: PLAIN_NAMES[city], plains }, EVERYBODY);
  }
  clearInside(state, city, tell); // MB-17: before joining.
  buildPalaces(state, city, tell);
  return city;
}

/** MB-16: writes the first plains of the cities that share a wall with the city, ascending; returns how many. */
export function neighboursOf(state: State, city: number, into: Int32Array): number {
  const { cityOf } = state;
  isNeighbour.fill(0);
  for (let plain = city; plain < PLAINS; plain++) {
    if (cityOf[plain] !== city) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const across = ACROSS[side];
      if (across !== NONE && cityOf[across] !== NONE) isNeighbour[cityOf[across]] = 1;
    }
  }
  isNeighbour[city] = 0;
  let count = 0;
  for (let plain = 0; plain < PLAINS; plain++) if (isNeighbour[plain] === 1) into[count++] = plain;
  return count;
}

/** MB-16: joins the city completed in this turn to another. */
export function joinCities(state: State, other: number, tell: Tell<Happening> | null): void {
  const { cityOf, houses, palaces, completed } = state;
  const city = Math.min(completed, other);
  const gone = Math.max(completed, other);
  for (let plain = gone; plain < PLAINS; plain++) if (cityOf[plain] === gone) cityOf[plain] = city;
  houses[city] += houses[gone];
  palaces[city] += palaces[gone];
  houses[gone] = 0;
  palaces[gone] = 0;
  state.completed = city;
  if (tell !== null) {
    tell(
      {
        kind: 'joined',
        seat: state.active,
        city: PLAIN_NAMES[completed],
        other: PLAIN_NAMES[other],
        joined: PLAIN_NAMES[city],
      },
      EVERYBODY,
    );
  }
  clearInside(state, city, tell);
  buildPalaces(state, city, tell);
}

/** MB-24: the match enters its last scoring when this turn is finished. */
export function beginEnding(state: State, because: EndReason, tell: Tell<Happening> | null): void {
  if (!state.ending && tell !== null) tell({ kind: 'ending', because }, EVERYBODY);
  state.ending = true;
}

/** Room for the plains of an area, and for marking cities. */
const area = new Int32Array(PLAINS);
const reached = new Uint8Array(PLAINS);
const isNeighbour = new Uint8Array(PLAINS);

/**
 * MB-14: collects the area of this plain in `area` and returns how many plains it has; 0 if it is not closed, which
 * is to say that it has a line on the rim without a wall.
 */
function closedArea(state: State, from: number): number {
  reached.fill(0);
  reached[from] = 1;
  area[0] = from;
  let size = 1;
  for (let i = 0; i < size; i++) {
    for (let side = 3 * area[i]; side < 3 * area[i] + 3; side++) {
      if (hasWall(state, SIDES[side])) continue;
      const plain = ACROSS[side];
      if (plain === NONE) return 0;
      if (reached[plain] === 0) {
        reached[plain] = 1;
        area[size++] = plain;
      }
    }
  }
  return size;
}

/** MB-15 */
function buildPalaces(state: State, city: number, tell: Tell<Happening> | null): void {
  const { houses, palaces, housesLeft, palacesLeft } = state;
  let built = false;
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    while (countOf(houses[city], colour) >= 2 && palacesLeft[colour] > 0) {
      houses[city] -= 2 * oneOf(colour);
      housesLeft[colour] += 2;
      palaces[city] += oneOf(colour);
      palacesLeft[colour]--;
      built = true;
      if (tell !== null)
        tell({ kind: 'palace-built', city: PLAIN_NAMES[city], colour: HOUSE_COLOURS[colour] }, EVERYBODY);
    }
  }
  if (built && sum(palacesLeft) === 0) beginEnding(state, 'palaces', tell);
}

/** MB-17, MB-9: takes the walls inside the city, and the towers left without a wall; no wall may be put there again. */
function clearInside(state: State, city: number, tell: Tell<Happening> | null): void {
  const { cityOf, walls, open } = state;
  let removed = 0;
  for (let plain = city; plain < PLAINS; plain++) {
    if (cityOf[plain] !== city) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const across = ACROSS[side];
      if (across < plain || cityOf[across] !== city) continue;
      const line = SIDES[side];
      open[line >> 5] &= ~(1 << (line & 31));
      if (!hasWall(state, line)) continue;
      walls[line >> 5] &= ~(1 << (line & 31));
      cleared[removed++] = line;
    }
  }
  if (removed === 0) return;
  state.wallsLeft += removed;
  if (tell !== null)
    tell(
      { kind: 'walls-cleared', lines: Array.from(cleared.subarray(0, removed), l => LINE_NAMES[l]) },
      EVERYBODY,
    );
  clearTowers(state, removed, tell);
}

const cleared = new Int32Array(3 * PLAINS);

function clearTowers(state: State, removed: number, tell: Tell<Happening> | null): void {
  const { towers, towersLeft } = state;
  const gone: { point: string; colour: TowerColour }[] | null = tell === null ? null : [];
  for (let end = 0; end < 2 * removed; end++) {
    const point = ENDS[2 * cleared[end >> 1] + (end & 1)];
    const tower = towers[point];
    if (tower === 0 || isTouched(state, point)) continue;
    towers[point] = 0;
    towersLeft[tower - 1]++;
    if (gone !== null) gone.push({ point: POINT_NAMES[point], colour: TOWER_COLOURS[tower - 1] });
  }
  if (tell !== null && gone !== null && gone.length > 0)
    tell({ kind: 'towers-cleared', towers: gone }, EVERYBODY);
}
