import type { AnyOptions } from '../../../engine/options.ts';
import { isListOf, isObject } from '../../../engine/record.ts';
import type { Result } from '../../../engine/result.ts';
import { type Malformed, malformed, type SetUp } from '../../../engine/study/set-up.ts';
import { CARD_NAMES } from './card-names.ts';
import { CARDS, copiesOf, moveCard, sizeOf } from './cards.ts';
import { towerOfRoll } from './dice.ts';
import { ACROSS, BESIDE, LINE_NAMES, PLAIN_NAMES, PLAINS, POINT_NAMES, SIDES } from './land.ts';
import { readRoll, writeRoll } from './notation.ts';
import { countOf, HOUSE_COLOURS, type Mixed, oneOf, TOWER_COLOURS, type TowerColour } from './pieces.ts';
import { markCities, recount } from './recount.ts';
import { furthestBehind, housesToPut, towersToPut } from './rules.ts';
import { checkPieces, checkState, type Flaw } from './set-up-flaws.ts';
import { builtInTurn, wallsEverPut } from './set-up-past.ts';
import {
  CARDS_AT_START,
  DEAL,
  DEAL_AT_START,
  DEAL_FOR_EXCHANGE,
  DEALS,
  DECK,
  type DealName,
  DICE,
  DISCARD,
  EXCHANGE,
  FINISHED,
  HOUSES,
  handOf,
  hasWall,
  LAST_SCORING,
  LOWEST_SCORE,
  NONE,
  PHASES,
  type Phase,
  SCORE,
  State,
  TOWERS,
  WALL,
} from './state.ts';

export type { Flaw } from './set-up-flaws.ts';

/**
 * A position, in the notation of the rules page. The supply and the deck have what is nowhere else. What walls close in is
 * a city. Whose turn it is follows from how many walls have ever been built: one in each turn.
 */
export interface Position {
  /** All of these lists are in the order of the rules page: `a` before `b`, and by x. */
  readonly walls: readonly string[];
  /** By point. */
  readonly towers: Readonly<Record<string, TowerColour>>;
  /** By plain, a letter for each house, in the order R G B Y P; those of a city at its first plain. */
  readonly houses: Readonly<Record<string, string>>;
  /** By the first plain of a city. */
  readonly palaces: Readonly<Record<string, string>>;
  readonly scores: readonly number[];
  /** The cards of each seat and of the discard pile, in the order in which two are written (MB-19). */
  readonly hands: readonly (readonly string[])[];
  readonly discard: readonly string[];
  /** What is due. Of the fields below, those that do not apply are left out. */
  readonly step: Phase;
  /** The wall of this turn, and what was rolled for it. */
  readonly wall?: string;
  readonly roll?: string;
  /** Who scores or exchanges. */
  readonly actor?: number;
  /** Why cards are dealt. */
  readonly dealing?: DealName;
  /** By seat: how many cards nature will deal after the scoring or exchange, or is still to deal. */
  readonly owed?: readonly number[];
  /** The seat has rolled too early (MB-9). */
  readonly hasty?: true;
  /** The match ends with this turn (MB-24). */
  readonly ending?: true;
}

export const setUp: SetUp<State, Position, Flaw> = { write, read };

function write(state: State): Position {
  const { phase, wall, roll, dealing } = state;
  const isAsked = phase === SCORE || phase === EXCHANGE || phase === LAST_SCORING;
  return {
    walls: LINE_NAMES.filter((_, line) => hasWall(state, line)),
    towers: Object.fromEntries(
      POINT_NAMES.flatMap((name, point) =>
        state.towers[point] === 0 ? [] : [[name, TOWER_COLOURS[state.towers[point] - 1]]],
      ),
    ),
    houses: lettersByPlain(state.houses),
    palaces: lettersByPlain(state.palaces),
    scores: [...state.scores],
    hands: Array.from(state.scores, (_, seat) => cardsIn(state, handOf(seat))),
    discard: cardsIn(state, DISCARD),
    step: PHASES[phase],
    ...(wall !== NONE && { wall: LINE_NAMES[wall] }),
    ...(roll !== NONE && { roll: writeRoll(roll) }),
    ...(isAsked && { actor: state.actor }),
    ...(dealing !== NONE && { dealing: DEALS[dealing] }),
    // What is still to be dealt at the start follows from the hands.
    ...(dealing !== DEAL_AT_START && state.owed.some(cards => cards > 0) && { owed: [...state.owed] }),
    ...(state.hasty && { hasty: true }),
    ...(state.ending && { ending: true }),
  };
}

