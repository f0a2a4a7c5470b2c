import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Build walls and cities on shared land, and score them with secret guild cards.',
  progress: (done, of) => `${number(done)} of ${number(of)} walls left`,
  options: {
    hastyRoll: {
      name: 'Rolling too early',
      line: 'A penalty for impatient players: they lose a point, and the roll doesn’t count.',
      off: 'Not allowed',
      on: 'Allowed, but costs a point',
    },
  },
};
