import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('es');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: 'Un muro de ladrillos, dos lados: forma las líneas más largas de tu color.',
  progress: (done, of) => `${number(done)} de ${number(of)} ladrillos colocados`,
  options: {
    copies: {
      name: 'Ladrillos de cada tipo',
      line: 'Con más ladrillos, el muro es más ancho y la partida más larga.',
      value: n => `${number(n)} (${number(6 * n)} en total)`,
    },
    pass: {
      name: 'Girar un ladrillo de un solo color',
      line: '¿Se puede girar en su sitio un ladrillo así, aunque no cambie nada?',
      off: 'No: algo debe cambiar',
      on: 'Sí: para pasar el turno',
    },
  },
};
