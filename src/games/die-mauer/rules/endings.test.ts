import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../engine/game.ts';
import { game as dieMauer } from '../game.ts';
import { handText, kindsOf, plan, playAll, position, wallCalled } from '../testing/positions.ts';
import type { State } from './state.ts';
import { NO_WALL } from './wall.ts';

const turn = (state: State) => turnOf(dieMauer, state);
const scores = (state: State) => Array.from(state.hands, (_, seat) => dieMauer.score(state, seat));

describe('DM-11: going out', () => {
  test('a round goes on while every hand has a block', () => {
    const state = position({ wall: '4', hands: ['12', '34', '34'] });
    expect(kindsOf(plan(state, '1--'))).not.toContain('round-ended');
    expect([state.round, handText(state, 0)]).toEqual([0, '2']);
  });

  test('building the last block ends the round', () => {
    const state = position({ wall: '4', hands: ['1', '34', 'TG'] });
    expect(plan(state, '1--')).toContainEqual({
      kind: 'round-ended',
      round: 1,
      ending: 'out',
      out: [0],
      left: [[], ['3', '4'], ['T', 'G']],
      charges: [0, 7, 25],
    });
  });

  test('building the last block freely ends the round', () => {
    const state = position({ wall: '4', hands: ['6', '34', 'TG'] });
    expect(kindsOf(plan(state, '-3T'))).toContain('round-ended');
  });

  test('giving the last block ends the round', () => {
    const state = position({ wall: '4', hands: ['1', '3', 'TG'] });
    plan(state, '--T');
    expect(playAll(state, '1:3')).toContainEqual(
      expect.objectContaining({ kind: 'round-ended', ending: 'out', out: [1], charges: [4, 0, 25] }),
    );
  });

  test('every builder builds before it ends, and several go out together', () => {
    const state = position({ wall: '4', hands: ['12', '1', '12', '1'], rounds: 1 });
    const happenings = plan(state, '1111');
    expect(happenings.filter(({ kind }) => kind === 'built')).toHaveLength(3);
    expect(happenings).toContainEqual(expect.objectContaining({ out: [1, 3], charges: [3, 0, 2, 0] }));
  });

  test('a builder whose turn comes after another has gone out still builds', () => {
    const state = position({ wall: 'T4', hands: ['12', '1', '12'] });
    plan(state, '111');
    playAll(state, '1:R');
    expect([state.round, turn(state)]).toEqual([0, { kind: 'seats', seats: [2] }]);
    playAll(state, '2:L');
    expect(state.round).toBe(1);
  });
});

describe('DM-12: charges', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['6', 6],
    ['T', 15],
    ['G', 10],
    ['12346TG', 41],
    ['TTG1', 41],
  ])('%s left costs %i', (hand, charge) => {
    const state = position({ wall: '4', hands: ['1', hand, 'T'] });
    plan(state, '1--');
    expect(dieMauer.score(state, 1)).toBe(-charge);
  });

  test('then everybody takes back a full set, and the wall is cleared', () => {
    const state = position({ wall: '4T', hands: ['1', '3', 'T'] });
    plan(state, '1--');
    expect(playAll(state, '0:L')).toContainEqual({ kind: 'round-began', round: 2 });
    expect([0, 1, 2].map(seat => handText(state, seat))).toEqual(['12346TG', '12346TG', '12346TG']);
    expect([state.wall, state.turnCount, state.turns.some(entry => entry !== 0)]).toEqual([
      NO_WALL,
      0,
      false,
    ]);
    expect(turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
  });

  test('DM-5: the role of master passes on from one round to the next', () => {
    const state = position({ wall: '4', hands: ['3', '1', 'T'], master: 1 });
    plan(state, '-1-');
    expect([state.round, state.master]).toEqual([1, 2]);
  });

  test('the charges of all rounds add up', () => {
    const state = position({ wall: '4', hands: ['1', '2', '3'], rounds: 2 });
    plan(state, '1--');
    state.hands.set([...position({ hands: ['4', '1', '6'] }).hands]);
    plan(state, '-1-');
    expect(scores(state)).toEqual([-4, -2, -9]);
  });
});

