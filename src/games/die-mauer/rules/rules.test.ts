import { describe, expect, test } from 'vitest';
import { EVERYBODY, only, seatsOf } from '../../../engine/viewers.ts';
import { game as dieMauer } from '../game.ts';
import {
  handText,
  kindsOf,
  movesOf,
  plan,
  playAll,
  position,
  wallAfter,
  wallCalled,
} from '../testing/positions.ts';
import { fistCalled } from './blocks.ts';
import { allOf } from './state.ts';
import { endsFor, NO_WALL, openEnds, roomFor, UNLIMITED } from './wall.ts';

const room = (block: string, wall: string) => roomFor(fistCalled(block), wallCalled(wall));

describe('DM-1: blocks', () => {
  test('every seat has sections 1 2 3 4 6, a tower and a gate', () => {
    const state = dieMauer.start(6, { rounds: 4, gift: 'must' });
    for (let seat = 0; seat < 6; seat++) expect(handText(state, seat)).toBe('12346TG');
  });

  test('two blocks of a kind are one move', () => {
    expect(movesOf(position({ hands: ['44T', '1', '1'] }), 0)).toEqual(['4', 'T', '-']);
  });

  test('building one of two blocks of a kind leaves the other', () => {
    const state = position({ hands: ['446', '1G', '1G'] });
    plan(state, '4--');
    expect(handText(state, 0)).toBe('46');
  });
});

describe('DM-2: the wall', () => {
  test('the first block needs no end, and is both ends of the wall', () => {
    const state = position({});
    const happenings = plan(state, 'T12');
    expect(wallAfter('', happenings)).toBe('T');
    expect(state.wall).toBe(wallCalled('T'));
    expect(happenings).toContainEqual({ kind: 'built', seat: 0, block: 'T', end: 'R', first: true });
  });

  test('a block at one end leaves the other as it was', () => {
    const state = position({ wall: 'G4' });
    const happenings = [...plan(state, '312'), ...playAll(state, '0:L')];
    expect(wallAfter('G4', happenings)).toBe('3G4');
    expect(state.wall).toBe(wallCalled('3G4'));
    expect(happenings).toContainEqual({ kind: 'built', seat: 0, block: '3', end: 'L', first: false });
  });
});

describe('DM-3 and DM-4: open ends and room', () => {
  test.each(['T', 'G'])('%s: one on an empty wall, otherwise as many as there are open ends', block => {
    expect(['', 'T', '4', '44', 'T4', '4T', 'G4T', 'T4G'].map(wall => room(block, wall))).toEqual([
      1, 0, 2, 2, 1, 1, 0, 0,
    ]);
  });

  test.each(['1', '2', '3', '4', '6'])('section %s always has unlimited room', block => {
    for (const wall of ['', 'T', '4', 'T4', '4T', '44']) expect(room(block, wall)).toBe(UNLIMITED);
  });

  test('every section opens an end; towers and gates close it', () => {
    const open = [...'12346TG'].map(block => openEnds(wallCalled(block)));
    expect(open).toEqual([2, 2, 2, 2, 2, 0, 0]);
    expect(openEnds(NO_WALL)).toBe(0);
  });

  test('five rivals who guess a section all build it', () => {
    const state = position({ wall: '4', seats: 6 });
    expect(wallAfter('4', plan(state, '333333'))).toBe('433333');
  });
});

