import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'verde', F: 'fucsia', B: 'azul claro' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'Este color ya es del otro jugador.',
  'none-left': () => 'En el montón ya no queda ninguno.',
  'die-wants-colour': ({ colour }) => `El dado pide un ladrillo con una cara ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'El dado pide un ladrillo sin tu color.',
  'die-wants-a-move': () => 'El dado pide mover o girar un ladrillo del muro.',
  'die-wants-laying': () => 'El dado pide un ladrillo del montón; los del muro no se tocan.',
  'carries-a-brick': () => 'Encima se apoya otro ladrillo.',
  'would-tear-the-base': () => 'La base tendría un hueco: solo se quitan sus extremos.',
  'nothing-below': () => 'Necesita dos ladrillos debajo.',
  'base-full': () => 'La base está llena: diez ladrillos como máximo.',
  'not-at-the-end': () => 'La base no tiene huecos: ponlo junto a un extremo.',
};
