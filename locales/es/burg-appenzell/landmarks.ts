import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Inicio de turno',
  slid: 'Suelo deslizado',
  roof: 'Tejado levantado',
  fell: 'Ratón caído',
  cheese: 'Queso conseguido',
};
