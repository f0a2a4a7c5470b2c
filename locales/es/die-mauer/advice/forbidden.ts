import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'En esta mano ya no queda ninguna.',
  'no-room': () => 'No hay sitio: torres y puertas necesitan un tramo de muralla al lado.',
  'must-build-fist': () => 'Solo se puede construir la pieza del puño.',
  'must-give': () => 'Hay que dar una pieza: no se pueden guardar todas.',
  'not-building': () => 'Ahora no se construye.',
  'same-as-other-end': () => 'Los dos extremos valen lo mismo: elige el derecho.',
  'end-closed': () => 'En este extremo hay torre o puerta: al lado no cabe otra.',
};
