import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('fr');

export const review: ReviewTexts = {
  heading: 'Analyse',
  about:
    'Un bot revoit chaque décision de cette partie : où en était chacun, ce qui aurait été meilleur et ce qui n’était que de la chance.',
  onlyThen: 'Chacun est jugé sur ce qu’il pouvait savoir à ce moment-là.',
  closely: 'Avec quel soin',
  levels: {
    apprentice: 'd’un coup d’œil',
    journeyman: 'comme un compagnon',
    master: 'comme un maître, en prenant son temps',
  },
  start: 'Analyser cette partie',
  again: 'Analyser de nouveau',
  cancel: 'Arrêter',
  progress: (done, all) => `${number(done)} moments sur ${number(all)}`,
  working: 'Analyse en cours…',
  done: 'L’analyse est terminée.',
  failed: 'L’analyse a dû s’arrêter. Réessayez.',
  notKept: 'Le navigateur n’a pas de place pour garder cette analyse.',

  chances: 'Chances de gagner',
  chancesHow: 'Telles que les estimerait quelqu’un qui regarde et sait ce que tout le monde sait.',
  graph: 'Chances au fil de la partie : les flèches du clavier la parcourent',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Après # coup', many: 'Après # de coups', other: 'Après # coups' })} : ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'En tableau',
  plays: 'Coups',

  turningPoints: 'Tournants',
  noneYet: 'Aucun pour l’instant.',
  none: 'Aucun coup ni aucun hasard ne se détache.',
  play: n => `Coup ${number(n)}`,
  made: move => `Joué : ${move}`,
  better: move => `Mieux : ${move}`,
  mix: choices => `Mieux, en secret : ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)} % du temps)`,
  why: reason => `Pourquoi : ${reason}`,
  gaveAway: (points, off) => {
    const lost = plural(points, { one: '# point', many: '# de points', other: '# points' });
    return off < 1
      ? `A coûté environ ${lost} de chances de gagner`
      : `A coûté environ ${lost} de chances de gagner, à ${number(off)} près`;
  },
  luckFor: (name, points) =>
    `Chance pour ${name} : environ ${plural(points, { one: '# point', many: '# de points', other: '# points' })} de plus`,
  badLuckFor: (name, points) =>
    `Malchance pour ${name} : environ ${plural(points, { one: '# point', many: '# de points', other: '# points' })} de moins`,
  fistsMet: 'C’est la rencontre des poings qui en a décidé.',
  show: 'Montrer',
  showOf: play => `Montrer le coup ${number(play)} sur le plateau`,
  playOn: 'Rejouer à partir d’ici',
  playOnOf: (name, play) => `Rejouer à la place de ${name} à partir du coup ${number(play)}, contre les bots`,

  skillAndLuck: 'Talent et chance',
  sound: (sound, all) =>
    `${plural(sound, { one: '# bonne décision', many: '# de bonnes décisions', other: '# bonnes décisions' })} sur ${number(all)}`,
  lost: points =>
    plural(points, { one: '# point perdu', many: '# de points perdus', other: '# points perdus' }),
  luck: (points, off) =>
    `Chance : ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Les points sont des points de pourcentage de la chance de gagner, telle que le bot l’estime. Une décision est bonne si rien de nettement meilleur n’a été trouvé.',
};
