import type { Manifest } from '../manifest.ts';
import { LANDMARKS } from './landmarks.ts';
import { facts } from './rules/facts.ts';

/** Mauer Bauer: cities walled in together, scored by secret guild cards. */
export const manifest = {
  ...facts,
  usualSeats: 3,
  minutes: 30,
  hasSecrets: true,
  landmarks: LANDMARKS,

  board: async () => (await import('./board/index.tsx')).board,
  picture: async () => (await import('./picture.tsx')).Picture,
  matchPicture: async () => (await import('./board/match-picture.tsx')).matchPicture,
  learn: async () => (await import('./learn/index.ts')).learn,
  terminal: async () => (await import('./terminal.ts')).terminal,
} as const satisfies Manifest;
