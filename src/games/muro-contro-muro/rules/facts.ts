import type { Facts } from '../../../engine/game.ts';
import type { OptionsOf } from '../../../engine/options.ts';

export const facts = {
  id: 'muro-contro-muro',
  seats: { min: 2, max: 2 },
  options: {
    /** **Ruling:** no source says how many bricks there are; all must fit on a base of ten, which carries 55. */
    copies: { kind: 'number', min: 4, max: 9, default: 6 },
    /** MM-10: whether a one-coloured brick may be turned on the spot. */
    pass: { kind: 'flag', default: false },
  },
} as const satisfies Facts;

export type Options = OptionsOf<typeof facts.options>;
