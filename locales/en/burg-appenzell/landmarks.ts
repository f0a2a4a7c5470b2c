import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';

/** What the replay can jump to. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Start of turn',
  slid: 'Floor slides',
  roof: 'Roof lifted',
  fell: 'Mouse falls',
  cheese: 'Cheese won',
};
