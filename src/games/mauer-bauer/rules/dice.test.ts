import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANY_COLOUR,
  BOTH,
  firstOfWay,
  HOUSE_ROLLS,
  HOUSES_TO_PUT,
  houseList,
  housesOfRoll,
  rollOf,
  secondOfWay,
  TOWERS_TO_PUT,
  towerList,
  towerOfRoll,
} from './dice.ts';
import { oneOf } from './pieces.ts';

const mixedOf = (left: readonly number[]) =>
  left.reduce((sum, count, colour) => sum + count * oneOf(colour), 0);

/** The ways of a list as `first:second` colours, `-` for nothing. */
function waysIn({ starts, ways }: typeof HOUSES_TO_PUT, list: number): string[] {
  const name = (piece: number) => (piece === 0 ? '-' : String(piece - 1));
  return Array.from(ways.subarray(starts[list], starts[list + 1]), way => {
    return `${name(firstOfWay(way))}:${name(secondOfWay(way))}`;
  }).sort();
}

/** Takes a piece for a die: its colour if one is left, otherwise any other; `?` is any. */
function takings(die: number, left: readonly number[]): number[] {
  if (die !== ANY_COLOUR && left[die] > 0) return [die];
  return left.flatMap((count, colour) => (count > 0 ? [colour] : []));
}

function minus(left: readonly number[], colour: number): number[] {
  return left.map((count, each) => (each === colour ? count - 1 : count));
}

const housesLeft = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 })
  .filter(left => left.some(count => count > 0));

describe('the dice', () => {
  test('a roll keeps its parts', () => {
    for (let tower = 0; tower <= 3; tower++) {
      for (let dice = 0; dice < HOUSE_ROLLS.length; dice++) {
        expect([towerOfRoll(rollOf(tower, dice)), housesOfRoll(rollOf(tower, dice))]).toEqual([tower, dice]);
      }
    }
  });

  test('MB-12: all outcomes that can arise, whichever die gives its house first and to whichever plain', () => {
    fc.assert(
      fc.property(fc.nat({ max: HOUSE_ROLLS.length - 1 }), housesLeft, (dice, left) => {
        const [a, b] = HOUSE_ROLLS[dice];
        const total = left.reduce((sum, count) => sum + count);
        const outcomes = new Set<string>();
        for (const [first, second] of [
          [a, b],
          [b, a],
        ]) {
          for (const one of takings(first, left)) {
            if (total === 1) outcomes.add(`${one}:-`).add(`-:${one}`);
            for (const two of takings(second, minus(left, one))) {
              outcomes.add(`${one}:${two}`).add(`${two}:${one}`);
            }
          }
        }
        const list = houseList(dice, false, mixedOf(left));
        expect(waysIn(HOUSES_TO_PUT, list)).toEqual([...outcomes].sort());
      }),
    );
  });

  test('MB-12: on the rim, what either die can give', () => {
    fc.assert(
      fc.property(fc.nat({ max: HOUSE_ROLLS.length - 1 }), housesLeft, (dice, left) => {
        const outcomes = new Set(HOUSE_ROLLS[dice].flatMap(die => takings(die, left).map(one => `${one}:-`)));
        const list = houseList(dice, true, mixedOf(left));
        expect(waysIn(HOUSES_TO_PUT, list)).toEqual([...outcomes].sort());
      }),
    );
  });

  test('MB-11: a way for two towers always has the rolled colour while one is left', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
        (rolled, left) => {
          fc.pre(left.reduce((sum, count) => sum + count) >= 2);
          const list = towerList(rolled + 1, BOTH, mixedOf(left));
          const ways = waysIn(TOWERS_TO_PUT, list);
          expect(ways.length).toBeGreaterThan(0);
          for (const way of ways) {
            const colours = way.split(':').map(Number);
            if (left[rolled] > 0) expect(colours).toContain(rolled);
            for (const colour of colours) {
              expect(colours.filter(each => each === colour).length).toBeLessThanOrEqual(left[colour]);
            }
          }
        },
      ),
    );
  });
});
