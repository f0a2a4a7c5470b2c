/**
 * The rules of Mauer Bauer in the order of the rules page: who is due, and what each move does. What may be done is in
 * `moves.ts`, cities (MB-14 … MB-18) in `cities.ts`, what cards score (MB-7) and who wins (MB-26) in `scoring.ts`.
 */

import type { Tell } from '../../../engine/game.ts';
import * as engine from '../../../engine/game.ts';
import { allBut, EVERYBODY, NATURE, only, seatsOf } from '../../../engine/viewers.ts';
import { CARD_NAMES } from './card-names.ts';
import * as cards from './cards.ts';
import * as cityRules from './cities.ts';
import * as codes from './codes.ts';
import * as dice from './dice.ts';
import { HOUSE_FACES, HOUSE_ROLLS } from './dice.ts';
import type { Options } from './facts.ts';
import type { Happening } from './happenings.ts';
import * as land from './land.ts';
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES } from './land.ts';
import * as pieces from './pieces.ts';
import { HOUSE_COLOURS, TOWER_COLOURS } from './pieces.ts';
import * as scoring from './scoring.ts';
import { winners } from './scoring.ts';
import type { State } from './state.ts';
import * as states from './state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { NATURE_DUE, OVER } = engine;
const { moveAll, moveCard, sizeOf } = cards;
const { beginEnding, completeCity, joinCities } = cityRules;
const { END_EXCHANGE, HASTY_ROLL, HOUSES_MOVE, JOIN_MOVE, STAY_APART, THROW_MOVE, TOWERS_MOVE } = codes;
const { cityOfMove, firstCardOf, secondCardOf } = codes;
const { firstOfWay, HOUSES_TO_PUT, houseList, housesOfRoll } = dice;
const { secondOfWay, TOWERS_TO_PUT, towerList, towerOfRoll } = dice;
const { BESIDE, ENDS } = land;
const { oneOf } = pieces;
const { pointsFor } = scoring;
const { DEAL, DICE, EXCHANGE, FINISHED, HOUSES, JOIN, LAST_SCORING, SCORE, TOWERS, WALL } = states;
const { DEAL_AFTER_SCORING, DEAL_AT_START, DEAL_FOR_EXCHANGE } = states;
const { closes, connect, DECK, DISCARD, freeEnds, handOf, LOWEST_SCORE, NONE } = states;

export function start(seats: number, options: Options): State {
  return new states.State(seats, options);
}

export function due({ phase, actor }: State): number {
  if (phase === FINISHED) return OVER;
  return phase === DEAL || phase === DICE ? NATURE_DUE : 1 << actor;
}

/** Only its receiver sees a dealt card; everything else is open. */
export function knownTo(state: State, by: number): number {
  return by === NATURE && state.phase === DEAL ? only(state.actor) : EVERYBODY;
}

export function play(state: State, _by: number, move: number, tell: Tell<Happening> | null): void {
  switch (state.phase) {
    case DEAL:
      deal(state, move, tell);
      break;
    case WALL:
      build(state, move, tell);
      break;
    case DICE:
      rollDice(state, move, tell);
      break;
    case TOWERS:
      putTowers(state, move - TOWERS_MOVE, tell);
      break;
    case HOUSES:
      putHouses(state, move - HOUSES_MOVE, tell);
      break;
    case JOIN:
      decideJoin(state, move === STAY_APART ? NONE : move - JOIN_MOVE, tell);
      break;
    case SCORE:
      score(state, move, tell);
      break;
    case EXCHANGE:
      exchange(state, move, tell);
      break;
    case LAST_SCORING:
      playCards(state, cityOfMove(move), move, tell);
      break;
  }
}

/** MB-8, MB-19, MB-22: nature deals a card to the seat whose turn it is to be dealt one. */
export function deal(state: State, card: number, tell: Tell<Happening> | null): void {
  const { actor, owed, piles } = state;
  moveCard(piles, DECK, handOf(actor), card);
  owed[actor]--;
  if (tell) tellDealt(actor, card, tell);
  if (piles[DECK] === 0) reshuffle(state, tell); // MB-21: as soon as the last card is drawn.
  if (owed[actor] === 0 || piles[DECK] === 0) dealNext(state, tell);
}

function tellDealt(seat: number, card: number, tell: Tell<Happening>): void {
  tell({ kind: 'dealt', seat, card: CARD_NAMES[card] }, only(seat));
  tell({ kind: 'dealt-face-down', seat }, allBut(seat));
}

