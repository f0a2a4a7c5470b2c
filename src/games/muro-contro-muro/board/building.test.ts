import { describe, expect, test } from 'vitest';
import { positions } from '../testing/board-positions.ts';
import {
  coloursOnOffer,
  kindOf,
  kindsOnOffer,
  layings,
  layingsOf,
  pickUp,
  placesToTake,
  readLaying,
  sourceOf,
  turnOver,
  waysRound,
} from './building.ts';

describe('a move in the making', () => {
  test('a brick from the pile and one from the wall are read from their texts', () => {
    expect(readLaying('FB@2,-1')).toEqual({
      move: 'FB@2,-1',
      from: null,
      brick: 'FB',
      to: { row: 2, column: -1 },
    });
    expect(readLaying('3,0>GG@0,-12')).toEqual({
      move: '3,0>GG@0,-12',
      from: { row: 3, column: 0 },
      brick: 'GG',
      to: { row: 0, column: -12 },
    });
    expect(readLaying('G')).toBeNull();
  });

  test('both ways round are one kind', () => {
    expect(kindOf('FG')).toBe('GF');
    expect(kindOf('BB')).toBe('BB');
  });

  test('a brick in the middle of the base that can only be turned is picked up turned', () => {
    const all = layings(['0,1>BG@0,1']);
    const hand = pickUp(all, { from: 'wall', place: { row: 0, column: 1 } }, ['GB']);
    expect(hand?.brick).toBe('BG');
    expect(hand && turnOver(all, hand)).toBeNull();
  });

  test('a one-coloured brick cannot be turned', () => {
    const all = layings(['GG@0,0']);
    const hand = pickUp(all, { from: 'pile', kind: 'GG' }, ['GG']);
    expect(hand && turnOver(all, hand)).toBeNull();
  });

  test('step by step exactly the legal moves can be made, and no step is a dead end', () => {
    for (const { moves } of positions()) {
      const all = layings(moves);
      const reached: string[] = [...coloursOnOffer(moves)];
      const sources = [
        ...[...kindsOnOffer(all)].map(kind => ({ from: 'pile', kind }) as const),
        ...placesToTake(all).map(place => ({ from: 'wall', place }) as const),
      ];
      for (const source of sources) {
        const ways = waysRound(all, source);
        expect(ways.length).toBeGreaterThan(0);
        for (const brick of ways) {
          const places = layingsOf(all, { source, brick });
          expect(places.length).toBeGreaterThan(0);
          reached.push(...places.map(({ move }) => move));
        }
      }
      expect(reached.sort()).toEqual([...moves]);
    }
  });

  test('the source of every move is one that can be picked up', () => {
    for (const { moves } of positions()) {
      const all = layings(moves);
      for (const laying of all)
        expect(pickUp(all, sourceOf(laying), [laying.brick])?.brick).toBe(laying.brick);
    }
  });
});
