import type { Reason } from '../../../../src/games/muro-contro-muro/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

const COLOURS = { G: 'Grün', F: 'Fuchsia', B: 'Hellblau' };

export const forbidden: ReasonsFor<Reason> = {
  'colour-taken': () => 'Diese Farbe ist schon vergeben.',
  'none-left': () => 'Davon liegt keiner mehr im Vorrat.',
  'die-wants-colour': ({ colour }) => `Der Würfel verlangt einen Stein mit ${COLOURS[colour]}.`,
  'die-wants-neutral': () => 'Der Würfel verlangt einen Stein ohne deine Farbe.',
  'die-wants-a-move': () => 'Der Würfel verlangt, einen Stein der Mauer zu versetzen oder zu drehen.',
  'die-wants-laying': () =>
    'Der Würfel verlangt einen Stein aus dem Vorrat; die in der Mauer bleiben liegen.',
  'carries-a-brick': () => 'Auf ihm liegt ein anderer Stein.',
  'would-tear-the-base': () => 'Das Fundament bekäme eine Lücke: Nur seine Enden dürfen weg.',
  'nothing-below': () => 'Er braucht zwei Steine unter sich.',
  'base-full': () => 'Das Fundament ist voll: höchstens zehn Steine.',
  'not-at-the-end': () => 'Das Fundament hat keine Lücken: Setze ihn an eines der Enden.',
};
