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
  'feeds-card': ({ card, points }) =>
    `Votre carte ${quoted(card)} rapportera ${texts.points(points)} de plus.`,
  'joins-for-more': ({ points }) =>
    `Vos cartes rapportent ${texts.points(points)} de plus pour la ville réunie.`,
  'apart-for-more': ({ points }) =>
    `Vos cartes rapportent ${texts.points(points)} de plus si la ville reste à part.`,
  'scores-most': ({ points }) => `C’est votre meilleur score pour cette ville : ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Vos cartes rapporteraient ${texts.points(points)} maintenant : si vous en défaussez plutôt une, vous en piochez deux.`,
  'exchanges-card': ({ points }) =>
    `Elle ne vous rapporterait que ${texts.points(points)} : vous en piochez une nouvelle à la place.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Un autre mur permettrait au joueur suivant d’achever une ville ; celui-ci, non.',
      many: '# d’autres murs permettraient au joueur suivant d’achever une ville ; celui-ci, non.',
      other: '# autres murs permettraient au joueur suivant d’achever une ville ; celui-ci, non.',
    }),
  'prepares-city': ({ from, to }) => `Un mur de ${from} à ${to} achèvera alors une ville.`,
  'walls-alike': ({ walls }) => `Aucun des ${number(walls)} murs possibles n’aide davantage vos cartes.`,
  'placed-for-card': ({ card, points }) =>
    `Ainsi, votre carte ${quoted(card)} rapporte ${texts.points(points)} de plus.`,
  'any-colour': () => 'Pour l’instant, vos cartes rapportent autant, quel que soit le placement.',
  'saves-cards': ({ points, most, card }) =>
    `Cela rapporte ${number(points)} des ${number(most)} points possibles et garde ${quoted(card)}, qui peut rapporter plus tard.`,
  'keeps-hand': ({ points }) =>
    `Même votre carte la plus faible rapporte ${texts.points(points)} maintenant.`,
  'leaves-city': ({ points }) =>
    `Achever la ville maintenant vous rapporterait ${texts.points(points)} : mieux vaut attendre.`,
  'nears-city': ({ plain, walls }) =>
    plural(walls, {
      one: `Encore un mur, et ${plain} devient une ville.`,
      many: `Encore # de murs, et ${plain} devient une ville.`,
      other: `Encore # murs, et ${plain} devient une ville.`,
    }),
  'counts-later': ({ card }) =>
    `Votre carte ${quoted(card)} compte cette couleur dès qu’elle fait partie d’une ville.`,
  'nearer-city': ({ card, plain, walls }) =>
    plural(walls, {
      one: `Votre carte ${quoted(card)} la compte dans une ville, et il ne manque qu’un mur à ${plain}.`,
      many: `Votre carte ${quoted(card)} la compte dans une ville, et il ne manque que # de murs à ${plain}.`,
      other: `Votre carte ${quoted(card)} la compte dans une ville, et il ne manque que # murs à ${plain}.`,
    }),
  'stays-outside': ({ card, plain }) =>
    `Votre carte ${quoted(card)} la compte dehors, et ${plain} est plus loin de devenir une ville.`,
  'joins-alike': ({ points, walls }) =>
    `Réunie ou non, la ville vous rapporte ${texts.points(points)} ; la réunir rend ${plural(walls, { one: '# mur', many: '# de murs', other: '# murs' })} à la réserve.`,
  'apart-alike': ({ points }) =>
    `Réunie ou non, la ville vous rapporte ${texts.points(points)} ; à part, tous les murs restent sur le plateau.`,
  'costs-others': ({ points }) =>
    `Cela vous rapporte ${texts.points(points)} de moins, mais devrait coûter plus aux autres.`,
  'keeps-weakest': ({ card }) =>
    `${quoted(card)} est votre carte la plus faible, et une nouvelle ne vaudrait guère plus.`,
};
