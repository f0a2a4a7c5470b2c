import type { result as english } from '../en/result.ts';
import { grammar } from '../grammar.ts';

const { number, plural, and } = grammar('fr');

export const result: typeof english = {
  youWon: 'Vous avez gagné !',
  ahead: points =>
    plural(points, {
      one: 'Avec # point d’avance',
      many: 'Avec # de points d’avance',
      other: 'Avec # points d’avance',
    }),
  youShare: others => `Vous partagez la victoire avec ${and(others)}`,
  youLost: points =>
    points === null
      ? 'Vous avez perdu'
      : plural(points, {
          one: 'Vous perdez de # point',
          many: 'Vous perdez de # de points',
          other: 'Vous perdez de # points',
        }),
  youCame: (place, behind) => {
    const came = `Vous finissez ${number(place)}e`;
    return behind === null
      ? came
      : `${came}, ${plural(behind, { one: 'à # point', many: 'à # de points', other: 'à # points' })}`;
  },
  won: names => (names.length === 1 ? `${names[0]} a gagné` : `${and(names)} se partagent la victoire`),
  decided: {
    resigned: (seat, who) => who(seat, '# a abandonné.', 'Vous avez abandonné.'),
    time: (seat, who) => who(seat, 'Temps écoulé pour #.', 'Votre temps est écoulé.'),
  },
  forfeited: 'n’a pas terminé',
  points: 'Points',
  player: 'Joueur',
  number,
  race: 'Évolution du score',
  raceOf: (name, scores) => `${name} : ${scores}`,
  raceInWords: lines => `Scores au début, après chaque quart et à la fin. ${lines.join('. ')}.`,
  how: 'Détail du score',
  compare: 'Comparer avec tous',
  rematch: 'Revanche',
  review: 'Analyse',
  share: 'Partager',
  look: 'Voir le plateau',
  replay: 'Revoir',
};
