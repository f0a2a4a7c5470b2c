/** Why a position cannot arise: what holds in every state that the rules lead to. */
import { size } from '../../../engine/bits.ts';
import { CARD_NAMES } from './card-names.ts';
import {
  CARDS,
  CITIES,
  COAST_TOWERS_OUTSIDE,
  COUNTED_BY,
  copiesOf,
  HOUSES_IN_REGION,
  HOUSES_OUTSIDE,
  POINTS,
  SIZE,
  sizeOf,
  TOWERS_OF_CITY,
  TOWERS_OF_COLOUR,
  TOWERS_OF_COLOUR_OUTSIDE,
  TOWERS_OUTSIDE,
  WALLS_OUTSIDE,
  WHICH,
} from './cards.ts';
import { neighboursOf } from './cities.ts';
import {
  firstOfWay,
  HOUSE_FACES,
  HOUSE_ROLLS,
  HOUSES_TO_PUT,
  housesOfRoll,
  secondOfWay,
  TOWERS_TO_PUT,
  towerOfRoll,
  type WayLists,
} from './dice.ts';
import {
  BESIDE,
  COAST_POINTS,
  ENDS,
  LINE_NAMES,
  PLAIN_NAMES,
  PLAINS,
  POINT_NAMES,
  SIDES,
  WALL_LINES,
} from './land.ts';
import {
  ALL_TOWERS,
  countAll,
  countOf,
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  type HouseColour,
  oneOf,
  PALACES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  type TowerColour,
  WALLS,
} from './pieces.ts';
import { furthestBehind, towersToPut } from './rules.ts';
import { housesInRegion, pointsFor } from './scoring.ts';
import type { Position } from './set-up.ts';
import {
  CARDS_AT_START,
  clone,
  DEAL,
  DEAL_AFTER_SCORING,
  DEAL_AT_START,
  DEAL_FOR_EXCHANGE,
  DECK,
  DICE,
  DISCARD,
  EXCHANGE,
  FINISHED,
  HOUSES,
  handOf,
  hasWall,
  JOIN,
  LAST_SCORING,
  LOWEST_SCORE,
  NONE,
  SCORE,
  type State,
  TOWERS,
  WALL,
} from './state.ts';

/**
 * Points, wall lines and plains are named as in the notation, a city by its first plain; the groups of controls are `turn`,
 * `seat 0` …, `discard`.
 */
export type Flaw =
  /** MB-6, MB-7 */
  | { readonly kind: 'too-many-walls'; readonly at: string; readonly count: number; readonly most: number }
  | {
      readonly kind: 'too-many-towers';
      readonly at: string;
      readonly colour: TowerColour;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-houses' | 'too-many-palaces';
      readonly at: string;
      readonly colour: HouseColour;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-cards';
      readonly at: string;
      readonly card: string;
      readonly count: number;
      readonly most: number;
    }
  /** MB-17 */
  | { readonly kind: 'wall-inside'; readonly at: string }
  /** MB-11, MB-17: a tower at every end of a wall, and nowhere else. */
  | { readonly kind: 'tower-missing' | 'tower-astray'; readonly at: string }
  /** MB-12: outside cities, each wall has given each plain beside it one house. */
  | {
      readonly kind: 'houses-on-plain';
      readonly at: string;
      readonly count: number;
      readonly walls: number;
    }
  /**
   * MB-12, MB-15: each wall around a city has given it one house, and each that stood inside it two; a palace was two houses.
   */
  | {
      readonly kind: 'houses-in-city';
      readonly at: string;
      readonly count: number;
      readonly walls: number;
      readonly most: number;
    }
  /** MB-15 */
  | { readonly kind: 'palace-due'; readonly at: string; readonly colour: HouseColour }
  /** MB-6: before the city was completed, all of these stood there, those that became palaces, too. */
  | {
      readonly kind: 'houses-at-once';
      readonly at: string;
      readonly colour: HouseColour;
      readonly count: number;
      readonly most: number;
    }
  /** MB-15: a city keeps pairs beside its palace only if it got the last palace of that colour, and two cities have done so. */
  | { readonly kind: 'last-palace-twice'; readonly at: string; readonly colour: HouseColour }
  /** MB-24: no turn begins once something is used up, or no line is left. */
  | {
      readonly kind: 'used-up';
      readonly at: string;
      readonly what: 'walls' | 'towers' | 'houses' | 'palaces';
    }
  | { readonly kind: 'no-line'; readonly at: string }
  /** MB-8, MB-19: points come with cities. */
  | { readonly kind: 'scored-too-early'; readonly at: string; readonly seat: number }
  | {
      readonly kind: 'score-too-high';
      readonly at: string;
      readonly seat: number;
      readonly most: number;
    }
  /** MB-19: the cards that lie there are not worth what all have scored together. */
  | { readonly kind: 'scores-too-high'; readonly at: string }
  /** MB-8, MB-19: with every city a hand grows or shrinks by one card at most. */
  | {
      readonly kind: 'hand-size';
      readonly at: string;
      readonly seat: number;
      readonly count: number;
      readonly least: number;
      readonly most: number;
    }
  /** MB-19: with every city each seat plays or discards a card. */
  | { readonly kind: 'discarded-too-early'; readonly at: string }
  | {
      readonly kind: 'too-few-discarded';
      readonly at: string;
      readonly count: number;
      readonly least: number;
    }
  /** MB-19, MB-22: nobody throws away more than one card and the whole hand per city. */
  | {
      readonly kind: 'too-many-discarded';
      readonly at: string;
      readonly count: number;
      readonly most: number;
    }
  /** MB-21 */
  | { readonly kind: 'deck-empty'; readonly at: string }
  /** The match cannot be at this step with such a position. */
  | { readonly kind: 'wrong-step'; readonly at: string };