describe('DM-5: the master builder', () => {
  test('seat 0 is the first', () => {
    expect(dieMauer.start(3, { rounds: 1, gift: 'must' }).master).toBe(0);
  });

  test('the role passes clockwise after every turn, even one in which nothing is built', () => {
    const state = position({ seats: 3 });
    const masters = [state.master];
    for (const fists of ['123', '---', '423', '411']) {
      plan(state, fists);
      masters.push(state.master);
    }
    expect(masters).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('DM-6: the plan', () => {
  test('all seats are due at once, and may choose in any order', () => {
    const state = position({ seats: 4 });
    expect(dieMauer.due(state)).toBe(allOf(4));
    playAll(state, '2:T', '0:1');
    expect(seatsOf(dieMauer.due(state))).toEqual([1, 3]);
    expect(movesOf(state, 2)).toEqual([]);
  });

  test('a seat may choose a block of its hand, or the empty fist', () => {
    expect(movesOf(position({ hands: ['16G', '1', '1'] }), 0)).toEqual(['1', '6', 'G', '-']);
  });

  test('everybody is told who has chosen, but only the chooser is told what', () => {
    const state = position({});
    const told: [unknown, number][] = [];
    dieMauer.play(state, 1, dieMauer.read(state, 1, 'G'), (happening, seenBy) =>
      told.push([happening, seenBy]),
    );
    expect(told).toEqual([
      [{ kind: 'chose', seat: 1, fist: 'G' }, only(1)],
      [{ kind: 'chose', seat: 1, fist: null }, ~only(1)],
    ]);
  });

  test('only the chooser knows a choice', () => {
    expect(dieMauer.knownTo(position({}), 2)).toBe(only(2));
  });

  test('when the last seat has chosen, everything is revealed', () => {
    const state = position({});
    expect(kindsOf(playAll(state, '0:1', '1:-'))).not.toContain('revealed');
    expect(playAll(state, '2:G')).toContainEqual({ kind: 'revealed', master: 0, fists: ['1', '-', 'G'] });
  });
});

describe('DM-7: who builds', () => {
  test('DM-7.1: without room nobody builds, whoever guessed', () => {
    const state = position({ wall: 'T4G', seats: 4 });
    const happenings = plan(state, 'GG12');
    expect(wallAfter('', happenings)).toBe('');
    expect(happenings).toContainEqual({ kind: 'no-room', master: 0, block: 'G' });
    expect([0, 1].map(seat => handText(state, seat))).toEqual(['12346TG', '12346TG']);
  });

  test('DM-7.2: without guessers the master builds', () => {
    const state = position({ seats: 4, master: 2 });
    const happenings = plan(state, '1246');
    expect(happenings).toContainEqual({ kind: 'unguessed', master: 2, block: '4' });
    expect(handText(state, 2)).toBe('1236TG');
    expect([0, 1, 3].map(seat => handText(state, seat))).toEqual(['12346TG', '12346TG', '12346TG']);
  });

  test('DM-7.3: with as many guessers as room every guesser builds, and the master does not', () => {
    const state = position({ wall: '4', seats: 4, master: 3 });
    const happenings = plan(state, 'T1TT');
    expect(happenings).toContainEqual({ kind: 'guessed', master: 3, block: 'T', guessers: [0, 2] });
    expect([0, 1, 2, 3].map(seat => handText(state, seat))).toEqual([
      '12346G',
      '12346TG',
      '12346G',
      '12346TG',
    ]);
  });

  test('DM-7.3: a tower does not guess a gate', () => {
    const state = position({ wall: '4' });
    plan(state, 'TGG');
    expect(handText(state, 0)).toBe('12346G');
  });

  test('DM-7.4: with more guessers than room the master builds', () => {
    const state = position({ wall: 'T4', seats: 4, master: 1 });
    const happenings = plan(state, 'GGG1');
    expect(happenings).toContainEqual({
      kind: 'guessed-by-too-many',
      master: 1,
      block: 'G',
      guessers: [2, 0],
      room: 1,
    });
    expect([0, 1, 2].map(seat => handText(state, seat))).toEqual(['12346TG', '12346T', '12346TG']);
  });
});

describe('DM-8: building', () => {
  const offered = (block: string, wall: string) =>
    ['', 'L', 'R', 'LR'][endsFor(fistCalled(block), wallCalled(wall))];

  test('a section has a choice only if exactly one end is open', () => {
    expect(['', '4', '44', 'T', 'TG'].map(wall => offered('3', wall))).toEqual(['R', 'R', 'R', 'R', 'R']);
    expect(['T4', '4T', 'G4', '6G'].map(wall => offered('3', wall))).toEqual(['LR', 'LR', 'LR', 'LR']);
  });

  test.each(['T', 'G'])('%s needs an open end, and if both are open only R is offered', block => {
    expect(['', '4', 'T4', '4T', 'T', 'G4T'].map(wall => offered(block, wall))).toEqual([
      'R',
      'R',
      'R',
      'L',
      '',
      '',
    ]);
  });

  test('builders build one after another, clockwise from the seat after the master', () => {
    const state = position({ wall: 'T4', seats: 5, master: 2 });
    plan(state, '33333');
    const asked: number[][] = [];
    for (const end of ['R', 'R', 'R']) {
      const [seat] = seatsOf(dieMauer.due(state));
      asked.push(seatsOf(dieMauer.due(state)));
      playAll(state, `${seat}:${end}`);
    }
    expect(asked).toEqual([[3], [4], [0]]);
    expect(seatsOf(dieMauer.due(state))).toEqual([1]);
  });

  test('a builder with a choice is asked, L or R; the others wait until it has chosen', () => {
    const state = position({ wall: 'T4' });
    plan(state, '312');
    expect([0, 1, 2].map(seat => movesOf(state, seat))).toEqual([['L', 'R'], [], []]);
    expect(dieMauer.knownTo(state, 0)).toBe(EVERYBODY);
  });

  test('a builder without a choice is not asked', () => {
    const state = position({ wall: 'T4' });
    expect(wallAfter('T4', plan(state, 'T12'))).toBe('T4T');
    expect(state.master).toBe(1);
  });

  test('a seat that may build must: passing is not offered', () => {
    const state = position({ wall: 'T4' });
    plan(state, '312');
    expect(movesOf(state, 0)).not.toContain('-');
  });
});

describe('DM-9: the empty fist', () => {
  test('DM-9.1: the master builds any legal block of the hand, on any end that is offered', () => {
    const state = position({ wall: 'T4', hands: ['144TG', '1', '1'] });
    const happenings = plan(state, '-11');
    expect(happenings).toContainEqual({ kind: 'free-choice', master: 0 });
    expect(movesOf(state, 0)).toEqual(['1L', '1R', '4L', '4R', 'TR', 'GR']);
    expect(dieMauer.knownTo(state, 0)).toBe(EVERYBODY);
    expect(wallAfter('T4', playAll(state, '0:4L'))).toBe('4T4');
    expect([handText(state, 0), state.master]).toEqual(['14TG', 1]);
  });

  test('DM-9.1: blocks without room are not offered', () => {
    const state = position({ wall: 'T', hands: ['14TG', '1', '1'] });
    plan(state, '-11');
    expect(movesOf(state, 0)).toEqual(['1R', '4R']);
  });

  test('DM-9.1: if there is only one way, it is taken at once', () => {
    const state = position({ wall: 'T', hands: ['4TG', '1', '1'] });
    const happenings = plan(state, '-11');
    expect(happenings).toContainEqual({ kind: 'built-freely', seat: 0, block: '4', end: 'R', first: false });
    expect([handText(state, 0), state.master]).toEqual(['TG', 1]);
  });

  test('DM-9.1: if no block is legal, nothing happens', () => {
    const state = position({ wall: 'T', hands: ['TG', '1', '1'] });
    expect(plan(state, '-11')).toContainEqual({ kind: 'could-not-build', master: 0 });
    expect([handText(state, 0), state.master, state.idle]).toEqual(['TG', 1, 1]);
  });

  test('DM-9.2: exactly one rival with an empty fist gives one block of its hand to the master', () => {
    const state = position({ wall: '4', hands: ['14', '1TT', '2'] });
    const happenings = plan(state, '--2');
    expect(happenings).toContainEqual({ kind: 'gift-due', from: 1, to: 0, must: true });
    expect(seatsOf(dieMauer.due(state))).toEqual([1]);
    expect(movesOf(state, 1)).toEqual(['1', 'T']);
    expect(wallAfter('', playAll(state, '1:T'))).toBe('');
    expect([handText(state, 0), handText(state, 1), state.master]).toEqual(['14T', '1T', 1]);
  });

  test('DM-9.2: a gift is never automatic, even if there is only one block to give', () => {
    const state = position({ wall: '4', hands: ['14', 'TT', '2'] });
    plan(state, '--2');
    expect(movesOf(state, 1)).toEqual(['T']);
  });

  test('DM-9.2: with gift "may" the rival can give nothing', () => {
    const state = position({ wall: '4', hands: ['14', '1T', '2'], gift: 'may' });
    expect(plan(state, '--2')).toContainEqual({ kind: 'gift-due', from: 1, to: 0, must: false });
    expect(movesOf(state, 1)).toEqual(['1', 'T', '-']);
    expect(kindsOf(playAll(state, '1:-'))).toEqual(['declined', 'turn-began']);
    expect([handText(state, 0), handText(state, 1), state.master]).toEqual(['14', '1T', 1]);
  });

  test('DM-9.2: only giver and master are told the block, and only they may know the play', () => {
    const state = position({ wall: '4', seats: 4, master: 3 });
    plan(state, '1-2-');
    expect(dieMauer.knownTo(state, 1)).toBe(only(1) | only(3));
    const told: [unknown, number][] = [];
    dieMauer.play(state, 1, dieMauer.read(state, 1, 'G'), (happening, seenBy) =>
      told.push([happening, seenBy]),
    );
    expect(told.slice(0, 2)).toEqual([
      [{ kind: 'gave', from: 1, to: 3, block: 'G' }, only(1) | only(3)],
      [{ kind: 'gave', from: 1, to: 3, block: null }, ~(only(1) | only(3))],
    ]);
  });

  test('DM-9.3: with two or more rivals with empty fists nothing happens', () => {
    const state = position({ wall: 'G4', seats: 4, master: 1 });
    const happenings = plan(state, '--1-');
    expect(happenings).toContainEqual({ kind: 'too-many-empty', master: 1, rivals: [0, 3] });
    expect([wallAfter('G4', happenings), state.master]).toEqual(['G4', 2]);
  });

  test('DM-10: a rival with an empty fist has no effect if the master’s is not empty', () => {
    const state = position({ wall: '4', seats: 4 });
    expect(wallAfter('4', plan(state, '3-4-'))).toBe('43');
    expect(wallAfter('43', plan(state, '2-22'))).toBe('43');
  });
});

test('a seat that is not due has no moves', () => {
  const state = position({ wall: '4' });
  plan(state, '--2');
  expect([0, 2].map(seat => movesOf(state, seat))).toEqual([[], []]);
});
