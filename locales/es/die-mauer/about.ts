import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: 'Adivina qué esconde el maestro de obras y deshazte de tus piezas antes que nadie.',
  progress: (done, of) => `Ronda ${number(done)} de ${number(of)}`,
  standing: {
    T: 'una torre',
    G: 'una puerta',
    6: 'un tramo de 6',
    4: 'un tramo de 4',
    3: 'un tramo de 3',
    2: 'un tramo de 2',
    1: 'un tramo de 1',
    '-': 'el puño vacío',
  },
  options: {
    rounds: {
      name: 'Rondas',
      line: 'Con más rondas pesa menos la suerte; con menos, la partida es más corta.',
      value: n => plural(n, { one: '# ronda', many: '# de rondas', other: '# rondas' }),
    },
    gift: {
      name: 'Regalo con los dos puños vacíos',
      line: '¿Debe el otro jugador con el puño vacío dar una pieza al maestro de obras?',
      values: { must: 'obligatorio', may: 'opcional' },
    },
    memory: {
      name: 'Ayuda de memoria',
      line: '¿Muestra «Qué tienen» lo que se puede deducir de las piezas de los demás?',
      off: 'No: a ti te toca recordar',
      on: 'Sí: se ve qué es posible',
    },
  },
};
