/**
 * The dice (MB-10) and all the ways to place towers (MB-11) and houses (MB-12) that a roll allows. What a roll allows
 * depends only on the roll and on whether there are none, one or more left of each colour, so every case is worked out
 * once, when the program starts, by code that follows the rules word for word.
 */
import { lowest, size } from '../../../engine/bits.ts';
import type { Mixed } from './pieces.ts';
import * as pieces from './pieces.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { anyIn, HOUSE_COLOURS, pairsIn, TOWER_COLOURS } = pieces;

/** The face of a house die that is any colour. */
export const ANY_COLOUR = HOUSE_COLOURS.length;
export const HOUSE_FACES = [...HOUSE_COLOURS, '?'] as const;
export type HouseFace = (typeof HOUSE_FACES)[number];

/** The two house dice, in the order R G B Y P ?. */
export const HOUSE_ROLLS: readonly (readonly [number, number])[] = HOUSE_FACES.flatMap((_, a) =>
  HOUSE_FACES.flatMap((_, b) => (a <= b ? [[a, b] as const] : [])),
);

/**
 * A roll: `tower` is 0 if the tower die does not count, otherwise 1 + its colour; `dice` is an index of `HOUSE_ROLLS`.
 */
export function rollOf(tower: number, dice: number): number {
  return (tower << 5) | dice;
}

export function towerOfRoll(roll: number): number {
  return roll >> 5;
}

export function housesOfRoll(roll: number): number {
  return roll & 31;
}

/** MB-10: what nature draws from, without the tower die and with it. Unequal house dice fall in two ways. */
export const HOUSE_DICE = rollsWith([0]);
export const ALL_DICE = rollsWith(TOWER_COLOURS.map((_, colour) => colour + 1));

function rollsWith(towers: readonly number[]): Int32Array {
  return Int32Array.from(
    towers.flatMap(tower =>
      HOUSE_ROLLS.flatMap(([a, b], dice) => {
        const roll = rollOf(tower, dice);
        return a === b ? [roll] : [roll, roll];
      }),
    ),
  );
}

/**
 * A way to place one or two pieces: what the first place gets and what the second gets, each 0 (nothing) or 1 + a
 * colour. Places are the ends of the wall, or the plains beside it.
 */
function wayOf(first: number, second: number): number {
  return (first << 3) | second;
}

export function firstOfWay(way: number): number {
  return way >> 3;
}

export function secondOfWay(way: number): number {
  return way & 7;
}

/** Ways are below this number. */
export const WAYS = 64;

/** Which places can get a piece, as a bit set. */
const FIRST = 1;
const SECOND = 2;
export const BOTH = 3;
const PLACES = [FIRST, SECOND, BOTH] as const;
type Places = (typeof PLACES)[number];

/** Which colours are left, and of which there are two or more. */
interface Stock {
  readonly any: number;
  readonly twice: number;
}

/** MB-11, MB-12: the colours that a die with this colour, or with any, can give. */
function given(rolled: number, colours: number): number {
  const one = 1 << rolled;
  return rolled !== ANY_COLOUR && (colours & one) !== 0 ? one : colours;
}

/** The bit set of ways that is being made, in two words. */
const found = new Int32Array(2);

function find(way: number): void {
  found[way >> 5] |= 1 << (way & 31);
}

/** MB-11: the tower die, and a second tower of any colour. MB-12: the house dice, of which one counts on the rim. */
function findWays(dice: readonly number[], places: Places, { any, twice }: Stock): void {
  found.fill(0);
  const isSingle = size(any) === 1 && twice === 0;
  if (places !== BOTH || isSingle) {
    for (const die of dice) {
      for (let set = given(die, any); set !== 0; set &= set - 1) {
        const colour = lowest(set) + 1;
        if ((places & FIRST) !== 0) find(wayOf(colour, 0));
        if ((places & SECOND) !== 0) find(wayOf(0, colour));
      }
    }
    return;
  }
  const [one, two = ANY_COLOUR] = dice;
  // It makes no difference which die gives its house first: what one takes away, the other replaces.
  for (let set = given(one, any); set !== 0; set &= set - 1) {
    const a = lowest(set);
    const left = any & ~((1 << a) & ~twice);
    for (let others = given(two, left); others !== 0; others &= others - 1) {
      const b = lowest(others);
      find(wayOf(a + 1, b + 1));
      find(wayOf(b + 1, a + 1));
    }
  }
}

/** The index of a stock in the tables below: for each colour a digit 0, 1 or 2 (two or more) to the base 3. */
function stockIndex(left: Mixed): number {
  const digits = anyIn(left) + pairsIn(left);
  const byTwo = (digits & 0x0f0f0f) + 3 * ((digits >> 4) & 0x0f0f0f); // Two digits per byte.
  return (byTwo & 15) + 9 * ((byTwo >> 8) & 15) + 81 * (byTwo >> 16);
}

function stockAt(index: number, colours: number): Stock {
  let [any, twice] = [0, 0];
  for (let colour = 0, rest = index; colour < colours; colour++, rest = Math.floor(rest / 3)) {
    if (rest % 3 > 0) any |= 1 << colour;
    if (rest % 3 > 1) twice |= 1 << colour;
  }
  return { any, twice };
}

/** Lists of ways: list i is `ways[starts[i]]` up to but not including `ways[starts[i + 1]]`, ascending, each once. */
export interface WayLists {
  readonly starts: Int32Array;
  readonly ways: Uint8Array;
}

/** The lists for every stock, roll and choice of places, in this order: those of one stock lie close together. */
function listsFor(
  colours: number,
  rolls: readonly (readonly number[])[],
  placesOf: readonly Places[],
): WayLists {
  const starts = [0];
  const ways: number[] = [];
  for (let index = 0; index < 3 ** colours; index++) {
    const stock = stockAt(index, colours);
    for (const dice of rolls) {
      for (const places of placesOf) {
        findWays(dice, places, stock);
        for (const word of [0, 1])
          for (let set = found[word]; set !== 0; set &= set - 1) ways.push(32 * word + lowest(set));
        starts.push(ways.length);
      }
    }
  }
  return { starts: Int32Array.from(starts), ways: Uint8Array.from(ways) };
}

// Separate constants, because the compiler then knows them.
const TOWER_KINDS = TOWER_COLOURS.length;
const HOUSE_KINDS = HOUSE_COLOURS.length;
const ROLLS = HOUSE_ROLLS.length;

const TOWER_ROLLS = TOWER_COLOURS.map((_, colour) => [colour]);
export const TOWERS_TO_PUT = listsFor(TOWER_KINDS, TOWER_ROLLS, PLACES);

/** Which list of `TOWERS_TO_PUT` applies with these towers left; `tower` is 1 + the rolled colour. */
export function towerList(tower: number, places: number, left: Mixed): number {
  return (stockIndex(left) * TOWER_KINDS + tower - 1) * 3 + places - 1;
}

/** Two plains, or the one plain of a wall on the rim. */
export const HOUSES_TO_PUT = listsFor(HOUSE_KINDS, HOUSE_ROLLS, [BOTH, FIRST]);

/** Which list of `HOUSES_TO_PUT` applies with these houses left; `dice` is an index of `HOUSE_ROLLS`. */
export function houseList(dice: number, rim: boolean, left: Mixed): number {
  return (stockIndex(left) * ROLLS + dice) * 2 + (rim ? 1 : 0);
}
