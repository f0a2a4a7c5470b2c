import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Wurf',
  laid: 'Stein gesetzt',
  moved: 'Stein versetzt oder gedreht',
  passed: 'Ausgesetzt',
};