function lettersByPlain(mixed: Int32Array): Record<string, string> {
  return Object.fromEntries(
    PLAIN_NAMES.flatMap((name, plain) => (mixed[plain] === 0 ? [] : [[name, lettersOf(mixed[plain])]])),
  );
}

function lettersOf(mixed: Mixed): string {
  return HOUSE_COLOURS.map((letter, colour) => letter.repeat(countOf(mixed, colour))).join('');
}

function cardsIn({ piles }: State, pile: number): string[] {
  return CARD_NAMES.flatMap((name, card) => Array.from({ length: copiesOf(piles, pile, card) }, () => name));
}

function read(
  seats: number,
  options: AnyOptions,
  json: unknown,
): Result<{ readonly state: State }, Flaw | Malformed> {
  const position = positionIn(seats, json);
  if (typeof position === 'string') return malformed(position);
  const miscounted = checkPieces(position);
  if (miscounted) return { ok: false, error: miscounted };
  const state = stateOf(position, seats, { hastyRoll: options.hastyRoll === true });
  const misplaced = misplacedIn(position, state);
  if (misplaced) return malformed(misplaced);
  const flaw = checkState(state);
  return flaw ? { ok: false, error: flaw } : { ok: true, state };
}

/**
 * The state that a position describes, right or wrong: only its pieces must have been counted. Houses and palaces of a city go
 * to its first plain, from wherever they are.
 */
export function stateOf(position: Position, seats: number, options: { readonly hastyRoll: boolean }): State {
  const state = new State(seats, options);
  state.phase = PHASES.indexOf(position.step);
  state.wall = position.wall === undefined ? NONE : LINE_NAMES.indexOf(position.wall);
  state.roll = position.roll === undefined ? NONE : readRoll(position.roll);
  state.hasty = position.hasty ?? false;
  state.ending = position.ending ?? false;
  state.dealing = position.dealing === undefined ? NONE : DEALS.indexOf(position.dealing);
  state.scores.set(position.scores);
  setLand(state, position);
  setCards(state, position);
  setTurn(state, position);
  if (state.phase === TOWERS) state.ways = towersToPut(state);
  if (state.phase === HOUSES) state.ways = housesToPut(state);
  return state;
}

function setLand(state: State, { walls, towers, houses, palaces }: Position): void {
  const { cityOf } = state;
  for (const name of walls) {
    const line = LINE_NAMES.indexOf(name);
    state.walls[line >> 5] |= 1 << line;
    shut(state, line);
    state.wallsLeft--;
  }
  for (const [point, letter] of Object.entries(towers)) {
    const colour = TOWER_COLOURS.indexOf(letter);
    state.towers[POINT_NAMES.indexOf(point)] = colour + 1;
    state.towersLeft -= oneOf(colour);
  }
  // MB-14: an area becomes a city when the houses of the turn have been put.
  const unfinished = builtInTurn(state) ? NONE : state.wall;
  markCities(state, unfinished);
  for (let side = 0; side < 3 * PLAINS; side++) {
    const city = cityOf[Math.floor(side / 3)];
    if (city !== NONE && ACROSS[side] !== NONE && cityOf[ACROSS[side]] === city) shut(state, SIDES[side]);
  }
  for (const [name, letters] of Object.entries(houses)) {
    const mixed = mixedOf(letters);
    state.houses[placeOf(state, name)] += mixed;
    state.housesLeft -= mixed;
  }
  for (const [name, letters] of Object.entries(palaces)) {
    const mixed = mixedOf(letters);
    state.palaces[placeOf(state, name)] += mixed;
    state.palacesLeft -= mixed;
  }
  // With a new tower the wall is connected as soon as that stands; otherwise only once it has closed no area.
  const isConnected = state.phase === HOUSES && towerOfRoll(state.roll) !== 0;
  recount(state, isConnected ? NONE : unfinished);
}

