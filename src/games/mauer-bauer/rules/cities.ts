/** Cities: closing, palaces, joining and clearing (MB-14 … MB-18). */
import * as bits from '../../../engine/bits.ts';
import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY } from '../../../engine/viewers.ts';
import type { EndReason, Happening } from './happenings.ts';
import * as land from './land.ts';
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from './land.ts';
import * as pieces from './pieces.ts';
import type { State } from './state.ts';
import * as states from './state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { size } = bits;
const { ACROSS, BESIDE, CORNERS, ENDS, LINE_WORDS, LINES_AROUND, LINES_AT, PLAINS, SIDES } = land;
const { countOf, HOUSE_COLOURS, oneOf, pairsIn, TOWER_COLOURS } = pieces;
const { NONE } = states;

/**
 * MB-14: makes a city of the area that the wall of this turn has closed, with its palaces and clearing. Returns whether
 * it shares a wall with another city. One wall never closes two areas: an area that is not closed has a free line on
 * the rim, and if a wall cuts it in two, one of the two keeps that line.
 */
export function completeCity(state: State, tell: Tell<Happening> | null): boolean {
  const { wall, cityOf, houses } = state;
  let plains = closedArea(state, BESIDE[2 * wall]);
  if (plains === 0) plains = closedArea(state, BESIDE[2 * wall + 1]);

  let city = area[0];
  let gathered = 0;
  for (let i = 0; i < plains; i++) {
    const plain = area[i];
    if (plain < city) city = plain;
    gathered += houses[plain];
    houses[plain] = 0;
  }
  for (let i = 0; i < plains; i++) cityOf[area[i]] = city;
  houses[city] = gathered; // MB-15: houses belong to the city as a whole.
  state.housesInCities += gathered;
  state.cities++;
  state.completed = city;
  tell?.(
    { kind: 'city-completed', seat: state.active, city: PLAIN_NAMES[city], plains: plainsOf(state, city) },
    EVERYBODY,
  );
  const shared = enclose(state, city, plains, tell); // MB-17: before joining.
  buildPalaces(state, city, tell);
  return shared;
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
  let plains = 0;
  for (let plain = city; plain < PLAINS; plain++) if (cityOf[plain] === city) area[plains++] = plain;
  enclose(state, city, plains, tell);
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

/** In place of the plain beyond the rim: what `NONE` is in six bits. */
const OUTSIDE = 63;
/** The plains of an area, with room for one that turns out not to be new. */
const area = new Int32Array(PLAINS + 2);
/** Marks with its number the plains and points that the last search, or the last look around a city, has met. */
const met = new Int32Array(OUTSIDE + 1);
let search = 0;

/**
 * MB-14: collects the area of this plain in `area` and returns how many plains it has; 0 if it is not closed, that is,
 * if it has a line on the rim without a wall. The processor cannot predict which sides lead on, so there is no branch.
 */
function closedArea({ walls }: State, from: number): number {
  search = (search + 1) | 0;
  met[from] = search;
  area[0] = from;
  let plains = 1;
  for (let i = 0; i < plains; i++) {
    if (met[OUTSIDE] === search) return 0;
    const end = 3 * area[i] + 3;
    for (let side = end - 3; side < end; side++) {
      const line = SIDES[side];
      const next = ACROSS[side] & OUTSIDE;
      const isOpen = ~(walls[line >> 5] >>> line) & 1;
      const change = (met[next] ^ search) & -isOpen;
      met[next] ^= change;
      area[plains] = next;
      plains += (change | -change) >>> 31;
    }
  }
  return plains;
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
 * MB-17, MB-9: takes the walls inside the city, whose plains are in `area`, and the towers left without a wall; no wall
 * may be built there again. MB-18: the walls and towers around it are the city's. Returns whether one of these walls
 * already belonged to another city.
 */
function enclose(state: State, city: number, plains: number, tell: Tell<Happening> | null): boolean {
  const { walls, open, cityWalls, towers, atCity } = state;
  const towersBefore = tell === null ? null : towers.slice();
  let shared = 0;
  let taken = 0;
  for (let word = 0; word < LINE_WORDS; word++) {
    // A line inside the city is a side of two of its plains.
    let sides = 0;
    let inside = 0;
    for (let i = 0; i < plains; i++) {
      const ofPlain = LINES_AROUND[LINE_WORDS * area[i] + word];
      inside |= sides & ofPlain;
      sides |= ofPlain;
    }
    cleared[word] = walls[word] & inside;
    taken |= cleared[word];
    shared |= cityWalls[word] & sides & ~inside;
    walls[word] &= ~inside;
    open[word] &= ~inside;
    cityWalls[word] = (cityWalls[word] | sides) & ~inside;
  }
  if (taken !== 0) state.wallsLeft += size(cleared[0]) + size(cleared[1]) + size(cleared[2]);

  let towersOf = 0;
  search = (search + 1) | 0;
  for (let i = 0; i < plains; i++) {
    const end = 3 * area[i] + 3;
    for (let corner = end - 3; corner < end; corner++) {
      const point = CORNERS[corner];
      if (met[point] === search || towers[point] === 0) continue;
      met[point] = search;
      const tower = oneOf(towers[point] - 1);
      if (taken === 0 || isTouched(state, point)) {
        towersOf += tower;
        if (atCity[point] === 0) state.towersAtCities += tower;
        atCity[point] = 1;
      } else {
        if (atCity[point] === 1) state.towersAtCities -= tower;
        atCity[point] = 0;
        towers[point] = 0;
        state.towersLeft += tower;
      }
    }
  }
  state.sizes[city] = plains;
  state.towersOf[city] = towersOf;
  if (tell !== null && towersBefore !== null && taken !== 0) tellCleared(state, towersBefore, tell);
  return shared !== 0;
}

/** The bit set of the walls that were taken. */
const cleared = new Int32Array(LINE_WORDS);

/** Lines in the order of the plains, which is the order in which they are told. */
const LINES_BY_PLAIN = [...new Set(SIDES)];

function tellCleared(state: State, towersBefore: Int32Array, tell: Tell<Happening>): void {
  const lines = LINES_BY_PLAIN.filter(line => ((cleared[line >> 5] >>> line) & 1) !== 0);
  tell({ kind: 'walls-cleared', lines: lines.map(line => LINE_NAMES[line]) }, EVERYBODY);
  const points = new Set(lines.flatMap(line => [ENDS[2 * line], ENDS[2 * line + 1]]));
  const towers = Array.from(points)
    .filter(point => towersBefore[point] !== 0 && state.towers[point] === 0)
    .map(point => ({ point: POINT_NAMES[point], colour: TOWER_COLOURS[towersBefore[point] - 1] }));
  if (towers.length > 0) tell({ kind: 'towers-cleared', towers }, EVERYBODY);
}

/** Whether a wall ends at the point. */
function isTouched({ walls }: State, point: number): boolean {
  const at = point * LINE_WORDS;
  return ((walls[0] & LINES_AT[at]) | (walls[1] & LINES_AT[at + 1]) | (walls[2] & LINES_AT[at + 2])) !== 0;
}
