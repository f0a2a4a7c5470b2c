import type { PuzzleTexts } from '../../en/muro-contro-muro/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const puzzles: PuzzleTexts = {
  task: 'Lleva toda la ventaja que puedas tras el próximo turno del rival.',
  counts:
    'Se cuentan tus puntos menos los del rival, si la partida acabara tras su próximo turno. Cada cara del dado es igual de probable; después, el rival hace la peor jugada para ti.',
  value: value =>
    `${value > 0 ? '+' : ''}${plural(value, { one: '# punto', many: '# de puntos', other: '# puntos' })}`,
  themes: {
    laying: 'Poner ladrillos',
    moving: 'Mover ladrillos',
    end: 'Últimos ladrillos',
  },
};
