import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Il y a déjà un mur ici.',
  'inside-city': () => 'C’est à l’intérieur d’une ville : on n’y construit plus.',
  'wall-first': () => 'D’abord un mur, puis les dés, puis tours et maisons.',
  'one-wall': () => 'Un seul mur par tour, et il est déjà construit.',
  'tower-there': () => 'Il y a déjà une tour ici.',
  'not-at-wall': ({ line }) => `Les tours ne vont qu’aux bouts du nouveau mur ${line}.`,
  'towers-now': () => 'D’abord les tours, puis les maisons.',
  'houses-now': () => 'Les tours sont construites : place aux maisons.',
  'not-beside-wall': ({ line }) => `Les maisons ne vont qu’à côté du nouveau mur ${line}.`,
  'not-next-to-city': () => 'On ne réunit qu’une ville qui a un mur commun avec la nouvelle.',
  scoring: () => 'On marque pour une ville : on ne construit pas.',
  'not-in-hand': () => 'Cette main ne l’a pas.',
};
