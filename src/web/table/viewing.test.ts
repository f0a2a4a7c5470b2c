import { describe, expect, test } from 'vitest';
import type { Turn } from '../../engine/turn.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Seat } from './table.ts';
import { firstViewer, handing, readerAt } from './viewing.ts';

const person: Seat = { name: 'Anna', kind: 'person', level: null };
const bot: Seat = { name: 'Bruno', kind: 'bot', level: 'master' };
const awaiting = (...seats: number[]): Turn => ({ kind: 'seats', seats });
const STAYS = { kind: 'stays' };

function open(seats: readonly Seat[], turn: Turn, viewer: Viewer) {
  return handing({ seats, secrets: false, turn, viewer, holder: null });
}

function secret(seats: readonly Seat[], turn: Turn, viewer: Viewer, holder: number | null = null) {
  return handing({ seats, secrets: true, turn, viewer, holder });
}

test('one person among bots is always the viewer', () => {
  const seats = [bot, person, bot];
  expect(firstViewer(seats, true)).toBe(1);
  expect(secret(seats, awaiting(2), 1)).toEqual(STAYS);
  expect(secret(seats, { kind: 'nature' }, 1)).toEqual(STAYS);
});

test('with bots only, the person watches as a spectator', () => {
  expect(firstViewer([bot, bot], false)).toBe('spectator');
  expect(open([bot, bot], awaiting(1), 'spectator')).toEqual(STAYS);
});

describe('without secrets', () => {
  test('the table turns to the next awaited person, clockwise', () => {
    const seats = [person, person, bot, person];
    expect(firstViewer(seats, false)).toBe(0);
    expect(open(seats, awaiting(0, 3), 1)).toEqual({ kind: 'turns', to: 3 });
    expect(open(seats, awaiting(0, 1), 3)).toEqual({ kind: 'turns', to: 0 });
  });

  test('the awaited player keeps it, and so does the last player while bots think', () => {
    const seats = [person, person, bot];
    expect(open(seats, awaiting(0, 1), 1)).toEqual(STAYS);
    expect(open(seats, awaiting(2), 1)).toEqual(STAYS);
  });
});

describe('with secrets', () => {
  const seats = [person, bot, person];

  test('nobody’s are shown until it is known whose turn it is', () => {
    expect(firstViewer(seats, true)).toBe('spectator');
    expect(secret(seats, awaiting(2), 'spectator')).toEqual({ kind: 'passes', to: 2 });
  });

  test('the device passes from one person to the next', () => {
    expect(secret(seats, awaiting(2), 0, 0)).toEqual({ kind: 'passes', to: 2 });
  });

  test('hands lie face down while only bots are awaited', () => {
    expect(secret(seats, awaiting(1), 0, 0)).toEqual({ kind: 'turns', to: 'spectator' });
    expect(secret(seats, awaiting(1), 'spectator', 0)).toEqual(STAYS);
  });

  test('a player who has had the device all along need not take it again', () => {
    expect(secret(seats, awaiting(0), 'spectator', 0)).toEqual({ kind: 'turns', to: 0 });
    expect(secret(seats, awaiting(2), 'spectator', 0)).toEqual({ kind: 'passes', to: 2 });
  });

  test('while chance is drawn, and when the match is over, nothing changes', () => {
    expect(secret(seats, { kind: 'nature' }, 0, 0)).toEqual(STAYS);
    expect(secret(seats, { kind: 'over', scores: [1, 2, 3], winners: [2] }, 0, 0)).toEqual(STAYS);
  });
});

test('the reader is the only person at the table, if there is just one', () => {
  expect(readerAt({ seats: [bot, person] })).toBe(1);
  expect(readerAt({ seats: [person, person] })).toBeNull();
  expect(readerAt({ seats: [bot, bot] })).toBeNull();
});
