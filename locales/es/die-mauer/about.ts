import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Adivina qué esconde el maestro de obras y deshazte de tus piezas antes que nadie.',
  options: {
    rounds: {
      name: 'Rondas',
      value: n => plural(n, { one: '# ronda', many: '# de rondas', other: '# rondas' }),
    },
    gift: {
      name: 'Regalo con los dos puños vacíos',
      values: { must: 'obligatorio', may: 'opcional' },
    },
    memory: {
      name: 'Ayuda de memoria',
      off: 'No: recuerda qué les queda a los demás',
      on: 'Sí: se ve qué pueden tener aún los demás',
    },
  },
};
