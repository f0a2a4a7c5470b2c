import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('es');

const FACE: Readonly<Record<Face, string>> = {
  G: 'verde',
  F: 'fucsia',
  B: 'azul claro',
  N: 'otro color',
  M: 'mover',
  C: 'elección libre',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) => `${who(seat, '# elige', 'Eliges')} el ${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who(seat, '# tira', 'Tiras')} el dado para ver quién empieza: ${FACE[face]}.`
      : `${who(seat, '# tira', 'Tiras')} el dado: ${FACE[face]}.`,
  'first-turn-won': ({ seat }, who) =>
    who(seat, 'A # le ha salido su color y empieza.', 'Te ha salido tu color y empiezas.'),
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `No quedan ladrillos con una cara ${FACE[face]}: ${who(seat, '# pasa', 'pasas')}.`;
      case 'no-neutral-brick':
        return `No quedan ladrillos sin ${who(seat, 'el color de #', 'tu color')}: ${who(seat, '# pasa', 'pasas')}.`;
      case 'no-wall':
        return `Aún no hay ningún ladrillo que mover: ${who(seat, '# pasa', 'pasas')}.`;
      case 'nothing-to-move':
        return `No se puede mover ningún ladrillo: ${who(seat, '# pasa', 'pasas')}.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who(seat, '# pone', 'Pones')} un ladrillo en la fila ${number(to.row + 1)}, ${told(front, back, who)}${left === 0 ? ' (el último de su tipo)' : ''}.`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who(seat, '# mueve', 'Mueves')} un ladrillo ${from.row === to.row ? `dentro de la fila ${number(to.row + 1)}` : `de la fila ${number(from.row + 1)} a la fila ${number(to.row + 1)}`}${turned ? who(seat, ' y le da la vuelta', ' y le das la vuelta') : ''}: ${told(front, back, who)}.`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who(seat, '# da la vuelta', 'Das la vuelta')} a un ladrillo de la fila ${number(at.row + 1)}: ${told(front, back, who)}.`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' a ');
    return winners.length === 1
      ? `Se acabó el montón. ${who(winners[0], 'Gana #', 'Ganas')}, ${result}.`
      : `Se acabó el montón. ${and(who.names(winners, { last: 'tú' }))} comparten la victoria, ${result}.`;
  },
};

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `${FACE[front]} por ambas caras`
    : `${FACE[front]} hacia ${who.called(0, 'ti')} y ${FACE[back]} hacia ${who.called(1, 'ti')}`;
}

export const texts: Texts = {
  colour: { G: 'verde', F: 'fucsia', B: 'azul claro' },
  colourName: { G: 'Verde', F: 'Fucsia', B: 'Azul claro' },

  chooseColour: 'Elige tu color',
  colourTaken: colour => `${colour}, ya elegido`,
  colourHelp: 'Solo puntúa tu color en tu lado',
  layColour: colour => `Pon un ladrillo con una cara ${colour}`,
  layNeutral: own => `Pon un ladrillo sin ninguna cara ${own}`,
  moveBrick: 'Elige un ladrillo libre del muro para moverlo o girarlo',
  choose: 'Elección libre: pon un ladrillo o mueve uno del muro',
  nowPlace: 'Elige dónde va, o antes dale la vuelta',
  nowPlaceOnly: 'Elige dónde va',
  onlyTurn: 'Este ladrillo solo se puede girar: tócalo otra vez',
  tapAgain: 'Toca otra vez para ponerlo ahí',

  dieFace: {
    G: 'Verde',
    F: 'Fucsia',
    B: 'Azul claro',
    N: 'Otro color',
    M: 'Mover',
    C: 'Elección libre',
  },
  dieSpoken: face => `El dado muestra: ${face}`,
  dieWaits: 'Aún no se ha tirado el dado',
  rolled: name => `Tirada de ${name}`,
  youRolled: 'Tu tirada',

  pile: 'Montón',
  kind: (a, b, left) =>
    `${a === b ? `Ladrillo ${a} por ambas caras` : `Ladrillo ${a} y ${b}`}, ${plural(left, { one: 'queda #', many: 'quedan #', other: 'quedan #' })}`,
  inHand: (near, far) =>
    near === far ? `En la mano: ${near} por ambas caras` : `En la mano: ${near} delante, ${far} detrás`,
  handChoices: 'Ladrillo en la mano',
  turnBrick: 'Girar',
  turnBrickTo: near => `Dar la vuelta al ladrillo: ${near} delante`,
  putBack: 'Devolver el ladrillo',
  layIt: 'Ponerlo',
  takeFrom: (near, far, place) =>
    near === far ? `Ladrillo ${near} por ambas caras, ${place}` : `Ladrillo ${near}, ${far} detrás, ${place}`,
  takeHere: 'Qué ladrillo tomar',
  placeHere: 'Dónde va el ladrillo',

  otherSide: 'Otro lado',
  yourSide: 'Tu lado',
  sideOf: name => `Lado de ${name}`,
  turnTable: side => `Girar la mesa. Se ve: ${side}`,

  award: { diagonal: 'Diagonal', row: 'Fila', connection: 'Conexión' },
  awards: 'Puntuación por ahora',
  points: n => plural(n, POINTS),
  worth: n => plural(n, { one: '# pt', many: '# pts', other: '# pts' }),
  awardSpoken: (award, name, size, points) =>
    `${award}, ${name}: ${plural(size, BRICKS)}, ${plural(points, POINTS)}. Mostrar en el muro`,
  number,

  firstPlace: 'el primer sitio del muro',
  leftEnd: 'extremo izquierdo de la base',
  rightEnd: 'extremo derecho de la base',
  inBase: nth => `base, ${number(nth)}.º por la izquierda`,
  inRow: (row, nth) => `fila ${number(row)}, ${number(nth)}.º por la izquierda`,
  lay: (near, far, place) =>
    near === far
      ? `Poner un ladrillo ${near} por ambas caras: ${place}`
      : `Poner un ladrillo ${near} delante y ${far} detrás: ${place}`,
  turnAt: (near, far, place) => `Dar la vuelta al ladrillo (${place}): ${near} delante, ${far} detrás`,
  move: (from, near, far, place) =>
    near === far
      ? `Mover el ladrillo ${near} por ambas caras (${from}): ${place}`
      : `Mover el ladrillo (${from}): ${place}, ${near} delante y ${far} detrás`,

  factSpoken: (colour, points) => `${colour}; ${plural(points, POINTS)} si la partida terminara ahora`,
  resultHeading: 'Desglose de puntos',
  total: 'Total',
  bricks: n => plural(n, BRICKS),
};

const POINTS = { one: '# punto', many: '# de puntos', other: '# puntos' };
const BRICKS = { one: '# ladrillo', many: '# de ladrillos', other: '# ladrillos' };
