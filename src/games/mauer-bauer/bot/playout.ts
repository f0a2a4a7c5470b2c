/**
 * Whole random playouts, several times faster than play by play, with the same moves in the same order for the same
 * random numbers. The rules are written a second time here, to be fast: the board (`playout-board.ts`) and the cards
 * (`playout-cards.ts`) lie at fixed places in memory, and choices are counted instead of listed. The suite holds
 * this against `rules.ts`, state by state. What was tried is in `docs/speed/mauer-bauer.md`.
 */
import { NATURE_DUE } from '../../../engine/game.ts';
import { pickByWeight } from '../../../engine/playout.ts';
import type { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import * as diceRules from '../rules/dice.ts';
import { BESIDE, ENDS, PLAINS } from '../rules/land.ts';
import { MOST_MOVES } from '../rules/moves.ts';
import { TOWER_COLOURS } from '../rules/pieces.ts';
import { chances, due, moves, play } from '../rules/rules.ts';
import { DEAL_AT_START, FINISHED, LOWEST_SCORE, NONE, type State, WALL } from '../rules/state.ts';
import * as board from './playout-board.ts';
import * as cards from './playout-cards.ts';
import * as movesOnBoard from './playout-moves.ts';
import * as points from './playout-points.ts';

export function playout(state: State, random: Random): number {
  let plays = 0;
  if (state.dealing === DEAL_AT_START) {
    loadCards(state);
    plays = dealAtStart(state, random);
    clearBoard();
  } else {
    for (; state.step !== WALL; plays++) {
      if (state.step === FINISHED) return plays;
      playOne(state, random);
    }
    loadCards(state);
    loadBoard(state);
  }
  scores.set(state.scores);
  plays += playTurns(state, random);
  for (let seat = 0; seat < state.seats; seat++) state.scores[seat] = scores[seat];
  saveBoard(state);
  saveCards(state);
  return plays;
}

// See `playout-moves.ts` for why these are constants here.
const { atFixedPlace, clearBoard, loadBoard, saveBoard } = board;
const { dealTo, discard, kindsOf, loadCards, nthBit, nthCard, nthWay, saveCards, waysToPlay } = cards;
const { closes, connect, completeCity, findNeighbours, joinCities, putHouse, putTower, putWall } =
  movesOnBoard;
const { pointsFor } = points;
const { BOTH, FIRST, SECOND, HOUSE_ROLLS, HOUSE_WAYS, HOUSES_TO_PUT, TOWER_WAYS, TOWERS_TO_PUT } = diceRules;
const { houseList, rollOf, towerList, WEIGHT_OF_HOUSES } = diceRules;
const { open, openIn, towers, cityOf, tally } = board;
const { TOWER_STOCK, HOUSE_STOCK, CITIES, ENDING, COMPLETED, WALL_PUT, ROLL } = board;
const towerStarts = atFixedPlace(TOWERS_TO_PUT.starts);
const towerWays = atFixedPlace(TOWERS_TO_PUT.ways);
const houseStarts = atFixedPlace(HOUSES_TO_PUT.starts);
const houseWays = HOUSES_TO_PUT.ways;
const ends = atFixedPlace(ENDS);
const beside = atFixedPlace(BESIDE);

const scores = atFixedPlace([0, 0, 0, 0]);
/** What each seat is to be dealt after the scoring. */
const owed = atFixedPlace([0, 0, 0, 0]);
const neighbours = atFixedPlace(new Int32Array(PLAINS));

const outcomes = new Int32Array(MOST_MOVES);
const weights = new Int32Array(MOST_MOVES);

/** One play by the rules, to get to where a turn begins. */
function playOne(state: State, random: Random): void {
  if (due(state) === NATURE_DUE) {
    const count = chances(state, outcomes, weights);
    play(state, NATURE, outcomes[pickByWeight(random, weights, count)], null);
  } else {
    const count = moves(state, state.actor, outcomes);
    play(state, state.actor, outcomes[count === 1 ? 0 : random.below(count)], null);
  }
}

/** MB-8: deals what is still to be dealt, and begins the first turn. */
function dealAtStart(state: State, random: Random): number {
  let plays = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    plays += dealTo(seat, state.owed[seat], random);
    state.owed[seat] = 0;
  }
  state.dealing = NONE;
  return plays;
}

