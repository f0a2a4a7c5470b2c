import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { plural } = grammar('de');

const POINTS = { one: '# Minuspunkt', other: '# Minuspunkte' };

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) =>
    `Es ist dein letztes Bauteil: Baue ${texts.block[block]}, und du hast keins mehr.`,
  'nobody-can-guess': ({ block }) => `Sonst hat niemand ${texts.block[block]}, also kann es niemand erraten.`,
  'master-has-only': ({ block }) => `Der Baumeister kann nur ${texts.block[block]} bauen.`,
  'nothing-to-guess': () =>
    'Du hast kein Bauteil, das der Baumeister bauen könnte: Eine leere Faust kostet dich nichts.',
  waits: ({ block }) =>
    `Für ${texts.block[block]} ist kein Platz, also kann niemand bauen: Abwarten kostet dich nichts.`,
  dearest: ({ block, charge }) =>
    `Dein teuerstes Bauteil, falls es übrig bleibt: ${texts.blockName[block]}, ${plural(charge, POINTS)}.`,
  'makes-room': () => 'Dann sind beide Enden offen für deinen Turm oder dein Tor.',
  'makes-no-room': () =>
    'Du hast weder Turm noch Tor übrig, und deinen Rivalen schafft das keinen Platz dafür.',
  'few-can-guess': ({ block, rivals }) =>
    plural(rivals, {
      one: `Nur # Rivale hat noch ${texts.block[block]}: Deine anderen Bauteile sind leichter zu erraten.`,
      other: `Nur # Rivalen haben noch ${texts.block[block]}: Deine anderen Bauteile sind leichter zu erraten.`,
    }),
  surprises: ({ expected }) =>
    `Deine Rivalen rechnen eher mit dem teureren Bauteil: ${texts.blockName[expected]}.`,
  'free-choice': ({ block }) =>
    `Ist nur deine Faust leer, darfst du jedes Bauteil bauen: sogar ${texts.block[block]}.`,
  'may-guess': ({ block, charge }) =>
    `Vielleicht zeigt der Baumeister ${texts.block[block]}: Errätst du es, wirst du dein Bauteil los und sparst ${plural(charge, POINTS)}.`,
  'may-give': ({ block }) =>
    `Ist auch die Faust des Baumeisters leer, kannst du ${texts.block[block]} verschenken.`,
  'keeps-blocks': ({ blocks }) =>
    plural(blocks, {
      one: 'Dein letztes Bauteil kannst du selbst bauen.',
      other: 'Deine # Bauteile kannst du selbst bauen.',
    }),
  'keeps-dearer': ({ block }) =>
    `Du behältst das teurere Bauteil, für das Platz ist: ${texts.blockName[block]}.`,
  'ends-alike': () => 'Beide Enden sind gleich: Keins schafft oder nimmt Platz für Türme und Tore.',
  'one-at-a-time': () => 'Ein Ende bleibt offen: Es ist nur Platz für einen Turm oder ein Tor auf einmal.',
  'end-matters-little': () =>
    'Du hast weder Turm noch Tor übrig, also ist das Ende für dich nicht so wichtig.',
  'nothing-fits': () => 'Für keins deiner Bauteile ist gerade Platz in der Mauer.',
  'no-room-for': ({ block }) =>
    `Für ${texts.block[block]} ist kein Platz in der Mauer: Bauen könntest du es jetzt nicht.`,
  'dearest-that-fits': ({ block, charge }) =>
    `Das teuerste deiner Bauteile, für die Platz ist: ${texts.blockName[block]}, ${plural(charge, POINTS)}.`,
};
