import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

/** Why something is not on offer: said to those who enter a match and tap it. */
export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'This hand has none left.',
  'no-room': () => 'There is no room: towers and gates need a wall section beside them.',
  'must-build-fist': () => 'The block in the fist is built, no other.',
  'must-give': () => 'Keeping everything: the giver must give a block.',
  'not-building': () => 'Nothing is built at this moment.',
  'same-as-other-end': () => 'Both ends come to the same: enter it at the right one.',
  'end-closed': () => 'A tower or gate stands at this end, so none fits beside it.',
};
