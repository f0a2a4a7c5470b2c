import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('it');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Indovina che cosa nasconde il capomastro, e libera per primo la mano dai blocchi.',
  options: {
    rounds: {
      name: 'Manche',
      value: n => plural(n, { one: '# manche', many: '# di manche', other: '# manche' }),
    },
    gift: {
      name: 'Il dono al capomastro dal pugno vuoto',
      values: { must: 'è d’obbligo', may: 'si può negare' },
    },
  },
};
