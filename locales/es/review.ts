import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('es');

export const review: ReviewTexts = {
  heading: 'Análisis',
  about:
    'Un bot repasa cada decisión de esta partida: probabilidades de ganar, jugadas mejores y golpes de suerte.',
  onlyThen: 'A cada jugador se le juzga solo por lo que podía saber en ese momento.',
  gaps: 'Anotada en una mesa de verdad, donde algunas cosas quedaron ocultas: las decisiones que dependían de ellas no se pueden juzgar.',
  closely: 'Profundidad',
  levels: {
    apprentice: 'Rápido',
    journeyman: 'Normal',
    master: 'Profundo (lento)',
  },
  start: 'Analizar la partida',
  again: 'Volver a analizar',
  cancel: 'Detener',
  progress: (done, all) => `${number(done)} de ${number(all)} posiciones`,
  working: 'Analizando…',
  confirming: 'Comprobando posibles errores al seguir jugando…',
  done: 'Análisis terminado.',
  failed: 'El análisis ha fallado. Inténtalo de nuevo.',
  notKept: 'Tu navegador no tiene espacio para guardar este análisis.',

  chances: 'Probabilidades de ganar',
  chancesHow: 'Tal como las estimaría un espectador, por lo que todos pueden ver.',
  graph: 'Probabilidades de ganar durante la partida. Recórrela con las flechas',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Tras # jugada', many: 'Tras # de jugadas', other: 'Tras # jugadas' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'Mostrar como tabla',
  plays: 'Jugadas',

  turningPoints: 'Momentos decisivos',
  noneYet: 'Ninguno por ahora.',
  none: 'No destaca ninguna jugada ni ningún golpe de suerte.',
  play: n => `Jugada ${number(n)}`,
  made: move => `Se jugó: ${move}`,
  better: move => `Mejor: ${move}`,
  mix: choices => `Mejor, alternando al azar: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)} % de las veces)`,
  why: reason => `Por qué: ${reason}`,
  whyTo: (name, reason) => `Consejo para ${name}: ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' });
    return off < 1
      ? `Costó cerca de ${lost} de probabilidad de ganar`
      : `Costó cerca de ${lost} de probabilidad de ganar (± ${number(off)})`;
  },
  sure: percent => `Certeza: ${number(percent)} %`,
  luckFor: (name, points) =>
    `Buena suerte para ${name}: cerca de ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} más de probabilidad de ganar`,
  badLuckFor: (name, points) =>
    `Mala suerte para ${name}: cerca de ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} menos de probabilidad de ganar`,
  fistsMet: 'Dependió de qué piezas escondían los puños.',
  show: 'Mostrar',
  showOf: play => `Mostrar la jugada ${number(play)} en el tablero`,
  analyse: 'Analizar',
  analyseOf: (play: number) => `Analizar desde la jugada ${number(play)}`,
  playOn: 'Jugar desde aquí',
  playOnOf: (name, play) => `Jugar desde aquí como ${name}, contra bots: jugada ${number(play)}`,
  learn: mistakes => `Aprende de tus errores (${number(mistakes)})`,
  learnOf: (name, mistakes) => `Aprende de los errores de ${name} (${number(mistakes)})`,

  skillAndLuck: 'Habilidad y suerte',
  sound: (sound, all) => `Ningún error encontrado en ${number(sound)} de ${number(all)} decisiones`,
  lost: points =>
    plural(points, {
      one: '# punto de probabilidad de ganar perdido',
      many: '# de puntos de probabilidad de ganar perdidos',
      other: '# puntos de probabilidad de ganar perdidos',
    }),
  luck: (points, off) =>
    `Suerte: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Los puntos son puntos porcentuales de probabilidad de ganar, según la estima el bot. Una decisión solo se llama error si, al seguir jugando desde ambas jugadas, se confirma que otra era mejor; el análisis no los encuentra todos.',
};