/** MB-9: no wall may be put here. */
function shut(state: State, line: number): void {
  state.open[line >> 5] &= ~(1 << line);
}

function mixedOf(letters: string): Mixed {
  return HOUSE_COLOURS.reduce((sum, letter, i) => sum + (letters.split(letter).length - 1) * oneOf(i), 0);
}

/** A plain of a city stands for the first one. */
function placeOf({ cityOf }: State, name: string): number {
  const plain = PLAIN_NAMES.indexOf(name);
  return cityOf[plain] === NONE ? plain : cityOf[plain];
}

function setCards(state: State, { hands, discard }: Position): void {
  const { piles } = state;
  for (const card of discard) moveCard(piles, DECK, DISCARD, CARD_NAMES.indexOf(card));
  for (const [seat, hand] of hands.entries())
    for (const card of hand) moveCard(piles, DECK, handOf(seat), CARD_NAMES.indexOf(card));
}

/** Whose turn it is, who is asked, and what cards are still to be dealt. */
function setTurn(state: State, { actor, owed }: Position): void {
  const { seats, wall, phase, dealing, cityOf } = state;
  const turnsEnded = wallsEverPut(state) - (wall === NONE ? 0 : 1);
  state.active = turnsEnded % seats;
  if (wall !== NONE && builtInTurn(state)) {
    const beside = [BESIDE[2 * wall], BESIDE[2 * wall + 1]].filter(plain => plain !== NONE);
    state.completed = beside.map(plain => cityOf[plain]).find(city => city !== NONE) ?? NONE;
  }
  state.owed.fill(0);
  if (owed) state.owed.set(owed);
  if (dealing === DEAL_AT_START) {
    for (let seat = 0; seat < seats; seat++)
      state.owed[seat] = Math.max(0, CARDS_AT_START - sizeOf(state.piles, handOf(seat)));
  }
  const inOrder = Array.from({ length: seats }, (_, i) => (state.active + i) % seats);
  const dealtTo = inOrder.find(seat => state.owed[seat] > 0);
  const last = inOrder[seats - 1];
  state.actor = actor ?? (phase === DEAL ? (dealtTo ?? last) : phase === FINISHED ? last : state.active);
  if (phase !== EXCHANGE && dealing !== DEAL_FOR_EXCHANGE) return;
  // MB-22: all that are furthest behind and have not had their turn to exchange.
  const at = inOrder.indexOf(state.actor);
  const behind = furthestBehind(state);
  for (const seat of inOrder.slice(phase === EXCHANGE ? at : at + 1))
    state.exchangers |= behind & (1 << seat);
}

