import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number, ordinal, plural } = grammar('fr');

const FACE: Readonly<Record<Face, string>> = {
  G: 'vert',
  F: 'fuchsia',
  B: 'bleu clair',
  N: 'pas sa couleur',
  M: 'déplacer',
  C: 'au choix',
};

/** As « brique » and « face » want it. */
const COLOUR: Readonly<Record<Colour, string>> = { G: 'verte', F: 'fuchsia', B: 'bleu clair' };

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) =>
    `${who(seat, '# choisit', 'Vous choisissez')} le ${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who(seat, '# lance', 'Vous lancez')} le dé pour savoir qui commence : ${rolled(face, seat, who)}.`
      : `${who(seat, '# lance', 'Vous lancez')} le dé : ${rolled(face, seat, who)}.`,
  'first-turn-won': ({ seat }, who) =>
    who(seat, '# obtient sa couleur et commence.', 'Vous obtenez votre couleur et commencez.'),
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `Il ne reste aucune brique avec du ${FACE[face]} : ${who(seat, '# passe son tour', 'vous passez votre tour')}.`;
      case 'no-neutral-brick':
        return `Il ne reste aucune brique sans ${who(seat, 'sa', 'votre')} couleur : ${who(seat, '# passe son tour', 'vous passez votre tour')}.`;
      case 'no-wall':
        return `Il n’y a pas encore de brique à déplacer : ${who(seat, '# passe son tour', 'vous passez votre tour')}.`;
      case 'nothing-to-move':
        return `Aucune brique ne peut être déplacée : ${who(seat, '# passe son tour', 'vous passez votre tour')}.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who(seat, '# pose', 'Vous posez')} une brique en rangée ${number(to.row + 1)}, ${told(front, back, who)}${left === 0 ? ' – la dernière de sa sorte' : ''}.`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who(seat, '# déplace', 'Vous déplacez')} une brique ${from.row === to.row ? `au sein de la rangée ${number(to.row + 1)}` : `de la rangée ${number(from.row + 1)} à la rangée ${number(to.row + 1)}`}${turned ? who(seat, ' et la tourne', ' et la tournez') : ''} : ${told(front, back, who)}.`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who(seat, '# tourne', 'Vous tournez')} une brique de la rangée ${number(at.row + 1)} : ${told(front, back, who)}.`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' à ');
    return winners.length === 1
      ? `Le tas est vide. ${who(winners[0], '# gagne', 'Vous gagnez')}, ${result}.`
      : `Le tas est vide. ${and(who.names(winners, { last: 'vous' }))} ${who.isYou(...winners) ? 'partagez' : 'se partagent'} la victoire, ${result}.`;
  },
};

function rolled(face: Face, seat: number, who: Who): string {
  return face === 'N' ? who(seat, FACE.N, 'pas votre couleur') : FACE[face];
}

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `entièrement ${COLOUR[front]}`
    : `${COLOUR[front]} ${who(0, 'côté #', 'de votre côté')} et ${COLOUR[back]} ${who(1, 'côté #', 'de votre côté')}`;
}

export const texts: Texts = {
  colour: COLOUR,
  colourName: { G: 'Vert', F: 'Fuchsia', B: 'Bleu clair' },

  chooseColour: 'Choisissez votre couleur',
  colourTaken: colour => `${colour}, déjà pris`,
  colourHelp: 'Seule votre couleur, de votre côté, rapporte des points',
  layColour: colour => `Posez une brique avec une face ${colour}`,
  layNeutral: own => `Posez une brique sans face ${own}`,
  moveBrick: 'Prenez une brique libre du mur : déplacez-la ou tournez-la',
  choose: 'Au choix : posez une brique, ou déplacez-en une du mur',
  nowPlace: 'Choisissez sa place, ou tournez-la d’abord',
  nowPlaceOnly: 'Choisissez sa place',
  onlyTurn: 'Cette brique peut seulement être tournée : touchez-la encore',
  tapAgain: 'Touchez de nouveau pour la poser là',

  dieFace: {
    G: 'Vert',
    F: 'Fuchsia',
    B: 'Bleu clair',
    N: 'Pas votre couleur',
    M: 'Déplacer',
    C: 'Au choix',
  },
  dieSpoken: face => `Le dé montre : ${face}`,
  dieWaits: 'Le dé n’a pas encore été lancé',
  rolled: name => `Lancé par ${name}`,
  youRolled: 'Votre lancer',

  pile: 'Tas',
  kind: (a, b, left) =>
    `${a === b ? `Brique entièrement ${a}` : `Brique ${a} et ${b}`}, il en reste ${number(left)}`,
  inHand: (near, far) =>
    near === far
      ? `En main : brique entièrement ${near}`
      : `En main : brique ${near} devant, ${far} derrière`,
  handChoices: 'Brique en main',
  turnBrick: 'Tourner',
  turnBrickTo: near => `Tourner la brique, face ${near} devant`,
  putBack: 'Remettre la brique',
  layIt: 'Poser',
  takeFrom: (near, far, place) =>
    near === far ? `Brique entièrement ${near}, ${place}` : `Brique ${near}, ${far} derrière, ${place}`,
  takeHere: 'Brique à prendre',
  placeHere: 'Où poser la brique',

  otherSide: 'Autre côté',
  yourSide: 'Votre côté',
  sideOf: name => `Côté ${name}`,
  turnTable: side => `Tourner la table. Vous voyez : ${side}`,

  award: { diagonal: 'Diagonale', row: 'Ligne', connection: 'Liaison' },
  awards: 'Score provisoire',
  points: n => plural(n, POINTS),
  worth: n => plural(n, { one: '# pt', many: '# pts', other: '# pts' }),
  awardSpoken: (award, name, size, points) =>
    `${award}, ${name} : ${plural(size, BRICKS)}, ${plural(points, POINTS)}. Montrer sur le mur`,
  number,

  firstPlace: 'la première place du mur',
  leftEnd: 'bout gauche de la base',
  rightEnd: 'bout droit de la base',
  inBase: nth => `base, ${ordinal(nth, ORDINALS)} à partir de la gauche`,
  inRow: (row, nth) => `rangée ${number(row)}, ${ordinal(nth, ORDINALS)} à partir de la gauche`,
  lay: (near, far, place) =>
    near === far
      ? `Poser une brique entièrement ${near} : ${place}`
      : `Poser une brique ${near} devant, ${far} derrière : ${place}`,
  turnAt: (near, far, place) => `Tourner la brique (${place}) : ${near} devant, ${far} derrière`,
  move: (from, near, far, place) =>
    near === far
      ? `Déplacer la brique entièrement ${near} (${from}) : ${place}`
      : `Déplacer la brique (${from}) : ${place}, ${near} devant, ${far} derrière`,

  factSpoken: (colour, points) =>
    `${colour} ; ${plural(points, POINTS)} si la partie se terminait maintenant`,
  resultHeading: 'Détail du score',
  total: 'Total',
  bricks: n => plural(n, BRICKS),
};

const POINTS = { one: '# point', many: '# de points', other: '# points' };
const BRICKS = { one: '# brique', many: '# de briques', other: '# briques' };
/** « Place » and « brique » are feminine. */
const ORDINALS = { one: '#re', other: '#e' };
