import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Führe deine Mäuse durch eine Burg mit verschiebbaren Böden: zwei Mäuse pro Käse.',
  options: {
    layout: { name: 'Burg', values: { A: 'Burg 1', B: 'Burg 2' } },
    target: {
      name: 'Käse zum Sieg',
      value: n => plural(n, { one: '# Sorte', other: '# Sorten' }),
    },
    memory: {
      name: 'Merkhilfe',
      off: 'Aus: Merke dir, was unter den Dächern liegt',
      on: 'An: Gesehene Plättchen bleiben sichtbar',
    },
    lastMouse: {
      name: 'Wer nur noch eine Maus hat',
      off: 'Kann bei Ende durch Stürze nicht gewinnen',
      on: 'Kann mit den meisten Sorten gewinnen',
    },
  },
};
