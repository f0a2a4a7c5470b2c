import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Beginn des Zuges',
  city: 'Stadt vollendet',
  scored: 'Karten gespielt',
  palace: 'Palast gebaut',
  joined: 'Verbinden oder trennen',
  exchange: 'Karten getauscht',
};