/** From the beginning of a turn to the end of the match. */
function playTurns(state: State, random: Random): number {
  const { seats } = state;
  let { active } = state;
  let mayBeHasty = state.hastyRoll && !state.hasty;
  let plays = 0;
  while (openIn[0] + openIn[1] + openIn[2] !== 0) {
    plays += chooseWall(active, mayBeHasty, random);
    plays += rollDice(random);
    if (tally[COMPLETED] !== NONE) {
      plays += scoreCity(active, seats, random);
      if (tally[ENDING] !== 0) return finish(state, active, plays);
      plays += dealAfterScoring(active, seats, random);
      plays += exchange(active, seats, random);
      tally[COMPLETED] = NONE;
    } else if (tally[ENDING] !== 0) {
      return finish(state, active, plays + scoreLast(active, seats, random));
    }
    active = active + 1 === seats ? 0 : active + 1;
    mayBeHasty = state.hastyRoll;
  }
  // MB-24: there is no line to put a wall on.
  tally[ENDING] = 1;
  tally[WALL_PUT] = NONE;
  tally[ROLL] = NONE;
  return finish(state, active, plays + scoreLast(active, seats, random));
}

function finish(state: State, active: number, plays: number): number {
  state.step = FINISHED;
  state.active = active;
  state.actor = (active === 0 ? state.seats : active) - 1;
  state.hasty = false;
  return plays;
}

/** MB-9: returns 2 if the seat rolled too early first. */
function chooseWall(active: number, mayBeHasty: boolean, random: Random): number {
  const inFirst = openIn[0];
  const inTwo = inFirst + openIn[1];
  const lines = inTwo + openIn[2];
  const count = mayBeHasty ? lines + 1 : lines;
  const choice = count === 1 ? 0 : random.below(count);
  if (choice === lines) {
    if (scores[active] > LOWEST_SCORE) scores[active]--;
    return 1 + chooseWall(active, false, random);
  }
  // Which of the three words it is in: without a branch, which would be wrong every other time.
  const notFirst = (inFirst - 1 - choice) >>> 31;
  const notSecond = (inTwo - 1 - choice) >>> 31;
  const word = notFirst + notSecond;
  const line = 32 * word + nthBit(open[word], choice - (openIn[0] & -notFirst) - (openIn[1] & -notSecond));
  putWall(line);
  tally[WALL_PUT] = line;
  return 1;
}

/** Every roll as often as its weight, so that one draw finds it. */
const houseDice = atFixedPlace(
  HOUSE_ROLLS.flatMap((_, dice) => new Array<number>(WEIGHT_OF_HOUSES[dice]).fill(dice)),
);
const WAYS_TO_ROLL_HOUSES = houseDice.length;

/** MB-10 … MB-17: the roll and all that comes of it on the board. */
function rollDice(random: Random): number {
  const line = tally[WALL_PUT];
  const first = ends[2 * line];
  const second = ends[2 * line + 1];
  const firstFree = towers[first] === 0;
  const secondFree = towers[second] === 0;
  if (!firstFree && !secondFree) {
    const dice = houseDice[random.below(WAYS_TO_ROLL_HOUSES)];
    tally[ROLL] = dice;
    const plays = 1 + putHouses(line, dice, random);
    return closes(line) ? plays + makeCity(line, random) : plays;
  }
  const drawn = random.below(TOWER_COLOURS.length * WAYS_TO_ROLL_HOUSES);
  const colour = (drawn / WAYS_TO_ROLL_HOUSES) | 0;
  const dice = houseDice[drawn - colour * WAYS_TO_ROLL_HOUSES];
  tally[ROLL] = rollOf(colour + 1, dice);
  const list = towerList(colour + 1, firstFree ? (secondFree ? BOTH : FIRST) : SECOND, tally[TOWER_STOCK]);
  const start = towerStarts[list];
  const count = towerStarts[list + 1] - start;
  const way = towerWays[count === 1 ? start : start + random.below(count)];
  if (way >= TOWER_WAYS) putTower(first, (way / TOWER_WAYS) | 0);
  if (way % TOWER_WAYS !== 0) putTower(second, way % TOWER_WAYS);
  if (firstFree) connect(first, second);
  else connect(second, first);
  return (count === 1 ? 1 : 2) + putHouses(line, dice, random);
}

