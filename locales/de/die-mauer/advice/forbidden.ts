import type { Reason } from '../../../../src/games/die-mauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'not-in-hand': () => 'Auf dieser Hand ist keiner mehr.',
  'no-room': () => 'Kein Platz: Türme und Tore brauchen ein Mauerstück neben sich.',
  'must-build-fist': () => 'Gebaut wird der Block aus der Faust, kein anderer.',
  'must-give': () => 'Nichts geben: Ein Block muss verschenkt werden.',
  'not-building': () => 'Gebaut wird gerade nicht.',
  'same-as-other-end': () => 'Beide Enden sind gleichwertig: Gebt es rechts ein.',
  'end-closed': () => 'Hier endet die Mauer mit Turm oder Tor: Daneben passt keins.',
};
