import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { wallCalled } from '../testing/positions.ts';
import { EMPTY_FIST, fistCalled, letterOf, NO_BLOCK } from './blocks.ts';
import { Deduction } from './deduction.ts';
import { Evidence } from './evidence.ts';
import { handOf } from './hands.ts';
import type { PastTurn } from './history.ts';
import { NO_WALL } from './wall.ts';

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
    expect(() => possibleGifts(gift(1, 0), builds(0, '44'), builds(0, '33'))).toThrow();
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

test('a hand that is shown determines what was given', () => {
  const evidence = new Evidence(SEATS, [gift(1, 0)]);
  evidence.learnHand(1, handOf(['1', '2', '3', '4', '6', 'T']));
  expect(new Deduction(evidence).drawGifts(new Random(1))).toEqual([fistCalled('G')]);
});
