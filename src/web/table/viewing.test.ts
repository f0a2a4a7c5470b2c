import { expect, test } from 'vitest';
import type { Turn } from '../../engine/turn.ts';
import type { Seat } from './table.ts';
import { firstViewer, nextViewer } from './viewing.ts';

const person: Seat = { name: 'Anna', kind: 'person', level: null };
const bot: Seat = { name: 'Bruno', kind: 'bot', level: 'master' };
const awaiting = (...seats: number[]): Turn => ({ kind: 'seats', seats });

test('one person among bots always looks', () => {
  const seats = [bot, person, bot];
  expect(firstViewer(seats, true)).toBe(1);
  expect(nextViewer(seats, awaiting(2), 1)).toBe(1);
  expect(nextViewer(seats, { kind: 'nature' }, 1)).toBe(1);
});

test('only bots: one watches as a spectator', () => {
  expect(firstViewer([bot, bot], false)).toBe('spectator');
  expect(nextViewer([bot, bot], awaiting(1), 'spectator')).toBe('spectator');
});

test('with secrets, nobody’s are shown before it is known whose turn it is', () => {
  expect(firstViewer([person, person], true)).toBe('spectator');
  expect(firstViewer([person, person], false)).toBe(0);
  expect(nextViewer([person, bot, person], awaiting(2), 'spectator')).toBe(2);
});

test('the device goes to the next person awaited, clockwise', () => {
  const seats = [person, person, bot, person];
  expect(nextViewer(seats, awaiting(0, 3), 1)).toBe(3);
  expect(nextViewer(seats, awaiting(0, 1), 3)).toBe(0);
});

test('whoever is awaited keeps the device, and so does whoever played last while bots think', () => {
  const seats = [person, person, bot];
  expect(nextViewer(seats, awaiting(0, 1), 1)).toBe(1);
  expect(nextViewer(seats, awaiting(2), 1)).toBe(1);
});
