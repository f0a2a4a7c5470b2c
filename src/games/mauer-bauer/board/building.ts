/** What comes and goes with a wall while a position is set up: towers, houses, cities, played cards. */
import type { AnyOptions } from '../../../engine/options.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import { BESIDE, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, SIDES } from '../rules/land.ts';
import {
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  type HouseColour,
  PALACES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  type TowerColour,
} from '../rules/pieces.ts';
import { markCities } from '../rules/recount.ts';
import { type Position, setUp, stateOf } from '../rules/set-up.ts';
import { mostPoints } from '../rules/set-up-points.ts';
import { CARDS_AT_START, LOWEST_SCORE, NONE, State } from '../rules/state.ts';

/** The position at the beginning of a turn, with a wall on the line if there was none, without it if there was. */
export function toggleWall(position: Position, line: string, options: AnyOptions): Position {
  const has = position.walls.includes(line);
  const walls = LINE_NAMES.filter(name => (name === line ? !has : position.walls.includes(name)));
  return withCards(atBeginningOfTurn(built(position, walls)), options);
}

/** MB-9: nothing has been done in the turn yet; whatever was under way is finished. */
export function atBeginningOfTurn(position: Position): Position {
  const { walls, towers, houses, palaces, scores, discard } = built(position, position.walls);
  const hands = position.dealing === 'start' ? dealt(position) : position.hands;
  return { walls, towers, houses, palaces, scores, hands, discard, step: 'wall' };
}

/** MB-8: six cards for everybody, whichever they are. */
function dealt({ hands }: Position): Position['hands'] {
  const free = CARD_NAMES.filter(card => !hands.flat().includes(card));
  return hands.map(hand => [...hand, ...free.splice(0, CARDS_AT_START - hand.length)].sort(byName));
}

/** The city of each plain, by its first plain; `NONE` outside. */
export function citiesWithin(walls: readonly string[]): Int32Array {
  const state = new State(2, { hastyRoll: false });
  for (const name of walls) {
    const line = LINE_NAMES.indexOf(name);
    state.walls[line >> 5] |= 1 << line;
  }
  markCities(state);
  return state.cityOf;
}

/** Whether the line is inside a city, where no wall can stand (MB-9). */
export function isInside(cityOf: Int32Array, line: number): boolean {
  const [first, second] = [BESIDE[2 * line], BESIDE[2 * line + 1]];
  return second !== NONE && cityOf[first] !== NONE && cityOf[first] === cityOf[second];
}

/** These walls, with all that the rules say goes with them, as far as possible from what stands already. */
function built(position: Position, walls: readonly string[]): Position {
  const supply = new Supply();
  const cityOf = citiesWithin(walls);
  const left = walls.filter(name => !isInside(cityOf, LINE_NAMES.indexOf(name))); // MB-17
  return {
    ...position,
    walls: left,
    towers: towersFor(position, left, supply),
    ...housesFor(position, walls, cityOf, supply),
  };
}

/** MB-11, MB-17: a tower at each end of a wall. */
function towersFor({ towers }: Position, walls: readonly string[], supply: Supply): Position['towers'] {
  const ends = new Set(walls.flatMap(name => [...ENDS.subarray(2 * LINE_NAMES.indexOf(name)).slice(0, 2)]));
  const points = POINT_NAMES.filter((_, point) => ends.has(point));
  for (const point of points) if (towers[point]) supply.takeTower(towers[point]);
  return Object.fromEntries(points.map(point => [point, towers[point] ?? supply.anyTower()]));
}

/** MB-12 … MB-16: each wall gives a house to each plain beside it; what walls close in is a city, with its palaces. */
function housesFor(
  position: Position,
  walls: readonly string[],
  cityOf: Int32Array,
  supply: Supply,
): Pick<Position, 'houses' | 'palaces'> {
  const before = citiesWithin(position.walls);
  const houses: Record<string, string> = {};
  const palaces: Record<string, string> = {};
  const plainsOf = (city: number, among: Int32Array) =>
    [...among.keys()].filter(plain => among[plain] === city);
  // A palace was two houses.
  const lettersIn = (place: number) =>
    (position.houses[PLAIN_NAMES[place]] ?? '') +
    (position.palaces[PLAIN_NAMES[place]] ?? '').replace(/./g, '$&$&');
  const isSame = (city: number) =>
    before[city] === city && plainsOf(city, before).join() === plainsOf(city, cityOf).join();

  for (const [plain, name] of PLAIN_NAMES.entries()) {
    if (cityOf[plain] !== plain || !isSame(plain)) continue;
    if (position.houses[name]) houses[name] = position.houses[name];
    if (position.palaces[name]) palaces[name] = position.palaces[name];
    supply.takeHouses(houses[name] ?? '');
    supply.takePalaces(palaces[name] ?? '');
  }
  /** By plain that was outside all cities, or is again: a house for each wall beside it. */
  const given = new Map<number, string>();
  const opened = new Map<number, string>();
  for (const plain of PLAIN_NAMES.keys()) {
    const old = before[plain];
    if (old !== NONE && cityOf[plain] !== NONE) continue;
    if (old !== NONE && !opened.has(old)) opened.set(old, lettersIn(old));
    const standing = old === NONE ? lettersIn(plain) : (opened.get(old) ?? '');
    const wanted = [...SIDES.subarray(3 * plain, 3 * plain + 3)].filter(line =>
      walls.includes(LINE_NAMES[line]),
    ).length;
    const kept = standing.slice(0, wanted);
    if (old !== NONE) opened.set(old, standing.slice(wanted));
    supply.takeHouses(kept);
    given.set(plain, kept);
    for (let i = kept.length; i < wanted; i++) given.set(plain, (given.get(plain) ?? '') + supply.anyHouse());
  }
  for (const [plain, name] of PLAIN_NAMES.entries()) {
    if (cityOf[plain] === NONE) {
      const letters = given.get(plain) ?? '';
      if (letters) houses[name] = inOrder(letters);
    } else if (cityOf[plain] === plain && !isSame(plain)) {
      const all = plainsOf(plain, cityOf).map(each =>
        before[each] === NONE ? (given.get(each) ?? '') : before[each] === each ? lettersIn(each) : '',
      );
      const inside = withPalaces(all.join(''), supply);
      if (inside.houses) houses[name] = inside.houses;
      if (inside.palaces) palaces[name] = inside.palaces;
    }
  }
  return { houses, palaces };
}

