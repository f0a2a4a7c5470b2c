import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import type { Texts } from '../../../en/muro-contro-muro/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('fr');

const KINDS = {
  GG: 'toutes vertes',
  FF: 'toutes fuchsia',
  BB: 'toutes bleu clair',
  GF: 'vertes et fuchsia',
  GB: 'vertes et bleu clair',
  FB: 'fuchsia et bleu clair',
};

export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `Il n’y a que ${number(most)} briques ${KINDS[brick]}.`,
  'first-brick-elsewhere': () => 'Une brique seule ne peut être qu’à la première place.',
  'gap-in-base': () => 'La base a un trou.',
  'base-too-wide': ({ most }) => `La base fait au plus ${number(most)} briques de large.`,
  'nothing-below': () => 'Il faut deux briques sous cette brique.',
  'same-colour': () => 'Les deux joueurs ne peuvent pas avoir la même couleur.',
  'wall-too-early': () =>
    'On choisit d’abord les couleurs et on lance le dé pour savoir qui commence : jusque-là, le mur est vide.',
  'die-allows-nothing': () => 'Avec cette face du dé, aucun coup n’est possible : le tour serait passé.',
  'pile-empty': () => 'Le tas est vide : la partie est terminée.',
  'pile-not-empty': () => 'La partie n’est pas terminée : il reste des briques dans le tas.',
};

export const texts: Texts = {
  toPlay: 'Tour',
  phase: 'Prochaine étape',
  phases: {
    'choose-colour': 'Choisir une couleur',
    'first-roll': 'Lancer le dé pour le premier tour',
    roll: 'Lancer le dé',
    move: 'Jouer un coup',
    over: 'Rien : la partie est terminée',
  },
  seat: 'Joueur',
  die: 'Dé',
  colours: 'Couleurs',
  brick: 'Brique',
  noBrick: 'Aucune brique',
  faces: (near, far) => (near === far ? `tout ${near}` : `${near} devant, ${far} derrière`),
};
