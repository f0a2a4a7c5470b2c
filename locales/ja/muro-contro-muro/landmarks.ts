import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'サイコロを振る',
  laid: 'レンガを置く',
  moved: 'レンガを移す・反転する',
  passed: 'パス',
};
