import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inizio turno',
  fists: 'Pugni aperti',
  guessed: 'Blocco indovinato',
  built: 'Blocco costruito',
  gift: 'Dono',
  round: 'Fine manche',
};
