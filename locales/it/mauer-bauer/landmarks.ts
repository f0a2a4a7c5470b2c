import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inizio turno',
  city: 'Città completata',
  scored: 'Carte giocate',
  palace: 'Palazzo costruito',
  joined: 'Unire o separare',
  exchange: 'Carte cambiate',
};
