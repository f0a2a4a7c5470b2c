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
  reopens: ({ square, steps }) =>
    `Tout a déjà été vu dans cette salle, et votre souris en ${square} en est à ${plural(steps, { one: '# pas', many: '# de pas', other: '# pas' })}.`,
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
  'keeps-open': ({ room }) => `Tant que votre souris est dans la salle ${room}, le toit reste enlevé.`,
  'reaches-roof': ({ room }) => `De là, vous pouvez soulever le toit de la salle ${room}.`,
  'safe-there': ({ square }) =>
    `En ${square}, aucune poussée ne peut amener de trappe visible sous votre souris.`,
  'stays-on-cheese': ({ cheese, square }) =>
    `Votre souris en ${square} reste sur un fromage qui vous manque : ${THE[cheese]}.`,
  'shows-nothing': ({ actions }) =>
    plural(actions, {
      one: 'Ce que vous découvrez avec la dernière action, les autres peuvent s’en servir d’abord.',
      many: 'Ce que vous découvrez avec # d’actions peut aussi servir aux autres.',
      other: 'Ce que vous découvrez avec # actions peut aussi servir aux autres.',
    }),
  'removes-danger': ({ square }) =>
    `Ensuite, aucune poussée n’amène de trappe visible sous votre souris en ${square}.`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `Un fromage qui vous manque, ${THE[cheese]}, passe en ${square} : à ${plural(steps, { one: '# pas', many: '# de pas', other: '# pas' })} de votre souris.`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `Il manque encore ${THE[cheese]} à un adversaire, qui en était à ${plural(steps, { one: '# pas', many: '# de pas', other: '# pas' })} : l’en voilà plus loin.`,
  'shifts-hidden': ({ tiles }) =>
    plural(tiles, {
      one: 'Cela déplace # dalle déjà vue sous un toit : retenez où elle va.',
      many: 'Cela déplace # de dalles déjà vues sous des toits : retenez où elles vont.',
      other: 'Cela déplace # dalles déjà vues sous des toits : retenez où elles vont.',
    }),
};
