import { describe, expect, test } from 'vitest';
import { game, type State } from '../game.ts';
import { position } from '../testing/positions.ts';
import { reason } from './reasons.ts';

describe('a reason', () => {
  const why = (state: State, text: string) => reason(state, state.seat, game.read(state, state.seat, text));

  test('to win comes before all others', () => {
    expect(why(position({ wall: 'GB', die: 'G', pile: { GG: 1 } }), 'GG@0,1')).toEqual({ kind: 'wins' });
  });

  test('names the dearest award that changes hands', () => {
    expect(why(position({ wall: 'GB BF', die: 'G' }), 'GB@1,0')).toEqual({
      kind: 'takes-lead',
      award: 'diagonal',
      size: 2,
    });
  });

  test('can be what the rival is kept from', () => {
    expect(why(position({ wall: 'BF BF', die: 'B' }), 'BB@0,2')).toEqual({
      kind: 'blocks',
      award: 'row',
      size: 3,
    });
  });

  test('can be that the rival’s line is broken', () => {
    const state = position({ wall: 'BF\nBF BB', die: 'M' });
    expect(why(state, '1,0>FB@1,0')).toEqual({ kind: 'breaks', award: 'diagonal', size: 1 });
  });

  test('is not given for a choice of colour', () => {
    expect(reason(game.start(2, { copies: 6 }), 0, 0)).toBeNull();
  });
});
