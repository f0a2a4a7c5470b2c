import { describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { countOf, handOf } from '../rules/hands.ts';
import { read } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { type Position, plan, position } from '../testing/positions.ts';
import { writeProspects } from './evaluation.ts';
import { insight } from './insight.ts';
import { reason } from './reasons.ts';
import { rollout } from './rollout.ts';

describe('what seats can expect, given their charges', () => {
  const prospects = (rounds: number, ...left: string[]) => {
    const state = position({ seats: left.length, rounds });
    left.forEach((blocks, seat) => {
      state.leftovers[seat] = handOf([...blocks].flatMap(letter => BLOCK.filter(block => block === letter)));
    });
    state.round = 1;
    const values = new Float64Array(left.length);
    writeProspects(state, values);
    return [...values];
  };
  const BLOCK = ['1', '2', '3', '4', '6', 'T', 'G'] as const;

  test('after the last round the lowest charge has won, and a little goes to the place', () => {
    expect(prospects(1, '1', 'T', '4')).toEqual([1, 0, expect.closeTo(0.1 * (11 / 14))]);
  });

  test('the lowest charge can be shared', () => {
    const [first, second, third] = prospects(1, '4', '13', 'G');
    expect(first).toBe(second);
    expect(first).toBeCloseTo(0.55);
    expect(third).toBe(0);
  });

  test('before that, the same lead is worth less the more rounds are to come', () => {
    const [soon] = prospects(2, '', 'T', 'T');
    const [late] = prospects(9, '', 'T', 'T');
    expect(soon).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(1 / 3);
    expect(prospects(3, '1', '26', 'G').reduce((sum, each) => sum + each)).toBeCloseTo(1);
  });
});

test.each([3, 4, 5, 6])(
  'at a table of %i a round is played to its end, and no block comes from nowhere',
  seats => {
    const random = new Random(seats);
    const values = new Float64Array(seats);
    for (let i = 0; i < 200; i++) {
      const state = position({ seats });
      plan(state, ['1', '-', '2', '1', 'T', 'G'].slice(0, seats).join(''));
      rollout(state, random, values);
      expect(state.round).toBe(1);
      for (let block = 1; block <= 7; block++) {
        const left = state.leftovers.reduce((sum, hand) => sum + countOf(hand, block), 0);
        expect(left).toBeLessThanOrEqual(seats);
      }
      expect(values.reduce((sum, each) => sum + each)).toBeCloseTo(1);
    }
  },
);

describe('the signature', () => {
  const signature = (state: State) => insight.signature?.(state);

  test('is the same whatever the rivals showed in vain', () => {
    const states = ['1TG', '1-6', '1--'].map(fists => {
      const state = position({});
      plan(state, fists);
      return state;
    });
    expect(new Set(states.map(signature)).size).toBe(1);
  });

  test('tells apart who has built', () => {
    const states = ['1TG', '11G', '1T1', '111', '2TG', '-TG', '--G'].map(fists => {
      const state = position({});
      plan(state, fists);
      return state;
    });
    expect(new Set(states.map(signature)).size).toBe(7);
  });

  test('tells apart what was left at the end of a round', () => {
    const states = ['T', 'G'].map(left => {
      const state = position({ wall: '4', hands: ['1', left, '2'] });
      plan(state, `1${left}2`);
      return state;
    });
    expect(new Set(states.map(signature)).size).toBe(2);
  });
});

test('a seat that has chosen is open again, because nobody has seen its choice', () => {
  const state = position({});
  plan(state, '1');
  insight.reopen?.(state, 1);
  expect(state).toEqual(position({}));
});

describe('the reason', () => {
  const why = (at: Position, fists: string, seat: number, move: string) => {
    const state = position(at);
    plan(state, fists);
    return reason(state, seat, read(state, seat, move));
  };

  test('for showing a block is that nobody else has it', () => {
    expect(why({ hands: ['46', '6T', '1'] }, '', 0, '4')).toEqual({ kind: 'nobody-can-guess', block: '4' });
    expect(why({ hands: ['46', '6T', '1'] }, '', 0, '6')).toEqual({ kind: 'dearest', block: '6', charge: 6 });
    expect(why({ hands: ['146', '16T', '146'] }, '', 0, '4')).toEqual({
      kind: 'few-can-guess',
      block: '4',
      rivals: 1,
    });
    expect(why({ hands: ['146', '46T', '146'] }, '', 0, '4')).toEqual({ kind: 'surprises', expected: '6' });
  });

  test('for guessing a block is that the master can build nothing else', () => {
    const at = { wall: 'T', hands: ['T4', '46', '6'] };
    expect(why(at, '', 1, '4')).toEqual({ kind: 'master-has-only', block: '4' });
    expect(why(at, '', 2, '-')).toEqual({ kind: 'nothing-to-guess' });
  });

  test('for showing what does not fit is that nothing can happen', () => {
    expect(why({ wall: 'T', hands: ['TG'] }, '', 0, 'T')).toEqual({ kind: 'waits', block: 'T' });
  });

  test('for giving or building a block is what it would cost', () => {
    expect(why({}, '--1', 1, 'T')).toEqual({ kind: 'dearest', block: 'T', charge: 15 });
    expect(why({ wall: '4' }, '--1', 1, '6')).toEqual({ kind: 'keeps-dearer', block: 'T' });
    expect(why({ wall: '4' }, '-12', 0, 'TR')).toEqual({ kind: 'dearest', block: 'T', charge: 15 });
  });

  test('for an end is the room that one’s own tower or gate needs, or others’ do', () => {
    expect(why({ wall: 'T4' }, '1--', 0, 'L')).toEqual({ kind: 'makes-room' });
    expect(why({ wall: 'T4', hands: ['12'] }, '1--', 0, 'R')).toEqual({ kind: 'makes-no-room' });
    expect(why({ wall: 'T4' }, '1--', 0, 'R')).toEqual({ kind: 'one-at-a-time' });
    expect(why({ wall: 'T4', hands: ['12'] }, '1--', 0, 'L')).toEqual({ kind: 'end-matters-little' });
  });

  test('never speaks of waiting when a block is given away', () => {
    expect(why({ wall: 'T', hands: ['12', '1TG'] }, '--1', 1, 'G')).toEqual({
      kind: 'no-room-for',
      block: 'G',
    });
    expect(why({ wall: 'T', hands: ['12', '1TG'] }, '--1', 1, '1')).toEqual({
      kind: 'dearest-that-fits',
      block: '1',
      charge: 1,
    });
  });
});
