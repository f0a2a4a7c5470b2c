import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Début d’un tour',
  city: 'Ville achevée',
  scored: 'Cartes jouées',
  palace: 'Palais construit',
  joined: 'Réunir ou laisser à part',
  exchange: 'Cartes échangées',
};
