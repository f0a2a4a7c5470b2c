import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Hier steht schon eine Mauer.',
  'inside-city': () => 'Das liegt in einer Stadt: Dort darf niemand mehr bauen.',
  'wall-first': () => 'Erst die Mauer, dann die Würfel, dann Türme und Häuser.',
  'one-wall': () => 'Nur eine Mauer pro Zug, und die steht schon.',
  'tower-there': () => 'Hier steht schon ein Turm.',
  'not-at-wall': ({ line }) => `Türme kommen nur an die Enden der neuen Mauer ${line}.`,
  'towers-now': () => 'Erst die Türme, dann die Häuser.',
  'houses-now': () => 'Die Türme stehen: Jetzt kommen die Häuser.',
  'not-beside-wall': ({ line }) => `Häuser kommen nur neben die neue Mauer ${line}.`,
  'not-next-to-city': () =>
    'Verbinden lässt sich nur eine Stadt, die eine Mauer mit der neuen gemeinsam hat.',
  scoring: () => 'Eine Stadt wird gewertet: Jetzt wird nicht gebaut.',
  'not-in-hand': () => 'Diese Karte ist nicht auf der Hand.',
};
