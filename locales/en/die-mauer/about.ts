import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Guess what the master builder hides, and be rid of your blocks first.',
  options: {
    rounds: { name: 'Rounds', value: (n: number) => plural(n, { one: '# round', other: '# rounds' }) },
    gift: {
      name: 'The gift to an empty-fisted master',
      values: { must: 'must be given', may: 'may be refused' },
    },
  },
};
