import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Construye muros y ciudades en una tierra común y puntúa con tus cartas de gremio secretas.',
  progress: (done, of) =>
    `${plural(done, { one: 'Queda #', many: 'Quedan # de', other: 'Quedan #' })} de ${number(of)} muros`,
  options: {
    hastyRoll: {
      name: 'Tirar antes de tiempo',
      line: 'Un castigo para los impacientes: pierden un punto y la tirada no cuenta.',
      off: 'No se permite',
      on: 'Se permite y cuesta un punto',
    },
  },
};
