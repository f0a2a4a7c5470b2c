import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('de');

export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'In diesem Turm ist schon eine Maus.',
  'no-mouse-left': () => 'Alle vier Mäuse sind schon in der Burg.',
  'setting-up': () => 'Erst setzen alle eine Maus in einen Turm.',
  'no-mouse-beside-roof': () => 'Keine eigene Maus ist neben diesem Dach.',
  slid: () => 'Geschoben wird nur einmal pro Zug, und das ist schon passiert.',
  trap: () => 'Da ist eine Mausefalle: Darauf darf keine Maus laufen.',
  occupied: () => 'Da ist eine Maus: Andere dürfen nur darüber springen.',
  'too-far': ({ actions }) =>
    plural(actions, {
      one: 'Zu weit: Es ist noch # Aktion übrig.',
      other: 'Zu weit: Es sind noch # Aktionen übrig.',
    }),
  'no-way': () => 'Kein Weg führt dorthin: Dächer oder Mausefallen liegen dazwischen.',
};
