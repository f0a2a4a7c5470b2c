import { describe, expect, test } from 'vitest';
import { NATURE_DUE } from '../../../engine/game.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game, type State } from '../game.ts';
import { position } from '../testing/positions.ts';
import { reason } from './reasons.ts';

/** The reasons for all moves in some positions of a match. */
function everyReason() {
  const found: NonNullable<ReturnType<typeof reason>>[] = [];
  const legal = new Int32Array(game.mostMoves);
  const random = new Random(4);
  const state = game.start(2, { copies: 6 });
  for (let turn = 0; turn < 60; turn++) {
    const due = game.due(state);
    if (due === NATURE_DUE) {
      game.play(state, NATURE, random.below(6), null);
      continue;
    }
    const count = game.moves(state, state.seat, legal);
    if (count === 0) break;
    for (const move of legal.subarray(0, count))
      found.push(...[reason(state, state.seat, move)].filter(why => why !== null));
    game.play(state, state.seat, legal[random.below(count)], null);
  }
  return found;
}

describe('a reason', () => {
  const why = (state: State, text: string) => reason(state, state.seat, game.read(state, state.seat, text));

  test('of winning comes before all others', () => {
    expect(why(position({ wall: 'GB', die: 'G', pile: { GG: 1 } }), 'GG@0,1')).toEqual({ kind: 'wins' });
  });

  test('names the most valuable award that changes hands', () => {
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
    const state = position({ wall: 'BF\nBF BB', die: 'C' });
    expect(why(state, '1,0>FB@1,0')).toEqual({ kind: 'breaks', award: 'diagonal', size: 1 });
  });

  test('for a colour is that nothing has been laid', () => {
    expect(reason(game.start(2, { copies: 6 }), 0, 0)).toEqual({ kind: 'any-colour' });
  });

  test('can be what the rival could do after other moves', () => {
    const kinds = new Set(everyReason().map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['keeps-down', 'prepares']));
  });
});
