import { describe, expect, test } from 'vitest';
import { playedMatches } from '../testing/board-positions.ts';
import {
  changed,
  citiesToName,
  coloursAt,
  mostCards,
  type Offer,
  offerOf,
  playOf,
  readCards,
  readPieces,
  toggled,
} from './building.ts';
import { type Chosen, stepBefore } from './making.ts';

describe('a move in the making', () => {
  test('cards and pieces are read from their texts', () => {
    expect(readCards('HR+ow')).toEqual({ move: 'HR+ow', city: null, cards: ['HR', 'ow'] });
    expect(readCards('B4:ot+ot')).toEqual({ move: 'B4:ot+ot', city: 'B4', cards: ['ot', 'ot'] });
    expect(readCards(':ow')).toEqual({ move: ':ow', city: null, cards: ['ow'] });
    expect(readCards('-HR')).toBeNull();
    expect(readPieces('a1w,b10k')).toEqual([
      { place: 'a1', colour: 'w' },
      { place: 'b10', colour: 'k' },
    ]);
  });

  test('houses of two rolled colours change places', () => {
    const offer = offerOf(['A1G,A2R', 'A1R,A2G']);
    if (offer?.kind !== 'houses') throw new Error('houses are on offer');
    expect(offer.places).toEqual(['A1', 'A2']);
    expect(changed(offer, offer.ways[0], 'A1', 'R').move).toBe('A1R,A2G');
  });

  test('another colour on one plain leaves the other plain as it is, if it may', () => {
    const offer = offerOf(['A1B,A2R', 'A1R,A2B', 'A1R,A2R', 'A1R,A2Y', 'A1Y,A2R']);
    if (offer?.kind !== 'houses') throw new Error('houses are on offer');
    expect(changed(offer, offer.ways[0], 'A1', 'Y').move).toBe('A1Y,A2R');
    expect(changed(offer, offer.ways[0], 'A2', 'Y').move).toBe('A1R,A2Y');
  });

  test('the last house goes on either plain', () => {
    const offer = offerOf(['A1R', 'A2R']);
    if (offer?.kind !== 'houses') throw new Error('houses are on offer');
    expect(coloursAt(offer, 'A1')).toEqual(['R', null]);
    expect(changed(offer, offer.ways[0], 'A1', null).move).toBe('A2R');
  });

  test('a third card takes the place of the first', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
  });

  test('step by step exactly the legal moves can be made, and no step is a dead end', () => {
    for (const { moves } of playedMatches().positions) {
      const offer = offerOf(moves);
      if (!offer) throw new Error('there is a move to make');
      expect([...new Set(reachable(offer))].sort()).toEqual([...moves]);
    }
  });

  test('back goes step by step until nothing is chosen', () => {
    let chosen: Chosen = {
      line: null,
      tapped: false,
      hasty: false,
      way: null,
      open: 'A1',
      join: null,
      cards: ['HR#0', 'ow#0'],
      city: 'B4',
      looked: null,
    };
    let steps = 0;
    for (let step = stepBefore(chosen); step !== null; step = stepBefore(chosen), steps++) {
      chosen = { ...chosen, ...step };
    }
    expect(steps).toBe(4);
  });
});

/** All that can be reached by the choices that the board offers. */
function reachable(offer: Offer): string[] {
  switch (offer.kind) {
    case 'wall':
      return [...offer.lines, ...(offer.hasty === null ? [] : [offer.hasty])];
    case 'join':
      return [...(offer.apart === null ? [] : [offer.apart]), ...offer.joins.map(({ move }) => move)];
    case 'towers':
    case 'houses': {
      const found = new Set([offer.ways[0]]);
      for (const way of found) {
        for (const place of offer.places) {
          for (const colour of coloursAt(offer, place)) found.add(changed(offer, way, place, colour));
        }
      }
      return [...found].map(({ move }) => move);
    }
    case 'cards': {
      const cities = citiesToName(offer);
      const cards = [...new Set(offer.plays.flatMap(play => play.cards))];
      const chosen = cards.flatMap(a => [[a], ...(mostCards(offer) > 1 ? cards.map(b => [a, b]) : [])]);
      const plays = (cities.length > 0 ? cities : [null]).flatMap(city =>
        chosen.flatMap(some => playOf(offer, some, city)?.move ?? []),
      );
      return [...plays, ...offer.throws.values(), ...(offer.end === null ? [] : [offer.end])];
    }
  }
}
