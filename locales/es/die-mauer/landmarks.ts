import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inicio de turno',
  fists: 'Puños abiertos',
  guessed: 'Pieza adivinada',
  built: 'Pieza construida',
  gift: 'Regalo',
  round: 'Fin de ronda',
};
