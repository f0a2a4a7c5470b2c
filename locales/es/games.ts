import type { games as english } from '../en/games.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

/**
 * Tú to the player, infinitives on buttons and in moves. In Die Mauer the whole wall is *la muralla*, a section *un
 * tramo de 3*; in the other games a wall is *un muro*.
 */
export const games: typeof english = {
  'die-mauer': {
    name: 'Die Mauer',
    line: 'Adivina qué esconde el maestro de obras y deshazte antes que nadie de tus piezas.',
    options: {
      rounds: { name: 'Rondas', value: n => plural(n, { one: '# ronda', other: '# rondas' }) },
      gift: {
        name: 'El regalo al maestro con el puño vacío',
        values: { must: 'es obligatorio', may: 'se puede negar' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: 'Un muro de ladrillos, dos lados: ganan las líneas más largas de tu color.',
    options: {
      copies: { name: 'Ladrillos de cada tipo', value: n => `${number(n)} (${number(6 * n)} en total)` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'Amuralla ciudades con los demás y cobra tus cartas de gremio secretas.',
    options: {
      hastyRoll: {
        name: 'Tirar los dados antes de tiempo',
        off: 'No se permite',
        on: 'Se permite: cuesta un punto y la tirada no vale',
      },
    },
  },
  'burg-appenzell': {
    name: 'Burg Appenzell',
    line: 'Guía a tus ratones por un castillo de suelos corredizos: dos por cada queso.',
    options: {
      layout: { name: 'Castillo', values: { A: 'El primer castillo', B: 'El segundo castillo' } },
      target: {
        name: 'Quesos para ganar',
        value: n => plural(n, { one: '# tipo', other: '# tipos' }),
      },
      memory: {
        name: 'Ayuda de memoria',
        off: 'No: recuerda qué hay bajo los tejados',
        on: 'Sí: las losetas vistas siguen a la vista',
      },
    },
  },
};
