import type { help as english } from '../en/help.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('fr');

export const help: typeof english = {
  accept: 'Jouer ce coup',
  chances: (best, next) =>
    `Ce coup gagne environ ${number(best)} % du temps ; le suivant, environ ${number(next)} %.`,
  asGood: best => `Ce coup gagne environ ${number(best)} % du temps, et le suivant presque autant.`,
  alike: 'Un autre coup est à peu près aussi bon.',
  onlyMove: 'C’est votre seul coup.',
  restIsWorse: 'Tout le reste est nettement moins bon.',

  heading: 'Touches',
  intro: 'Ces touches marchent partout à la table. La réponse est lue et affichée ici.',
  keys: {
    turn: 'Que dois-je faire ?',
    changed: 'Que s’est-il passé depuis mon dernier coup ?',
    hand: 'Qu’est-ce que j’ai ?',
    seats: 'Où en est chacun ?',
    row: 'Qu’y a-t-il dans la rangée 1, 2, 3… ?',
    around: 'Qu’y a-t-il autour de moi ?',
    again: 'Répéter',
    help: 'Cette liste des touches',
  },
  walk: 'Tab va de groupe en groupe, les flèches d’un endroit à l’autre, Entrée choisit, Échap revient.',
  row: (nth, what) => `Rangée ${number(nth)} : ${what}`,
  noRow: rows => `Le plateau a ${number(rows)} rangées.`,
  empty: 'vide',
  nothingChanged: 'Rien ne s’est passé depuis votre dernier coup.',
  nothingInHand: 'Vous n’avez rien en main.',
  noPlace: 'Allez d’abord à un endroit du plateau.',
};