/** MB-9 */
export function build(state: State, move: number, tell: Tell<Happening> | null): void {
  if (move === HASTY_ROLL) rollHastily(state, tell);
  else putWall(state, move, tell);
}

function putWall(state: State, line: number, tell: Tell<Happening> | null): void {
  state.walls[line >> 5] |= 1 << line;
  state.open[line >> 5] &= ~(1 << line);
  state.wallsLeft--;
  state.wall = line;
  state.hasty = false;
  state.phase = DICE;
  if (tell) tellWall(state.active, line, tell);
  if (state.wallsLeft === 0) beginEnding(state, 'walls', tell); // MB-24
}

function tellWall(seat: number, line: number, tell: Tell<Happening>): void {
  tell({ kind: 'wall-put', seat, line: LINE_NAMES[line] }, EVERYBODY);
}

/** MB-9: the phase stays the same, as the wall must still be built. */
function rollHastily(state: State, tell: Tell<Happening> | null): void {
  const { active, scores } = state;
  const lost = scores[active] > LOWEST_SCORE ? 1 : 0;
  state.hasty = true;
  scores[active] -= lost;
  tell?.({ kind: 'rolled-too-early', seat: active, lost, score: scores[active] }, EVERYBODY);
}

/** MB-10 */
export function rollDice(state: State, roll: number, tell: Tell<Happening> | null): void {
  state.roll = roll;
  const tower = towerOfRoll(roll);
  if (tell !== null) tellRoll(state, tell);
  if (tower === 0) {
    askForHouses(state, tell);
    return;
  }
  const { starts, ways } = TOWERS_TO_PUT;
  const list = towersToPut(state);
  state.ways = list;
  if (starts[list + 1] - starts[list] > 1) state.phase = TOWERS;
  else putTowers(state, ways[starts[list]], tell); // MB-11: automatic.
}

function tellRoll({ active, roll }: State, tell: Tell<Happening>): void {
  const [a, b] = HOUSE_ROLLS[housesOfRoll(roll)];
  const tower = TOWER_COLOURS[towerOfRoll(roll) - 1] ?? null;
  tell({ kind: 'rolled', seat: active, tower, houses: [HOUSE_FACES[a], HOUSE_FACES[b]] }, EVERYBODY);
}

/** MB-11: which list of `TOWERS_TO_PUT` says what the seat may do. */
export function towersToPut(state: State): number {
  return towerList(towerOfRoll(state.roll), freeEnds(state), state.towersLeft);
}

/** MB-11 */
export function putTowers(state: State, way: number, tell: Tell<Happening> | null): void {
  const first = firstOfWay(way);
  const second = secondOfWay(way);
  const { wall } = state;
  if (first !== 0) putTower(state, ENDS[2 * wall], first, ENDS[2 * wall + 1], tell);
  if (second !== 0) putTower(state, ENDS[2 * wall + 1], second, ENDS[2 * wall], tell);
  if (state.towersLeft === 0) beginEnding(state, 'towers', tell); // MB-24
  askForHouses(state, tell);
}

/** The new wall is the only one that touches a point without a tower, and it connects the point to the other end. */
function putTower(
  state: State,
  point: number,
  tower: number,
  otherEnd: number,
  tell: Tell<Happening> | null,
): void {
  state.towers[point] = tower;
  state.towersLeft -= oneOf(tower - 1);
  state.chains[point] = state.chains[otherEnd];
  if (tell) tellTower(state.active, point, tower - 1, tell);
}

function tellTower(seat: number, point: number, colour: number, tell: Tell<Happening>): void {
  tell({ kind: 'tower-put', seat, point: POINT_NAMES[point], colour: TOWER_COLOURS[colour] }, EVERYBODY);
}

function askForHouses(state: State, tell: Tell<Happening> | null): void {
  const { starts, ways } = HOUSES_TO_PUT;
  const list = housesToPut(state);
  state.ways = list;
  if (starts[list + 1] - starts[list] > 1) state.phase = HOUSES;
  else putHouses(state, ways[starts[list]], tell); // MB-12: automatic.
}

/** MB-12: which list of `HOUSES_TO_PUT` says what the seat may do. */
export function housesToPut({ wall, roll, housesLeft }: State): number {
  return houseList(housesOfRoll(roll), BESIDE[2 * wall + 1] === NONE, housesLeft);
}

