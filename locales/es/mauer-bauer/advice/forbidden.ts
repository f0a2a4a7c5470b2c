import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Aquí ya hay un muro.',
  'inside-city': () => 'Está dentro de una ciudad: ahí ya no se construye.',
  'wall-first': () => 'Primero el muro, después los dados, luego torres y casas.',
  'one-wall': () => 'Un solo muro por turno, y ya está construido.',
  'tower-there': () => 'Aquí ya hay una torre.',
  'not-at-wall': ({ line }) => `Las torres van solo en los extremos del muro nuevo ${line}.`,
  'towers-now': () => 'Primero las torres, luego las casas.',
  'houses-now': () => 'Las torres ya están: ahora van las casas.',
  'not-beside-wall': ({ line }) => `Las casas van solo junto al muro nuevo ${line}.`,
  'not-next-to-city': () => 'Solo se puede unir una ciudad que comparta un muro con la nueva.',
  scoring: () => 'Se puntúa una ciudad: ahora no se construye.',
  'not-in-hand': () => 'Esta mano no la tiene.',
};
