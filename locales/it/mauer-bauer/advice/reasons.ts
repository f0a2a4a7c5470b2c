import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('it');

function quoted(card: string): string {
  return `«${texts.card(card)}»`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `Completa una città di ${plural(plains, { one: '# pianura', many: '# di pianure', other: '# pianure' })} che ti dà ${texts.points(points)}.`,
  'feeds-card': ({ card, points }) => `La tua carta ${quoted(card)} darà ${texts.points(points)} in più.`,
  'joins-for-more': ({ points }) => `Per la città unita le tue carte danno ${texts.points(points)} in più.`,
  'apart-for-more': ({ points }) =>
    `Se la città resta separata, le tue carte danno ${texts.points(points)} in più.`,
  'scores-most': ({ points }) => `È il massimo che puoi fare per questa città: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Ora le tue carte darebbero ${texts.points(points)}: se invece ne scarti una, ne peschi due nuove.`,
  'exchanges-card': ({ points }) =>
    `Ora ti darebbe solo ${texts.points(points)}: al suo posto peschi una carta nuova.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Un altro muro lascerebbe completare una città al prossimo giocatore; questo no.',
      many: 'Altri # di muri lascerebbero completare una città al prossimo giocatore; questo no.',
      other: 'Altri # muri lascerebbero completare una città al prossimo giocatore; questo no.',
    }),
  'prepares-city': ({ from, to }) => `Poi un muro da ${from} a ${to} completa una città.`,
  'walls-alike': ({ walls }) => `Nessuno dei ${number(walls)} muri possibili aiuta di più le tue carte.`,
  'placed-for-card': ({ card, points }) =>
    `Così la tua carta ${quoted(card)} dà ${texts.points(points)} in più.`,
  'any-colour': () => 'Comunque li metti, per ora le tue carte danno gli stessi punti.',
  'saves-cards': ({ points, most, card }) =>
    `Dà ${number(points)} dei ${number(most)} punti possibili e tiene ${quoted(card)}, che più avanti può dare di più.`,
  'keeps-hand': ({ points }) => `Anche la tua carta più debole ora dà ${texts.points(points)}.`,
  'leaves-city': ({ points }) =>
    `Completare ora la città ti darebbe ${texts.points(points)}: conviene aspettare.`,
  'nears-city': ({ plain, walls }) =>
    plural(walls, {
      one: `Con un altro muro ${plain} diventa una città.`,
      many: `Con altri # di muri ${plain} diventa una città.`,
      other: `Con altri # muri ${plain} diventa una città.`,
    }),
  'counts-later': ({ card }) =>
    `La tua carta ${quoted(card)} conta quel colore appena fa parte di una città.`,
  'nearer-city': ({ card, plain, walls }) =>
    plural(walls, {
      one: `La tua carta ${quoted(card)} lo conta in una città, e a ${plain} manca solo # muro.`,
      many: `La tua carta ${quoted(card)} lo conta in una città, e a ${plain} mancano solo # di muri.`,
      other: `La tua carta ${quoted(card)} lo conta in una città, e a ${plain} mancano solo # muri.`,
    }),
  'stays-outside': ({ card, plain }) =>
    `La tua carta ${quoted(card)} lo conta fuori, e ${plain} è più lontana dal diventare una città.`,
  'joins-alike': ({ points, walls }) =>
    `Unita o no, la città ti dà ${texts.points(points)}; unendola ${plural(walls, { one: 'torna # muro', many: 'tornano # di muri', other: 'tornano # muri' })} nella riserva.`,
  'apart-alike': ({ points }) =>
    `Unita o no, la città ti dà ${texts.points(points)}; se resta separata, tutti i muri restano sul tabellone.`,
  'costs-others': ({ points }) =>
    `Ti dà ${texts.points(points)} in meno, ma agli altri dovrebbe costare di più.`,
  'keeps-weakest': ({ card }) =>
    `${quoted(card)} è ora la tua carta più debole, e una nuova difficilmente varrebbe di più.`,
};
