import { describe, expect, test } from 'vitest';
import { playedThrough } from '../testing/board-positions.ts';
import { type Deed, goalsOf, isOnOffer, offerOf, readDeed } from './building.ts';

const { positions } = playedThrough();

test.each<[string, Deed]>([
  ['@a1', { kind: 'enter', tower: 'a1' }],
  ['^b1', { kind: 'uncover', room: 'b1' }],
  ['a1-b1', { kind: 'run', from: 'a1', to: 'b1' }],
  ['W2', { kind: 'slide', slide: 'W2' }],
  ['Nb', { kind: 'slide', slide: 'Nb' }],
  ['.', { kind: 'end' }],
])('%s', (move, deed) => {
  expect(readDeed(move)).toEqual(deed);
});

describe('in matches played at random', () => {
  test('exactly the legal moves can be built up', () => {
    for (const { moves } of positions) {
      const { towers, rooms, runs, slides, end } = offerOf(moves);
      const built = [
        ...towers.map(tower => `@${tower}`),
        ...rooms.map(room => `^${room}`),
        ...[...runs].flatMap(([from, goals]) => goals.map(to => `${from}-${to}`)),
        ...slides,
        ...(end ? ['.'] : []),
      ];
      expect(built.sort()).toEqual([...moves].sort());
    }
  });

  test('every mouse that can be picked has somewhere to go', () => {
    for (const { moves } of positions) {
      const offer = offerOf(moves);
      for (const square of offer.runs.keys()) {
        expect(isOnOffer(offer, { kind: 'mouse', square })).toBe(true);
        expect(goalsOf(offer, { kind: 'mouse', square }).length).toBeGreaterThan(0);
      }
    }
  });
});

test('nothing is on offer while another seat moves', () => {
  const offer = offerOf([]);
  expect(isOnOffer(offer, { kind: 'slide', slide: 'W2' })).toBe(false);
  expect(goalsOf(offer, { kind: 'mouse', square: 'a1' })).toEqual([]);
  expect(offer.end).toBe(false);
});
