import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Build walls and cities on shared land, and score them with secret guild cards.',
  options: {
    hastyRoll: {
      name: 'Rolling too early',
      off: 'Not allowed',
      on: 'Allowed: costs a point, and the roll doesn’t count',
    },
  },
};
