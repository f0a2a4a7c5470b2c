/** Cities: closing, palaces, joining and clearing (MB-14 … MB-18). */
import type { Tell } from '../../../engine/game.ts';
import * as viewers from '../../../engine/viewers.ts';
import type { EndReason, Happening } from './happenings.ts';
import * as land from './land.ts';
import type { TowerColour } from './pieces.ts';
import * as pieces from './pieces.ts';
import type { State } from './state.ts';
import * as states from './state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { EVERYBODY } = viewers;
const {
  ACROSS,
  BESIDE,
  ENDS,
  LINE_NAMES,
  LINE_WORDS,
  LINES_AT,
  PLAIN_NAMES,
  PLAINS,
  POINT_NAMES,
  POINTS,
  SIDES,
} = land;
const { countOf, HOUSE_COLOURS, oneOf, pairsIn, TOWER_COLOURS } = pieces;
const { closes, hasWall, NONE } = states;

/**
 * MB-14: makes a city of the area that the wall of this turn closed, with its palaces and clearing, and returns its
 * first plain; `NONE` if the wall closed no area. One wall never closes two: an area that is not closed has a free
 * line on the rim, and a wall that cuts it in two leaves that line to one of them.
 */
export function completeCity(state: State, tell: Tell<Happening> | null): number {
  const { wall, cityOf, houses } = state;
  if (!closes(state, wall)) return NONE;
  let size = closedArea(state, BESIDE[2 * wall]);
  if (size === 0) size = closedArea(state, BESIDE[2 * wall + 1]);

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
  state.housesInCities += gathered;
  state.cities++;
  state.completed = city;
  tell?.(
    { kind: 'city-completed', seat: state.active, city: PLAIN_NAMES[city], plains: plainsOf(state, city) },
    EVERYBODY,
  );
  state.wallsAtCities += enclose(state, city, tell); // MB-17: before joining.
  buildPalaces(state, city, tell);
  return city;
}

/** MB-16: writes the first plains of the cities that share a wall with the city, ascending; returns how many. */
export function neighboursOf(state: State, city: number, into: Int32Array): number {
  const { cityOf } = state;
  let count = 0;
  for (let plain = city; plain < PLAINS; plain++) {
    if (cityOf[plain] !== city) continue;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const other = ACROSS[side] === NONE ? NONE : cityOf[ACROSS[side]];
      if (other === NONE || other === city) continue;
      let at = count;
      while (at > 0 && into[at - 1] > other) at--;
      if (at > 0 && into[at - 1] === other) continue;
      for (let i = count++; i > at; i--) into[i] = into[i - 1];
      into[at] = other;
    }
  }
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
  state.towersOf[gone] = 0;
  state.sizes[gone] = 0;
  state.cities--;
  state.completed = city;
  tell?.(
    {
      kind: 'joined',
      seat: state.active,
      city: PLAIN_NAMES[completed],
      other: PLAIN_NAMES[other],
      joined: PLAIN_NAMES[city],
    },
    EVERYBODY,
  );
  const wallsBefore = state.wallsLeft;
  enclose(state, city, tell);
  state.wallsAtCities -= state.wallsLeft - wallsBefore; // all walls between the two
  buildPalaces(state, city, tell);
}

/** MB-24: the match enters its last scoring when this turn is finished. */
export function beginEnding(state: State, because: EndReason, tell: Tell<Happening> | null): void {
  if (!state.ending) tell?.({ kind: 'ending', because }, EVERYBODY);
  state.ending = true;
}

/** The plains of the city, by name. */
export function plainsOf(state: State, city: number): string[] {
  return PLAIN_NAMES.filter((_, plain) => state.cityOf[plain] === city);
}

/** The plains of the area that was closed. */
const area = new Int32Array(PLAINS);
/** Plains and points that the last search, or the last look around a city, has met hold its number. */
const met = new Int32Array(Math.max(PLAINS, POINTS));
let search = 0;

/**
 * MB-14: collects the area of this plain in `area` and returns how many plains it has; 0 if it is not closed, which
 * is to say that it has a line on the rim without a wall.
 */
