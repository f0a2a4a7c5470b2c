import { expect, test } from 'vitest';
import { seatsOf } from '../../../engine/viewers.ts';
import { game as dieMauer } from '../game.ts';
import { movesOf, plan, playAll, position, wallAfter } from '../testing/positions.ts';
import { GIVE } from './state.ts';

/** The worked examples of the rules page: the master is seat 0, and the rivals follow in seat order. */
function example(wall: string, master: string, rivals: string, ...ends: string[]) {
  const fists = master + rivals.replaceAll(' ', '');
  const state = position({ wall, seats: 6 });
  const happenings = [...plan(state, fists), ...playAll(state, ...ends)];
  return { state, wall: wallAfter(wall, happenings), isNextTurn: state.master === 1 };
}

test.each<[wall: string, master: string, rivals: string, result: string, plays: string[]]>([
  ['', 'T', '6 4 3 G 4', 'T', []],
  ['T', '3', '6 4 4 6 6', 'T3', []],
  ['T', '4', '4 6 4 4 6', '4T44', ['3:L']],
  ['T', '4', '4 6 4 4 6', '4T44', ['3:R', '4:L']],
  ['T', '4', '4 6 4 4 6', 'T444', ['3:R', '4:R']],
  ['44T4', 'G', 'G G 6 4 T', 'G44T4G', []],
  ['444T', 'G', 'G 4 6 4 T', 'G444T', []],
  ['44T4', 'G', 'G 3 G G 6', '44T4G', []],
  ['G44T4', 'T', 'T T 6 4 G', 'G44T4T', []],
  ['G4T', 'T', '6 4 6 3 4', 'G4T', []],
  ['', 'T', 'T T 6 3 4', 'T', []],
  ['44T4', '-', '6 4 4 3 2', '44T4T', ['0:TR']],
  ['44T4', '-', '6 4 4 3 2', '44T46', ['0:6R']],
  ['G4', '-', '- - 4 3 2', 'G4', []],
  ['G4', '3', '- - 4 6 2', 'G43', ['0:R']],
  ['G4', '3', '- - 4 6 2', '3G4', ['0:L']],
])('worked example: on the wall "%s", %s against %s gives "%s"', (wall, master, rivals, result, plays) => {
  expect(example(wall, master, rivals, ...plays)).toMatchObject({ wall: result, isNextTurn: true });
});

test('worked example: on the wall "44T4" a master who alone has an empty fist builds any block', () => {
  const { state } = example('44T4', '-', '6 4 4 3 2');
  expect(movesOf(state, 0)).toEqual(['1R', '2R', '3R', '4R', '6R', 'TR', 'GR']);
});

test('worked example: on the wall "G4" the one rival with an empty fist gives the master a block', () => {
  const { state, wall } = example('G4', '-', '6 - 4 3 2');
  expect(wall).toBe('G4');
  expect([state.phase, seatsOf(dieMauer.due(state))]).toEqual([GIVE, [2]]);
  expect(wallAfter('', playAll(state, '2:T'))).toBe('');
  expect(state.master).toBe(1);
});
