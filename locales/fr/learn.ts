import type { LearnTexts } from '../en/learn.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('fr');

export const learn: LearnTexts = {
  heading: 'Apprendre',
  line: 'Pour chaque jeu, une courte leçon et les règles illustrées.',
  begin: 'Leçon',
  beginOf: game => `Leçon : ${game}`,
  goOn: 'Continuer la leçon',
  goOnOf: game => `Continuer la leçon : ${game}`,
  again: 'Refaire la leçon',
  againOf: game => `Refaire la leçon : ${game}`,
  finished: 'Leçon terminée',
  progress: (step, all) => `Étape ${number(step)} sur ${number(all)}`,
  rules: 'Règles',
  rulesOf: game => `Règles de ${game}`,
  language: 'Langue',

  names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'],

  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  foundAt: (which, n) => `${number(which)} sur ${number(n)}`,
  notFound: 'Aucun résultat',
  nextFound: 'Résultat suivant',
  previousFound: 'Résultat précédent',
  print: 'Imprimer',
  wholePage: 'Ouvrir en pleine page',
  example: 'Exemple',
  ruling: 'Précision',
  why: 'Pourquoi ?',
  frame: (which, n) => `${number(which)} sur ${number(n)}`,
  forward: 'Suivant',
  backward: 'Retour',
  next: 'Suivant',
  showMe: 'Montrez-moi',
  analyse: 'Analyser cette position',
  startOver: 'Recommencer',
  leave: 'Quitter. Vous pourrez continuer plus tard.',
  toMatch: 'Retour à la partie',
};
