import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number, plural } = grammar('fr');

const THE = {
  A: 'l’appenzeller',
  B: 'le brie',
  C: 'le camembert',
  D: 'le danablu',
  E: 'l’emmental',
  F: 'la feta',
  G: 'le gouda',
};

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'Ce coup gagne la partie.',
  'takes-cheese': ({ cheese }) => `Vous obtenez ${THE[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'Une souris adverse tombe dans les oubliettes.',
      many: '# de souris adverses tombent dans les oubliettes.',
      other: '# souris adverses tombent dans les oubliettes.',
    }),
  'leaves-danger': ({ square }) => `Une poussée pourrait amener une trappe sous votre souris en ${square}.`,
  'waits-on-cheese': ({ cheese, square }) =>
    `Il vous manque encore ${THE[cheese]}, en ${square} : il suffira d’une deuxième souris.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: '# dalle de cette salle n’a jamais été vue.',
      many: '# de dalles de cette salle n’ont jamais été vues.',
      other: '# dalles de cette salle n’ont jamais été vues.',
    }),
  reopens: () => 'Tout a déjà été vu dans cette salle : sans son toit, vos souris peuvent y entrer.',
  'turns-up': ({ tiles }) =>
    plural(tiles, {
      one: 'Cela découvre # dalle que personne n’a encore vue.',
      many: 'Cela découvre # de dalles que personne n’a encore vues.',
      other: 'Cela découvre # dalles que personne n’a encore vues.',
    }),
  'second-mouse': () => 'Vous n’avez qu’une souris dans le château, et il en faut deux pour un fromage.',
  'any-tower': () => 'Rien n’a encore été vu : toutes les tours se valent.',
  'more-mice': ({ mice }) =>
    `Avec ${number(mice)} souris dans le château, vous en aurez plus vite deux sur le même fromage.`,
  'brings-cheese': ({ cheese, square }) =>
    `Sous votre souris en ${square} arrive un fromage qui vous manque : ${THE[cheese]}.`,
  'takes-from-rival': ({ cheese, square }) =>
    `Cela retire ${THE[cheese]} de sous une souris adverse en ${square}.`,
  'spends-trap': () =>
    'La dalle de réserve est une trappe : une fois dans le château, on ne peut plus la pousser sous vos souris.',
  'nears-cheese': ({ cheese, square, steps }) =>
    `Vous approchez d’un fromage qui vous manque en ${square}, ${THE[cheese]} : encore ${plural(steps, { one: '# pas', many: '# de pas', other: '# pas' })}.`,
  'sets-out': ({ square }) =>
    `Dans la tour ${square}, il n’y a pas de fromage : votre souris doit en sortir.`,
};
