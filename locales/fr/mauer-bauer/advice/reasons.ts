import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('fr');

function quoted(card: string): string {
  return `« ${texts.card(card)} »`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `Ce mur achève une ville ${plural(plains, { one: 'd’une plaine', many: 'de # de plaines', other: 'de # plaines' })} qui vous rapporte ${texts.points(points)}.`,
  'feeds-card': ({ card }) => `Votre carte ${quoted(card)} rapportera plus.`,
  'joins-for-more': ({ points }) =>
    `Vos cartes rapportent ${texts.points(points)} de plus pour la ville réunie.`,
  'apart-for-more': ({ points }) =>
    `Vos cartes rapportent ${texts.points(points)} de plus si la ville reste à part.`,
  'scores-most': ({ points }) => `C’est votre meilleur score pour cette ville : ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Vos cartes ne rapportent que ${texts.points(points)} maintenant : défaussez-en une et vous en piochez deux.`,
  'exchanges-card': ({ card, points }) =>
    `La carte ${quoted(card)} ne rapporterait que ${texts.points(points)} : vous en piochez une nouvelle à la place.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Un autre mur permettrait au joueur suivant d’achever une ville ; celui-ci, non.',
      many: '# d’autres murs permettraient au joueur suivant d’achever une ville ; celui-ci, non.',
      other: '# autres murs permettraient au joueur suivant d’achever une ville ; celui-ci, non.',
    }),
  'prepares-city': () => 'Il ne manque alors plus qu’un mur pour achever une ville.',
  'walls-alike': ({ walls }) => `Aucun des ${number(walls)} murs possibles n’aide davantage vos cartes.`,
  'placed-for-card': ({ card, points }) =>
    `Ainsi, votre carte ${quoted(card)} rapporte ${texts.points(points)} de plus.`,
  'any-colour': () => 'Aucune de vos cartes ne compte ces couleurs : placez-les à votre guise.',
  'saves-cards': ({ points, most }) =>
    `Cela rapporte ${number(points)} des ${number(most)} points possibles et garde des cartes qui peuvent rapporter plus.`,
  'keeps-hand': ({ points }) =>
    `Même votre carte la plus faible rapporte ${texts.points(points)} maintenant.`,
};
