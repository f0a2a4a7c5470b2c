import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('it');

function decimal(value: number): string {
  return new Intl.NumberFormat('it', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? 'meno dell’1%' : `${number(Math.round(percent))}%`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: 'Esplorazione',
  off: 'Mostra che cosa si è giocato qui in passato, quante volte e con quale esito.',
  source: 'Partite di chi',
  sources: { masters: 'Maestri', people: 'Su questo server' },
  loading: 'Ricerca in corso…',
  offline: 'Il server non è raggiungibile. Le partite dei maestri funzionano anche senza.',
  none: 'Nessuna partita è ancora arrivata qui.',
  over: 'La partita è finita.',
  position: (times: number) =>
    plural(times, {
      one: 'In questa posizione: # volta',
      many: 'In questa posizione: # volte',
      other: 'In questa posizione: # volte',
    }),
  kind: (times: number) =>
    plural(times, {
      one: 'In posizioni simili: # volta',
      many: 'In posizioni simili: # volte',
      other: 'In posizioni simili: # volte',
    }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `+ ${number(others)} simili`,
  resultsOf: (name: string) => `Risultati di ${name}.`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { one: '# volta', many: '# volte', other: '# volte' })} · vinte ${number(Math.round(percent))}% (${range(Math.round(low), Math.round(high))}%) · punteggio medio ${decimal(score)}`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `Gioca: ${move}. ${percentOf(percent)} delle volte, ${result}`,
  all: (moves: number) => `Tutte e ${number(moves)}`,
  matches: 'Partite',
  matchesOf: (move: string) => `Partite con: ${move}`,
  match: (index: number) => `Partita ${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `Maestro ${number(seat)}`,
  masters: (matches: number) =>
    plural(matches, {
      one: 'Da # partita del bot maestro contro se stesso.',
      many: 'Da # partite del bot maestro contro se stesso.',
      other: 'Da # partite del bot maestro contro se stesso.',
    }),
  people: 'Dalle partite pubbliche finite su questo server, comprese quelle dei bot.',
};
