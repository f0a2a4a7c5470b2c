import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';

/** What the replay can jump to. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Die rolled',
  laid: 'Brick laid',
  moved: 'Brick moved or turned',
  passed: 'Turn passed',
};
