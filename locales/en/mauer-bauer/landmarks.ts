import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';

/** What the replay can jump to. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Start of turn',
  city: 'City completed',
  scored: 'Cards played',
  palace: 'Palace built',
  joined: 'Join or keep separate',
  exchange: 'Cards exchanged',
};
