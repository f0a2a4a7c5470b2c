import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Début d’un tour',
  slid: 'Ligne poussée',
  roof: 'Toit soulevé',
  fell: 'Chute de souris',
  cheese: 'Fromage obtenu',
};
