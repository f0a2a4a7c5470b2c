import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'Davon ist auf dieser Hand keins mehr.',
  'no-room': () => 'Kein Platz: Türme und Tore brauchen ein Mauerteil neben sich.',
  'must-build-fist': () => 'Nur das Bauteil aus der Faust darf gebaut werden.',
  'must-give': () => 'Ein Bauteil muss verschenkt werden: Alles behalten geht nicht.',
  'not-building': () => 'Gerade wird nichts gebaut.',
  'same-as-other-end': () => 'Beide Enden sind gleichwertig: Nehmt das rechte.',
  'end-closed': () => 'Hier endet die Mauer mit Turm oder Tor: Daneben passt keins.',
};