describe('DM-13: deadlock', () => {
  test('only towers and gates in every hand, and no room: the round ends, and the would-be master begins the next', () => {
    const state = position({ wall: '4T', hands: ['T', 'TG', 'GG'], master: 2 });
    const happenings = plan(state, 'TTG');
    expect(happenings).toContainEqual({
      kind: 'round-ended',
      round: 1,
      ending: 'deadlock',
      out: [],
      left: [['T'], ['T', 'G'], ['G']],
      charges: [15, 25, 10],
    });
    expect([state.round, state.master, state.wall]).toEqual([1, 0, NO_WALL]);
    expect(turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
  });

  test.each([
    ['T1', 'TG', 'GG'],
    ['T', 'TG1', 'GG'],
    ['T', 'TG', 'GG1'],
  ])('one section in one hand is enough to go on: %s, %s, %s', (...hands) => {
    const state = position({ wall: '4T', hands, master: 2 });
    plan(state, 'TTG');
    expect(state.round).toBe(0);
  });

  test('one open end is enough to go on', () => {
    const state = position({ wall: '44', hands: ['T', 'TG', 'GG'], master: 2 });
    plan(state, 'TTG');
    expect(state.round).toBe(0);
  });
});

describe('DM-14: stalling', () => {
  test.each([3, 4, 5, 6])('with %i seats, three turns per seat without building end the round', seats => {
    const state = position({ wall: '4', seats });
    for (let turns = 1; turns < 3 * seats; turns++) plan(state, '-'.repeat(seats));
    expect([state.round, state.idle]).toEqual([0, 3 * seats - 1]);
    expect(plan(state, '-'.repeat(seats))).toContainEqual(
      expect.objectContaining({ kind: 'round-ended', ending: 'stalling', out: [] }),
    );
    expect(scores(state)).toEqual(new Array(seats).fill(-41));
    expect([state.round, state.idle, state.master]).toEqual([1, 0, 0]);
  });

  test('a turn without room counts', () => {
    const state = position({ wall: 'T', idle: 3 });
    plan(state, 'T12');
    expect(state.idle).toBe(4);
  });

  test('a gift does not interrupt the count', () => {
    const state = position({ wall: '4', idle: 7 });
    plan(state, '--1');
    playAll(state, '1:T');
    expect(state.idle).toBe(8);
  });

  test('a block that is built does', () => {
    const state = position({ wall: '4', idle: 8 });
    plan(state, '123');
    expect([state.round, state.idle]).toEqual([0, 0]);
  });

  test('a block that is built freely does', () => {
    const state = position({ wall: '4', idle: 8 });
    plan(state, '-23');
    playAll(state, '0:6R');
    expect([state.round, state.idle]).toEqual([0, 0]);
  });
});

describe('DM-15: the end of the match', () => {
  const last = (hands: readonly string[]) => {
    const state = position({ wall: '4', hands, rounds: 1 });
    return { state, happenings: plan(state, '1'.padEnd(hands.length, '-')) };
  };

  test('after the last round the match is over, with the charges as scores', () => {
    const { state, happenings } = last(['1', '2', 'TG']);
    expect(turn(state)).toEqual({ kind: 'over', scores: [0, -2, -25], winners: [0] });
    expect(happenings.at(-1)).toEqual({ kind: 'match-ended', scores: [0, -2, -25], winners: [0] });
  });

  test('no charge is a score of 0, not of −0', () => {
    expect(Object.is(dieMauer.score(last(['1', '2', 'T']).state, 0), 0)).toBe(true);
    expect(Object.is(dieMauer.score(position({}), 0), 0)).toBe(true);
  });

  test('all seats with the highest score win', () => {
    const state = position({ wall: '4', hands: ['12', '1', '1', '2'], rounds: 1 });
    plan(state, '111-');
    expect(turn(state)).toEqual({ kind: 'over', scores: [-3, 0, 0, -2], winners: [1, 2] });
  });

  test.each([1, 2, 10])('option rounds: a match has %i of them', rounds => {
    const state = dieMauer.start(3, { rounds, gift: 'must' });
    let turns = 0;
    for (; turn(state).kind !== 'over'; turns++) plan(state, '---');
    expect(turns).toBe(9 * rounds);
    expect(scores(state)).toEqual([-41 * rounds, -41 * rounds, -41 * rounds]);
  });

  test('the defaults are four rounds, and gifts that must be given', () => {
    expect(dieMauer.options.rounds).toMatchObject({ min: 1, max: 10, default: 4 });
    expect(dieMauer.options.gift).toMatchObject({ values: ['must', 'may'], default: 'must' });
    expect(dieMauer.seats).toEqual({ min: 3, max: 6 });
  });

  test('the last wall and the last hands stay where they are', () => {
    const { state } = last(['1', '2', 'TG']);
    expect([handText(state, 2), state.wall]).toEqual(['TG', wallCalled('41')]);
  });
});
