import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Lancio del dado',
  laid: 'Mattoncino messo',
  moved: 'Spostato o girato',
  passed: 'Turno passato',
};
