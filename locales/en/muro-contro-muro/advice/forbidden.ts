import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'green', F: 'fuchsia', B: 'light blue' };

/** Why something is not on offer, for people who tap it while entering a match. */
export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'The other player has this colour.',
  'none-left': () => 'The pile has none left.',
  'die-wants-colour': ({ colour }) => `The die asks for a brick with ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'The die asks for a brick without your own colour.',
  'die-wants-a-move': () => 'The die asks you to move or turn a brick in the wall.',
  'die-wants-laying': () => 'The die asks for a brick from the pile; those in the wall stay.',
  'carries-a-brick': () => 'Another brick rests on it.',
  'would-tear-the-base': () => 'That would leave a gap in the base: only its ends may be taken away.',
  'nothing-below': () => 'It needs two bricks below it.',
  'base-full': () => 'The base is full: it is ten bricks wide at most.',
  'not-at-the-end': () => 'The base has no gaps: lay it next to one of its ends.',
};
