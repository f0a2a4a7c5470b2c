import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

/** Why something is not on offer: said to those who enter a match and tap it. */
export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'A wall stands here already.',
  'inside-city': () => 'It lies inside a city: nothing more is walled off there.',
  'wall-first': () => 'A wall comes first, then the dice, then towers and houses.',
  'one-wall': () => 'One wall per turn, and it stands already.',
  'tower-there': () => 'A tower stands here already.',
  'not-at-wall': ({ line }) => `New towers stand only at the ends of ${line}.`,
  'towers-now': () => 'First the towers, then the houses.',
  'houses-now': () => 'The towers stand: now come the houses.',
  'not-beside-wall': ({ line }) => `Houses go only beside ${line}, the new wall.`,
  'not-next-to-city': () => 'Only a city that shares a wall with the new one can be joined.',
  scoring: () => 'A city is being scored: nothing is built now.',
  'not-in-hand': () => 'This hand doesn’t have it.',
};
