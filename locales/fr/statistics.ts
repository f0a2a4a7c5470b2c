import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const statistics: StatisticsTexts = {
  heading: 'Statistiques',
  empty: 'Pas encore de statistiques',
  emptyLine: 'Terminez une partie pour voir combien vous gagnez, contre qui, et ce que valent vos décisions.',
  emptyGo: 'Choisir un jeu',
  counted: 'Sont comptées vos parties en ligne, et celles sur vos appareils où vous étiez la seule personne.',
  serverLate: 'Serveur injoignable : il peut manquer des parties en ligne.',
  won: (won, n) =>
    `${won} sur ${plural(n, { one: '# partie gagnée', many: '# de parties gagnées', other: '# parties gagnées' })}`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `probablement entre ${number(low)} % et ${number(high)} %`,
  fair: percent => `par pur hasard : ${number(percent)} %`,
  results: 'Résultats',
  byGame: 'Par jeu',
  byOpponents: 'Par adversaire',
  opponents: {
    people: 'Contre des personnes',
    child: 'Contre des enfants',
    apprentice: 'Contre des apprentis',
    journeyman: 'Contre des compagnons',
    expert: 'Contre des experts',
    master: 'Contre des maîtres',
    mixed: 'Tables mixtes',
  },
  recent: n =>
    plural(n, {
      one: 'La dernière partie',
      many: 'Les # de dernières parties, la plus récente à droite',
      other: 'Les # dernières parties, la plus récente à droite',
    }),
  outcomes: { won: 'gagnée', shared: 'victoire partagée', lost: 'perdue' },
  streak: n =>
    plural(n, {
      one: 'Dernière partie gagnée',
      many: '# de victoires de suite',
      other: '# victoires de suite',
    }),
  losingStreak: n =>
    plural(n, {
      one: 'Dernière partie perdue',
      many: '# de défaites de suite',
      other: '# défaites de suite',
    }),
  longest: n => `Plus longue série de victoires : ${number(n)}`,
  evenings: 'À de vraies tables',
  eveningsPlayed: n => plural(n, { one: '# soirée', many: '# de soirées', other: '# soirées' }),
  eveningWins: (name, wins) => `${name} ${number(wins)}`,
  eveningsNote: 'Saisies à la main, donc invérifiables : comptées à part.',
  decisions: 'Décisions',
  decisionsNone: 'Analysez une partie terminée depuis sa relecture pour voir ce que valent vos décisions.',
  sound: (percent, n) =>
    `Aucune erreur trouvée dans ${number(percent)} % de vos décisions, sur ${plural(n, { one: '# partie analysée', many: '# de parties analysées', other: '# parties analysées' })}`,
  lost: points =>
    `${plural(points, { one: '# point de chances de gagner perdu', many: '# de points de chances de gagner perdus', other: '# points de chances de gagner perdus' })} par partie, en moyenne`,
  course: (first, last, n) =>
    `Décisions sans erreur trouvée sur ${plural(n, { one: '# partie analysée', many: '# de parties analysées', other: '# parties analysées' })} : ${number(first)} % dans la première, ${number(last)} % dans la dernière`,
  barMeaning:
    'La barre est votre taux de victoire, le trait fin sa fourchette probable, l’encoche ce que donnerait le seul hasard.',
};
