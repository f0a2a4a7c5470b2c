import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('it');

export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'In questa torre c’è già un topo.',
  'no-mouse-left': () => 'I quattro topi sono già entrati.',
  'setting-up': () => 'Prima ognuno mette un topo in una torre.',
  'no-mouse-beside-roof': () => 'Nessun topo di chi gioca è accanto a questo tetto.',
  slid: () => 'Si spinge solo una volta per turno, ed è già stato fatto.',
  trap: () => 'C’è una trappola: i topi non possono correrci sopra.',
  occupied: () => 'C’è un topo: gli altri possono solo saltarlo.',
  'too-far': ({ actions }) =>
    plural(actions, {
      one: 'Troppo lontano: resta # azione.',
      many: 'Troppo lontano: restano # di azioni.',
      other: 'Troppo lontano: restano # azioni.',
    }),
  'no-way': () => 'Nessuna via: in mezzo ci sono tetti o trappole.',
};
