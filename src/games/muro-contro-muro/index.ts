import type { Manifest } from '../manifest.ts';
import { LANDMARKS } from './landmarks.ts';
import { facts } from './rules/facts.ts';
import type { View } from './rules/view.ts';

/** Kinds of brick. */
const KINDS = 6;

/** Muro contro muro: one brick wall with two sides. */
export const manifest = {
  ...facts,
  usualSeats: 2,
  minutes: 15,
  hasSecrets: false,
  levelWins: { child: 0.878, apprentice: 0.704, journeyman: 0.701, expert: 0.678, master: 0.689 },
  hasCharacters: true,
  deal: { seats: 2, options: { copies: 4 } },
  hasExplorer: true,
  landmarks: LANDMARKS,
  hasSetUp: true,
  /** Bricks laid. */
  progress: ({ bricksLeft, options }: View) => [KINDS * options.copies - bricksLeft, KINDS * options.copies],

  board: async () => (await import('./board/index.tsx')).board,
  learn: async () => (await import('./learn/index.ts')).learn,
  puzzles: async () => (await import('./puzzle/shipped.ts')).SHIPPED,
  companion: async () => (await import('./companion/index.tsx')).companion,
} as const satisfies Manifest;