const MOST_OF_A_CARD = 2;

/** MB-6, MB-7: there is not more of anything than there can be. */
export function checkPieces({ walls, towers, houses, palaces, hands, discard }: Position): Flaw | null {
  if (walls.length > WALLS)
    return { kind: 'too-many-walls', at: walls[walls.length - 1], count: walls.length, most: WALLS };
  for (const colour of TOWER_COLOURS) {
    const points = Object.keys(towers).filter(point => towers[point] === colour);
    const [at, count, most] = [points[points.length - 1], points.length, TOWERS_OF_A_COLOUR];
    if (count > most) return { kind: 'too-many-towers', at, colour, count, most };
  }
  for (const colour of HOUSE_COLOURS) {
    for (const [kind, standing, most] of [
      ['too-many-houses', houses, HOUSES_OF_A_COLOUR],
      ['too-many-palaces', palaces, PALACES_OF_A_COLOUR],
    ] as const) {
      const letters = Object.values(standing).join('');
      const count = letters.split(colour).length - 1;
      const at = Object.keys(standing).findLast(plain => standing[plain].includes(colour));
      if (at !== undefined && count > most) return { kind, at, colour, count, most };
    }
  }
  const piles = [...hands, discard];
  for (const card of CARD_NAMES) {
    const count = piles.flat().filter(name => name === card).length;
    const last = piles.findLastIndex(pile => pile.includes(card));
    const at = last === hands.length ? 'discard' : seatKey(last);
    if (count > MOST_OF_A_CARD) return { kind: 'too-many-cards', at, card, count, most: MOST_OF_A_CARD };
  }
  return null;
}

/** The first thing that is wrong with a state whose pieces have been counted. */
export function checkState(state: State): Flaw | null {
  return (
    checkWalls(state) ??
    checkTowers(state) ??
    checkHouses(state) ??
    checkPalaces(state) ??
    checkAtOnce(state) ??
    (state.phase === WALL ? checkSupply(state) : null) ??
    (isStepRight(state) ? null : ({ kind: 'wrong-step', at: 'turn' } as const)) ??
    checkHands(state) ??
    checkDiscard(state) ??
    checkScores(state)
  );
}

/** Whether the wall of this turn, if there is one, has its towers and houses. */
export function builtInTurn({ phase }: State): boolean {
  return phase !== DICE && phase !== TOWERS && phase !== HOUSES;
}

/** How many walls have been put in the match, one in each turn: those on the board and those that cities have swallowed. */
export function wallsEverPut(state: State): number {
  return (
    WALLS - state.wallsLeft + citiesOn(state).reduce((sum, city) => sum + wallsSwallowed(state, city), 0)
  );
}

