import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Wall in cities together, and cash in your secret guild cards.',
  options: {
    hastyRoll: {
      name: 'Rolling too early',
      off: 'Not allowed',
      on: 'Allowed: it costs a point, and the roll does not count',
    },
  },
};
