import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const puzzles: PuzzleTexts = {
  task: 'Haz todos los puntos que puedas en este turno.',
  counts:
    'Se cuentan los puntos que haces hasta que juegas tus cartas en este turno. Los dados son azar; después eliges tú lo mejor. Nada oculto importa: nadie roba cartas antes.',
  value: value => plural(value, { one: '# punto', many: '# de puntos', other: '# puntos' }),
  themes: {
    wall: 'Poner la muralla',
    towers: 'Torres',
    houses: 'Casas',
    joining: 'Unir ciudades',
    cards: 'Cartas',
  },
};