function citiesOn({ cityOf }: State): readonly number[] {
  return Array.from(PLAIN_NAMES.keys()).filter(plain => cityOf[plain] === plain);
}

/**
 * How many walls have stood inside a city before it was one, or between cities that were joined. Each wall has given a
 * house to each plain beside it, and a palace was two (MB-12, MB-15).
 */
function wallsSwallowed(state: State, city: number): number {
  return Math.max(0, Math.ceil((housesEver(state, city) - linesOf(state, city, 1)) / 2));
}

function housesEver({ houses, palaces }: State, city: number): number {
  return countAll(houses[city]) + 2 * countAll(palaces[city]);
}

/** How many lines have the city on this many of their sides: 1 around it, 2 inside it. */
function linesOf({ cityOf }: State, city: number, sides: 1 | 2): number {
  let count = 0;
  for (let line = 0; line < WALL_LINES; line++) {
    const [first, second] = [BESIDE[2 * line], BESIDE[2 * line + 1]];
    const here = Number(cityOf[first] === city) + Number(second !== NONE && cityOf[second] === city);
    if (here === sides) count++;
  }
  return count;
}

function plainsBeside(line: number): readonly number[] {
  return [BESIDE[2 * line], BESIDE[2 * line + 1]].filter(plain => plain !== NONE);
}

/** How many walls end at the point, not counting this turn's. */
function wallsAt(state: State, point: number): number {
  return Array.from(LINE_NAMES.keys()).filter(
    line =>
      line !== state.wall &&
      hasWall(state, line) &&
      (ENDS[2 * line] === point || ENDS[2 * line + 1] === point),
  ).length;
}

/** The ends of this turn's wall that no other wall touches. */
function newEnds(state: State): readonly number[] {
  const { wall } = state;
  return [ENDS[2 * wall], ENDS[2 * wall + 1]].filter(point => wallsAt(state, point) === 0);
}

/** MB-9, MB-17: no wall stands inside a city. */
function checkWalls(state: State): Flaw | null {
  const inside = LINE_NAMES.find((_, line) => {
    const [first, second] = plainsBeside(line).map(plain => state.cityOf[plain]);
    return hasWall(state, line) && first !== NONE && first === second;
  });
  return inside === undefined ? null : { kind: 'wall-inside', at: inside };
}

/** MB-11, MB-17 */
function checkTowers(state: State): Flaw | null {
  const { phase, wall } = state;
  const fresh = wall === NONE ? [] : newEnds(state);
  const areNewPut = phase !== DICE && phase !== TOWERS;
  // MB-11: the last tower of all goes on either end.
  let mayLack = areNewPut && state.ending && countAll(state.towersLeft) === 0 && fresh.length === 2 ? 1 : 0;
  for (const [point, name] of POINT_NAMES.entries()) {
    const isNew = fresh.includes(point);
    const wants = wallsAt(state, point) > 0 || (isNew && areNewPut);
    const has = state.towers[point] !== 0;
    if (has === wants || (isNew && mayLack-- > 0)) continue;
    return { kind: has ? 'tower-astray' : 'tower-missing', at: name };
  }
  return null;
}

/** MB-12, MB-15: each wall has given a house to each plain beside it. */
function checkHouses(state: State): Flaw | null {
  const { cityOf, houses, completed, wall } = state;
  const isBuilt = builtInTurn(state);
  // MB-12: the last house of all goes on either plain. Since then palaces may have given some back.
  const back = completed === NONE ? 0 : 2 * countAll(state.palaces[completed]);
  const isLast = isBuilt && wall !== NONE && state.ending && countAll(state.housesLeft) <= back;
  let mayLack = isLast && plainsBeside(wall).length === 2 ? 1 : 0;
  const lacks = (plains: readonly number[]) =>
    mayLack > 0 && plains.some(plain => plainsBeside(wall).includes(plain)) && mayLack-- > 0;
  for (const [plain, at] of PLAIN_NAMES.entries()) {
    if (cityOf[plain] === NONE) {
      const lines = [...SIDES.subarray(3 * plain, 3 * plain + 3)];
      const walls = lines.filter(line => hasWall(state, line) && (isBuilt || line !== wall)).length;
      const count = countAll(houses[plain]);
      if (count !== walls && !(count === walls - 1 && lacks([plain])))
        return { kind: 'houses-on-plain', at, count, walls };
    } else if (cityOf[plain] === plain) {
      const walls = linesOf(state, plain, 1);
      const most = walls + 2 * linesOf(state, plain, 2);
      const count = housesEver(state, plain);
      const plains = [...cityOf.keys()].filter(other => cityOf[other] === plain);
      const isEven = (count - walls) % 2 === 0;
      const isEnough = isEven ? count >= walls : count >= walls - 1 && plain === completed && lacks(plains);
      if (!isEnough || count > most) return { kind: 'houses-in-city', at, count, walls, most };
    }
  }
  return null;
}

