import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import type { Texts } from '../../../en/muro-contro-muro/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('es');

const KINDS = {
  GG: 'verdes por ambas caras',
  FF: 'fucsia por ambas caras',
  BB: 'azul claro por ambas caras',
  GF: 'verde y fucsia',
  GB: 'verde y azul claro',
  FB: 'fucsia y azul claro',
};

export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `Solo hay ${number(most)} ladrillos ${KINDS[brick]}.`,
  'first-brick-elsewhere': () => 'Si hay un solo ladrillo, está en el primer sitio.',
  'gap-in-base': () => 'La base tiene un hueco.',
  'base-too-wide': ({ most }) => `La base mide como máximo ${number(most)} ladrillos.`,
  'nothing-below': () => 'Este ladrillo necesita dos ladrillos debajo.',
  'same-colour': () => 'Los dos jugadores no pueden tener el mismo color.',
  'wall-too-early': () =>
    'Primero se eligen los colores y se tira por el primer turno: hasta entonces no hay muro.',
  'die-allows-nothing': () => 'Con esta cara del dado no hay jugada posible: el turno habría pasado.',
  'pile-empty': () => 'El montón está vacío: la partida ha terminado.',
  'pile-not-empty': () => 'La partida no ha terminado: en el montón quedan ladrillos.',
};

export const texts: Texts = {
  toPlay: 'Turno',
  phase: 'Qué viene ahora',
  phases: {
    'choose-colour': 'Elegir color',
    'first-roll': 'Tirar por el primer turno',
    roll: 'Tirar el dado',
    move: 'Hacer una jugada',
    over: 'Nada: la partida ha terminado',
  },
  seat: 'Jugador',
  die: 'Dado',
  colours: 'Colores',
  brick: 'Ladrillo',
  noBrick: 'Ningún ladrillo',
  faces: (near, far) => (near === far ? `${near} por ambas caras` : `${near} delante, ${far} detrás`),
};
