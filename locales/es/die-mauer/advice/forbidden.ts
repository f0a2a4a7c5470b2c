import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'En esta mano ya no queda ninguna.',
  'no-room': () => 'No hay sitio: torres y puertas necesitan un tramo de muralla al lado.',
  'must-build-fist': () => 'Se construye la pieza del puño, ninguna otra.',
  'must-give': () => 'No dar nada: hay que dar una pieza.',
  'not-building': () => 'Ahora no se construye.',
  'same-as-other-end': () => 'Los dos extremos valen lo mismo: introducidlo a la derecha.',
  'end-closed': () => 'En este extremo hay torre o puerta: al lado no cabe otra.',
};
