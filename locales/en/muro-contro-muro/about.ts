import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: 'One brick wall, two sides: build the longest lines in your colour.',
  progress: (done, of) => `${number(done)} of ${number(of)} bricks laid`,
  options: {
    copies: {
      name: 'Bricks of each kind',
      line: 'More bricks make a wider wall and a longer match.',
      value: (n: number) => `${number(n)} (${number(6 * n)} in all)`,
    },
    pass: {
      name: 'Turning a one-coloured brick',
      line: 'Whether you may turn such a brick on the spot, which changes nothing.',
      off: 'No: something must change',
      on: 'Yes: it’s a way to pass',
    },
  },
};
