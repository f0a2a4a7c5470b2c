import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Errate, was der Baumeister versteckt, und werde deine Bauteile als Erster los.',
  options: {
    rounds: { name: 'Runden', value: n => plural(n, { one: '# Runde', other: '# Runden' }) },
    gift: {
      name: 'Geschenk bei zwei leeren Fäusten',
      values: { must: 'Pflicht', may: 'freiwillig' },
    },
    memory: {
      name: 'Merkhilfe',
      off: 'Aus: Merke dir, was die anderen noch haben',
      on: 'An: Du siehst, was andere noch haben können',
    },
  },
};
