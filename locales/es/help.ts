import type { help as english } from '../en/help.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('es');

export const help: typeof english = {
  accept: 'Jugarla',
  chances: (best, next) =>
    `Gana cerca del ${number(best)} % de las veces; la siguiente, cerca del ${number(next)} %.`,
  asGood: best => `Gana cerca del ${number(best)} % de las veces, y la siguiente casi lo mismo.`,
  alike: 'Hay otra jugada más o menos igual de buena.',
  onlyMove: 'Es tu única jugada.',
  restIsWorse: 'Todo lo demás es claramente peor.',

  heading: 'Teclas',
  intro: 'Estas teclas sirven en toda la mesa. La respuesta se lee en voz alta y aparece aquí.',
  keys: {
    turn: '¿Qué tengo que hacer?',
    changed: '¿Qué ha pasado desde mi última jugada?',
    hand: '¿Qué tengo?',
    seats: '¿Cómo van todos?',
    row: '¿Qué hay en la fila 1, 2, 3…?',
    around: '¿Qué hay a mi alrededor?',
    again: 'Repetir',
    help: 'Esta lista de teclas',
  },
  walk: 'Tab va de grupo en grupo, las flechas de un lugar a otro, Intro elige, Escape vuelve.',
  row: (nth, what) => `Fila ${number(nth)}: ${what}`,
  noRow: rows => `El tablero tiene ${number(rows)} filas.`,
  empty: 'vacío',
  nothingChanged: 'Desde tu última jugada no ha pasado nada.',
  nothingInHand: 'No tienes nada en la mano.',
  noPlace: 'Ve primero a un lugar del tablero.',
};
