import type { Manifest } from '../manifest.ts';
import { LANDMARKS } from './landmarks.ts';
import { facts } from './rules/facts.ts';
import { WALLS } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

/** Mauer Bauer: cities walled in together, scored by secret guild cards. */
export const manifest = {
  ...facts,
  usualSeats: 3,
  minutes: 30,
  hasSecrets: true,
  levelWins: { child: 0.704, apprentice: 0.676, journeyman: 0.729, expert: 0.687, master: 0.6995 },
  hasCharacters: true,
  deal: { seats: 2, options: {} },
  hasExplorer: true,
  landmarks: LANDMARKS,
  hasSetUp: true,
  /** Walls left. */
  progress: ({ untilTheEnd }: View) => [untilTheEnd.walls, WALLS],

  board: async () => (await import('./board/index.tsx')).board,
  learn: async () => (await import('./learn/index.ts')).learn,
  puzzles: async () => (await import('./puzzle/shipped.ts')).SHIPPED,
  companion: async () => (await import('./companion/index.tsx')).companion,
} as const satisfies Manifest;
