import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const statistics: StatisticsTexts = {
  heading: 'Tus partidas',
  empty: 'Todavía no hay nada que contar',
  emptyLine:
    'Juega una partida hasta el final y aquí estarán tus resultados: cuánto ganas, contra quién y lo bien que decides.',
  emptyGo: 'Elegir un juego',
  counted:
    'Cuentan las partidas terminadas en las que eras la única persona en este dispositivo, y las tuyas en el servidor.',
  serverLate: 'El servidor no ha respondido: sus partidas faltan o están incompletas.',
  won: (won, n) =>
    `${won} de ${plural(n, { one: '# partida ganada', many: '# de partidas ganadas', other: '# partidas ganadas' })}`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `probablemente entre ${number(low)} y ${number(high)} %`,
  fair: percent => `por puro azar: ${number(percent)} %`,
  results: 'Resultados',
  byGame: 'Por juego',
  byOpponents: 'Por rivales',
  opponents: {
    people: 'Contra personas',
    apprentice: 'Contra aprendices',
    journeyman: 'Contra oficiales',
    master: 'Contra maestros',
    mixed: 'Mesas mixtas',
  },
  recent: n =>
    plural(n, {
      one: 'La última partida',
      many: 'Las últimas # de partidas, la más reciente a la derecha',
      other: 'Las últimas # partidas, la más reciente a la derecha',
    }),
  outcomes: { won: 'ganada', shared: 'ganada en común', lost: 'perdida' },
  streak: n =>
    plural(n, { one: '# victoria seguida', many: '# de victorias seguidas', other: '# victorias seguidas' }),
  losingStreak: n =>
    plural(n, { one: '# derrota seguida', many: '# de derrotas seguidas', other: '# derrotas seguidas' }),
  longest: n =>
    `Racha más larga: ${plural(n, { one: '# victoria', many: '# de victorias', other: '# victorias' })}`,
  decisions: 'Decisiones',
  decisionsNone: 'Analiza una partida terminada desde su repetición y verás aquí lo bien que decides.',
  sound: (percent, n) =>
    `El ${number(percent)} % de tus decisiones fueron acertadas, según el análisis de ${plural(n, { one: '# partida', many: '# de partidas', other: '# partidas' })}`,
  lost: points =>
    `De media, ${plural(points, { one: '# punto', many: '# de puntos', other: '# puntos' })} de probabilidad de ganar regalados por partida`,
  course: (first, last, n) =>
    `Decisiones acertadas en ${number(n)} partidas analizadas: ${number(first)} % en la primera, ${number(last)} % en la última`,
  barMeaning:
    'La barra es tu proporción de victorias, la línea fina dónde está probablemente, la muesca lo que daría el puro azar.',
};
