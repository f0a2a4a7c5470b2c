import { describe, expect, test } from 'vitest';
import { size } from '../../../engine/bits.ts';
import { Random } from '../../../engine/random.ts';
import { wallCalled } from '../testing/positions.ts';
import { BLOCK_NUMBERS, EMPTY_FIST, fistCalled, letterOf, NO_BLOCK } from './blocks.ts';
import { Deduction } from './deduction.ts';
import { Evidence } from './evidence.ts';
import { countOf, FULL_HAND, handOf, withBlock, withoutBlock } from './hands.ts';
import type { PastTurn } from './history.ts';
import { endsFor, NO_WALL } from './wall.ts';

const SEATS = 3;

/** A turn in which nobody shows anything. */
const nothing: PastTurn = {
  master: 0,
  fists: [EMPTY_FIST, EMPTY_FIST, EMPTY_FIST],
  outcome: 'too-many-empty',
  builds: [],
  hadChoice: false,
  gift: null,
  wall: NO_WALL,
};

const builds = (seat: number, blocks: string): PastTurn => ({
  ...nothing,
  builds: [...blocks].map(block => ({ seat, block: fistCalled(block), end: 1 })),
});

const shows = (seat: number, block: string): PastTurn => ({
  ...nothing,
  fists: nothing.fists.map((fist, other) => (other === seat ? fistCalled(block) : fist)),
});

const gift = (from: number, to: number): PastTurn => ({
  ...nothing,
  outcome: 'gift',
  gift: { from, to, given: 'given', block: NO_BLOCK },
});

/** Seat 0 alone has an empty fist on a wall with these ends. */
const freeChoice = (wall: string, built: string, hadChoice: boolean): PastTurn => ({
  ...nothing,
  ...builds(0, built),
  outcome: 'free-choice',
  hadChoice,
  wall: wallCalled(wall),
});

/** Every combination of blocks that the gifts can have been. */
function possibleGifts(...history: PastTurn[]): string[] {
  const deduction = new Deduction(new Evidence(SEATS, history));
  const random = new Random(1);
  const seen = new Set<string>();
  for (let draw = 0; draw < 600; draw++) seen.add(deduction.drawGifts(random).map(letterOf).join(''));
  return [...seen].sort();
}

const ANY = ['1', '2', '3', '4', '6', 'G', 'T'];

describe('what was shown and built', () => {
  test('an unseen gift can have been any block', () => {
    expect(possibleGifts(gift(1, 0))).toEqual(ANY);
  });

  test('a seat that shows its only block of a kind has not given it', () => {
    expect(possibleGifts(gift(1, 0), shows(1, 'T'))).toEqual(['1', '2', '3', '4', '6', 'G']);
  });

  test('a block that was built before the gift was not given', () => {
    expect(possibleGifts(builds(1, '12346'), gift(1, 0))).toEqual(['G', 'T']);
  });

  test('a seat that builds a second block of a kind was given it', () => {
    expect(possibleGifts(gift(1, 0), builds(0, '4'), builds(0, '4'))).toEqual(['4']);
  });

  test('a seat that shows a kind again after building it was given one', () => {
    expect(possibleGifts(gift(1, 0), builds(0, '4'), shows(0, '4'))).toEqual(['4']);
  });

  test('what is shown before a gift says nothing about it', () => {
    expect(possibleGifts(shows(1, 'T'), gift(1, 0))).toEqual(ANY);
  });

  test('a block that is passed on is followed through both gifts', () => {
    const history = [builds(0, '12346T'), gift(1, 0), gift(0, 2), builds(2, '3'), shows(2, '3')];
    expect(possibleGifts(...history)).toEqual(['33']);
  });

  test('two gifts to a seat that later shows two new kinds were those two, in either order', () => {
    const history = [builds(0, '12'), gift(1, 0), gift(2, 0), shows(0, '1'), shows(0, '2')];
    expect(possibleGifts(...history)).toEqual(['12', '21']);
  });

  test('a gift that was seen limits those that were not', () => {
    const seen: PastTurn = {
      ...gift(1, 0),
      gift: { from: 1, to: 0, given: 'given', block: fistCalled('T') },
    };
    expect(possibleGifts(seen, gift(1, 2)).map(gifts => gifts[1])).toEqual(['1', '2', '3', '4', '6', 'G']);
  });

  test('contradictory evidence is an error', () => {
    const deduce = (...history: PastTurn[]) => new Deduction(new Evidence(SEATS, history));
    // One gift cannot have been two blocks, and nobody else has got any.
    expect(() => deduce(gift(1, 0), builds(0, '44'), builds(0, '33'))).toThrow('contradicts');
    expect(() => deduce(gift(1, 0), builds(2, '44'))).toThrow('contradicts');
  });
});

