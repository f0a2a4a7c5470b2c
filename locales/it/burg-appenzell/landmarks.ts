import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inizio turno',
  slid: 'Scorrimento',
  roof: 'Tetto tolto',
  fell: 'Topo caduto',
  cheese: 'Formaggio preso',
};