/** MB-15: no two houses of a colour in a city as long as there is a palace of that colour. */
function checkPalaces(state: State): Flaw | null {
  for (const city of citiesOn(state)) {
    const colour = HOUSE_COLOURS.findIndex(
      (_, c) => countOf(state.houses[city], c) >= 2 && countOf(state.palacesLeft, c) > 0,
    );
    if (colour >= 0) return { kind: 'palace-due', at: PLAIN_NAMES[city], colour: HOUSE_COLOURS[colour] };
  }
  return null;
}

/** MB-6, MB-15: in cities that have swallowed no wall, and so were completed at once. */
function checkAtOnce(state: State): Flaw | null {
  const cities = citiesOn(state).filter(city => wallsSwallowed(state, city) === 0);
  for (const [c, colour] of HOUSE_COLOURS.entries()) {
    const withPairs: number[] = [];
    for (const city of cities) {
      const [houses, palaces] = [countOf(state.houses[city], c), countOf(state.palaces[city], c)];
      const [count, most] = [houses + 2 * palaces, HOUSES_OF_A_COLOUR];
      if (count > most) return { kind: 'houses-at-once', at: PLAIN_NAMES[city], colour, count, most };
      if (houses >= 2 && palaces > 0) withPairs.push(city);
    }
    if (withPairs.length > 1) return { kind: 'last-palace-twice', at: PLAIN_NAMES[withPairs[1]], colour };
  }
  return null;
}

/** MB-24: a turn begins only if nothing is used up, and there is a line to build on. */
function checkSupply(state: State): Flaw | null {
  const what = usedUp(state)[0];
  if (what !== undefined) return { kind: 'used-up', at: 'turn', what };
  return state.open.some(lines => lines !== 0) ? null : { kind: 'no-line', at: 'turn' };
}

function usedUp(state: State): readonly ('walls' | 'towers' | 'houses' | 'palaces')[] {
  const left = {
    walls: state.wallsLeft,
    towers: state.towersLeft,
    houses: state.housesLeft,
    palaces: state.palacesLeft,
  };
  return (['walls', 'towers', 'houses', 'palaces'] as const).filter(what => left[what] === 0);
}

/**
 * How many cities can have been completed, at least and at most: those that were joined were several. A city that is completed
 * at once is connected, so as many lines inside it as it has plains, less one, had no wall.
 */
function completions(state: State): { readonly least: number; readonly most: number } {
  let [least, most] = [0, 0];
  for (const city of citiesOn(state)) {
    const [size, swallowed] = [state.sizes[city], wallsSwallowed(state, city)];
    least += Math.max(1, swallowed - linesOf(state, city, 2) + size);
    most += Math.min(size, swallowed + 1);
  }
  return { least, most };
}

/** Whether the seat has had its turn in the scoring of this turn: of the city just completed, or the last one. */
function hasActed(state: State, seat: number): boolean {
  const { phase, seats, active, actor } = state;
  if (phase !== SCORE && phase !== LAST_SCORING) return phase !== JOIN;
  return (seat - active + seats) % seats < (actor - active + seats) % seats;
}

/** How many scorings the seat can have taken part in, given how many cities were completed. */
function scoringsOf(state: State, seat: number, completed: number): number {
  const isLast = state.phase === LAST_SCORING || (state.phase === FINISHED && state.completed === NONE);
  if (isLast) return completed + (hasActed(state, seat) ? 1 : 0);
  return completed - (state.completed !== NONE && !hasActed(state, seat) ? 1 : 0);
}

