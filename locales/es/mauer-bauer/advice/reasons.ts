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
  'feeds-card': ({ card }) => `Así tu carta ${quoted(card)} dará más puntos.`,
  'joins-for-more': ({ points }) => `Con la ciudad unida, tus cartas dan ${texts.points(points)} más.`,
  'apart-for-more': ({ points }) => `Con la ciudad separada, tus cartas dan ${texts.points(points)} más.`,
  'scores-most': ({ points }) => `Es lo máximo que te puede dar esta ciudad: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Tus cartas solo dan ${texts.points(points)} ahora: descarta una y robas dos nuevas.`,
  'exchanges-card': ({ card, points }) =>
    `La carta ${quoted(card)} solo daría ${texts.points(points)} ahora: robas otra en su lugar.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Otro muro dejaría completar una ciudad al siguiente jugador; este no.',
      many: 'Otros # de muros dejarían completar una ciudad al siguiente jugador; este no.',
      other: 'Otros # muros dejarían completar una ciudad al siguiente jugador; este no.',
    }),
  'prepares-city': () => 'Después basta otro muro para completar una ciudad.',
  'walls-alike': ({ walls }) => `Ninguno de los ${number(walls)} muros posibles ayuda más a tus cartas.`,
  'placed-for-card': ({ card, points }) => `Así tu carta ${quoted(card)} da ${texts.points(points)} más.`,
  'any-colour': () => 'Ninguna de tus cartas cuenta estos colores: ponlos como quieras.',
  'saves-cards': ({ points, most }) =>
    `Da ${number(points)} de ${number(most)} puntos posibles y guarda cartas que pueden dar más.`,
  'keeps-hand': ({ points }) => `Hasta tu carta más floja da ${texts.points(points)} ahora.`,
};
