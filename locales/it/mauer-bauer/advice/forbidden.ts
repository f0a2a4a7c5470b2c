import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Qui c’è già un muro.',
  'inside-city': () => 'È dentro una città: lì non si costruisce più.',
  'wall-first': () => 'Prima un muro, poi i dadi, poi torri e case.',
  'one-wall': () => 'Un solo muro per turno, ed è già costruito.',
  'tower-there': () => 'Qui c’è già una torre.',
  'not-at-wall': ({ line }) => `Le torri vanno solo agli estremi del nuovo muro ${line}.`,
  'towers-now': () => 'Prima le torri, poi le case.',
  'houses-now': () => 'Le torri ci sono: ora tocca alle case.',
  'not-beside-wall': ({ line }) => `Le case vanno solo accanto al nuovo muro ${line}.`,
  'not-next-to-city': () => 'Si unisce solo una città che ha un muro in comune con la nuova.',
  scoring: () => 'Si contano i punti di una città: ora non si costruisce.',
  'not-in-hand': () => 'Non è in questa mano.',
};