describe('DM-9.1: being asked, or not being asked, what to build', () => {
  // Seat 0 has 4, T and G left, and what it was given.
  const given = [builds(0, '1236'), gift(1, 0)];

  test('a seat that could build nothing although sections fit had none', () => {
    expect(possibleGifts(builds(0, '12346'), gift(1, 0), freeChoice('T', '', false))).toEqual(['G', 'T']);
  });

  test('a seat that was not asked had no other kind that fits', () => {
    expect(possibleGifts(...given, freeChoice('T', '4', false))).toEqual(['4', 'G', 'T']);
  });

  test('a seat that was asked had another kind that fits', () => {
    expect(possibleGifts(...given, freeChoice('T', '4', true))).toEqual(['1', '2', '3', '6']);
  });

  test('a seat that is being asked has two kinds that fit', () => {
    expect(possibleGifts(...given, freeChoice('T', '', true))).toEqual(['1', '2', '3', '6']);
  });

  test('if only one other kind can have fitted, the seat certainly has it', () => {
    const history = [builds(0, '1236'), builds(1, '236'), gift(1, 0), freeChoice('T', '4', true)];
    const deduction = new Deduction(new Evidence(SEATS, history));
    const bounds = ['1', '4', 'T', 'G'].map(block => [
      deduction.least(0, fistCalled(block)),
      deduction.most(0, fistCalled(block)),
    ]);
    expect(bounds).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  test('a seat with two ends to choose from need not have had another kind', () => {
    const one = [builds(0, '1236TG'), gift(1, 0)];
    expect(possibleGifts(...one, freeChoice('T4', '4', true))).toEqual(ANY);
    expect(possibleGifts(...one, freeChoice('44', '4', true))).toEqual(['1', '2', '3', '6', 'G', 'T']);
  });

  test('a tower at the only open end is not a choice by itself', () => {
    const tower = [builds(0, '12346G'), gift(1, 0)];
    expect(possibleGifts(...tower, freeChoice('T4', 'T', true))).toEqual(['1', '2', '3', '4', '6', 'G']);
    expect(possibleGifts(...tower, freeChoice('T4', 'T', false))).toEqual(['T']);
    expect(possibleGifts(...tower, freeChoice('T4', '', true))).toEqual(['1', '2', '3', '4', '6', 'G']);
  });
});

test('what a seat certainly has, and what it can have, leaves out what it has built', () => {
  const deduction = new Deduction(new Evidence(SEATS, [builds(0, '12'), gift(1, 0), builds(0, '3')]));
  const bounds = (seat: number) =>
    [...'1234'].map(block => [
      deduction.least(seat, fistCalled(block)),
      deduction.most(seat, fistCalled(block)),
    ]);
  expect(bounds(0)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 2],
  ]);
  expect(bounds(1)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

test('after so many gifts that everybody may have all towers, showing one still limits the others', () => {
  const gifts = [gift(1, 0), gift(2, 0), gift(0, 1), gift(0, 1), gift(0, 2), gift(1, 2)];
  const most = (...history: PastTurn[]) => {
    const deduction = new Deduction(new Evidence(SEATS, history));
    return [0, 1, 2].map(seat => deduction.most(seat, fistCalled('T')));
  };
  expect(most(...gifts, gift(0, 1))).toEqual([3, 3, 3]);
  expect(most(...gifts, gift(0, 1), shows(1, 'T'))).toEqual([2, 3, 2]);
});

test('several secret gifts are drawn eight times, to choose from; what one draw settles only once', () => {
  class CountingRandom extends Random {
    draws = 0;
    override fraction(): number {
      this.draws++;
      return super.fraction();
    }
  }
  const draws = (...history: PastTurn[]) => {
    const random = new CountingRandom(1);
    new Deduction(new Evidence(SEATS, history)).drawGifts(random);
    return random.draws;
  };
  expect(draws(gift(1, 0))).toBe(1);
  expect(draws(gift(1, 0), gift(2, 0))).toBe(8);
  expect(draws(gift(1, 0), gift(2, 0), builds(0, '44'))).toBe(8);
  expect(draws(gift(1, 0), gift(2, 0), builds(0, '444'))).toBe(1);
});

test('each of the ways that the gifts can have gone is equally likely, even if some leave fewer choices', () => {
  // Seat 0 has G, is given any block, and gives one of the two: 13 ways, of which only one begins with G.
  const deduction = new Deduction(new Evidence(SEATS, [builds(0, '12346T'), gift(1, 0), gift(0, 2)]));
  const random = new Random(1);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 1500; draw++) {
    const drawn = deduction.drawGifts(random).map(letterOf).join('');
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect(counts.size).toBe(13);
  for (const count of counts.values()) expect(Math.abs(count / 1500 - 1 / 13)).toBeLessThan(0.02);
});

test('the gifts are drawn whatever the random numbers are', () => {
  class ZeroRandom extends Random {
    override fraction(): number {
      return 0;
    }
  }
  const deduction = new Deduction(new Evidence(SEATS, [gift(1, 0), gift(2, 0)]));
  expect(deduction.drawGifts(new ZeroRandom(1))).toHaveLength(2);
});

test('a hand that is shown determines what was given', () => {
  const evidence = new Evidence(SEATS, [gift(1, 0)]);
  evidence.learnHand(1, handOf(['1', '2', '3', '4', '6', 'T']));
  expect(new Deduction(evidence).drawGifts(new Random(1))).toEqual([fistCalled('G')]);
});

describe('compared with trying out every block that a secret gift can have been', () => {
  test.each([1, 2])('what follows for the hands after %i gifts is what all ways have in common', gifts => {
    const random = new Random(20261119);
    let complete = 0;
    for (let round = 0; round < 300 * gifts; round++) {
      const seats = 3 + (round % 2);
      const { history, hands } = someTurns(seats, gifts, random);
      if (history.filter(({ gift }) => gift).length === gifts) complete++;
      const evidence = new Evidence(seats, history);
      const viewer = round % 3 === 0 ? 0 : null;
      if (viewer !== null) evidence.learnHand(viewer, hands[viewer]);
      const deduction = new Deduction(evidence);

      const ways = waysThatFit(history, hands, viewer);
      expect(boundsIn(deduction, seats)).toEqual(boundsAmong(ways.map(({ after }) => after)));
      expect(ways.map(({ blocks }) => blocks)).toContainEqual(deduction.drawGifts(random));
    }
    expect(complete).toBeGreaterThan(150 * gifts);
  });

  test.each<[string, PastTurn[]]>([
    [
      'a gift comes back to a seat that has two of a kind then',
      [gift(1, 0), gift(0, 1), builds(1, '2'), shows(1, '2')],
    ],
    ['a gift goes on from seat to seat', [gift(2, 0), shows(2, '4'), gift(1, 2), gift(0, 1)]],
    [
      'three of a kind come together',
      [gift(2, 1), builds(1, '3'), gift(0, 1), gift(0, 2), gift(0, 1), builds(1, '3'), builds(1, '3')],
    ],
    [
      'a seat is asked twice between gifts',
      [
        ...[gift(2, 1), builds(2, 'T'), gift(0, 1), freeChoice('T', '2', true), gift(1, 2), builds(1, '2')],
        ...[gift(1, 0), shows(2, '3'), shows(2, '4'), freeChoice('4T', '6', true), shows(0, 'G')],
        ...[shows(1, '2'), builds(2, '1')],
      ],
    ],
  ])('the same where %s', (_, history) => {
    const ways = waysThatFit(history, [FULL_HAND, FULL_HAND, FULL_HAND], null);
    const deduction = new Deduction(new Evidence(SEATS, history));
    expect(boundsIn(deduction, SEATS)).toEqual(boundsAmong(ways.map(({ after }) => after)));
  });
});

test('what a seat still has tells what it gave, and so what the seat that got it has', () => {
  const history = [gift(2, 1), gift(3, 2), gift(0, 1)];
  const hand = handOf(['1', '2', '3', '6', 'T', 'G']);
  const evidence = new Evidence(4, history);
  evidence.learnHand(0, hand);
  const ways = waysThatFit(history, [hand, FULL_HAND, FULL_HAND, FULL_HAND], 0);
  expect(boundsIn(new Deduction(evidence), 4)).toEqual(boundsAmong(ways.map(({ after }) => after)));
});

/** By seat and block: the least and the most that it can have. */
function boundsIn(deduction: Deduction, seats: number): [least: number, most: number][] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap(seat =>
    BLOCK_NUMBERS.map((block): [number, number] => [
      deduction.least(seat, block),
      deduction.most(seat, block),
    ]),
  );
}

function boundsAmong(ways: readonly (readonly number[])[]): [least: number, most: number][] {
  return ways[0].flatMap((_, seat) =>
    BLOCK_NUMBERS.map((block): [number, number] => {
      const counts = ways.map(hands => countOf(hands[seat], block));
      return [Math.min(...counts), Math.max(...counts)];
    }),
  );
}

/** What the gifts can have been, and the hands after them, of which `viewer` sees its own. */
function waysThatFit(history: readonly PastTurn[], hands: readonly number[], viewer: number | null) {
  return waysToGive(history.filter(({ gift }) => gift).length).flatMap(blocks => {
    const after = handsAfter(hands.length, history, blocks);
    return after && (viewer === null || after[viewer] === hands[viewer]) ? [{ blocks, after }] : [];
  });
}

/** Turns in which hands are shown, built from and, a few times at most, given from at random, and the hands after them. */
function someTurns(seats: number, gifts: number, random: Random): { history: PastTurn[]; hands: number[] } {
  const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const hands = new Array<number>(seats).fill(FULL_HAND);
  const history: PastTurn[] = [];
  let left = gifts;
  for (let turns = 10 + random.below(14); turns > 0; turns--) {
    const seat = random.below(seats);
    const own = BLOCK_NUMBERS.filter(block => countOf(hands[seat], block) > 0);
    if (own.length === 0) continue;
    const block = anyOf(own);
    const quiet = { ...nothing, master: seat, fists: hands.map(() => EMPTY_FIST) };
    const kind = random.below(8);
    if (kind < 3) {
      history.push({ ...quiet, fists: quiet.fists.with(seat, block) });
    } else if (kind === 3 && left > 0) {
      left--;
      const to = (seat + 1 + random.below(seats - 1)) % seats;
      hands[seat] = withoutBlock(hands[seat], block);
      hands[to] = withBlock(hands[to], block);
      history.push({ ...gift(seat, to), fists: quiet.fists });
    } else {
      const isFree = kind === 4;
      const wall = anyOf(['T', '4', '44', '4T', 'T4'].map(wallCalled));
      const ways = isFree
        ? own.flatMap(each => new Array<number>(size(endsFor(each, wall))).fill(each))
        : [block];
      const built = ways.length > 0 ? [anyOf(ways)] : [];
      for (const each of built) hands[seat] = withoutBlock(hands[seat], each);
      history.push({
        ...quiet,
        builds: built.map(each => ({ seat, block: each, end: 1 })),
        ...(isFree && { outcome: 'free-choice', hadChoice: ways.length > 1, wall }),
      });
    }
  }
  return { history, hands };
}

/** The hands after these turns if the gifts were these blocks; null if that cannot be. */
function handsAfter(
  seats: number,
  history: readonly PastTurn[],
  given: readonly number[],
): readonly number[] | null {
  const hands = new Array<number>(seats).fill(FULL_HAND);
  const has = (seat: number, block: number) => countOf(hands[seat], block) > 0;
  const gifts = given.values();
  for (const { master, fists, outcome, builds, hadChoice, gift, wall } of history) {
    if (fists.some((fist, seat) => fist !== EMPTY_FIST && !has(seat, fist))) return null;
    if (outcome === 'free-choice') {
      const ways = BLOCK_NUMBERS.map(block => (has(master, block) ? size(endsFor(block, wall)) : 0));
      const count = ways.reduce((all, each) => all + each);
      if (hadChoice !== count > 1 || (!hadChoice && builds.length !== count)) return null;
    }
    for (const { seat, block } of builds) {
      if (!has(seat, block)) return null;
      hands[seat] = withoutBlock(hands[seat], block);
    }
    if (gift?.given !== 'given') continue;
    const block = gifts.next().value ?? NO_BLOCK;
    if (!has(gift.from, block)) return null;
    hands[gift.from] = withoutBlock(hands[gift.from], block);
    hands[gift.to] = withBlock(hands[gift.to], block);
  }
  return hands;
}

function waysToGive(gifts: number): number[][] {
  if (gifts === 0) return [[]];
  return waysToGive(gifts - 1).flatMap(rest => BLOCK_NUMBERS.map(block => [block, ...rest]));
}
