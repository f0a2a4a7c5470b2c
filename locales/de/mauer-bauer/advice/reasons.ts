import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('de');

function quoted(card: string): string {
  return `„${texts.card(card)}“`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `Das vollendet eine Stadt mit ${plural(plains, { one: '# Feld', other: '# Feldern' })}, die dir ${texts.points(points)} bringt.`,
  'feeds-card': ({ card }) => `Damit bringt deine Karte ${quoted(card)} mehr Punkte.`,
  'joins-for-more': ({ points }) =>
    `Für die verbundene Stadt bringen deine Karten ${texts.points(points)} mehr.`,
  'apart-for-more': ({ points }) =>
    `Bleibt die Stadt getrennt, bringen deine Karten ${texts.points(points)} mehr.`,
  'scores-most': ({ points }) => `Mehr ist für diese Stadt nicht drin: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Deine Karten bringen jetzt nur ${texts.points(points)}: Wirfst du eine ab, ziehst du zwei neue.`,
  'exchanges-card': ({ card, points }) =>
    `${quoted(card)} brächte jetzt nur ${texts.points(points)}: Du ziehst dafür eine neue Karte.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Bei einer anderen Mauer könnte der Nächste eine Stadt vollenden, bei dieser nicht.',
      other: 'Bei # anderen Mauern könnte der Nächste eine Stadt vollenden, bei dieser nicht.',
    }),
  'prepares-city': () => 'Dann fehlt nur noch eine Mauer, um eine Stadt zu vollenden.',
  'walls-alike': ({ walls }) => `Keine der ${number(walls)} möglichen Mauern hilft deinen Karten mehr.`,
  'placed-for-card': ({ card, points }) =>
    `So bringt deine Karte ${quoted(card)} ${texts.points(points)} mehr.`,
  'any-colour': () => 'Keine deiner Karten zählt diese Farben: Setze sie, wie du magst.',
  'saves-cards': ({ points, most }) =>
    `Es bringt ${number(points)} von ${number(most)} möglichen Punkten und spart Karten auf, die später mehr bringen können.`,
  'keeps-hand': ({ points }) => `Selbst deine schwächste Karte bringt jetzt ${texts.points(points)}.`,
};
