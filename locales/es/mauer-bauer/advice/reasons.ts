import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('es');

function quoted(card: string): string {
  return `«${texts.card(card)}»`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `Completa una ciudad de ${plural(plains, { one: 'una llanura', many: '# de llanuras', other: '# llanuras' })} que te da ${texts.points(points)}.`,
  'feeds-card': ({ card, points }) => `Así tu carta ${quoted(card)} da ${texts.points(points)} más.`,
  'joins-for-more': ({ points }) => `Con la ciudad unida, tus cartas dan ${texts.points(points)} más.`,
  'apart-for-more': ({ points }) => `Con la ciudad separada, tus cartas dan ${texts.points(points)} más.`,
  'scores-most': ({ points }) => `Es lo máximo que te puede dar esta ciudad: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Tus cartas darían ${texts.points(points)} ahora: si en vez de eso descartas una, robas dos nuevas.`,
  'exchanges-card': ({ points }) => `Ahora solo te daría ${texts.points(points)}: robas otra en su lugar.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Otro muro dejaría completar una ciudad al siguiente jugador; este no.',
      many: 'Otros # de muros dejarían completar una ciudad al siguiente jugador; este no.',
      other: 'Otros # muros dejarían completar una ciudad al siguiente jugador; este no.',
    }),
  'prepares-city': ({ from, to }) => `Después, un muro de ${from} a ${to} completa una ciudad.`,
  'walls-alike': ({ walls }) => `Ninguno de los ${number(walls)} muros posibles ayuda más a tus cartas.`,
  'placed-for-card': ({ card, points }) => `Así tu carta ${quoted(card)} da ${texts.points(points)} más.`,
  'any-colour': () => 'Los pongas como los pongas, por ahora tus cartas dan lo mismo.',
  'saves-cards': ({ points, most, card }) =>
    `Da ${number(points)} de ${number(most)} puntos posibles y guarda ${quoted(card)}, que puede dar más después.`,
  'keeps-hand': ({ points }) => `Hasta tu carta más floja da ${texts.points(points)} ahora.`,
  'leaves-city': ({ points }) =>
    `Completar ahora la ciudad te daría ${texts.points(points)}: conviene esperar.`,
  'nears-city': ({ plain, walls }) =>
    plural(walls, {
      one: `Con un muro más, ${plain} será una ciudad.`,
      many: `Con # de muros más, ${plain} será una ciudad.`,
      other: `Con # muros más, ${plain} será una ciudad.`,
    }),
  'counts-later': ({ card }) =>
    `Tu carta ${quoted(card)} cuenta ese color en cuanto forma parte de una ciudad.`,
  'nearer-city': ({ card, plain, walls }) =>
    plural(walls, {
      one: `Tu carta ${quoted(card)} la cuenta en una ciudad, y a ${plain} solo le falta # muro.`,
      many: `Tu carta ${quoted(card)} la cuenta en una ciudad, y a ${plain} solo le faltan # de muros.`,
      other: `Tu carta ${quoted(card)} la cuenta en una ciudad, y a ${plain} solo le faltan # muros.`,
    }),
  'stays-outside': ({ card, plain }) =>
    `Tu carta ${quoted(card)} la cuenta fuera, y ${plain} está más lejos de ser una ciudad.`,
  'joins-alike': ({ points, walls }) =>
    `Unida o no, la ciudad te da ${texts.points(points)}; al unirla ${plural(walls, { one: 'vuelve # muro', many: 'vuelven # de muros', other: 'vuelven # muros' })} a la reserva.`,
  'apart-alike': ({ points }) =>
    `Unida o no, la ciudad te da ${texts.points(points)}; separada, todos los muros siguen en el tablero.`,
  'costs-others': ({ points }) =>
    `Te da ${texts.points(points)} menos, pero a los demás debería costarles más.`,
  'keeps-weakest': ({ card }) =>
    `${quoted(card)} es ahora tu carta más floja, y una nueva difícilmente valdría más.`,
};
