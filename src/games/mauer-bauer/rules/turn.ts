/** A turn on the board: wall, dice, towers, houses, city, joining (MB-9 … MB-17). */
import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY } from '../../../engine/viewers.ts';
import { beginEnding, completeCity, joinCities, neighboursOf } from './cities.ts';
import {
  BOTH,
  FIRST,
  HOUSE_FACES,
  HOUSE_ROLLS,
  HOUSE_WAYS,
  HOUSES_TO_PUT,
  houseList,
  housesOfRoll,
  SECOND,
  stockIndex,
  TOWER_WAYS,
  TOWERS_TO_PUT,
  towerList,
  towerOfRoll,
} from './dice.ts';
import type { Happening } from './happenings.ts';
import { BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, PLAINS, POINT_NAMES } from './land.ts';
import { HOUSE_COLOURS, oneOf, TOWER_COLOURS } from './pieces.ts';
import { endTurn } from './scoring.ts';
import { DICE, HOUSES, JOIN, LOWEST_SCORE, NONE, type State, sum, TOWERS } from './state.ts';

type Listener = Tell<Happening> | null;

/** MB-9 */
export function putWall(state: State, line: number, tell: Listener): void {
  const bit = 1 << (line & 31);
  state.walls[line >> 5] |= bit;
  state.open[line >> 5] &= ~bit;
  state.wallsLeft--;
  state.wall = line;
  state.hasty = false;
  state.step = DICE;
  if (tell !== null) tell({ kind: 'wall-put', seat: state.active, line: LINE_NAMES[line] }, EVERYBODY);
  if (state.wallsLeft === 0) beginEnding(state, 'walls', tell); // MB-24
}

/** MB-9: the step stays, the wall must still be put. */
export function rollHastily(state: State, tell: Listener): void {
  const { active, scores } = state;
  const lost = scores[active] > LOWEST_SCORE ? 1 : 0;
  state.hasty = true;
  scores[active] -= lost;
  if (tell !== null) tell({ kind: 'rolled-too-early', seat: active, lost, score: scores[active] }, EVERYBODY);
}

/** MB-10: whether an end of the wall has no tower. */
export function towerDieCounts(state: State): boolean {
  return state.towers[ENDS[2 * state.wall]] === 0 || state.towers[ENDS[2 * state.wall + 1]] === 0;
}

/** MB-10 */
export function rollDice(state: State, roll: number, tell: Listener): void {
  state.roll = roll;
  if (tell !== null) {
    const tower = towerOfRoll(roll);
    const [a, b] = HOUSE_ROLLS[housesOfRoll(roll)];
    tell(
      {
        kind: 'rolled',
        seat: state.active,
        tower: tower === 0 ? null : TOWER_COLOURS[tower - 1],
        houses: [HOUSE_FACES[a], HOUSE_FACES[b]],
      },
      EVERYBODY,
    );
  }
  if (towerOfRoll(roll) === 0) {
    askForHouses(state, tell);
    return;
  }
  const list = towersToPut(state);
  if (TOWERS_TO_PUT.starts[list + 1] - TOWERS_TO_PUT.starts[list] > 1) state.step = TOWERS;
  else putTowers(state, TOWERS_TO_PUT.ways[TOWERS_TO_PUT.starts[list]], tell); // MB-11: automatic.
}

/** MB-11: which list of `TOWERS_TO_PUT` says what the seat may do. */
export function towersToPut(state: State): number {
  const { towers, wall } = state;
  const firstFree = towers[ENDS[2 * wall]] === 0;
  const secondFree = towers[ENDS[2 * wall + 1]] === 0;
  const places = firstFree ? (secondFree ? BOTH : FIRST) : SECOND;
  return towerList(towerOfRoll(state.roll), places, stockIndex(state.towersLeft));
}

/** MB-11 */
export function putTowers(state: State, way: number, tell: Listener): void {
  const first = (way / TOWER_WAYS) | 0;
  const second = way % TOWER_WAYS;
  if (first !== 0) putTower(state, ENDS[2 * state.wall], first, tell);
  if (second !== 0) putTower(state, ENDS[2 * state.wall + 1], second, tell);
  if (sum(state.towersLeft) === 0) beginEnding(state, 'towers', tell); // MB-24
  askForHouses(state, tell);
}

/** MB-12: which list of `HOUSES_TO_PUT` says what the seat may do. */
export function housesToPut(state: State): number {
  const rim = BESIDE[2 * state.wall + 1] === NONE;
  return houseList(housesOfRoll(state.roll), rim, stockIndex(state.housesLeft));
}

/** MB-12, MB-13 */
export function putHouses(state: State, way: number, tell: Listener): void {
  const first = (way / HOUSE_WAYS) | 0;
  const second = way % HOUSE_WAYS;
  if (first !== 0) putHouse(state, BESIDE[2 * state.wall], first - 1, tell);
  if (second !== 0) putHouse(state, BESIDE[2 * state.wall + 1], second - 1, tell);
  if (sum(state.housesLeft) === 0) beginEnding(state, 'houses', tell); // MB-24
  closeCity(state, tell);
}

/** MB-16: `other` is the first plain of the city to join, or `NONE`. */
export function decideJoin(state: State, other: number, tell: Listener): void {
  if (other !== NONE) joinCities(state, other, tell);
  else if (tell !== null)
    tell({ kind: 'kept-apart', seat: state.active, city: PLAIN_NAMES[state.completed] }, EVERYBODY);
  endTurn(state, tell);
}

function putTower(state: State, point: number, tower: number, tell: Listener): void {
  state.towers[point] = tower;
  state.towersLeft[tower - 1]--;
  if (tell !== null) {
    const colour = TOWER_COLOURS[tower - 1];
    tell({ kind: 'tower-put', seat: state.active, point: POINT_NAMES[point], colour }, EVERYBODY);
  }
}

function askForHouses(state: State, tell: Listener): void {
  const list = housesToPut(state);
  if (HOUSES_TO_PUT.starts[list + 1] - HOUSES_TO_PUT.starts[list] > 1) state.step = HOUSES;
  else putHouses(state, HOUSES_TO_PUT.ways[HOUSES_TO_PUT.starts[list]], tell); // MB-12: automatic.
}

/** The plain is in no city: around a city all lines have walls, and inside it no wall is put. */
function putHouse(state: State, plain: number, colour: number, tell: Listener): void {
  state.houses[plain] += oneOf(colour);
  state.housesLeft[colour]--;
  if (tell !== null) {
    tell(
      { kind: 'house-put', seat: state.active, plain: PLAIN_NAMES[plain], colour: HOUSE_COLOURS[colour] },
      EVERYBODY,
    );
  }
}

/**
 * MB-14 … MB-16. Every point that a wall touches has a tower, so a wall with an end that had none cannot have closed
 * anything.
 */
function closeCity(state: State, tell: Listener): void {
  const isCity = towerOfRoll(state.roll) === 0 && completeCity(state, tell) !== NONE;
  if (isCity && neighboursOf(state, state.completed, neighbours) > 0) state.step = JOIN;
  else endTurn(state, tell);
}

const neighbours = new Int32Array(PLAINS);
