import type { PuzzleTexts } from '../../en/die-mauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const puzzles: PuzzleTexts = {
  task: 'Deshazte de todos los puntos que puedas en este turno.',
  counts:
    'Se cuentan los puntos de penalización de las piezas de las que te deshaces en este turno, menos los de un regalo que debas aceptar. Todos eligen a la vez: cada puño que un rival puede cerrar cuenta como igual de probable, y cada regalo también. Se conocen todas las manos.',
  value: value => plural(value, { one: '# punto', many: '# de puntos', other: '# puntos' }),
  themes: {
    master: 'Eres el maestro de obras',
    guessing: 'Adivinar',
    empty: 'Puño vacío',
  },
};
