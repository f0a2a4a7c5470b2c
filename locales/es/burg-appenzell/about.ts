import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: 'Guía a tus ratones por un castillo de suelos deslizantes: dos por cada queso.',
  options: {
    layout: { name: 'Castillo', values: { A: 'Castillo 1', B: 'Castillo 2' } },
    target: {
      name: 'Quesos para ganar',
      value: n => plural(n, { one: '# tipo', many: '# de tipos', other: '# tipos' }),
    },
    memory: {
      name: 'Ayuda de memoria',
      off: 'No: recuerda qué hay bajo los tejados',
      on: 'Sí: las losetas ya vistas se siguen viendo',
    },
    lastMouse: {
      name: 'Quien tiene un solo ratón',
      off: 'No puede ganar si se termina por caídas',
      on: 'Puede ganar si tiene más tipos',
    },
  },
};
