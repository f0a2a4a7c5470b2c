import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Aquí ya hay una muralla.',
  'inside-city': () => 'Está dentro de una ciudad: ahí no van más murallas.',
  'wall-first': () => 'Primero una muralla, después los dados, luego torres y casas.',
  'one-wall': () => 'Una muralla por turno, y ya está puesta.',
  'tower-there': () => 'Aquí ya hay una torre.',
  'not-at-wall': ({ line }) => `Las torres nuevas van solo en los extremos de ${line}.`,
  'towers-now': () => 'Primero las torres, luego las casas.',
  'houses-now': () => 'Las torres ya están: ahora van las casas.',
  'not-beside-wall': ({ line }) => `Las casas van solo junto a la muralla nueva ${line}.`,
  'not-next-to-city': () => 'Solo se une una ciudad que comparta muralla con la nueva.',
  scoring: () => 'Se puntúa una ciudad: ahora no se construye.',
  'not-in-hand': () => 'Esta mano no la tiene.',
};
