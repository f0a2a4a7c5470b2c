import type { Facts } from '../../../engine/game.ts';
import type { OptionsOf } from '../../../engine/options.ts';

export const facts = {
  id: 'die-mauer',
  seats: { min: 3, max: 6 },
  options: {
    rounds: { kind: 'number', min: 1, max: 10, default: 4 },
    gift: { kind: 'choice', values: ['must', 'may'], default: 'must' },
    memory: { kind: 'flag', default: true },
  },
} as const satisfies Facts;

export type Options = OptionsOf<typeof facts.options>;