/**
 * MB-19, MB-25: only the cards that a seat has played have scored. Its hand tells how many: it is one card smaller for each
 * scoring with two, one larger for each without any.
 */
function checkScores(state: State): Flaw | null {
  const { piles, seats, scores } = state;
  const { most: cities } = completions(state);
  const seen = isFirstDeck(state) ? DISCARD : null;
  const points = mostPoints(state)
    .flatMap((each, card) =>
      Array.from({ length: seen === null ? 1 : copiesOf(piles, seen, card) }, () => each),
    )
    .sort((a, b) => b - a);
  // Where the discard pile has been the deck, a card may have been played again and again.
  const best = (cards: number) =>
    seen === null ? cards * points[0] : points.slice(0, cards).reduce((sum, each) => sum + each, 0);
  let [all, played] = [0, 0];
  for (let seat = 0; seat < seats; seat++) {
    const scorings = scoringsOf(state, seat, cities);
    const at = seatKey(seat);
    if (scorings === 0 && scores[seat] > LOWEST_SCORE) return { kind: 'scored-too-early', at, seat };
    const fewer = canStarve(state) ? scorings : CARDS_AT_START - cardsWithOwed(state, seat);
    const cards = Math.max(0, Math.min(2 * scorings, scorings + fewer));
    const most = LOWEST_SCORE + best(cards);
    if (scores[seat] > most) return { kind: 'score-too-high', at, seat, most };
    all += scores[seat] - LOWEST_SCORE;
    played += cards;
  }
  return all > best(played) ? { kind: 'scores-too-high', at: 'discard' } : null;
}

/** By card, the most that it can have scored, for any city that there has been. */
export function mostPoints(state: State): readonly number[] {
  const cities = citiesOn(state).map(city => ({ city, swallowed: wallsSwallowed(state, city) }));
  const completed = completions(state).most;
  // With a single city, all that has been built since is outside.
  if (completed <= 1) return CARD_NAMES.map((_, card) => pointsFor(state, card, cities[0]?.city ?? NONE));
  const swallowed = cities.reduce((sum, each) => sum + each.swallowed, 0);
  const inCities = cities.reduce((sum, { city }) => sum + housesEver(state, city), 0);
  const towers = countAll(ALL_TOWERS - state.towersLeft);
  const coast = COAST_POINTS.filter(point => state.towers[point] !== 0).length;
  return CARD_NAMES.map((_, card) => {
    const [each, which] = [POINTS[card], WHICH[card]];
    switch (COUNTED_BY[card]) {
      case HOUSES_OUTSIDE:
        return each * Math.min(HOUSES_OF_A_COLOUR, everOfColour(state, which));
      case HOUSES_IN_REGION:
        return each * (housesInRegion(state, which) + inCities);
      case TOWERS_OUTSIDE:
        return each * (towers + 2 * swallowed);
      case TOWERS_OF_COLOUR_OUTSIDE:
        return (
          each * Math.min(TOWERS_OF_A_COLOUR, countOf(ALL_TOWERS - state.towersLeft, which) + 2 * swallowed)
        );
      case COAST_TOWERS_OUTSIDE:
        return each * (coast + 2 * swallowed);
      case WALLS_OUTSIDE:
        return each * Math.min(WALLS, WALLS - state.wallsLeft + swallowed);
      case CITIES:
        return each * completed;
      default:
        return Math.max(...cities.map(city => mostForCity(state, card, city)));
    }
  });
}

/** The same of one city: before it was joined it was smaller, and had towers that are gone. */
function mostForCity(
  state: State,
  card: number,
  { city, swallowed }: { readonly city: number; readonly swallowed: number },
): number {
  const now = pointsFor(state, card, city);
  switch (COUNTED_BY[card]) {
    case SIZE:
      return swallowed > 0 && state.sizes[city] >= WHICH[card] ? POINTS[card] : now;
    case TOWERS_OF_COLOUR:
    case TOWERS_OF_CITY:
      return now + 2 * POINTS[card] * swallowed;
    default:
      return now;
  }
}

