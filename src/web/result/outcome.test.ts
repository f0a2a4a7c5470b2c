import { describe, expect, test } from 'vitest';
import { isByPoints, outcomeFor, ranking } from './outcome.ts';

function over(scores: readonly number[], winners: readonly number[]) {
  return { kind: 'over', scores, winners } as const;
}

describe('how a match ended for me', () => {
  test('I won, by this many points over the next', () => {
    expect(outcomeFor(1, over([40, 63, 51], [1]))).toEqual({ kind: 'won', ahead: 12 });
  });

  test('I won without having more points than everybody else', () => {
    expect(outcomeFor(0, over([3, 3], [0]))).toEqual({ kind: 'won', ahead: null });
    expect(outcomeFor(0, over([2, 4], [0]))).toEqual({ kind: 'won', ahead: null });
  });

  test('I share the win with others', () => {
    expect(outcomeFor(2, over([-5, -5, -5, -9], [0, 1, 2]))).toEqual({ kind: 'shared', others: [0, 1] });
  });

  test('I came third, this many points behind the winner', () => {
    expect(outcomeFor(0, over([-77, -62, -30], [2]))).toEqual({ kind: 'lost', place: 3, behind: 47 });
  });

  test('players with as many points as I have share my place', () => {
    expect(outcomeFor(0, over([10, 10, 30], [2]))).toEqual({ kind: 'lost', place: 2, behind: 20 });
  });

  test('a winner with fewer points than I have is still ahead of me', () => {
    expect(outcomeFor(1, over([2, 4, 1], [0]))).toEqual({ kind: 'lost', place: 2, behind: null });
  });

  test('if people ended the match, and not its rules, points say nothing', () => {
    const decided = { seat: 1, why: 'resigned' } as const;
    expect(outcomeFor(0, { ...over([9, 4], [0]), decided })).toEqual({ kind: 'won', ahead: null });
    expect(outcomeFor(1, { ...over([9, 4], [0]), decided })).toEqual({
      kind: 'lost',
      place: 2,
      behind: null,
    });
  });

  test('a player who did not stay to the end comes last', () => {
    const left = { ...over([9, 4, 7], [2]), forfeited: [0] };
    expect(outcomeFor(0, left)).toEqual({ kind: 'lost', place: 3, behind: null });
    expect(outcomeFor(1, left)).toEqual({ kind: 'lost', place: 2, behind: 3 });
  });

  test('if nobody is me, the winners are named', () => {
    expect(outcomeFor(null, over([1, 2], [1]))).toEqual({ kind: 'told', winners: [1] });
  });
});

test('winners come first, then those with more points', () => {
  expect(ranking(over([5, 2, 7, 4], [1]))).toEqual([1, 2, 0, 3]);
});

test('points alone decide unless somebody with as many, or more, did not win', () => {
  expect(isByPoints(over([5, 2], [0]))).toBe(true);
  expect(isByPoints(over([5, 5], [0, 1]))).toBe(true);
  expect(isByPoints(over([5, 5], [0]))).toBe(false);
  expect(isByPoints(over([2, 5], [0]))).toBe(false);
});
