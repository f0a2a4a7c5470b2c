import type { Landmarks } from '../manifest.ts';
import type { Happening } from './rules/happenings.ts';

export const LANDMARKS = {
  turn: ['turn-began'],
  city: ['city-completed'],
  scored: ['scored'],
  palace: ['palace-built'],
  joined: ['joined', 'kept-apart'],
  exchange: ['may-exchange'],
} as const satisfies Landmarks<Happening>;
