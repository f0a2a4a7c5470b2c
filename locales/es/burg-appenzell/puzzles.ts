import type { PuzzleTexts } from '../../en/burg-appenzell/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const puzzles: PuzzleTexts = {
  task: 'Consigue todos los quesos que puedas en este turno.',
  counts:
    'Se cuentan los tipos de queso que consigues hasta el final de tu turno. Las losetas que nadie ha visto dependen del azar; las ya vistas se muestran.',
  value: value => plural(value, { one: '# queso', many: '# de quesos', other: '# quesos' }),
  themes: {
    winning: 'Jugada ganadora',
    sliding: 'Deslizar losetas',
    uncovering: 'Levantar tejados',
    running: 'Correr',
  },
};