/** How many houses of a colour there have been: a palace was two. */
function everOfColour({ houses, palaces }: State, colour: number): number {
  return PLAIN_NAMES.reduce(
    (sum, _, plain) => sum + countOf(houses[plain], colour) + 2 * countOf(palaces[plain], colour),
    0,
  );
}

/** MB-21: hands shrink further if all cards were in hands at some time. */
function canStarve(state: State): boolean {
  return (CARDS_AT_START + completions(state).most) * state.seats >= MOST_OF_A_CARD * CARDS;
}

/** MB-25: whether the seat has played in the scoring that ends the match, after which nobody is dealt a card. */
function isUndealt(state: State, seat: number): boolean {
  const { phase, ending } = state;
  const scorings = scoringsOf(state, seat, completions(state).most);
  return ending && scorings > 0 && phase !== JOIN && hasActed(state, seat) && !isBuilding(phase);
}

/** The hand with what it is or would be dealt for the last scoring: a card, or two if it threw one away. */
function cardsWithOwed(state: State, seat: number): number {
  return sizeOf(state.piles, handOf(seat)) + state.owed[seat] + (isUndealt(state, seat) ? 1 : 0);
}

/** MB-8, MB-19: whoever plays two cards has one fewer afterwards, and whoever discards one has one more. */
function checkHands(state: State): Flaw | null {
  const { seats, piles, owed, phase, dealing, ending } = state;
  const { most: completed } = completions(state);
  for (let seat = 0; seat < seats; seat++) {
    const size = sizeOf(piles, handOf(seat));
    const scorings = scoringsOf(state, seat, completed);
    const isEnd = isUndealt(state, seat);
    const isOwed = phase === SCORE && !ending && hasActed(state, seat);
    // In a scoring under way, and in the last one, in which nothing can be thrown away, it is known what was done.
    const [lost, won] = isOwed ? (owed[seat] === 2 ? [-1, 1] : [1, 0]) : isEnd ? [1, 0] : [0, 0];
    const before = isOwed || isEnd ? scorings - 1 : scorings;
    const least = canStarve(state) ? 0 : CARDS_AT_START - before - lost;
    const most = CARDS_AT_START + before + won;
    const isStart = dealing === DEAL_AT_START;
    const count = isStart ? size : cardsWithOwed(state, seat);
    if ((count >= least || isStart) && count <= most) continue;
    const later = count - size;
    return {
      kind: 'hand-size',
      at: seatKey(seat),
      seat,
      count: size,
      least: Math.max(0, least - later),
      most: Math.max(0, most - later),
    };
  }
  return null;
}

function isBuilding(phase: number): boolean {
  return phase === WALL || phase === DICE || phase === TOWERS || phase === HOUSES;
}

/** MB-19, MB-21, MB-22 */
function checkDiscard(state: State): Flaw | null {
  const { seats, piles, phase, owed, actor } = state;
  const count = sizeOf(piles, DISCARD);
  const deck = sizeOf(piles, DECK);
  const completed = completions(state);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (count > 0 && all.every(seat => scoringsOf(state, seat, completed.most) === 0))
    return { kind: 'discarded-too-early', at: 'discard' };
  const exchanged = phase === EXCHANGE ? owed[actor] : 0;
  // Each scoring with two cards has made the hand smaller.
  const least = all.reduce(
    (sum, seat) =>
      sum +
      scoringsOf(state, seat, completed.least) +
      Math.max(0, state.dealing === DEAL_AT_START ? 0 : CARDS_AT_START - cardsWithOwed(state, seat)),
    exchanged,
  );
  if (isFirstDeck(state) && count < least) return { kind: 'too-few-discarded', at: 'discard', count, least };
  const most = mostDiscarded(state, completed.most);
  if (count > most) return { kind: 'too-many-discarded', at: 'discard', count, most };
  const isLate = isBuilding(phase) || phase === JOIN || phase === DEAL;
  const mayLie = isLate ? 0 : phase === EXCHANGE ? exchanged : count;
  return deck === 0 && count > mayLie ? { kind: 'deck-empty', at: 'discard' } : null;
}

/**
 * MB-22: for a city, a seat throws a card away, and in the exchange its hand, which has grown by a card with each city. In the
 * latest exchange only those that were furthest behind did so, and still are unless points have been won or lost (MB-9) since.
 */
