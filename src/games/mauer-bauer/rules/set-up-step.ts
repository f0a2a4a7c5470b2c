/** Whether a match can be at a step. */
import { sizeOf } from './cards.ts';
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
import { ENDS, PLAINS } from './land.ts';
import { countAll, countOf, oneOf } from './pieces.ts';
import { furthestBehind, towersToPut } from './rules.ts';
import {
  builtInTurn,
  hasActed,
  newEnds,
  plainsBeside,
  usedUp,
  wallsEverPut,
  wallsSwallowed,
} from './set-up-past.ts';
import {
  CARDS_AT_START,
  clone,
  DEAL,
  DEAL_AFTER_SCORING,
  DEAL_AT_START,
  DECK,
  DICE,
  EXCHANGE,
  HOUSES,
  handOf,
  JOIN,
  LAST_SCORING,
  NONE,
  SCORE,
  type State,
  TOWERS,
  WALL,
} from './state.ts';

/** Whether the match can be at this step. */
export function isStepRight(state: State): boolean {
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
  if (phase === TOWERS) return hasNewEnd;
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
