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
  reopens: ({ square, steps }) =>
    `Everything in that room has been seen, and your mouse on ${square} is ${plural(steps, { one: '# step', other: '# steps' })} away.`,
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
  'keeps-open': ({ room }) => `As long as your mouse is in room ${room}, its roof stays off.`,
  'reaches-roof': ({ room }) => `From there you can lift the roof of room ${room}.`,
  'safe-there': ({ square }) => `No slide can push a visible trap under your mouse on ${square}.`,
  'stays-on-cheese': ({ cheese, square }) =>
    `Your mouse on ${square} stays on the ${texts.cheese[cheese]}, which you still need.`,
  'shows-nothing': ({ actions }) =>
    plural(actions, {
      one: 'Whatever you turn up with your last action, your rivals can use first.',
      other: 'Whatever you turn up with your # actions, your rivals can use, too.',
    }),
  'removes-danger': ({ square }) => `After it, no slide brings a visible trap under your mouse on ${square}.`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `It moves the ${texts.cheese[cheese]}, which you still need, to ${square}: ${plural(steps, { one: '# step', other: '# steps' })} from your mouse.`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `A rival still needs the ${texts.cheese[cheese]} and was ${plural(steps, { one: '# step', other: '# steps' })} away: now it’s further.`,
  'shifts-hidden': ({ tiles }) =>
    plural(tiles, {
      one: 'It shifts # tile under a roof that you have seen: remember where it goes.',
      other: 'It shifts # tiles under roofs that you have seen: remember where they go.',
    }),
};