/** MB-12: returns whether the seat was asked, as 0 or 1. */
function putHouses(line: number, dice: number, random: Random): number {
  const first = beside[2 * line];
  const second = beside[2 * line + 1];
  const list = houseList(dice, second === NONE, tally[HOUSE_STOCK]);
  const start = houseStarts[list];
  const count = houseStarts[list + 1] - start;
  const way = houseWays[count === 1 ? start : start + random.below(count)];
  if (way >= HOUSE_WAYS) putHouse(first, ((way / HOUSE_WAYS) | 0) - 1);
  if (way % HOUSE_WAYS !== 0) putHouse(second, (way % HOUSE_WAYS) - 1);
  return count === 1 ? 0 : 1;
}

/** MB-14 … MB-17: returns whether the seat was asked, as 0 or 1. */
function makeCity(line: number, random: Random): number {
  completeCity(line);
  const count = findNeighbours(neighbours);
  if (count === 0) return 0;
  const choice = random.below(count + 1);
  if (choice > 0) joinCities(neighbours[choice - 1]);
  return 1;
}

/** MB-19 */
function scoreCity(active: number, seats: number, random: Random): number {
  const mayThrow = tally[ENDING] === 0;
  let plays = 0;
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    const kinds = kindsOf(seat);
    owed[seat] = 1;
    if (kinds === 0) continue;
    plays++;
    const ways = waysToPlay(seat, kinds);
    const count = mayThrow ? ways + kinds : ways;
    const choice = count === 1 ? 0 : random.below(count);
    if (choice < ways) playCards(seat, tally[COMPLETED], nthWay(seat, kinds, choice));
    else {
      discard(seat, nthCard(seat, choice - ways));
      owed[seat] = 2;
    }
  }
  return plays;
}

function playCards(seat: number, city: number, way: number): void {
  const first = way >> 5;
  const second = (way & 31) - 1;
  scores[seat] += pointsFor(first, city);
  discard(seat, first);
  if (second < 0) return;
  scores[seat] += pointsFor(second, city);
  discard(seat, second);
}

function dealAfterScoring(active: number, seats: number, random: Random): number {
  let plays = 0;
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    plays += dealTo(seat, owed[seat], random);
  }
  return plays;
}

/** MB-22 */
function exchange(active: number, seats: number, random: Random): number {
  let lowest = scores[0];
  for (let seat = 1; seat < seats; seat++) if (scores[seat] < lowest) lowest = scores[seat];
  let plays = 0;
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    if (scores[seat] !== lowest) continue;
    let thrown = 0;
    for (let kinds = kindsOf(seat); kinds > 0; kinds = kindsOf(seat)) {
      const choice = random.below(kinds + 1);
      if (choice === kinds) break;
      discard(seat, nthCard(seat, choice));
      thrown++;
    }
    plays += thrown + 1 + dealTo(seat, thrown, random);
  }
  return plays;
}

/** MB-25 */
function scoreLast(active: number, seats: number, random: Random): number {
  const cities = tally[CITIES];
  let plays = 0;
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    const kinds = kindsOf(seat);
    if (kinds === 0) continue;
    plays++;
    const ways = waysToPlay(seat, kinds);
    const count = cities === 0 ? ways : cities * ways;
    const choice = count === 1 ? 0 : random.below(count);
    const named = (choice / ways) | 0;
    playCards(seat, cities === 0 ? NONE : nthCity(named), nthWay(seat, kinds, choice - named * ways));
  }
  return plays;
}

function nthCity(n: number): number {
  let rest = n;
  let plain = 0;
  while (cityOf[plain] !== plain || rest-- > 0) plain++;
  return plain;
}
