import type { Facts } from '../../../engine/game.ts';
import type { OptionsOf } from '../../../engine/options.ts';

export const facts = {
  id: 'mauer-bauer',
  seats: { min: 2, max: 4 },
  options: {
    /** MB-9: a seat may lose a point by rolling before it has built its wall. */
    hastyRoll: { kind: 'flag', default: false },
  },
} as const satisfies Facts;

export type Options = OptionsOf<typeof facts.options>;
