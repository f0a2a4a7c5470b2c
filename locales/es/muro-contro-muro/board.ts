import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import type { LANDMARKS } from '../../../src/games/muro-contro-muro/landmarks.ts';
import type { Reasons, Texts } from '../../en/muro-contro-muro/board.ts';
import { grammar } from '../../grammar.ts';
import type { NameOf, Words } from '../../words.ts';

const { and, number, plural } = grammar('es');

const FACE: Readonly<Record<Face, string>> = {
  G: 'verde',
  F: 'fucsia',
  B: 'azul claro',
  N: 'neutral',
  M: 'mover',
  C: 'elegir',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, name) => `${name(seat)} elige el ${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, name) =>
    purpose === 'first-turn'
      ? `${name(seat)} tira el dado para ver quién empieza: ${FACE[face]}.`
      : `${name(seat)} tira el dado: ${FACE[face]}.`,
  'first-turn-won': ({ seat }, name) => `Es el color de ${name(seat)}: empieza ${name(seat)}.`,
  'turn-passed': ({ seat, face, why }, name) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `No quedan ladrillos con una cara ${FACE[face]}: ${name(seat)} pasa.`;
      case 'no-neutral-brick':
        return `No quedan ladrillos sin el color de ${name(seat)}, que pasa.`;
      case 'no-wall':
        return `El muro aún no está empezado: ${name(seat)} pasa.`;
      case 'nothing-to-move':
        return `No se puede mover ningún ladrillo del muro: ${name(seat)} pasa.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, name) =>
    `${name(seat)} pone un ladrillo en la fila ${number(to.row + 1)}, ${told(front, back, name)}${left === 0 ? ': era el último de su tipo' : ''}.`,
  'brick-moved': ({ seat, front, back, from, to, turned }, name) =>
    `${name(seat)} mueve un ladrillo de la fila ${number(from.row + 1)} a la fila ${number(to.row + 1)}${turned ? ' y le da la vuelta' : ''}: ${told(front, back, name)}.`,
  'brick-turned': ({ seat, front, back, at }, name) =>
    `${name(seat)} da la vuelta a un ladrillo de la fila ${number(at.row + 1)}: ${told(front, back, name)}.`,
  'match-over': ({ scores, winners }, name) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' a ');
    return winners.length === 1
      ? `Se acabó el montón. Gana ${name(winners[0])}, ${result}.`
      : `Se acabó el montón. ${and(winners.map(name))} comparten la victoria, ${result}.`;
  },
};

function told(front: Colour, back: Colour, name: NameOf): string {
  return front === back
    ? `todo ${FACE[front]}`
    : `${FACE[front]} hacia ${name(0)} y ${FACE[back]} hacia ${name(1)}`;
}

