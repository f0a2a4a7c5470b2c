import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inicio de turno',
  city: 'Ciudad completada',
  scored: 'Cartas jugadas',
  palace: 'Palacio construido',
  joined: 'Unir o no unir',
  exchange: 'Cambio de cartas',
};
