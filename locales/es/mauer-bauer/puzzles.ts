import type { PuzzleTexts } from '../../en/mauer-bauer/puzzles.ts';
import { grammar } from '../../grammar.ts';

const { plural } = grammar('es');

export const puzzles: PuzzleTexts = {
  task: 'Consigue todos los puntos que puedas en este turno.',
  counts:
    'Se cuentan los puntos que consigues en este turno hasta jugar tus cartas. Los dados dependen del azar; después se supone que siempre eliges lo mejor. Las cartas ocultas no importan: nadie roba antes.',
  value: value => plural(value, { one: '# punto', many: '# de puntos', other: '# puntos' }),
  themes: {
    wall: 'Construir el muro',
    towers: 'Torres',
    houses: 'Casas',
    joining: 'Unir ciudades',
    cards: 'Cartas',
  },
};
