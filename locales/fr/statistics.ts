import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const statistics: StatisticsTexts = {
  heading: 'Vos parties',
  empty: 'Encore rien à compter',
  emptyLine:
    'Jouez une partie jusqu’au bout et vos résultats seront ici : combien vous gagnez, contre qui, et si vous décidez bien.',
  emptyGo: 'Choisir un jeu',
  counted:
    'Sont comptées les parties finies où vous étiez la seule personne sur cet appareil, et les vôtres sur le serveur.',
  serverLate: 'Le serveur n’a pas répondu : ses parties manquent ou sont incomplètes.',
  won: (won, n) =>
    `${won} sur ${plural(n, { one: '# partie gagnée', many: '# de parties gagnées', other: '# parties gagnées' })}`,
  percent: percent => `${number(percent)} %`,
  wins: wins => number(wins),
  between: (low, high) => `sans doute entre ${number(low)} et ${number(high)} %`,
  fair: percent => `par pur hasard : ${number(percent)} %`,
  results: 'Résultats',
  byGame: 'Par jeu',
  byOpponents: 'Par adversaires',
  opponents: {
    people: 'Contre des personnes',
    apprentice: 'Contre des apprentis',
    journeyman: 'Contre des compagnons',
    master: 'Contre des maîtres',
    mixed: 'Tables mixtes',
  },
  recent: n =>
    plural(n, {
      one: 'La dernière partie',
      many: 'Les # de dernières parties, la plus récente à droite',
      other: 'Les # dernières parties, la plus récente à droite',
    }),
  outcomes: { won: 'gagnée', shared: 'gagnée ensemble', lost: 'perdue' },
  streak: n =>
    plural(n, { one: '# victoire de suite', many: '# de victoires de suite', other: '# victoires de suite' }),
  losingStreak: n =>
    plural(n, { one: '# défaite de suite', many: '# de défaites de suite', other: '# défaites de suite' }),
  longest: n =>
    `Plus longue série : ${plural(n, { one: '# victoire', many: '# de victoires', other: '# victoires' })}`,
  decisions: 'Décisions',
  decisionsNone: 'Analysez une partie finie depuis sa relecture, et vous verrez ici si vous décidez bien.',
  sound: (percent, n) =>
    `${number(percent)} % de vos décisions étaient bonnes, selon l’analyse de ${plural(n, { one: '# partie', many: '# de parties', other: '# parties' })}`,
  lost: points =>
    `En moyenne ${plural(points, { one: '# point', many: '# de points', other: '# points' })} de chances de gagner perdus par partie`,
  course: (first, last, n) =>
    `Bonnes décisions sur ${number(n)} parties analysées : ${number(first)} % dans la première, ${number(last)} % dans la dernière`,
  barMeaning:
    'La barre est votre part de victoires, le trait fin où elle se situe sans doute, l’encoche ce que donnerait le pur hasard.',
};
