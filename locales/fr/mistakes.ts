import type { MistakesTexts } from '../en/mistakes.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const mistakes: MistakesTexts = {
  heading: 'Apprenez de vos erreurs',
  headingOf: name => `Apprendre de ses erreurs : ${name}`,
  leave: 'Retour à l’analyse',
  progress: (now, all) => `${number(now)} sur ${number(all)}`,
  task: move => `Vous avez joué : ${move}. Trouvez mieux.`,
  taskOf: (name, move) => `${name} a joué : ${move}. Trouvez mieux.`,
  answer: 'Exercice et réponse',
  judging: 'Vérification de votre coup…',
  same: 'C’est le coup de la partie. Essayez autre chose.',
  worse: (move, points) =>
    `${move} : cela coûte aussi environ ${plural(points, { one: '# point', many: '# de points', other: '# points' })} de chances de gagner. Essayez autre chose.`,
  unknown: 'Votre coup n’a pas pu être vérifié. Réessayez.',
  found: 'C’est ça !',
  alsoGood: 'Bon coup aussi !',
  tell: 'Voir la réponse',
  next: 'Erreur suivante',
  again: 'Réessayer',
  done: 'Terminer',
  result: (solved, all) =>
    `Vous avez trouvé ${plural(solved, { one: '# coup', many: '# de coups', other: '# coups' })} sur ${number(all)}.`,
  otherwise: 'Si le hasard en décide autrement',
  outcome: 'Résultat',
  likely: 'Probabilité',
  yours: 'Joué',
  better: 'Mieux',
  counting: 'Chances de gagner après chaque résultat',
};
