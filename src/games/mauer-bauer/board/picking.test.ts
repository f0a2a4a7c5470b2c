import { describe, expect, test } from 'vitest';
import { type Draft, exchanged, type Offer, press, startOf } from '../../../web/board/draft.ts';
import { movesWithin } from '../../../web/board/testing.ts';
import { playedMatches } from '../testing/board-positions.ts';
import { BUILD, cardIn, isCard, PLAY, pickingFor, piecePart } from './picking.ts';

const { positions } = playedMatches();

test('exactly the legal moves can be made, and no step is a dead end', () => {
  for (const { view, moves } of positions) {
    expect(movesWithin(pickingFor(view), moves)).toEqual([...moves].sort());
  }
});

function offerOf(moves: readonly string[], view = positions[0].view): Offer {
  const { ways, prefers } = pickingFor(view);
  const all = ways(moves);
  return { ways: all, hint: null, prefers: picked => prefers?.(picked, all) ?? null };
}

describe('towers and houses', () => {
  const built = (offer: Offer, draft: Draft) => press(offer, draft, BUILD, 'mouse').move;

  test('are there from the start', () => {
    const offer = offerOf(['A1G,A2R', 'A1R,A2G']);
    expect(startOf(offer).picked).toEqual([piecePart('A1', 'G'), piecePart('A2', 'R')]);
    expect(built(offer, startOf(offer))).toBe('A1G,A2R');
  });

  test('with two rolled colours swap places', () => {
    const offer = offerOf(['A1G,A2R', 'A1R,A2G']);
    expect(built(offer, exchanged(offer, startOf(offer), 0, piecePart('A1', 'R')))).toBe('A1R,A2G');
  });

  test('get another colour on one plain and stay as they are on the other, if that is allowed', () => {
    const offer = offerOf(['A1B,A2R', 'A1R,A2B', 'A1R,A2R', 'A1R,A2Y', 'A1Y,A2R']);
    expect(built(offer, exchanged(offer, startOf(offer), 0, piecePart('A1', 'Y')))).toBe('A1Y,A2R');
    expect(built(offer, exchanged(offer, startOf(offer), 1, piecePart('A2', 'Y')))).toBe('A1R,A2Y');
  });

  test('go on either plain if only one is left', () => {
    const offer = offerOf(['A1R', 'A2R']);
    expect(built(offer, exchanged(offer, startOf(offer), 0, piecePart('A1', null)))).toBe('A2R');
  });
});

describe('cards', () => {
  const withPairs = positions.find(({ moves }) => moves.some(move => move.includes('+') && /^\w/.test(move)));

  test('are picked in any order, and a third replaces the first', () => {
    if (!withPairs) throw new Error('two cards can be played somewhere');
    const offer = offerOf(withPairs.moves, withPairs.view);
    const [a, b, c] = [...new Set(offer.ways.flatMap(({ parts }) => parts.filter(isCard)))];
    const picked = [b, a, c].reduce(
      (draft, card) => press(offer, draft, card, 'touch').draft,
      startOf(offer),
    );
    expect(picked.picked.filter(isCard)).toEqual([a, c]);
    const move = press(offer, picked, PLAY, 'touch').move ?? '';
    expect(move.split(':').at(-1)?.split('+').sort()).toEqual([a, c].map(cardIn).sort());
  });

  test('are for the best city until one is named', () => {
    const last = positions.find(({ view, moves }) => view.cities.length > 1 && moves[0]?.includes(':'));
    if (!last) throw new Error('cities are named somewhere');
    const offer = offerOf(last.moves, last.view);
    expect(startOf(offer).picked).toEqual(['best']);
  });
});
