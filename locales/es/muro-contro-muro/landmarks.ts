import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Tirada del dado',
  laid: 'Ladrillo puesto',
  moved: 'Ladrillo movido o girado',
  passed: 'Turno pasado',
};
