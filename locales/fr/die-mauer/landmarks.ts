import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Début d’un tour',
  fists: 'Poings ouverts',
  guessed: 'Pièce du maître devinée',
  built: 'Pièce construite',
  gift: 'Don',
  round: 'Fin d’une manche',
};
