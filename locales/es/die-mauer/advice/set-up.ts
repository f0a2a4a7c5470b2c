import type { Block } from '../../../../src/games/die-mauer/game.ts';
import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural } = grammar('es');

function many(block: Block): string {
  if (block === 'T') return 'torres';
  return block === 'G' ? 'puertas' : `tramos de ${block}`;
}

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `Solo hay ${number(most)} ${many(block)}.`,
  'blocks-missing': ({ block, most }) =>
    `Falta ${board.block[block]}: entre las manos y la muralla siempre hay ${number(most)}.`,
  'no-section-between': () => 'Las torres y las puertas no pueden tocarse.',
  'too-many-gifts': ({ seat }, who) =>
    `${who.called(seat)} no puede haber recibido ya tantas piezas en esta ronda.`,
  'hand-empty': ({ seat }, who) => `A ${who.called(seat)} no le quedan piezas: la ronda ha terminado.`,
  deadlock: () => 'Ya nadie puede construir: la ronda ha terminado.',
};

export const texts: Texts = {
  turn: 'Turno',
  master: 'Maestro de obras',
  idle: 'Turnos desde que se construyó algo',
  turns: n => plural(n, { one: '# turno', many: '# turnos', other: '# turnos' }),
  nothingSeen: 'Si cambias algo, se olvida lo que se vio en los turnos anteriores.',
  hand: name => `Piezas de ${name}`,
  block: 'Pieza',
  noBlock: 'Ninguna pieza',
  builder: 'Construida por',
  nth: n => `${number(n)}.ª pieza desde la izquierda`,
  leftEnd: 'Extremo izquierdo de la muralla',
  rightEnd: 'Extremo derecho de la muralla',
  first: 'Primera pieza de la muralla',
  rounds: 'Rondas anteriores',
  roundsPlayed: 'Rondas terminadas',
  left: (round, name) => `Ronda ${number(round)}: lo que le quedaba a ${name}`,
};
