import type { Manifest } from '../manifest.ts';
import { LANDMARKS } from './landmarks.ts';
import { facts } from './rules/facts.ts';
import type { View } from './rules/view.ts';

/** Die Mauer: one wall, and everybody's blocks hidden in fists. */
export const manifest = {
  ...facts,
  usualSeats: 4,
  minutes: 15,
  hasSecrets: true,
  levelWins: { child: 0.64, apprentice: 0.699, journeyman: 0.659, expert: 0.659, master: 0.724 },
  deal: { seats: 4, options: { rounds: 2 } },
  hasExplorer: true,
  landmarks: LANDMARKS,
  hasSetUp: true,
  /** Rounds. */
  progress: ({ round, options }: View) => [round, options.rounds],

  board: async () => (await import('./board/index.tsx')).board,
  learn: async () => (await import('./learn/index.ts')).learn,
  puzzles: async () => (await import('./puzzle/shipped.ts')).SHIPPED,
  companion: async () => (await import('./companion/index.tsx')).companion,
} as const satisfies Manifest;
