import type { help as english } from '../en/help.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('it');

export const help: typeof english = {
  accept: 'Giocala',
  chances: (best, next) =>
    `Vince circa il ${number(best)}% delle volte; la seconda scelta circa il ${number(next)}%.`,
  asGood: best => `Vince circa il ${number(best)}% delle volte, e la seconda scelta quasi altrettanto.`,
  alike: 'Un’altra mossa è più o meno altrettanto buona.',
  onlyMove: 'È la tua unica mossa.',
  restIsWorse: 'Tutto il resto è chiaramente peggio.',

  heading: 'Tasti',
  intro: 'Questi tasti funzionano ovunque al tavolo. La risposta viene letta e appare qui.',
  keys: {
    turn: 'Che cosa devo fare?',
    changed: 'Che cosa è successo dalla mia ultima mossa?',
    hand: 'Che cosa ho?',
    seats: 'A che punto sono tutti?',
    row: 'Che cosa c’è nella riga 1, 2, 3…?',
    around: 'Che cosa c’è intorno a me?',
    again: 'Ripeti',
    help: 'Questo elenco dei tasti',
  },
  walk: 'Tab passa da un gruppo all’altro, le frecce da un posto all’altro, Invio sceglie, Esc torna indietro.',
  row: (nth, what) => `Riga ${number(nth)}: ${what}`,
  noRow: rows => `Il tabellone ha ${number(rows)} righe.`,
  empty: 'vuoto',
  nothingChanged: 'Dalla tua ultima mossa non è successo niente.',
  nothingInHand: 'Non hai niente in mano.',
  noPlace: 'Vai prima a un posto sul tabellone.',
};
