import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number, plural } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guía a tus ratones por un castillo de suelos deslizantes: dos por cada queso.',
  progress: (done, of) => `En cabeza: ${number(done)} de ${number(of)} quesos`,
  options: {
    layout: {
      name: 'Castillo',
      line: 'Cómo están dispuestas las salas bajo los tejados.',
      values: { A: 'Castillo 1', B: 'Castillo 2' },
    },
    target: {
      name: 'Quesos para ganar',
      line: 'Con menos tipos, la partida es más corta.',
      value: n => plural(n, { one: '# tipo', many: '# de tipos', other: '# tipos' }),
    },
    memory: {
      name: 'Ayuda de memoria',
      line: 'La memoria es media partida; esto la hace innecesaria.',
      off: 'No: a ti te toca recordar',
      on: 'Sí: lo visto se sigue viendo',
    },
    lastMouse: {
      name: 'Quien tiene un solo ratón',
      line: 'Si la partida acaba por caídas, un solo ratón puede no bastar para ganar.',
      off: 'No gana tras las caídas',
      on: 'Puede ganar si tiene más tipos',
    },
  },
};
