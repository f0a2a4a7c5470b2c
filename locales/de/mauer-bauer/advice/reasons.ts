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
  'feeds-card': ({ card, points }) =>
    `Damit bringt deine Karte ${quoted(card)} ${texts.points(points)} mehr.`,
  'joins-for-more': ({ points }) =>
    `Für die verbundene Stadt bringen deine Karten ${texts.points(points)} mehr.`,
  'apart-for-more': ({ points }) =>
    `Bleibt die Stadt getrennt, bringen deine Karten ${texts.points(points)} mehr.`,
  'scores-most': ({ points }) => `Mehr ist für diese Stadt nicht drin: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Deine Karten brächten jetzt ${texts.points(points)}: Wirfst du stattdessen eine ab, ziehst du zwei neue.`,
  'exchanges-card': ({ points }) =>
    `Sie brächte dir jetzt nur ${texts.points(points)}: Du ziehst dafür eine neue Karte.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'Bei einer anderen Mauer könnte der Nächste eine Stadt vollenden, bei dieser nicht.',
      other: 'Bei # anderen Mauern könnte der Nächste eine Stadt vollenden, bei dieser nicht.',
    }),
  'prepares-city': ({ from, to }) => `Danach vollendet eine Mauer von ${from} nach ${to} eine Stadt.`,
  'walls-alike': ({ walls }) => `Keine der ${number(walls)} möglichen Mauern hilft deinen Karten mehr.`,
  'placed-for-card': ({ card, points }) =>
    `So bringt deine Karte ${quoted(card)} ${texts.points(points)} mehr.`,
  'any-colour': () => 'Deine Karten bringen im Moment gleich viel, egal was wohin kommt.',
  'saves-cards': ({ points, most, card }) =>
    `Es bringt ${number(points)} von ${number(most)} möglichen Punkten und spart ${quoted(card)} auf, was später mehr bringen kann.`,
  'keeps-hand': ({ points }) => `Selbst deine schwächste Karte bringt jetzt ${texts.points(points)}.`,
  'leaves-city': ({ points }) =>
    `Die Stadt jetzt zu vollenden brächte dir ${texts.points(points)}: Abwarten lohnt sich.`,
  'nears-city': ({ plain, walls }) =>
    plural(walls, {
      one: `Noch eine Mauer, und ${plain} ist eine Stadt.`,
      other: `Noch # Mauern, und ${plain} ist eine Stadt.`,
    }),
  'counts-later': ({ card }) =>
    `Deine Karte ${quoted(card)} zählt diese Farbe, sobald sie zu einer Stadt gehört.`,
  'nearer-city': ({ card, plain, walls }) =>
    plural(walls, {
      one: `Deine Karte ${quoted(card)} zählt sie in einer Stadt, und um ${plain} fehlt nur noch # Mauer.`,
      other: `Deine Karte ${quoted(card)} zählt sie in einer Stadt, und um ${plain} fehlen nur noch # Mauern.`,
    }),
  'stays-outside': ({ card, plain }) =>
    `Deine Karte ${quoted(card)} zählt es außerhalb, und ${plain} wird nicht so bald zur Stadt.`,
  'joins-alike': ({ points, walls }) =>
    `Verbunden oder nicht, die Stadt bringt dir ${texts.points(points)}; beim Verbinden ${plural(walls, { one: 'kommt # Mauer', other: 'kommen # Mauern' })} zurück in den Vorrat.`,
  'apart-alike': ({ points }) =>
    `Verbunden oder nicht, die Stadt bringt dir ${texts.points(points)}; getrennt bleiben alle Mauern stehen.`,
  'costs-others': ({ points }) =>
    `Das bringt dir ${texts.points(points)} weniger, dürfte die anderen aber mehr kosten.`,
  'keeps-weakest': ({ card }) =>
    `${quoted(card)} ist gerade deine schwächste Karte, und eine neue wäre kaum mehr wert.`,
};