/** MB-15 */
function withPalaces(letters: string, supply: Supply) {
  let [houses, palaces] = ['', ''];
  for (const colour of HOUSE_COLOURS) {
    let count = letters.split(colour).length - 1;
    for (; count >= 2 && supply.palacesLeft(colour) > 0; count -= 2) {
      palaces += colour;
      supply.takePalaces(colour);
    }
    houses += colour.repeat(count);
  }
  return { houses, palaces };
}

export function inOrder(letters: string): string {
  return HOUSE_COLOURS.map(colour => colour.repeat(letters.split(colour).length - 1)).join('');
}

/**
 * MB-8, MB-19: without a city nobody has scored or played a card; with each city, everybody has played at least one. Which
 * cards were played follows from the points, as far as it can.
 */
export function withCards(position: Position, options: AnyOptions): Position {
  const found = setUp.read(position.scores.length, options, position);
  if (found.ok) return position;
  switch (found.error.kind) {
    case 'scored-too-early':
      return withCards({ ...position, scores: position.scores.map(() => LOWEST_SCORE) }, options);
    case 'discarded-too-early':
      return withCards({ ...position, discard: [] }, options);
    case 'too-few-discarded': {
      const { count, least } = found.error;
      const more = cardsByPoints(position, unused(position)).slice(0, least - count);
      return withCards({ ...position, discard: [...position.discard, ...more].sort(byName) }, options);
    }
    case 'score-too-high':
    case 'scores-too-high': {
      const cards = cardsByPoints(position, [...position.discard, ...unused(position)]);
      const better = { ...position, discard: cards.slice(0, position.discard.length).sort(byName) };
      return setUp.read(position.scores.length, options, better).ok ? better : position;
    }
    default:
      return position;
  }
}

/** The cards that are neither in a hand nor on the discard pile. */
function unused({ hands, discard }: Position): readonly string[] {
  const used = [...hands.flat(), ...discard];
  return CARD_NAMES.flatMap(card => {
    const left = 2 - used.filter(other => other === card).length;
    return Array.from({ length: Math.max(0, left) }, () => card);
  });
}

/** Those first that can have scored most. */
function cardsByPoints(position: Position, cards: readonly string[]): readonly string[] {
  const points = mostPoints(stateOf(position, position.scores.length, { hastyRoll: false }));
  return cards.toSorted((a, b) => points[CARD_NAMES.indexOf(b)] - points[CARD_NAMES.indexOf(a)]);
}

export function byName(a: string, b: string): number {
  return CARD_NAMES.indexOf(a) - CARD_NAMES.indexOf(b);
}

/** What is left of each colour: new pieces get the colour with the most left. */
class Supply {
  readonly #towers = new Map<TowerColour, number>(TOWER_COLOURS.map(colour => [colour, TOWERS_OF_A_COLOUR]));
  readonly #houses = new Map<HouseColour, number>(HOUSE_COLOURS.map(colour => [colour, HOUSES_OF_A_COLOUR]));
  readonly #palaces = new Map<HouseColour, number>(
    HOUSE_COLOURS.map(colour => [colour, PALACES_OF_A_COLOUR]),
  );

  palacesLeft(colour: HouseColour): number {
    return this.#palaces.get(colour) ?? 0;
  }

  takeTower(colour: TowerColour): void {
    take(this.#towers, colour);
  }

  takeHouses(letters: string): void {
    for (const colour of HOUSE_COLOURS) take(this.#houses, colour, letters.split(colour).length - 1);
  }

  takePalaces(letters: string): void {
    for (const colour of HOUSE_COLOURS) take(this.#palaces, colour, letters.split(colour).length - 1);
  }

  anyTower(): TowerColour {
    return anyOf(this.#towers, TOWER_COLOURS);
  }

  anyHouse(): HouseColour {
    return anyOf(this.#houses, HOUSE_COLOURS);
  }
}

function take<C>(left: Map<C, number>, colour: C, count = 1): void {
  left.set(colour, (left.get(colour) ?? 0) - count);
}

function anyOf<C>(left: Map<C, number>, colours: readonly C[]): C {
  const most = Math.max(...left.values());
  const colour = colours.find(each => left.get(each) === most) ?? colours[0];
  take(left, colour);
  return colour;
}
