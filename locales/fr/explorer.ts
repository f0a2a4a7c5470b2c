import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('fr');

function decimal(value: number): string {
  return new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? 'moins de 1 %' : `${number(Math.round(percent))} %`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: 'Explorateur',
  off: 'Montre ce qui a été joué ici auparavant, combien de fois et avec quel résultat.',
  source: 'Parties de qui',
  sources: { masters: 'Maîtres', people: 'Sur ce serveur' },
  loading: 'Recherche…',
  offline: 'Le serveur est injoignable. Les parties des maîtres fonctionnent sans lui.',
  none: 'Aucune partie n’est encore arrivée ici.',
  over: 'La partie est terminée.',
  position: (times: number) =>
    plural(times, {
      one: 'Dans cette position : # fois',
      many: 'Dans cette position : # fois',
      other: 'Dans cette position : # fois',
    }),
  kind: (times: number) =>
    plural(times, {
      one: 'Dans des positions semblables : # fois',
      many: 'Dans des positions semblables : # fois',
      other: 'Dans des positions semblables : # fois',
    }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `+ ${number(others)} semblables`,
  resultsOf: (name: string) => `Résultats : ${name}.`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { one: '# fois', many: '# fois', other: '# fois' })} · ${number(Math.round(percent))} % de victoires (${range(Math.round(low), Math.round(high))} %) · score moyen ${decimal(score)}`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `Jouer : ${move}. ${percentOf(percent)} du temps, ${result}`,
  all: (moves: number) => `Les ${number(moves)} coups`,
  matches: 'Parties',
  matchesOf: (move: string) => `Parties avec : ${move}`,
  match: (index: number) => `Partie ${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `Maître ${number(seat)}`,
  masters: (matches: number) =>
    plural(matches, {
      one: 'D’après # partie du bot maître contre lui-même.',
      many: 'D’après # parties du bot maître contre lui-même.',
      other: 'D’après # parties du bot maître contre lui-même.',
    }),
  people: 'D’après les parties publiques terminées sur ce serveur, y compris celles des bots.',
};
