import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

/** Why something is not on offer, for people who tap it while entering a match. */
export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'This hand has none left.',
  'no-room': () => 'There is no room: towers and gates need a wall section beside them.',
  'must-build-fist': () => 'Only the block in the fist may be built.',
  'must-give': () => 'A block must be given: the giver can’t keep them all.',
  'not-building': () => 'Nothing can be built right now.',
  'same-as-other-end': () => 'It makes no difference which end: enter it on the right.',
  'end-closed': () => 'A tower or gate stands at this end, so none fits beside it.',
};