function closedArea(state: State, from: number): number {
  search = (search + 1) | 0;
  met[from] = search;
  area[0] = from;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const end = 3 * area[i] + 3;
    for (let side = end - 3; side < end; side++) {
      if (hasWall(state, SIDES[side])) continue;
      const plain = ACROSS[side];
      if (plain === NONE) return 0;
      if (met[plain] === search) continue;
      met[plain] = search;
      area[size++] = plain;
    }
  }
  return size;
}

/** MB-15 */
function buildPalaces(state: State, city: number, tell: Tell<Happening> | null): void {
  const { houses, palaces } = state;
  if (pairsIn(houses[city]) === 0) return;
  for (let colour = 0; colour < HOUSE_COLOURS.length; colour++) {
    const one = oneOf(colour);
    while (countOf(houses[city], colour) >= 2 && countOf(state.palacesLeft, colour) > 0) {
      houses[city] -= 2 * one;
      state.housesLeft += 2 * one;
      state.housesInCities -= 2 * one;
      palaces[city] += one;
      state.palacesLeft -= one;
      tell?.({ kind: 'palace-built', city: PLAIN_NAMES[city], colour: HOUSE_COLOURS[colour] }, EVERYBODY);
      if (state.palacesLeft === 0) beginEnding(state, 'palaces', tell); // MB-24
    }
  }
}

/**
 * MB-17, MB-9: takes the walls inside the city, and the towers left without a wall; no wall may be put there again.
 * MB-18: the walls and towers around it are the city's. Returns how many of those walls stand around no other city.
 */
function enclose(state: State, city: number, tell: Tell<Happening> | null): number {
  const { cityOf, walls, open, towers } = state;
  let plains = 0;
  let cleared = 0;
  let around = 0;
  let towersOf = 0;
  search = (search + 1) | 0;
  for (let plain = city; plain < PLAINS; plain++) {
    if (cityOf[plain] !== city) continue;
    plains++;
    for (let side = 3 * plain; side < 3 * plain + 3; side++) {
      const line = SIDES[side];
      const across = ACROSS[side];
      const other = across === NONE ? NONE : cityOf[across];
      if (other === city) {
        if (across < plain) continue;
        open[line >> 5] &= ~(1 << line);
        if (!hasWall(state, line)) continue;
        walls[line >> 5] &= ~(1 << line);
        clearedLines[cleared++] = line;
        continue;
      }
      if (other === NONE) around++;
      for (let end = 2 * line; end < 2 * line + 2; end++) {
        const point = ENDS[end];
        if (met[point] === search) continue;
        met[point] = search;
        towersOf += oneOf(towers[point] - 1);
        if (state.atCity[point] === 1) continue;
        state.atCity[point] = 1;
        state.towersAtCities += oneOf(towers[point] - 1);
      }
    }
  }
  state.sizes[city] = plains;
  state.towersOf[city] = towersOf;
  if (cleared > 0) clear(state, cleared, tell);
  return around;
}

const clearedLines = new Int32Array(3 * PLAINS);

/** MB-17: the walls in `clearedLines` go back to the supply, and the towers that no wall touches any more. */
function clear(state: State, cleared: number, tell: Tell<Happening> | null): void {
  const { towers, atCity } = state;
  state.wallsLeft += cleared;
  tell?.(
    { kind: 'walls-cleared', lines: Array.from(clearedLines.subarray(0, cleared), line => LINE_NAMES[line]) },
    EVERYBODY,
  );
  const gone: { point: string; colour: TowerColour }[] | null = tell === null ? null : [];
  for (let end = 0; end < 2 * cleared; end++) {
    const point = ENDS[2 * clearedLines[end >> 1] + (end & 1)];
    const tower = towers[point];
    if (tower === 0 || isTouched(state, point)) continue;
    if (atCity[point] === 1) state.towersAtCities -= oneOf(tower - 1);
    atCity[point] = 0;
    towers[point] = 0;
    state.towersLeft += oneOf(tower - 1);
    gone?.push({ point: POINT_NAMES[point], colour: TOWER_COLOURS[tower - 1] });
  }
  if (gone !== null && gone.length > 0) tell?.({ kind: 'towers-cleared', towers: gone }, EVERYBODY);
}

/** Whether a wall ends at the point. */
function isTouched({ walls }: State, point: number): boolean {
  const at = point * LINE_WORDS;
  return ((walls[0] & LINES_AT[at]) | (walls[1] & LINES_AT[at + 1]) | (walls[2] & LINES_AT[at + 2])) !== 0;
}
