import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('en');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) => `It’s your last block: build ${texts.block[block]} and you have none left.`,
  'nobody-can-guess': ({ block }) => `Nobody else has ${texts.block[block]}, so nobody can guess it.`,
  'master-has-only': ({ block }) => `The master can only build ${texts.block[block]}.`,
  'nothing-to-guess': () => 'You have no block the master could build, so an empty fist costs you nothing.',
  waits: ({ block }) =>
    `There is no room for ${texts.block[block]}, so nobody can build it: waiting costs you nothing.`,
  dearest: ({ block, charge }) =>
    `Of your blocks, ${texts.block[block]} would cost you the most if left over: ${number(charge)}.`,
  'makes-room': () => 'It leaves both ends open for your tower or gate.',
  'makes-no-room': () => 'You have no tower or gate left, and this makes no room for your rivals’.',
  'few-can-guess': ({ block, rivals }) =>
    plural(rivals, {
      one: `Only # rival still has ${texts.block[block]}: your other blocks are easier to guess.`,
      other: `Only # rivals still have ${texts.block[block]}: your other blocks are easier to guess.`,
    }),
  surprises: ({ expected }) =>
    `Your rivals are more likely to expect ${texts.block[expected]}, which would cost you more.`,
  'free-choice': ({ block }) =>
    `If your fist is the only empty one, you may build any block: even ${texts.block[block]}.`,
  'may-guess': ({ block, charge }) =>
    `The master may show ${texts.block[block]}: guess it and you get rid of yours, saving ${plural(charge, { one: '# point', other: '# points' })}.`,
  'may-give': ({ block }) => `If the master’s fist is empty too, you can give away ${texts.block[block]}.`,
  'keeps-blocks': ({ blocks }) =>
    plural(blocks, {
      one: 'You can build your last block yourself.',
      other: 'You can build your # blocks yourself.',
    }),
  'keeps-dearer': ({ block }) => `You keep ${texts.block[block]}, which costs more and has room in the wall.`,
  'ends-alike': () => 'Both ends are alike: neither makes or takes room for towers and gates.',
  'one-at-a-time': () => 'One end stays open: there is room for one tower or gate at a time.',
  'end-matters-little': () => 'You have no tower or gate left, so the end matters little to you.',
  'nothing-fits': () => 'None of your blocks has room in the wall now.',
  'no-room-for': ({ block }) =>
    `There is no room in the wall for ${texts.block[block]}: you couldn’t build it now.`,
  'dearest-that-fits': ({ block, charge }) =>
    `Of your blocks that have room in the wall, ${texts.block[block]} would cost you the most: ${number(charge)}.`,
};
