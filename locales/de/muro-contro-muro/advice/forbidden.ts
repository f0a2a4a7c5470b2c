import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'Grün', F: 'Fuchsia', B: 'Hellblau' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'Diese Farbe hat schon die andere Person.',
  'none-left': () => 'Davon liegt keiner mehr im Vorrat.',
  'die-wants-colour': ({ colour }) => `Der Würfel verlangt einen Stein mit ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'Der Würfel verlangt einen Stein ohne die eigene Farbe.',
  'die-wants-a-move': () => 'Der Würfel verlangt, einen Stein der Mauer zu versetzen oder zu drehen.',
  'die-wants-laying': () => 'Der Würfel verlangt einen Stein aus dem Vorrat; die Mauer bleibt.',
  'carries-a-brick': () => 'Auf ihm ruht ein anderer Stein.',
  'would-tear-the-base': () => 'Die unterste Reihe bekäme eine Lücke: Nur ihre Enden dürfen weg.',
  'nothing-below': () => 'Er braucht zwei Steine unter sich.',
  'base-full': () => 'Die unterste Reihe ist voll: höchstens zehn Steine.',
  'not-at-the-end': () => 'Die unterste Reihe hat keine Lücken: Legt an einem Ende an.',
};
