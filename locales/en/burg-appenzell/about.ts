import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('en');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guide your mice through a castle with sliding floors: two mice per cheese.',
  options: {
    layout: { name: 'Castle', values: { A: 'Castle 1', B: 'Castle 2' } },
    target: {
      name: 'Cheeses to win',
      value: (n: number) => plural(n, { one: '# kind', other: '# kinds' }),
    },
    memory: {
      name: 'Memory aid',
      off: 'Off: remember what’s under the roofs',
      on: 'On: tiles you’ve seen stay visible',
    },
    lastMouse: {
      name: 'Player with one mouse left',
      off: 'Can’t win when a match ends by falls',
      on: 'Can win with the most kinds',
    },
  },
};
