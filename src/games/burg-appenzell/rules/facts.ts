import type { Facts } from '../../../engine/game.ts';
import type { OptionsOf } from '../../../engine/options.ts';

export const facts = {
  id: 'burg-appenzell',
  seats: { min: 2, max: 4 },
  options: {
    layout: { kind: 'choice', values: ['A', 'B'], default: 'A' },
    target: { kind: 'number', min: 4, max: 6, default: 4 },
    memory: { kind: 'flag', default: false },
    lastMouse: { kind: 'flag', default: false },
  },
} as const satisfies Facts;

export type Options = OptionsOf<typeof facts.options>;
