import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('en');

/** Why something is not on offer: said to those who enter a match and tap it. */
export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'A mouse is in this tower already.',
  'no-mouse-left': () => 'All four mice have entered the castle.',
  'setting-up': () => 'First everyone puts a mouse in a tower.',
  'no-mouse-beside-roof': () => 'None of this player’s mice is next to this roof.',
  slid: () => 'One push per turn, and it has been made.',
  trap: () => 'There is a trap: no mouse runs onto it.',
  occupied: () => 'A mouse is there: others may only jump over it.',
  'too-far': ({ actions }) =>
    plural(actions, { one: 'Too far: # action is left.', other: 'Too far: # actions are left.' }),
  'no-way': () => 'No way leads there: roofs and traps are in between.',
};