/** MB-12, MB-13 */
export function putHouses(state: State, way: number, tell: Tell<Happening> | null): void {
  const first = firstOfWay(way);
  const second = secondOfWay(way);
  if (first !== 0) putHouse(state, BESIDE[2 * state.wall], first - 1, tell);
  if (second !== 0) putHouse(state, BESIDE[2 * state.wall + 1], second - 1, tell);
  if (state.housesLeft === 0) beginEnding(state, 'houses', tell); // MB-24
  closeArea(state, tell);
}

/** The plain is in no city: around a city all lines have walls, and inside it no wall is built. */
function putHouse(state: State, plain: number, colour: number, tell: Tell<Happening> | null): void {
  state.houses[plain] += oneOf(colour);
  state.housesLeft -= oneOf(colour);
  if (tell) tellHouse(state.active, plain, colour, tell);
}

function tellHouse(seat: number, plain: number, colour: number, tell: Tell<Happening>): void {
  tell({ kind: 'house-put', seat, plain: PLAIN_NAMES[plain], colour: HOUSE_COLOURS[colour] }, EVERYBODY);
}

/**
 * MB-14 … MB-16. Every point that a wall touches has a tower, so a wall with an end that had none cannot have closed
 * anything.
 */
function closeArea(state: State, tell: Tell<Happening> | null): void {
  if (towerOfRoll(state.roll) === 0) {
    if (!closes(state, state.wall)) connect(state, state.wall);
    else if (completeCity(state, tell)) {
      state.phase = JOIN;
      return;
    }
  }
  endTurn(state, tell);
}

/** MB-16: `other` is the first plain of the city to join, or `NONE`. */
function decideJoin(state: State, other: number, tell: Tell<Happening> | null): void {
  if (other !== NONE) joinCities(state, other, tell);
  else tell?.({ kind: 'kept-apart', seat: state.active, city: PLAIN_NAMES[state.completed] }, EVERYBODY);
  endTurn(state, tell);
}

/** MB-19, MB-25: the turn is finished except for the cards. */
function endTurn(state: State, tell: Tell<Happening> | null): void {
  if (state.completed !== NONE) askFrom(state, SCORE, state.active, tell);
  else if (state.ending) beginLastScoring(state, tell);
  else nextTurn(state, tell);
}

/** MB-19, MB-25: the city completed in this turn. */
export function score(state: State, move: number, tell: Tell<Happening> | null): void {
  if (move < END_EXCHANGE) throwAway(state, move - THROW_MOVE, tell);
  else playCards(state, state.completed, move, tell);
}

/** MB-19, MB-25: plays one card or two for this city. */
function playCards(state: State, city: number, move: number, tell: Tell<Happening> | null): void {
  const { piles, actor } = state;
  const first = firstCardOf(move);
  const second = secondCardOf(move);
  const firstPoints = pointsFor(state, first, city);
  const secondPoints = second === NONE ? 0 : pointsFor(state, second, city);
  const points = firstPoints + secondPoints;
  state.scores[actor] += points;
  moveCard(piles, handOf(actor), DISCARD, first);
  if (second !== NONE) moveCard(piles, handOf(actor), DISCARD, second);
  owe(state, 1);
  if (tell !== null) {
    const cards = [{ card: CARD_NAMES[first], points: firstPoints }];
    if (second !== NONE) cards.push({ card: CARD_NAMES[second], points: secondPoints });
    const name = city === NONE ? null : PLAIN_NAMES[city];
    tell({ kind: 'scored', seat: actor, city: name, cards, points, score: state.scores[actor] }, EVERYBODY);
  }
  askNext(state, tell);
}

/** MB-19: discards a card instead of scoring. */
function throwAway(state: State, card: number, tell: Tell<Happening> | null): void {
  discard(state, card, tell);
  owe(state, 2);
  askNext(state, tell);
}

/** Asks this seat; one without a card (MB-21: which hardly ever happens) can only be dealt one. */
function askFrom(state: State, phase: number, seat: number, tell: Tell<Happening> | null): void {
  state.phase = phase;
  state.actor = seat;
  if (state.piles[handOf(seat)] !== 0) return;
  owe(state, 1);
  askNext(state, tell);
}

/** MB-19: what the seat is dealt when all have played. MB-25: at the end nobody is dealt a card. */
function owe(state: State, cards: number): void {
  if (!state.ending) state.owed[state.actor] = cards;
}

function askNext(state: State, tell: Tell<Happening> | null): void {
  const next = after(state, state.actor);
  if (next !== state.active) askFrom(state, state.phase, next, tell);
  else if (state.ending) finish(state, tell);
  else {
    state.dealing = DEAL_AFTER_SCORING;
    dealNext(state, tell);
  }
}

