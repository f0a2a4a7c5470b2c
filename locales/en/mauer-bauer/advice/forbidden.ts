import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

/** Why something is not on offer, for people who tap it while entering a match. */
export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'There’s already a wall here.',
  'inside-city': () => 'It’s inside a city: nobody can build there any more.',
  'wall-first': () => 'First the wall, then the dice, then towers and houses.',
  'one-wall': () => 'Only one wall per turn, and it’s already built.',
  'tower-there': () => 'There’s already a tower here.',
  'not-at-wall': ({ line }) => `Towers go only on the ends of ${line}, the new wall.`,
  'towers-now': () => 'First the towers, then the houses.',
  'houses-now': () => 'The towers are built: now the houses.',
  'not-beside-wall': ({ line }) => `Houses go only beside ${line}, the new wall.`,
  'not-next-to-city': () => 'Only a city that shares a wall with the new one can be joined.',
  scoring: () => 'A city is being scored: nothing can be built now.',
  'not-in-hand': () => 'This hand doesn’t have it.',
};
