import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('fr');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Devinez ce que cache le maître de construction, et débarrassez-vous le premier de vos pièces.',
  options: {
    rounds: {
      name: 'Manches',
      value: n => plural(n, { one: '# manche', many: '# de manches', other: '# manches' }),
    },
    gift: { name: 'Don entre deux poings vides', values: { must: 'obligatoire', may: 'facultatif' } },
    memory: {
      name: 'Aide-mémoire',
      off: 'Non : retenez ce qui reste aux autres',
      on: 'Oui : on voit ce que chacun peut encore avoir',
    },
  },
};
