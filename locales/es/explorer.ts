import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('es');

function decimal(value: number): string {
  return new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? 'menos del 1 %' : `${number(Math.round(percent))} %`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: 'Explorador',
  off: 'Muestra qué se ha jugado aquí antes, cuántas veces y con qué resultado.',
  source: 'Partidas de quién',
  sources: { masters: 'Maestros', people: 'En este servidor' },
  loading: 'Buscando…',
  offline: 'No se puede contactar con el servidor. Las partidas de los maestros funcionan sin él.',
  none: 'Ninguna partida ha llegado aquí todavía.',
  over: 'La partida ha terminado.',
  position: (times: number) =>
    plural(times, {
      one: 'En esta posición: # vez',
      many: 'En esta posición: # veces',
      other: 'En esta posición: # veces',
    }),
  kind: (times: number) =>
    plural(times, {
      one: 'En posiciones parecidas: # vez',
      many: 'En posiciones parecidas: # veces',
      other: 'En posiciones parecidas: # veces',
    }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `+ ${number(others)} parecidas`,
  resultsOf: (name: string) => `Resultados de ${name}.`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { one: '# vez', many: '# veces', other: '# veces' })} · ${number(Math.round(percent))} % ganadas (${range(Math.round(low), Math.round(high))} %) · puntuación media ${decimal(score)}`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `Jugar: ${move}. ${percentOf(percent)} de las veces, ${result}`,
  all: (moves: number) => `Las ${number(moves)}`,
  matches: 'Partidas',
  matchesOf: (move: string) => `Partidas con: ${move}`,
  match: (index: number) => `Partida ${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `Maestro ${number(seat)}`,
  masters: (matches: number) =>
    plural(matches, {
      one: 'De # partida del bot maestro contra sí mismo.',
      many: 'De # partidas del bot maestro contra sí mismo.',
      other: 'De # partidas del bot maestro contra sí mismo.',
    }),
  people: 'De las partidas públicas terminadas en este servidor, también las de bots.',
};
