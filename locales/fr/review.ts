import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { plural, number, and } = grammar('fr');

export const review: ReviewTexts = {
  heading: 'Analyse',
  about:
    'Un bot examine chaque décision de cette partie : chances de gagner, meilleurs coups et coups de chance.',
  onlyThen: 'Chaque joueur est jugé sur ce qu’il pouvait savoir à ce moment-là.',
  gaps: 'Partie notée à une vraie table ; ce qui était caché reste inconnu : les décisions qui en dépendaient ne peuvent pas être jugées.',
  closely: 'Profondeur',
  levels: { apprentice: 'Rapide', journeyman: 'Normale', master: 'Poussée (lente)' },
  start: 'Analyser la partie',
  again: 'Analyser de nouveau',
  cancel: 'Arrêter',
  progress: (done, all) =>
    `${number(done)} sur ${plural(all, { one: '# position', many: '# de positions', other: '# positions' })}`,
  working: 'Analyse en cours…',
  confirming: 'Vérification des erreurs possibles en poursuivant la partie…',
  done: 'Analyse terminée.',
  failed: 'L’analyse a échoué. Réessayez.',
  notKept: 'Le navigateur n’a pas la place d’enregistrer cette analyse.',

  chances: 'Chances de gagner',
  chancesHow: 'Telles qu’un spectateur les estimerait, d’après ce que tout le monde voit.',
  graph: 'Chances de gagner au fil de la partie. Parcourez-la avec les flèches du clavier',
  at: (plays, seats) =>
    `${plural(plays, { one: 'Après # coup', many: 'Après # de coups', other: 'Après # coups' })} : ${and(seats)}`,
  chance: (name, percent) => `${name} ${number(percent)} %`,
  percent: percent => `${number(percent)} %`,
  asTable: 'Afficher en tableau',
  plays: 'Coups',

  turningPoints: 'Tournants',
  noneYet: 'Aucun pour l’instant.',
  none: 'Aucun coup ni coup de chance ne se détache.',
  play: n => `Coup ${number(n)}`,
  made: move => `Joué : ${move}`,
  better: move => `Mieux : ${move}`,
  mix: choices => `Mieux, en variant au hasard : ${choices.join(', ')}`,
  inMix: (move, percent) => `${move} (${number(percent)} % du temps)`,
  why: reason => `Pourquoi : ${reason}`,
  whyTo: (name, reason) => `Conseil à ${name} : ${reason}`,
  gaveAway: (points, off) => {
    const lost = `A coûté ${about(points)} de chances de gagner`;
    return off < 1 ? lost : `${lost}, à ${number(off)} près`;
  },
  sure: percent => `Sûr à ${number(percent)} %`,
  luckFor: (name, points) => `Chance pour ${name} : ${about(points)} de chances de gagner en plus`,
  badLuckFor: (name, points) => `Malchance pour ${name} : ${about(points)} de chances de gagner en moins`,
  fistsMet: 'Tout dépendait des pièces que cachaient les poings.',
  show: 'Montrer',
  showOf: play => `Montrer le coup ${number(play)} sur le plateau`,
  analyse: 'Analyser',
  analyseOf: (play: number) => `Analyser à partir du coup ${number(play)}`,
  playOn: 'Jouer à partir d’ici',
  playOnOf: (name, play) => `Jouer pour ${name} contre des bots à partir du coup ${number(play)}`,
  learn: mistakes => `Apprenez de vos erreurs (${number(mistakes)})`,
  learnOf: (name, mistakes) => `Apprendre de ses erreurs : ${name} (${number(mistakes)})`,

  skillAndLuck: 'Talent et chance',
  sound: (sound, all) => `Aucune erreur trouvée : ${number(sound)} décisions sur ${number(all)}`,
  lost: points =>
    plural(points, {
      one: '# point de chances de gagner perdu',
      many: '# de points de chances de gagner perdus',
      other: '# points de chances de gagner perdus',
    }),
  luck: (points, off) =>
    `Chance : ${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))} (± ${number(off)})`,
  meaning:
    'Les points sont des points de pourcentage de chances de gagner, selon l’estimation du bot. Une décision n’est appelée erreur que si la suite, jouée à partir des deux coups, confirme qu’un autre était meilleur ; l’analyse ne les trouve pas toutes.',
};

function about(points: number): string {
  return plural(points, {
    one: 'environ # point',
    many: 'environ # de points',
    other: 'environ # points',
  });
}
