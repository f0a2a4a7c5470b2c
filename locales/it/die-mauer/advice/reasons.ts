import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('it');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) =>
    `È il tuo ultimo blocco: costruisci ${texts.block[block]} e hai finito i blocchi.`,
  'nobody-can-guess': ({ block }) => `Nessun altro ha ${texts.block[block]}, quindi nessuno può indovinare.`,
  'master-has-only': ({ block }) => `Il capomastro può costruire solo ${texts.block[block]}.`,
  'nothing-to-guess': () =>
    'Non hai nessun blocco che il capomastro possa costruire: il pugno vuoto non ti costa niente.',
  waits: ({ block }) =>
    `Non c’è posto per ${texts.block[block]}, nessuno può costruire: aspettare non ti costa niente.`,
  dearest: ({ block, charge }) =>
    `Il blocco che ti costerebbe di più, se restasse, è ${texts.block[block]}: ${number(charge)}.`,
  'makes-room': () => 'Lascia aperte entrambe le estremità per la tua torre o il tuo cancello.',
  'makes-no-room': () => 'Non hai più torri né cancelli, e così non fai posto a quelli degli altri.',
  'few-can-guess': ({ block, rivals }) =>
    plural(rivals, {
      one: `Solo # rivale ha ancora ${texts.block[block]}: gli altri tuoi blocchi sono più facili da indovinare.`,
      many: `Solo # di rivali hanno ancora ${texts.block[block]}: gli altri tuoi blocchi sono più facili da indovinare.`,
      other: `Solo # rivali hanno ancora ${texts.block[block]}: gli altri tuoi blocchi sono più facili da indovinare.`,
    }),
  surprises: ({ expected }) =>
    `I rivali si aspettano piuttosto ${texts.block[expected]}, che ti costerebbe di più.`,
  'free-choice': ({ block }) =>
    `Se solo il tuo pugno è vuoto, puoi costruire qualsiasi blocco: anche ${texts.block[block]}.`,
  'may-guess': ({ block, charge }) =>
    `Il capomastro può mostrare ${texts.block[block]}: se indovini, ti liberi del tuo blocco e risparmi ${plural(charge, { one: '# punto', many: '# di punti', other: '# punti' })}.`,
  'may-give': ({ block }) => `Se anche il pugno del capomastro è vuoto, puoi donare ${texts.block[block]}.`,
  'keeps-blocks': ({ blocks }) =>
    plural(blocks, {
      one: 'Il tuo ultimo blocco puoi costruirlo tu.',
      many: 'I tuoi # di blocchi puoi costruirli tu.',
      other: 'I tuoi # blocchi puoi costruirli tu.',
    }),
  'keeps-dearer': ({ block }) => `Ti tieni ${texts.block[block]}: costa di più, ma nel muro c’è posto.`,
  'ends-alike': () => 'Le due estremità sono uguali: nessuna apre o toglie posto a torri e cancelli.',
  'one-at-a-time': () => 'Resta aperta una sola estremità: c’è posto per una torre o un cancello alla volta.',
  'end-matters-little': () => 'Non hai più torri né cancelli: per te l’estremità conta poco.',
  'nothing-fits': () => 'Nel muro ora non c’è posto per nessuno dei tuoi blocchi.',
  'no-room-for': ({ block }) =>
    `Nel muro non c’è posto per ${texts.block[block]}: ora non potresti costruire.`,
  'dearest-that-fits': ({ block, charge }) =>
    `Tra i blocchi per cui c’è posto nel muro, il più caro è ${texts.block[block]}: ${number(charge)}.`,
};