function mostDiscarded(state: State, cities: number): number {
  const { seats, phase, dealing, hastyRoll, completed } = state;
  const isLastScoring = phase === LAST_SCORING || (phase === FINISHED && completed === NONE);
  const isExchanged = completed === NONE || phase === EXCHANGE || dealing === DEAL_FOR_EXCHANGE;
  const behind = hastyRoll || isLastScoring ? seats : size(furthestBehind(state));
  let most = isLastScoring ? 2 * seats : 0;
  for (let city = 1; city <= cities; city++) {
    const exchangers = city < cities ? seats : isExchanged ? behind : 0;
    most += exchangers * (1 + CARDS_AT_START + city) + (seats - exchangers) * 2;
  }
  return most;
}

/** Whether the deck is the first one still: it had more cards than can have been dealt with every city, exchanges included. */
function isFirstDeck(state: State): boolean {
  const { most } = completions(state);
  const dealt = most * state.seats * (2 + CARDS_AT_START + most);
  return MOST_OF_A_CARD * CARDS - CARDS_AT_START * state.seats > dealt;
}

/** Whether the match can be at this step. */
function isStepRight(state: State): boolean {
  const { phase, wall, ending, owed, actor, hasty } = state;
  if (wall !== NONE && !isRollRight(state)) return false;
  const isOwedNothing = owed.every(cards => cards === 0);
  switch (phase) {
    case DEAL:
      return !ending && isDealRight(state);
    case WALL:
      return !ending && isOwedNothing && (!hasty || state.hastyRoll);
    case DICE:
    case TOWERS:
    case HOUSES:
      return isOwedNothing && isUnfinishedRight(state);
    case JOIN:
      return isOwedNothing && isCompletedRight(state) && neighboursOf(state, state.completed, neighbours) > 0;
    case SCORE:
      return isCompletedRight(state) && sizeOf(state.piles, handOf(actor)) > 0 && isOwedInScoring(state);
    case EXCHANGE:
      return !ending && isCompletedRight(state) && isBehind(state, actor) && isOwedOnly(state, actor);
    case LAST_SCORING:
      return (
        isOwedNothing &&
        state.completed === NONE &&
        isLastScoringRight(state) &&
        sizeOf(state.piles, handOf(actor)) > 0
      );
    default:
      return (
        isOwedNothing &&
        ending &&
        (state.completed === NONE ? isLastScoringRight(state) : isCompletedRight(state))
      );
  }
}

const neighbours = new Int32Array(PLAINS);

/** MB-10: the tower die counts only if an end of the wall has no tower, and then the wall closes nothing. */
function isRollRight(state: State): boolean {
  const { phase, roll, completed } = state;
  if (phase === DICE) return true;
  const hasNewEnd = newEnds(state).length > 0;
  if ((towerOfRoll(roll) !== 0) !== hasNewEnd || (completed !== NONE && hasNewEnd)) return false;
  if (phase === TOWERS) return true;
  return (!hasNewEnd || areTowersRight(state)) && (!builtInTurn(state) || areHousesRight(state));
}

/**
 * MB-12: the two dice gave the houses beside the wall, either way round; a `?` any colour, and a colour that was used up any
 * other. The palaces of the city that the wall completed have given houses back since then.
 */
function areHousesRight(state: State): boolean {
  const { wall, roll, cityOf, housesLeft, completed, ending } = state;
  const back = completed === NONE ? 0 : state.palaces[completed];
  // The last house of all goes on either plain.
  if (ending && countAll(housesLeft) <= 2 * countAll(back)) return true;
  const has = (plain: number, colour: number) => {
    const at = cityOf[plain] === NONE ? plain : cityOf[plain];
    return countOf(state.houses[at], colour) + countOf(state.palaces[at], colour) > 0;
  };
  const isUsedUp = (colour: number) => countOf(housesLeft, colour) <= 2 * countOf(back, colour);
  const gives = (face: number, plain: number) =>
    HOUSE_FACES[face] === '?' || has(plain, face) || isUsedUp(face);
  const [first, second] = HOUSE_ROLLS[housesOfRoll(roll)];
  const [here, there] = plainsBeside(wall);
  if (there === undefined) return gives(first, here) || gives(second, here);
  return (gives(first, here) && gives(second, there)) || (gives(second, here) && gives(first, there));
}