export const texts: Texts = {
  colour: { G: 'verde', F: 'fucsia', B: 'azul claro' },
  colourName: { G: 'Verde', F: 'Fucsia', B: 'Azul claro' },

  chooseColour: 'Elige tu color',
  colourTaken: colour => `${colour}, ya elegido`,
  colourHelp: 'Solo cuenta tu color en tu lado',
  layColour: colour => `Pon un ladrillo con una cara ${colour}`,
  layNeutral: own => `Pon un ladrillo sin ninguna cara ${own}`,
  moveBrick: 'Toma un ladrillo libre del muro: muévelo o dale la vuelta',
  choose: 'Elige: pon un ladrillo o mueve uno del muro',
  nowPlace: 'Ahora elige su sitio, o antes dale la vuelta',
  nowPlaceOnly: 'Ahora elige su sitio',
  onlyTurn: 'A este ladrillo solo se le puede dar la vuelta: tócalo',
  tapAgain: 'Toca otra vez para ponerlo ahí',

  dieFace: {
    G: 'Verde',
    F: 'Fucsia',
    B: 'Azul claro',
    N: 'No tu color',
    M: 'Mover',
    C: 'Elegir',
  },
  dieSpoken: face => `El dado muestra: ${face}`,
  dieWaits: 'El dado espera la tirada',
  rolled: name => `Tirada de ${name}`,
  youRolled: 'Tu tirada',

  pile: 'El montón',
  kind: (a, b, left) =>
    `${a === b ? `Ladrillo todo ${a}` : `Ladrillo ${a} y ${b}`}, ${plural(left, { one: 'queda #', many: 'quedan #', other: 'quedan #' })}`,
  inHand: (near, far) =>
    near === far ? `En la mano: un ladrillo todo ${near}` : `En la mano: ${near} en este lado, ${far} detrás`,
  handChoices: 'El ladrillo en la mano',
  turnBrick: 'Girar',
  turnBrickTo: near => `Dar la vuelta al ladrillo, con la cara ${near} delante`,
  putBack: 'Devolver el ladrillo',
  layIt: 'Ponerlo',
  takeFrom: (near, far, place) =>
    near === far ? `Ladrillo todo ${near}, ${place}` : `Ladrillo ${near}, ${far} detrás, ${place}`,
  takeHere: 'Qué ladrillo tomar',
  placeHere: 'Dónde va el ladrillo',

  otherSide: 'Otro lado',
  yourSide: 'Tu lado',
  sideOf: name => `Lado de ${name}`,
  turnTable: side => `Girar la mesa. Ves: ${side}`,

  award: { diagonal: 'Diagonal', row: 'Fila', connection: 'Conexión' },
  awards: 'Las líneas más largas, en directo',
  points: n => plural(n, POINTS),
  worth: n => `${number(n)} pt`,
  awardSpoken: (award, name, size, points) =>
    `${award}, ${name}: ${plural(size, BRICKS)}, ${plural(points, POINTS)}. Mostrar en el muro`,
  number,

  firstPlace: 'el primero del muro',
  leftEnd: 'extremo izquierdo de la base',
  rightEnd: 'extremo derecho de la base',
  inBase: nth => `base, ${number(nth)}.º por la izquierda`,
  inRow: (row, nth) => `fila ${number(row)}, ${number(nth)}.º por la izquierda`,
  lay: (near, far, place) =>
    near === far
      ? `Poner un ladrillo todo ${near}: ${place}`
      : `Poner un ladrillo ${near} delante y ${far} detrás: ${place}`,
  turnAt: (near, far, place) => `Dar la vuelta al ladrillo (${place}): ${near} delante, ${far} detrás`,
  move: (from, near, far, place) =>
    near === far
      ? `Mover el ladrillo todo ${near} (${from}): ${place}`
      : `Mover el ladrillo (${from}): ${place}, ${near} delante y ${far} detrás`,

  factSpoken: (colour, points) => `${colour}; ${plural(points, POINTS)} si la partida terminara ahora`,
  resultHeading: 'De dónde salen los puntos',
  total: 'Total',
  bricks: n => plural(n, BRICKS),
};

const POINTS = { one: '# punto', many: '# de puntos', other: '# puntos' };
const BRICKS = { one: '# ladrillo', many: '# de ladrillos', other: '# ladrillos' };

/** Why a move is good. */
export const reasons: Reasons = {
  wins: () => 'Gana la partida.',
  'takes-lead': ({ award, size }) =>
    `Te pones por delante: tu ${AWARD[award]} tiene ${plural(size, BRICKS)}.`,
  'draws-level': ({ award, size }) => `Empatas: tu ${AWARD[award]} tiene ${plural(size, BRICKS)}.`,
  breaks: ({ award, size }) => `La ${AWARD[award]} del rival se queda en ${plural(size, BRICKS)}.`,
  lengthens: ({ award, size }) => `Tu ${AWARD[award]} llega a ${plural(size, BRICKS)}.`,
  blocks: ({ award, size }) => `La ${AWARD[award]} del rival podía llegar ahí a ${plural(size, BRICKS)}.`,
};

const AWARD = {
  diagonal: 'diagonal más larga',
  row: 'fila más larga',
  connection: 'conexión más amplia',
};

export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'Se tira el dado',
  laid: 'Se pone un ladrillo',
  moved: 'Se mueve o gira un ladrillo',
  passed: 'Se pasa el turno',
};
