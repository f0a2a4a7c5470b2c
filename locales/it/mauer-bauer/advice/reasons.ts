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
  'feeds-card': ({ card }) => `Fa valere di più la tua carta ${quoted(card)}.`,
  'joins-for-more': ({ points }) => `Per la città unita le tue carte danno ${texts.points(points)} in più.`,
  'apart-for-more': ({ points }) =>
    `Se la città resta separata, le tue carte danno ${texts.points(points)} in più.`,
  'scores-most': ({ points }) => `È il massimo che puoi fare per questa città: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Ora le tue carte darebbero solo ${texts.points(points)}: scartane una e ne peschi due nuove.`,
  'exchanges-card': ({ card, points }) =>
    `La carta ${quoted(card)} ora darebbe solo ${texts.points(points)}: al suo posto ne peschi una nuova.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Un altro muro lascerebbe completare una città al prossimo giocatore; questo no.',
      many: 'Altri # di muri lascerebbero completare una città al prossimo giocatore; questo no.',
      other: 'Altri # muri lascerebbero completare una città al prossimo giocatore; questo no.',
    }),
  'prepares-city': () => 'Poi basta un altro muro per completare una città.',
  'walls-alike': ({ walls }) => `Nessuno dei ${number(walls)} muri possibili aiuta di più le tue carte.`,
  'placed-for-card': ({ card, points }) =>
    `Così la tua carta ${quoted(card)} dà ${texts.points(points)} in più.`,
  'any-colour': () => 'Nessuna delle tue carte conta questi colori: mettili come vuoi.',
  'saves-cards': ({ points, most }) =>
    `Dà ${number(points)} dei ${number(most)} punti possibili e tiene carte che possono dare di più.`,
  'keeps-hand': ({ points }) => `Anche la tua carta più debole ora dà ${texts.points(points)}.`,
};
