import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Führe deine Mäuse durch eine Burg mit verschiebbaren Böden: Je zwei holen einen Käse.',
  options: {
    layout: { name: 'Burg', values: { A: 'Die erste Burg', B: 'Die zweite Burg' } },
    target: {
      name: 'Käse zum Sieg',
      value: n => plural(n, { one: '# Sorte', other: '# Sorten' }),
    },
    memory: {
      name: 'Merkhilfe',
      off: 'Aus: Merk dir, was unter den Dächern liegt',
      on: 'An: Gesehene Plättchen bleiben sichtbar',
    },
  },
};
