import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Errate, was der Baumeister versteckt, und werde deine Bauteile als Erster los.',
  progress: (done, of) => `Runde ${number(done)} von ${number(of)}`,
  standing: {
    T: 'Turm',
    G: 'Tor',
    6: '6er-Mauerteil',
    4: '4er-Mauerteil',
    3: '3er-Mauerteil',
    2: '2er-Mauerteil',
    1: '1er-Mauerteil',
    '-': 'leere Faust',
  },
  options: {
    rounds: {
      name: 'Runden',
      line: 'Mehr Runden gleichen das Glück aus, weniger machen die Partie kürzer.',
      value: n => plural(n, { one: '# Runde', other: '# Runden' }),
    },
    gift: {
      name: 'Geschenk bei zwei leeren Fäusten',
      line: 'Muss der andere mit leerer Faust dem Baumeister ein Bauteil schenken?',
      values: { must: 'Pflicht', may: 'freiwillig' },
    },
    memory: {
      name: 'Merkhilfe',
      line: 'Zeigt „Wer hat was“, was sich über die Bauteile der anderen schließen lässt?',
      off: 'Aus: Merk es dir selbst',
      on: 'An: Du siehst, was möglich ist',
    },
  },
};
