import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('en');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'It wins the match.',
  'takes-cheese': ({ cheese }) => `You get the ${texts.cheese[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'A rival’s mouse falls into the dungeon.',
      other: '# of your rivals’ mice fall into the dungeon.',
    }),
  'leaves-danger': ({ square }) => `A slide could bring a trap under your mouse on ${square}.`,
  'waits-on-cheese': ({ cheese, square }) =>
    `You still need the ${texts.cheese[cheese]} on ${square}: put a second mouse on that kind and it’s yours.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: 'One tile in that room has never been seen.',
      other: '# tiles in that room have never been seen.',
    }),
  reopens: () => 'Everything in that room has been seen: with the roof off, your mice can walk in.',
  'turns-up': ({ tiles }) =>
    plural(tiles, {
      one: 'It turns up a tile that nobody has seen.',
      other: 'It turns up # tiles that nobody has seen.',
    }),
  'second-mouse': () => 'You have one mouse in the castle, and need two to get a cheese.',
  'any-tower': () => 'Nothing has been seen yet: all towers are equally good.',
  'more-mice': ({ mice }) =>
    `With ${number(mice)} mice in the castle you’ll get two onto the same cheese sooner.`,
  'brings-cheese': ({ cheese, square }) =>
    `It brings ${texts.cheese[cheese]} under your mouse on ${square}, and you still need it.`,
  'takes-from-rival': ({ cheese, square }) =>
    `It takes the ${texts.cheese[cheese]} away from under a rival’s mouse on ${square}.`,
  'spends-trap': () => 'The spare tile is a trap: once it is in the castle, nobody can push it at your mice.',
  'nears-cheese': ({ cheese, square, steps }) =>
    `It gets you closer to the ${texts.cheese[cheese]} on ${square}, which you still need: ${plural(steps, { one: '# step', other: '# steps' })} to go.`,
  'sets-out': ({ square }) => `There’s no cheese in tower ${square}: get your mouse moving.`,
};
