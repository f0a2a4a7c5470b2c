import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Beginn des Zuges',
  slid: 'Boden geschoben',
  roof: 'Raum aufgedeckt',
  fell: 'Maus gefallen',
  cheese: 'Käse bekommen',
};
