/** Whether walls, towers, houses and palaces can stand as they do. */
import { LINE_NAMES, PLAIN_NAMES, POINT_NAMES, SIDES } from './land.ts';
import { countAll, countOf, HOUSE_COLOURS, HOUSES_OF_A_COLOUR } from './pieces.ts';
import type { Flaw } from './set-up-flaws.ts';
import {
  builtInTurn,
  citiesOn,
  housesEver,
  linesOf,
  newEnds,
  plainsBeside,
  usedUp,
  wallsAt,
  wallsSwallowed,
} from './set-up-past.ts';
import { DICE, hasWall, NONE, type State, TOWERS, WALL } from './state.ts';

/** The first thing that is wrong with what stands on the land, or in the supply. */
export function checkLand(state: State): Flaw | null {
  return (
    checkWalls(state) ??
    checkTowers(state) ??
    checkHouses(state) ??
    checkPalaces(state) ??
    checkAtOnce(state) ??
    (state.phase === WALL ? checkSupply(state) : null)
  );
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
