import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'Cette main n’en a plus.',
  'no-room': () => 'Pas de place : tours et portes ont besoin d’un mur à côté.',
  'must-build-fist': () => 'On ne peut construire que la pièce du poing.',
  'must-give': () => 'Il faut donner une pièce : impossible de tout garder.',
  'not-building': () => 'On ne construit pas en ce moment.',
  'same-as-other-end': () => 'Les deux bouts se valent : choisissez celui de droite.',
  'end-closed': () => 'Ce bout porte une tour ou une porte : aucune autre à côté.',
};
