import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'Hier steht schon eine Mauer.',
  'inside-city': () => 'Das liegt in einer Stadt: Dort kommt keine Mauer mehr hin.',
  'wall-first': () => 'Erst kommt eine Mauer, dann die Würfel, dann Türme und Häuser.',
  'one-wall': () => 'Eine Mauer pro Zug, und die steht schon.',
  'tower-there': () => 'Hier steht schon ein Turm.',
  'not-at-wall': ({ line }) => `Neue Türme stehen nur an den Enden von ${line}.`,
  'towers-now': () => 'Erst die Türme, dann die Häuser.',
  'houses-now': () => 'Die Türme stehen: Jetzt kommen die Häuser.',
  'not-beside-wall': ({ line }) => `Häuser kommen nur neben die neue Mauer ${line}.`,
  'not-next-to-city': () => 'Nur eine Stadt, die sich eine Mauer mit der neuen teilt, kann dazukommen.',
  scoring: () => 'Eine Stadt wird gewertet: Jetzt wird nicht gebaut.',
  'not-in-hand': () => 'Diese Karte ist nicht auf der Hand.',
};
