import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number, plural } = grammar('en');

function quoted(card: string): string {
  return `“${texts.card(card)}”`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `It completes a city of ${plural(plains, { one: '# plain', other: '# plains' })} that scores you ${texts.points(points)}.`,
  'feeds-card': ({ card }) => `It makes your card ${quoted(card)} score more.`,
  'joins-for-more': ({ points }) => `Your cards score ${texts.points(points)} more for the joined city.`,
  'apart-for-more': ({ points }) =>
    `Your cards score ${texts.points(points)} more if the city stays separate.`,
  'scores-most': ({ points }) => `It’s your best score for this city: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Your cards score only ${texts.points(points)} now: discard one and you draw two new ones.`,
  'exchanges-card': ({ card, points }) =>
    `${quoted(card)} would score only ${texts.points(points)} now: you draw a new card for it.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'One other wall would let the next player complete a city; this one doesn’t.',
      other: '# other walls would let the next player complete a city; this one doesn’t.',
    }),
  'prepares-city': () => 'One more wall then completes a city.',
  'walls-alike': ({ walls }) => `None of the ${number(walls)} walls you could build helps your cards more.`,
  'placed-for-card': ({ card, points }) =>
    `That way your card ${quoted(card)} scores ${texts.points(points)} more.`,
  'any-colour': () => 'None of your cards counts these colours: place them as you like.',
  'saves-cards': ({ points, most }) =>
    `It scores ${number(points)} of ${number(most)} possible points, and keeps cards that can score more later.`,
  'keeps-hand': ({ points }) => `Even your weakest card scores ${texts.points(points)} now.`,
};
