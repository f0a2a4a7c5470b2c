import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('it');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: 'Un muro di mattoncini, due lati: costruisci le linee più lunghe del tuo colore.',
  progress: (done, of) =>
    `${plural(done, { one: '# mattoncino posato', many: '# di mattoncini posati', other: '# mattoncini posati' })} su ${number(of)}`,
  options: {
    copies: {
      name: 'Mattoncini di ogni tipo',
      line: 'Più mattoncini, un muro più largo e una partita più lunga.',
      value: n => `${number(n)} (${number(6 * n)} in tutto)`,
    },
    pass: {
      name: 'Girare un mattoncino di un solo colore',
      line: 'Si può girare sul posto un mattoncino così, anche se non cambia nulla?',
      off: 'No: qualcosa deve cambiare',
      on: 'Sì: per passare il turno',
    },
  },
};
