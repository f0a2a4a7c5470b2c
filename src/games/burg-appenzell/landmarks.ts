import type { Landmarks } from '../manifest.ts';
import type { Happening } from './rules/happenings.ts';

export const LANDMARKS = {
  turn: ['turn-began'],
  slid: ['slid'],
  roof: ['roof-off'],
  fell: ['mouse-fell'],
  cheese: ['cheese-taken'],
} as const satisfies Landmarks<Happening>;
