import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('de');

function decimal(value: number): string {
  return new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? 'unter 1 %' : `${number(Math.round(percent))} %`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: 'Explorer',
  off: 'Zeigt, was hier schon gespielt wurde, wie oft und mit welchem Ergebnis.',
  source: 'Wessen Partien',
  sources: { masters: 'Meister', people: 'Auf diesem Server' },
  loading: 'Wird nachgeschlagen …',
  offline: 'Der Server ist nicht erreichbar. Die Partien der Meister gehen auch ohne ihn.',
  none: 'Bis hierher kam noch keine Partie.',
  over: 'Die Partie ist zu Ende.',
  position: (times: number) =>
    plural(times, { one: 'In dieser Stellung: #-mal', other: 'In dieser Stellung: #-mal' }),
  kind: (times: number) =>
    plural(times, { one: 'In ähnlichen Stellungen: #-mal', other: 'In ähnlichen Stellungen: #-mal' }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `+ ${number(others)} ähnliche`,
  resultsOf: (name: string) => `Ergebnisse von ${name}.`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { one: '#-mal', other: '#-mal' })} · ${number(Math.round(percent))} % gewonnen (${range(Math.round(low), Math.round(high))} %) · im Schnitt ${decimal(score)} Punkte`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `Spielen: ${move}. In ${percentOf(percent)} der Fälle, ${result}`,
  all: (moves: number) => `Alle ${number(moves)}`,
  matches: 'Partien',
  matchesOf: (move: string) => `Partien mit: ${move}`,
  match: (index: number) => `Partie ${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `Meister ${number(seat)}`,
  masters: (matches: number) =>
    plural(matches, {
      one: 'Aus # Partie des Meister-Bots gegen sich selbst.',
      other: 'Aus # Partien des Meister-Bots gegen sich selbst.',
    }),
  people: 'Aus öffentlichen Partien, die auf diesem Server zu Ende gespielt wurden, auch von Bots.',
};
