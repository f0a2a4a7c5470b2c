import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('es');

export const statistics: StatisticsTexts = {
  heading: 'Estadísticas',
  empty: 'Aún no hay estadísticas',
  emptyLine: 'Termina una partida para ver cuánto ganas, contra quién y si decides bien.',
  emptyGo: 'Elegir un juego',
  counted: 'Cuentan tus partidas en línea y las de tus dispositivos en las que eras la única persona.',
  serverLate: 'No se puede contactar con el servidor: pueden faltar partidas en línea.',
  won: (won, n) =>
    `${won} de ${plural(n, { one: '# partida ganada', many: '# de partidas ganadas', other: '# partidas ganadas' })}`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `probablemente entre el ${number(low)} % y el ${number(high)} %`,
  fair: percent => `por puro azar: ${number(percent)} %`,
  results: 'Resultados',
  byGame: 'Por juego',
  byOpponents: 'Por rival',
  opponents: {
    people: 'Contra personas',
    child: 'Contra niños',
    apprentice: 'Contra aprendices',
    journeyman: 'Contra oficiales',
    expert: 'Contra expertos',
    master: 'Contra maestros',
    mixed: 'Mesas mixtas',
  },
  recent: n =>
    plural(n, {
      one: 'Última partida',
      many: 'Últimas # de partidas, la más reciente a la derecha',
      other: 'Últimas # partidas, la más reciente a la derecha',
    }),
  outcomes: { won: 'ganada', shared: 'compartida', lost: 'perdida' },
  streak: n =>
    plural(n, {
      one: 'Ganaste la última partida',
      many: '# de victorias seguidas',
      other: '# victorias seguidas',
    }),
  losingStreak: n =>
    plural(n, {
      one: 'Perdiste la última partida',
      many: '# de derrotas seguidas',
      other: '# derrotas seguidas',
    }),
  longest: n => `Mejor racha de victorias: ${number(n)}`,
  evenings: 'En mesas de verdad',
  eveningsPlayed: n => plural(n, { one: '# velada', many: '# de veladas', other: '# veladas' }),
  eveningWins: (name, wins) => `${name} ${number(wins)}`,
  eveningsNote: 'Anotadas a mano y sin verificar: se cuentan aparte.',
  decisions: 'Decisiones',
  decisionsNone: 'Analiza una partida terminada desde su repetición para ver si decides bien.',
  sound: (percent, n) =>
    `Ningún error encontrado en el ${number(percent)} % de tus decisiones, en ${plural(n, { one: '# partida analizada', many: '# de partidas analizadas', other: '# partidas analizadas' })}`,
  lost: points =>
    `${plural(points, { one: '# punto de probabilidad de ganar perdido', many: '# de puntos de probabilidad de ganar perdidos', other: '# puntos de probabilidad de ganar perdidos' })} por partida, en promedio`,
  course: (first, last, n) =>
    `Decisiones sin errores encontrados en ${plural(n, { one: '# partida analizada', many: '# de partidas analizadas', other: '# partidas analizadas' })}: ${number(first)} % en la primera, ${number(last)} % en la última`,
  barMeaning:
    'La barra es tu porcentaje de victorias; la línea fina, su margen probable, y la muesca, lo que daría el puro azar.',
};
