import { describe, expect, test } from 'vitest';
import { pairUp, type Seats, type Seeker } from './pair-up.ts';

const SEATS: Readonly<Record<string, Seats>> = {
  duel: { min: 2, max: 2, usual: 2 },
  crowd: { min: 3, max: 6, usual: 4 },
  rare: { min: 2, max: 4, usual: 2 },
};
const seatsOf = (game: string) => SEATS[game];
const SECOND = 1000;

function seeker(player: string, about: Partial<Seeker> = {}): Seeker {
  return {
    player,
    games: ['duel'],
    speed: 'live',
    seats: null,
    isPicky: false,
    takesBots: false,
    wantsRating: true,
    ratings: {},
    since: 0,
    ...about,
  };
}

function groups(seekers: readonly Seeker[], now = SECOND, mayMeet?: (one: string, other: string) => boolean) {
  return pairUp(seekers, now, seatsOf, mayMeet).map(({ game, players, bots }) =>
    [game, players.join(' '), ...(bots > 0 ? [bots] : [])].join(': '),
  );
}

describe('people who look for a match', () => {
  test('meet whoever is nearest, those who have waited longest first', () => {
    const all = [
      seeker('late', { since: 500, ratings: { duel: 10 } }),
      seeker('far', { since: 200, ratings: { duel: 14 } }),
      seeker('near', { since: 300, ratings: { duel: 11 } }),
      seeker('first', { since: 100, ratings: { duel: 10.4 } }),
    ];
    expect(groups(all)).toEqual(['duel: first late', 'duel: far near']);
  });

  test('meet people further away the longer they have waited, unless they are picky', () => {
    const apart = (about: Partial<Seeker> = {}) => [
      seeker('weak', { ratings: { duel: 2 }, ...about }),
      seeker('strong', { ratings: { duel: 20 } }),
    ];
    expect(groups(apart())).toEqual([]);
    expect(groups(apart(), 70 * SECOND)).toEqual(['duel: strong weak']);
    expect(groups(apart({ isPicky: true }), 70 * SECOND)).toEqual([]);
  });

  test('make up the usual number, and after a while as few as the game allows', () => {
    const three = ['a', 'b', 'c'].map(player => seeker(player, { games: ['crowd'] }));
    expect(groups(three)).toEqual([]);
    expect(groups(three, 25 * SECOND)).toEqual(['crowd: a b c']);
    expect(groups([...three, seeker('d', { games: ['crowd'] })])).toEqual(['crowd: a b c d']);
  });

  test('play with bots if they would rather begin, together with others who would, too', () => {
    const crowd = { games: ['crowd'], takesBots: true };
    expect(groups([seeker('a', crowd)])).toEqual(['crowd: a: 3']);
    expect(groups([seeker('a', crowd), seeker('b', crowd), seeker('c', { games: ['crowd'] })])).toEqual([
      'crowd: a b: 2',
    ]);
  });

  test('fill the game that fewest others want, if they would play anything', () => {
    const all = [
      seeker('anything', { games: ['duel', 'rare'], since: 0 }),
      seeker('duellist', { since: 1 }),
      seeker('third', { since: 2 }),
      seeker('lover', { games: ['rare'], since: 3 }),
    ];
    expect(groups(all)).toEqual(['rare: anything lover', 'duel: duellist third']);
  });

  test('never meet across speeds, numbers of seats or blocks', () => {
    expect(groups([seeker('a'), seeker('b', { speed: 'slow' })])).toEqual([]);
    const crowd = (player: string, seats: number | null) => seeker(player, { games: ['crowd'], seats });
    expect(groups([crowd('a', 3), crowd('b', 4), crowd('c', null), crowd('d', 3)])).toEqual(['crowd: a c d']);
    const strangers = (one: string, other: string) => ![one, other].includes('blocked');
    expect(groups([seeker('a'), seeker('blocked')], SECOND, strangers)).toEqual([]);
    const four = ['a', 'b', 'c', 'blocked'].map(player => seeker(player, { games: ['crowd'] }));
    expect(groups(four, 25 * SECOND, strangers)).toEqual(['crowd: a b c']);
  });

  test('wait a little when they have just come, for a large table that somebody has long been trying to fill', () => {
    const patient = seeker('patient', { games: ['crowd'], seats: 6 });
    const fresh = ['a', 'b', 'c', 'd'].map(player =>
      seeker(player, { games: ['crowd'], since: 55 * SECOND }),
    );
    expect(groups([patient, ...fresh], 60 * SECOND)).toEqual([]);
    expect(groups([patient, ...fresh], 76 * SECOND)).toEqual(['crowd: a b c d']);
    const sixth = seeker('e', { games: ['crowd'], since: 59 * SECOND });
    expect(groups([patient, ...fresh, sixth], 60 * SECOND)).toEqual(['crowd: patient a b c d e']);
  });

  test('wait alone if they ask for a number of seats that the game does not have', () => {
    expect(groups([seeker('a', { seats: 5 }), seeker('b')])).toEqual([]);
  });
});