/** MB-11: the towers at the new ends are a way that the roll allowed with the towers that were left. */
function areTowersRight(state: State): boolean {
  const before = clone(state);
  for (const point of newEnds(state)) {
    if (state.towers[point] === 0) continue;
    before.towersLeft += oneOf(state.towers[point] - 1);
    before.towers[point] = 0;
  }
  const [first, second] = [ENDS[2 * state.wall], ENDS[2 * state.wall + 1]].map(
    point => state.towers[point] - before.towers[point],
  );
  const list = towersToPut(before);
  const { starts, ways } = TOWERS_TO_PUT;
  return ways
    .subarray(starts[list], starts[list + 1])
    .some(way => firstOfWay(way) === first && secondOfWay(way) === second);
}

/** MB-8, MB-19, MB-22: the first seat that is owed cards is dealt one. */
function isDealRight(state: State): boolean {
  const { seats, dealing, active, actor, owed, piles } = state;
  const before = (actor - active + seats) % seats;
  if (owed[actor] === 0) return false;
  if (dealing === DEAL_AT_START) {
    const isEmpty = wallsEverPut(state) === 0;
    return isEmpty && owed.every((cards, seat) => seat <= before || cards === CARDS_AT_START);
  }
  if (!isCompletedRight(state) || piles[DECK] === 0) return false;
  if (dealing !== DEAL_AFTER_SCORING) return isBehind(state, actor) && isOwedOnly(state, actor);
  return owed.every((cards, seat) => {
    const isLater = (seat - active + seats) % seats >= before;
    return cards <= 2 && cards > 0 === isLater;
  });
}

/** MB-9, MB-11, MB-12: the wall has been put on a free line, and what is chosen is not automatic. */
function isUnfinishedRight(state: State): boolean {
  const { phase, wall, ending, ways, cityOf } = state;
  const used = usedUp(state);
  const isEnding = used.includes('walls') || (phase === HOUSES && used.includes('towers'));
  if (plainsBeside(wall).some(plain => cityOf[plain] !== NONE) || ending !== isEnding) return false;
  if (used.includes('houses') || used.includes('palaces') || (phase !== HOUSES && used.includes('towers')))
    return false;
  if (phase === DICE) return true;
  return hasChoice(phase === TOWERS ? TOWERS_TO_PUT : HOUSES_TO_PUT, ways);
}

function hasChoice({ starts }: WayLists, list: number): boolean {
  return starts[list + 1] - starts[list] > 1;
}

/** MB-14, MB-24: this turn's wall completed a city; if the match is ending, something was used up, at least for a moment. */
function isCompletedRight(state: State): boolean {
  const { completed, ending, wall, palaces } = state;
  if (completed === NONE || wall === NONE) return false;
  const used = usedUp(state);
  if (used.includes('towers')) return false; // None is put in a turn that completes a city.
  if (!ending) return used.length === 0;
  return (
    used.includes('palaces') ||
    state.wallsLeft <= wallsSwallowed(state, completed) ||
    countAll(state.housesLeft) <= 2 * countAll(palaces[completed])
  );
}

/** MB-24: the last wall, tower or house was put without completing a city; or there is no line for the next seat. */
function isLastScoringRight(state: State): boolean {
  const used = usedUp(state);
  if (!state.ending || used.includes('palaces')) return false;
  return state.wall === NONE ? used.length === 0 && state.open.every(lines => lines === 0) : used.length > 0;
}

/** MB-19: two cards for a seat that discarded one, one for any other that has had its turn. MB-25: none at the end. */
function isOwedInScoring(state: State): boolean {
  return state.owed.every((cards, seat) =>
    hasActed(state, seat) && !state.ending ? cards === 1 || cards === 2 : cards === 0,
  );
}

function isBehind(state: State, seat: number): boolean {
  return (furthestBehind(state) & (1 << seat)) !== 0;
}

function isOwedOnly({ owed }: State, actor: number): boolean {
  return owed.every((cards, seat) => cards === 0 || seat === actor);
}

function seatKey(seat: number): string {
  return `seat ${seat}`;
}
