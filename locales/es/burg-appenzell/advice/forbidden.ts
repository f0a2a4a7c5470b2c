import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('es');

export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'En esta torre ya hay un ratón.',
  'no-mouse-left': () => 'Los cuatro ratones ya han entrado.',
  'setting-up': () => 'Primero, cada jugador pone un ratón en una torre.',
  'no-mouse-beside-roof': () => 'Ningún ratón de este jugador está junto a este tejado.',
  slid: () => 'Solo se desliza una vez por turno, y ya se ha hecho.',
  trap: () => 'Hay una trampa: los ratones no pueden correr a ella.',
  occupied: () => 'Hay un ratón: los demás solo pueden saltarlo.',
  'too-far': ({ actions }) =>
    plural(actions, {
      one: 'Demasiado lejos: queda # acción.',
      many: 'Demasiado lejos: quedan # de acciones.',
      other: 'Demasiado lejos: quedan # acciones.',
    }),
  'no-way': () => 'No hay camino: tejados o trampas lo impiden.',
};