/** Finds who is dealt the next card, from the active seat clockwise; if nobody is, goes on after the deal. */
function dealNext(state: State, tell: Tell<Happening> | null): void {
  const { owed, piles, active } = state;
  let seat = active;
  do {
    if (owed[seat] !== 0) {
      // MB-21: if the pile was empty when the last card was drawn, it becomes the deck now that a card is due.
      if (piles[DECK] === 0) reshuffle(state, tell);
      if (piles[DECK] !== 0) {
        state.phase = DEAL;
        state.actor = seat;
        return;
      }
      owed[seat] = 0; // MB-21: there is no card at all.
    }
    seat = after(state, seat);
  } while (seat !== active);
  endDeal(state, tell);
}

function endDeal(state: State, tell: Tell<Happening> | null): void {
  const { dealing } = state;
  state.dealing = NONE;
  if (dealing === DEAL_AFTER_SCORING) state.exchangers = furthestBehind(state);
  if (dealing === DEAL_AT_START) beginTurn(state, 0, tell);
  else nextExchange(state, tell);
}

/** MB-21: the discard pile becomes the deck, which is empty. */
function reshuffle(state: State, tell: Tell<Happening> | null): void {
  const { piles } = state;
  if (piles[DISCARD] === 0) return;
  moveAll(piles, DISCARD, DECK);
  tell?.({ kind: 'reshuffled', cards: sizeOf(piles, DECK) }, EVERYBODY);
}

/** MB-22: all that tie. */
export function furthestBehind({ scores, seats }: State): number {
  let least = scores[0];
  for (let seat = 1; seat < seats; seat++) least = Math.min(least, scores[seat]);
  let behind = 0;
  for (let seat = 0; seat < seats; seat++) if (scores[seat] === least) behind |= 1 << seat;
  return behind;
}

/** MB-22 */
function nextExchange(state: State, tell: Tell<Happening> | null): void {
  if (state.exchangers === 0) {
    nextTurn(state, tell);
    return;
  }
  let seat = state.active;
  while ((state.exchangers & (1 << seat)) === 0) seat = after(state, seat);
  state.phase = EXCHANGE;
  state.actor = seat;
  tell?.({ kind: 'may-exchange', seat }, EVERYBODY);
}

/** MB-22: one card at a time. */
export function exchange(state: State, move: number, tell: Tell<Happening> | null): void {
  if (move === END_EXCHANGE) {
    endExchange(state, tell);
    return;
  }
  discard(state, move - THROW_MOVE, tell);
  state.owed[state.actor]++;
}

/** MB-22: the seat has discarded all that it wants to. */
function endExchange(state: State, tell: Tell<Happening> | null): void {
  const { actor } = state;
  state.exchangers &= ~(1 << actor);
  tell?.({ kind: 'exchanged', seat: actor, cards: state.owed[actor] }, EVERYBODY);
  state.dealing = DEAL_FOR_EXCHANGE;
  dealNext(state, tell);
}

function discard(state: State, card: number, tell: Tell<Happening> | null): void {
  const { actor } = state;
  moveCard(state.piles, handOf(actor), DISCARD, card);
  tell?.({ kind: 'threw-away', seat: actor, card: CARD_NAMES[card] }, EVERYBODY);
}

/** MB-23 */
function nextTurn(state: State, tell: Tell<Happening> | null): void {
  beginTurn(state, after(state, state.active), tell);
}

export function beginTurn(state: State, seat: number, tell: Tell<Happening> | null): void {
  const { open } = state;
  state.active = seat;
  state.actor = seat;
  state.hasty = false;
  state.wall = NONE;
  state.roll = NONE;
  state.completed = NONE;
  state.phase = WALL;
  tell?.({ kind: 'turn-began', seat }, EVERYBODY);
  if ((open[0] | open[1] | open[2]) !== 0) return;
  beginEnding(state, 'lines', tell); // MB-24
  beginLastScoring(state, tell);
}

/** MB-25 */
function beginLastScoring(state: State, tell: Tell<Happening> | null): void {
  tell?.({ kind: 'last-scoring' }, EVERYBODY);
  askFrom(state, LAST_SCORING, state.active, tell);
}

function finish(state: State, tell: Tell<Happening> | null): void {
  state.phase = FINISHED;
  tell?.(
    { kind: 'match-ended', scores: Array.from(state.scores), winners: seatsOf(winners(state)) },
    EVERYBODY,
  );
}

function after(state: State, seat: number): number {
  return seat + 1 === state.seats ? 0 : seat + 1;
}
