import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('en');

/** Why something is not on offer, for people who tap it while entering a match. */
export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'There’s already a mouse in this tower.',
  'no-mouse-left': () => 'All four mice have entered the castle.',
  'setting-up': () => 'First everyone puts a mouse in a tower.',
  'no-mouse-beside-roof': () => 'None of this player’s mice is next to this roof.',
  slid: () => 'Only one slide per turn, and it’s been used.',
  trap: () => 'There’s a trap: mice can’t run onto it.',
  occupied: () => 'There’s a mouse: others can only jump over it.',
  'too-far': ({ actions }) =>
    plural(actions, { one: 'Too far: # action is left.', other: 'Too far: # actions are left.' }),
  'no-way': () => 'There’s no way through: roofs or traps are in between.',
};
