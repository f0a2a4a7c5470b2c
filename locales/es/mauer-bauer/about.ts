import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'Construye muros y ciudades en una tierra común y puntúa con tus cartas de gremio secretas.',
  options: {
    hastyRoll: {
      name: 'Tirar antes de tiempo',
      off: 'No se permite',
      on: 'Se permite: cuesta un punto y la tirada no cuenta',
    },
  },
};
