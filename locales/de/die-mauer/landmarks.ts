import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Beginn des Zuges',
  fists: 'Fäuste geöffnet',
  guessed: 'Bauteil erraten',
  built: 'Bauteil gebaut',
  gift: 'Geschenk',
  round: 'Ende der Runde',
};
