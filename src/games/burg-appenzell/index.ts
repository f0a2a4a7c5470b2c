import type { Manifest } from '../manifest.ts';
import { LANDMARKS } from './landmarks.ts';
import { facts } from './rules/facts.ts';
import type { View } from './rules/view.ts';

/** Burg Appenzell: mice on a sliding castle floor. */
export const manifest = {
  ...facts,
  usualSeats: 3,
  proposes: (seats: number) => ({ target: seats < 4 ? 5 : 4 }),
  minutes: 25,
  hasSecrets: false,
  levelWins: { child: 0.878, apprentice: 0.736, journeyman: 0.706, expert: 0.7345, master: 0.732 },
  hasCharacters: true,
  deal: { seats: 2, options: { target: 4 } },
  hasExplorer: true,
  landmarks: LANDMARKS,
  hasSetUp: true,
  /** Kinds of cheese that the best seat has. */
  progress: ({ players, options }: View) => [
    Math.max(...players.map(({ cheeses }) => cheeses.length)),
    options.target,
  ],

  board: async () => (await import('./board/index.tsx')).board,
  learn: async () => (await import('./learn/index.ts')).learn,
  puzzles: async () => (await import('./puzzle/shipped.ts')).SHIPPED,
  companion: async () => (await import('./companion/index.tsx')).companion,
} as const satisfies Manifest;
