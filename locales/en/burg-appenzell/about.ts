import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Lead your mice through a castle whose floors slide, two to a cheese.',
  options: {
    layout: { name: 'Castle', values: { A: 'The first castle', B: 'The second castle' } },
    target: {
      name: 'Cheeses to win',
      value: (n: number) => plural(n, { one: '# kind', other: '# kinds' }),
    },
    memory: {
      name: 'Memory aid',
      off: 'Off: remember what is under the roofs',
      on: 'On: tiles once seen stay shown',
    },
  },
};
