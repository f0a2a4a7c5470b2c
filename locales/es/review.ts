import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('es');

export const review: ReviewTexts = {
  heading: 'Análisis',
  about:
    'Un bot repasa cada decisión de esta partida: cómo iba cada uno en cada momento, qué habría sido mejor y qué fue suerte.',
  onlyThen: 'Se juzga a cada uno por lo que podía saber en ese momento.',
  closely: 'Con cuánto detalle',
  levels: {
    apprentice: 'de un vistazo',
    journeyman: 'como un oficial',
    master: 'como un maestro, con calma',
  },
  start: 'Analizar esta partida',
  again: 'Analizar otra vez',
  cancel: 'Parar',
  progress: (done, all) => `${number(done)} de ${number(all)} momentos`,
  working: 'Analizando…',
  done: 'El análisis ha terminado.',
  failed: 'El análisis ha tenido que parar. Inténtalo de nuevo.',
  notKept: 'El navegador no tiene sitio para guardar este análisis.',

  chances: 'Probabilidad de ganar',
  chancesHow: 'Tal como la estimaría alguien que mira y sabe lo que saben todos.',
  graph: 'Probabilidades a lo largo de la partida: recórrela con las flechas',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Tras # jugada', many: 'Tras # de jugadas', other: 'Tras # jugadas' })}: ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'En una tabla',
  plays: 'Jugadas',

  turningPoints: 'Momentos decisivos',
  noneYet: 'Ninguno por ahora.',
  none: 'No destaca ninguna jugada ni ningún golpe de suerte.',
  play: n => `Jugada ${number(n)}`,
  made: move => `Jugado: ${move}`,
  better: move => `Mejor: ${move}`,
  mix: choices => `Mejor, en secreto: ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)} % de las veces)`,
  why: reason => `Por qué: ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' });
    return off < 1
      ? `Regaló unos ${lost} de probabilidad de ganar`
      : `Regaló unos ${lost} de probabilidad de ganar, ${number(off)} arriba o abajo`;
  },
  luckFor: (name, points) =>
    `Buena suerte para ${name}: unos ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} más`,
  badLuckFor: (name, points) =>
    `Mala suerte para ${name}: unos ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} menos`,
  fistsMet: 'Así coincidieron los puños.',
  show: 'Mostrar',
  showOf: play => `Mostrar la jugada ${number(play)} en el tablero`,
  playOn: 'Seguir desde aquí',
  playOnOf: (name, play) => `Seguir en el lugar de ${name} desde la jugada ${number(play)}, contra bots`,

  skillAndLuck: 'Habilidad y suerte',
  sound: (sound, all) => `${number(sound)} de ${number(all)} decisiones acertadas`,
  lost: points =>
    plural(points, { one: '# punto regalado', many: '# de puntos regalados', other: '# puntos regalados' }),
  luck: (points, off) =>
    `Suerte: ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Los puntos son puntos porcentuales de la probabilidad de ganar, según la estima el bot. Una decisión es acertada si no se encontró nada claramente mejor.',
};
