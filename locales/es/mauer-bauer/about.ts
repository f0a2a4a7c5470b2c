import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Construye muros y ciudades en una tierra común y puntúa con tus cartas de gremio secretas.',
  progress: (done, of) => `Quedan ${number(done)} de ${number(of)} murallas`,
  options: {
    hastyRoll: {
      name: 'Tirar antes de tiempo',
      line: 'Un castigo para impacientes que tiran antes de construir.',
      off: 'No se permite',
      on: 'Se permite: cuesta un punto y la tirada no cuenta',
    },
  },
};
