import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Dé lancé',
  laid: 'Brique posée',
  moved: 'Brique déplacée ou tournée',
  passed: 'Tour passé',
};