/** The position that has been written down, if it is one; otherwise the field that is wrong. */
function positionIn(seats: number, json: unknown): Position | string {
  if (!isObject(json)) return 'position';
  const { walls, towers, houses, palaces, scores, hands, discard, step } = json;
  const { wall, roll, actor, dealing, owed, hasty, ending } = json;
  if (!areInOrder(walls, LINE_NAMES, 1)) return 'walls';
  if (!areTowers(towers)) return 'towers';
  if (!areHouses(houses)) return 'houses';
  if (!areHouses(palaces)) return 'palaces';
  if (!isListOf(isScore, scores, seats)) return 'scores';
  if (!isListOf(areCards, hands, seats)) return 'hands';
  if (!areCards(discard)) return 'discard';
  const phase = PHASES.find(known => known === step);
  if (phase === undefined) return 'step';
  const at = PHASES.indexOf(phase);
  const deal = DEALS.find(known => known === dealing);
  const isTurnOver = at === LAST_SCORING || at === FINISHED;
  const hasWallPut = at !== WALL && deal !== DEALS[DEAL_AT_START];
  if (wall === undefined ? hasWallPut && !isTurnOver : !hasWallPut || !walls.some(name => name === wall))
    return 'wall';
  const isRolled = wall !== undefined && at !== DICE;
  if (isRolled ? typeof roll !== 'string' || readRoll(roll) === -1 : roll !== undefined) return 'roll';
  const isAsked = at === SCORE || at === EXCHANGE || at === LAST_SCORING;
  if (isAsked ? !isSeat(actor, seats) : actor !== undefined) return 'actor';
  if (at === DEAL ? deal === undefined : dealing !== undefined) return 'dealing';
  if (owed !== undefined && (!isListOf(isCardCount, owed, seats) || owed.every(count => count === 0)))
    return 'owed';
  if (hasty !== undefined && (hasty !== true || at !== WALL)) return 'hasty';
  if (ending !== undefined && ending !== true) return 'ending';
  const position: Position = {
    walls,
    towers,
    houses,
    palaces,
    scores,
    hands,
    discard,
    step: phase,
    ...(typeof wall === 'string' && { wall }),
    ...(typeof roll === 'string' && { roll }),
    ...(typeof actor === 'number' && { actor }),
    ...(deal !== undefined && { dealing: deal }),
    ...(owed !== undefined && { owed }),
    ...(hasty && { hasty }),
    ...(ending && { ending }),
  };
  return Object.keys(json).find(field => !Object.hasOwn(position, field)) ?? position;
}

/** Houses and palaces that belong to a city are at its first plain, and palaces nowhere else. */
function misplacedIn({ houses, palaces }: Position, { cityOf }: State): 'houses' | 'palaces' | null {
  const cityAt = (name: string) => cityOf[PLAIN_NAMES.indexOf(name)];
  const isFirst = (name: string) => cityAt(name) === PLAIN_NAMES.indexOf(name);
  if (!Object.keys(houses).every(name => cityAt(name) === NONE || isFirst(name))) return 'houses';
  return Object.keys(palaces).every(isFirst) ? null : 'palaces';
}

const HIGHEST_SCORE = 9999;

function isSeat(json: unknown, seats: number): json is number {
  return Number.isInteger(json) && Number(json) >= 0 && Number(json) < seats;
}

function isScore(json: unknown): json is number {
  return Number.isInteger(json) && Number(json) >= LOWEST_SCORE && Number(json) <= HIGHEST_SCORE;
}

function isCardCount(json: unknown): json is number {
  return Number.isInteger(json) && Number(json) >= 0 && Number(json) <= 2 * CARDS;
}

/** Whether these are some of the names, in their order, each at most this many times. */
function areInOrder(json: unknown, names: readonly string[], most: number): json is readonly string[] {
  if (!Array.isArray(json)) return false;
  const places = json.map(name => names.indexOf(name));
  return places.every(
    (place, i) => place >= 0 && place >= (places[i - 1] ?? 0) && place !== places[i - most],
  );
}

function areCards(json: unknown): json is readonly string[] {
  return areInOrder(json, CARD_NAMES, 2);
}

function areTowers(json: unknown): json is Readonly<Record<string, TowerColour>> {
  return (
    isObject(json) &&
    Object.entries(json).every(
      ([name, letter]) => POINT_NAMES.includes(name) && TOWER_COLOURS.some(known => known === letter),
    )
  );
}

function areHouses(json: unknown): json is Readonly<Record<string, string>> {
  return (
    isObject(json) &&
    Object.entries(json).every(
      ([name, letters]) =>
        PLAIN_NAMES.includes(name) && typeof letters === 'string' && /^(?!$)R*G*B*Y*P*$/.test(letters),
    )
  );
}
