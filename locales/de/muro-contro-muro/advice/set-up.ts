import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import type { Texts } from '../../../en/muro-contro-muro/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('de');

const KINDS = {
  GG: 'ganz grüne',
  FF: 'ganz fuchsiafarbene',
  BB: 'ganz hellblaue',
  GF: 'grün-fuchsiafarbene',
  GB: 'grün-hellblaue',
  FB: 'fuchsia-hellblaue',
};

export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `Es gibt nur ${number(most)} ${KINDS[brick]} Steine.`,
  'first-brick-elsewhere': () => 'Ein einzelner Stein kann nur auf dem ersten Platz liegen.',
  'gap-in-base': () => 'Das Fundament hat eine Lücke.',
  'base-too-wide': ({ most }) => `Das Fundament ist höchstens ${number(most)} Steine breit.`,
  'nothing-below': () => 'Dieser Stein braucht zwei Steine unter sich.',
  'same-colour': () => 'Beide können nicht dieselbe Farbe haben.',
  'wall-too-early': () =>
    'Erst werden die Farben gewählt und der erste Zug ausgewürfelt: Bis dahin liegt kein Stein.',
  'die-allows-nothing': () => 'Mit diesem Wurf ist kein Zug möglich: Der andere wäre an der Reihe.',
  'pile-empty': () => 'Der Vorrat ist leer, also ist die Partie zu Ende.',
  'pile-not-empty': () => 'Die Partie ist nicht zu Ende: Im Vorrat liegen noch Steine.',
};

export const texts: Texts = {
  toPlay: 'Zug',
  phase: 'Was jetzt kommt',
  phases: {
    'choose-colour': 'Farbe wählen',
    'first-roll': 'Um den ersten Zug würfeln',
    roll: 'Würfeln',
    move: 'Ziehen',
    over: 'Nichts: Die Partie ist zu Ende',
  },
  seat: 'Spieler',
  die: 'Würfel',
  colours: 'Farben',
  brick: 'Stein',
  noBrick: 'Kein Stein',
  faces: (near, far) => (near === far ? `ganz ${near}` : `vorn ${near}, hinten ${far}`),
};
