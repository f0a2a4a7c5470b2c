import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Il y a déjà un mur ici.',
  'inside-city': () => 'C’est à l’intérieur d’une ville : plus de mur ici.',
  'wall-first': () => 'D’abord un mur, puis les dés, puis tours et maisons.',
  'one-wall': () => 'Un seul mur par tour, et il est posé.',
  'tower-there': () => 'Il y a déjà une tour ici.',
  'not-at-wall': ({ line }) => `Les nouvelles tours vont seulement aux bouts de ${line}.`,
  'towers-now': () => 'D’abord les tours, puis les maisons.',
  'houses-now': () => 'Les tours sont là : place aux maisons.',
  'not-beside-wall': ({ line }) => `Les maisons vont seulement à côté du nouveau mur ${line}.`,
  'not-next-to-city': () => 'On ne réunit qu’une ville qui a un mur commun avec la nouvelle.',
  scoring: () => 'Une ville marque des points : on ne construit pas.',
  'not-in-hand': () => 'Cette main ne l’a pas.',
};
