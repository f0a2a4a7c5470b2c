import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'In questa mano non ce ne sono più.',
  'no-room': () => 'Non c’è posto: torri e cancelli vogliono accanto una sezione di muro.',
  'must-build-fist': () => 'Si può costruire solo il blocco nel pugno.',
  'must-give': () => 'Un blocco va donato: non si può tenere tutto.',
  'not-building': () => 'In questo momento non si costruisce.',
  'same-as-other-end': () => 'Le due estremità si equivalgono: scegli quella destra.',
  'end-closed': () => 'Qui c’è una torre o un cancello: accanto non ce ne sta un altro.',
};
