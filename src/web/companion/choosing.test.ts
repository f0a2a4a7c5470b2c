import { expect, test } from 'vitest';
import { chosenOutcome, nextParts, type Outcome, stillPossible, whollyChosen } from './choosing.ts';
import type { Part } from './companion.ts';

const part = (key: string): Part => ({
  key,
  group: key === key.toLowerCase() ? 0 : 1,
  label: key,
  picture: null,
});
const outcome = (text: string): Outcome => ({ outcome: text, parts: [...text].map(part) });
const ROLLS = ['gRR', 'gRB', 'gBB', 'wRR', 'wRB', 'wBB'].map(outcome);
const keys = (groups: readonly (readonly Part[])[]) =>
  groups.map(group => group.map(({ key }) => key).join(''));

test('dice are chosen in any order, and each row shows what can still fall', () => {
  expect(keys(nextParts(ROLLS, []))).toEqual(['gw', 'RB']);
  const afterB = [part('B')];
  expect(stillPossible(ROLLS, afterB).map(({ outcome }) => outcome)).toEqual(['gRB', 'gBB', 'wRB', 'wBB']);
  expect(chosenOutcome(ROLLS, afterB)).toBeNull();
  expect(keys(nextParts(ROLLS, [part('B'), part('g')]))).toEqual(['RB']);
  expect(chosenOutcome(ROLLS, [part('B'), part('g'), part('R')])).toBe('gRB');
});

test('two of a kind need two', () => {
  expect(chosenOutcome(ROLLS, [part('w'), part('R'), part('R')])).toBe('wRR');
  expect(stillPossible(ROLLS, [part('R'), part('R'), part('R')])).toEqual([]);
});

test('if one card could be the whole move or the first of two, be played or discarded, the person is asked', () => {
  const cards = [
    ...['A', 'B', 'AB'].map(outcome),
    ...['A', 'B'].map(card => ({ outcome: `-${card}`, parts: [part(card)] })),
  ];
  expect(whollyChosen(cards, [])).toEqual([]);
  expect(chosenOutcome(cards, [part('A')])).toBeNull();
  expect(whollyChosen(cards, [part('A')]).map(each => each.outcome)).toEqual(['A', '-A']);
  expect(chosenOutcome(cards, [part('B'), part('A')])).toBe('AB');
});
