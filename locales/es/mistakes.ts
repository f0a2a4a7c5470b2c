import type { MistakesTexts } from '../en/mistakes.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const mistakes: MistakesTexts = {
  heading: 'Aprende de tus errores',
  headingOf: name => `Aprende de los errores de ${name}`,
  leave: 'Volver al análisis',
  progress: (now, all) => `${number(now)} de ${number(all)}`,
  task: move => `Jugaste: ${move}. Encuentra algo mejor.`,
  taskOf: (name, move) => `${name} jugó: ${move}. Encuentra algo mejor.`,
  answer: 'Ejercicio y respuesta',
  judging: 'Comprobando tu jugada…',
  same: 'Es la jugada de la partida. Prueba otra cosa.',
  worse: (move, points) =>
    `${move}: también cuesta cerca de ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} de probabilidad de ganar. Prueba otra cosa.`,
  unknown: 'No se ha podido comprobar tu jugada. Inténtalo de nuevo.',
  found: '¡Eso es!',
  alsoGood: '¡También es buena!',
  tell: 'Ver la respuesta',
  next: 'Siguiente error',
  again: 'Otra vez',
  done: 'Terminar',
  result: (solved, all) => `Has encontrado ${number(solved)} de ${number(all)} jugadas.`,
  otherwise: 'Con otra suerte',
  outcome: 'Resultado',
  likely: 'Probabilidad',
  yours: 'En la partida',
  better: 'Mejor',
  counting: 'Probabilidad de ganar tras cada resultado',
};
