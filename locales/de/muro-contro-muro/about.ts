import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('de');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: 'Eine Mauer, zwei Seiten: Baue die längsten Linien in deiner Farbe.',
  progress: (done, of) => `${number(done)} von ${number(of)} Steinen verbaut`,
  options: {
    copies: {
      name: 'Steine jeder Art',
      line: 'Mehr Steine ergeben eine breitere Mauer und eine längere Partie.',
      value: n => `${number(n)} (${number(6 * n)} insgesamt)`,
    },
    pass: {
      name: 'Einfarbigen Stein umdrehen',
      line: 'Darf man so einen Stein auf der Stelle umdrehen, obwohl das nichts ändert?',
      off: 'Nein: Es muss sich etwas ändern',
      on: 'Ja: So kannst du aussetzen',
    },
  },
};
