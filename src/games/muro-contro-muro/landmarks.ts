import type { Landmarks } from '../manifest.ts';
import type { Happening } from './rules/happenings.ts';

export const LANDMARKS = {
  turn: ['die-rolled'],
  laid: ['brick-laid'],
  moved: ['brick-moved', 'brick-turned'],
  passed: ['turn-passed'],
} as const satisfies Landmarks<Happening>;
