import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../rules/state.ts';
import { type Picture, playAll, position } from '../testing/positions.ts';
import { reason } from './reasons.ts';

/** The reason for a move of the active seat, after these plays. */
function why(picture: Picture, move: string, plays = '') {
  const state: State = position(picture);
  playAll(state, plays);
  return reason(state, state.actor, game.read(state, state.actor, move));
}

test('for a wall is what it does for a card that other walls do not', () => {
  const hands = ['oc HR HG HB HY HP', 'N'];
  expect(why({ hands }, 'a1-b0')).toEqual({ kind: 'feeds-card', card: 'oc', points: 4 });
  // Every wall is one more outside.
  expect(why({ hands: ['ow HR', 'N'] }, 'a1-b0')).toEqual({ kind: 'walls-alike', walls: 77 });
});

test('for a wall names the wall that could complete a city next, but not one that could before', () => {
  const hands = ['HR', 'N'];
  expect(why({ walls: 'a1-b0', hands }, 'a1-b2')).toEqual({ kind: 'prepares-city', from: 'b0', to: 'b2' });
  expect(why({ walls: 'a1-b0 a1-b2', hands }, 'd4-d6')).toEqual({ kind: 'leaves-city', points: 0 });
  expect(why({ walls: 'a1-b0', hands }, 'd4-d6')).toEqual({ kind: 'leaves-nothing', walls: 2 });
});

test('for a colour is the card that counts it, now or once it is in a city', () => {
  const built = 'd4-d6 wG?';
  const where = (hand: string) => ({ hands: [hand, 'N'], towers: 'd4w d6w', walls: 'd2-d4 d6-d8' });
  expect(why(where('oB'), 'C5B,D5G', 'd4-d6 G?')).toEqual({ kind: 'placed-for-card', card: 'oB', points: 1 });
  expect(why(where('HB'), 'C5B,D5G', 'd4-d6 G?')).toEqual({ kind: 'counts-later', card: 'HB' });
  expect(why(where('N'), 'C5B,D5G', 'd4-d6 G?')).toEqual({ kind: 'any-colour' });
  expect(why({ hands: ['Tk', 'N'] }, 'd4w,d6k', built)).toEqual({ kind: 'counts-later', card: 'Tk' });
});

test('for a plain is how near it is to being a city, if a card counts the colour there or outside', () => {
  // Once the wall between them stands, C5 lacks one wall and D5 two.
  const picture = (hand: string) => ({ walls: 'c5-d4', towers: 'd6w', hands: [hand, 'N'] });
  const whyHere = (hand: string, move: string) => why(picture(hand), move, 'd4-d6 RG');
  expect(whyHere('HG', 'C5G,D5R')).toEqual({ kind: 'nearer-city', card: 'HG', plain: 'C5', walls: 1 });
  expect(whyHere('HR', 'C5G,D5R')).toEqual({ kind: 'any-colour' });
  expect(whyHere('oR', 'C5G,D5R')).toEqual({ kind: 'stays-outside', card: 'oR', plain: 'D5' });
});

test('for a hand that is kept does not boast of a card that scores nothing', () => {
  const whyKeep = (hand: string) => {
    const picture = { walls: 'a1-b0 a1-b2', hands: [hand, 'N ow'], scores: [1, 9] };
    return why(picture, '.', 'b0-b2 R? A1R,B1R -HB N HY HY C');
  };
  expect(whyKeep('HB S1')).toEqual({ kind: 'keeps-weakest', card: 'HY' });
});
