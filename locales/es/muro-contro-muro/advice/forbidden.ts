import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'verde', F: 'fucsia', B: 'celeste' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'Este color ya es del otro jugador.',
  'none-left': () => 'En la reserva ya no queda ninguno.',
  'die-wants-colour': ({ colour }) => `El dado pide un ladrillo con ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'El dado pide un ladrillo sin el color propio.',
  'die-wants-a-move': () => 'El dado pide mover o girar un ladrillo del muro.',
  'die-wants-laying': () => 'El dado pide un ladrillo de la reserva; el muro no se toca.',
  'carries-a-brick': () => 'Encima descansa otro ladrillo.',
  'would-tear-the-base': () => 'La base tendría un hueco: solo se quitan sus extremos.',
  'nothing-below': () => 'Necesita dos ladrillos debajo.',
  'base-full': () => 'La base está llena: diez ladrillos como máximo.',
  'not-at-the-end': () => 'La base no tiene huecos: se pone junto a un extremo.',
};
