import type { LANDMARKS } from '../../../src/games/die-mauer/landmarks.ts';

/** What the replay can jump to. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Start of turn',
  fists: 'Fists opened',
  guessed: 'Master’s block guessed',
  built: 'Block built',
  gift: 'Gift',
  round: 'End of round',
};
