import type { Landmarks } from '../manifest.ts';
import type { Happening } from './rules/happenings.ts';

export const LANDMARKS = {
  turn: ['turn-began'],
  fists: ['revealed'],
  guessed: ['guessed', 'guessed-by-too-many'],
  built: ['built', 'built-freely'],
  gift: ['gift-due'],
  round: ['round-ended'],
} as const satisfies Landmarks<Happening>;
