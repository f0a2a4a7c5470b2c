import { describe, expect, test } from 'vitest';
import { optionsForSeats, proposedOptions } from './proposal.ts';

describe('the options that a set-up proposes', () => {
  const wishes = { memory: true };

  test('are those that the game recommends for this number of seats, and those of the settings', () => {
    const targets = [2, 3, 4].map(seats => proposedOptions('burg-appenzell', seats, wishes).target);
    expect(targets).toEqual([5, 5, 4]);
    expect(proposedOptions('burg-appenzell', 3, wishes).memory).toBe(true);
  });

  test('follow the number of seats until somebody chooses', () => {
    const proposed = { layout: 'B', ...proposedOptions('burg-appenzell', 3, wishes) };
    const seats = { before: 3, now: 4 };
    expect(optionsForSeats('burg-appenzell', proposed, seats, wishes)).toEqual({ ...proposed, target: 4 });
    const chosen = { ...proposed, target: 6, memory: false };
    expect(optionsForSeats('burg-appenzell', chosen, seats, wishes)).toEqual(chosen);
  });
});
