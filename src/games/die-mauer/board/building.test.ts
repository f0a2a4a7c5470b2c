import { describe, expect, test } from 'vitest';
import { steps } from '../testing/board-positions.ts';
import { endsOnOffer, fistsOnOffer, moveOf, NOTHING_PICKED, offerOf, picksFor } from './building.ts';

describe('a move in the making', () => {
  test('fists, ends and free buildings are told apart by their texts', () => {
    expect(offerOf([])).toBeNull();
    expect(offerOf(['-', '4', 'G'])).toEqual({ kind: 'fist', fists: ['-', '4', 'G'] });
    expect(offerOf(['L', 'R'])).toEqual({ kind: 'end', ends: ['L', 'R'] });
    expect(offerOf(['4L', '4R', 'TR'])?.kind).toBe('block-and-end');
  });

  test('a block that is to be built must be picked before its end', () => {
    const offer = offerOf(['4L', '4R', 'TR']);
    expect(fistsOnOffer(offer)).toEqual(['4', 'T']);
    expect(endsOnOffer(offer, NOTHING_PICKED)).toEqual([]);
    expect(endsOnOffer(offer, { fist: 'T', end: null })).toEqual(['R']);
    expect(moveOf(offer, { fist: 'T', end: 'L' })).toBeNull();
    expect(moveOf(offer, { fist: 'T', end: 'R' })).toBe('TR');
  });

  test('step by step exactly the legal moves can be made, and no step is a dead end', () => {
    const kinds = new Set<string>();
    for (const { moves } of steps()) {
      const offer = offerOf(moves);
      if (!offer) continue;
      kinds.add(offer.kind);
      const reached: (string | null)[] = [];
      const fists = offer.kind === 'end' ? [null] : fistsOnOffer(offer);
      for (const fist of fists) {
        const ends = endsOnOffer(offer, { fist, end: null });
        if (offer.kind !== 'fist') expect(ends.length).toBeGreaterThan(0);
        if (offer.kind === 'fist') reached.push(moveOf(offer, { fist, end: null }));
        else reached.push(...ends.map(end => moveOf(offer, { fist, end })));
      }
      expect([...reached].sort()).toEqual([...moves].sort());
    }
    expect(kinds).toEqual(new Set(['fist', 'end', 'block-and-end']));
  });

  test('what is advised can be picked', () => {
    for (const { moves } of steps()) {
      const offer = offerOf(moves);
      for (const move of moves) expect(moveOf(offer, picksFor(move))).toBe(move);
    }
  });
});
