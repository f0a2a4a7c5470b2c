import type { Flaw } from '../../../../src/games/muro-contro-muro/rules/set-up.ts';
import type { Texts } from '../../../en/muro-contro-muro/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';

const { number } = grammar('it');

const KINDS = {
  GG: 'tutti verdi',
  FF: 'tutti fucsia',
  BB: 'tutti azzurri',
  GF: 'verdi e fucsia',
  GB: 'verdi e azzurri',
  FB: 'fucsia e azzurri',
};

export const flaws: Words<Flaw> = {
  'too-many-bricks': ({ brick, most }) => `Ci sono solo ${number(most)} mattoncini ${KINDS[brick]}.`,
  'first-brick-elsewhere': () => 'Un mattoncino da solo può stare soltanto nel primo posto.',
  'gap-in-base': () => 'La base ha un buco.',
  'base-too-wide': ({ most }) => `La base è larga al massimo ${number(most)} mattoncini.`,
  'nothing-below': () => 'A questo mattoncino servono due mattoncini sotto.',
  'same-colour': () => 'I due giocatori non possono avere lo stesso colore.',
  'wall-too-early': () =>
    'Prima si scelgono i colori e si lancia il dado per vedere chi inizia: fino ad allora il muro è vuoto.',
  'die-allows-nothing': () => 'Con questa faccia del dado non c’è nessuna mossa: il turno sarebbe passato.',
  'pile-empty': () => 'Il mucchio è vuoto: la partita è finita.',
  'pile-not-empty': () => 'La partita non è finita: nel mucchio ci sono ancora mattoncini.',
};

export const texts: Texts = {
  toPlay: 'Turno',
  phase: 'Che cosa succede ora',
  phases: {
    'choose-colour': 'Si sceglie un colore',
    'first-roll': 'Si lancia il dado per il primo turno',
    roll: 'Si lancia il dado',
    move: 'Si fa una mossa',
    over: 'Niente: la partita è finita',
  },
  seat: 'Giocatore',
  die: 'Dado',
  colours: 'Colori',
  brick: 'Mattoncino',
  noBrick: 'Nessun mattoncino',
  faces: (near, far) => (near === far ? `tutto ${near}` : `${near} davanti, ${far} dietro`),
};
