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
  'feeds-card': ({ card, points }) =>
    `It makes your card ${quoted(card)} score ${texts.points(points)} more.`,
  'joins-for-more': ({ points }) => `Your cards score ${texts.points(points)} more for the joined city.`,
  'apart-for-more': ({ points }) =>
    `Your cards score ${texts.points(points)} more if the city stays separate.`,
  'scores-most': ({ points }) => `It’s your best score for this city: ${texts.points(points)}.`,
  'gathers-cards': ({ points }) =>
    `Your cards would score ${texts.points(points)} now: discard one instead and you draw two new ones.`,
  'exchanges-card': ({ points }) =>
    `It would score you only ${texts.points(points)} now: you draw a new card for it.`,
  'leaves-nothing': ({ walls }) =>
    plural(walls, {
      one: 'One other wall would let the next player complete a city; this one doesn’t.',
      other: '# other walls would let the next player complete a city; this one doesn’t.',
    }),
  'prepares-city': ({ from, to }) => `Then a wall from ${from} to ${to} completes a city.`,
  'walls-alike': ({ walls }) => `None of the ${number(walls)} walls you could build helps your cards more.`,
  'placed-for-card': ({ card, points }) =>
    `That way your card ${quoted(card)} scores ${texts.points(points)} more.`,
  'any-colour': () => 'Your cards score the same now, whichever way you place them.',
  'saves-cards': ({ points, most, card }) =>
    `It scores ${number(points)} of ${number(most)} possible points, and keeps ${quoted(card)}, which can score more later.`,
  'keeps-hand': ({ points }) => `Even your weakest card scores ${texts.points(points)} now.`,
  'leaves-city': ({ points }) =>
    `Completing the city now would score you ${texts.points(points)}: it’s worth waiting.`,
  'nears-city': ({ plain, walls }) =>
    plural(walls, {
      one: `One more wall would make ${plain} a city of its own.`,
      other: `# more walls would make ${plain} a city of its own.`,
    }),
  'counts-later': ({ card }) => `Your card ${quoted(card)} counts that colour once it belongs to a city.`,
  'nearer-city': ({ card, plain, walls }) =>
    plural(walls, {
      one: `Your card ${quoted(card)} counts it in a city, and ${plain} needs only # more wall.`,
      other: `Your card ${quoted(card)} counts it in a city, and ${plain} needs only # more walls.`,
    }),
  'stays-outside': ({ card, plain }) =>
    `Your card ${quoted(card)} counts it outside, and ${plain} is further from becoming a city.`,
  'joins-alike': ({ points, walls }) =>
    `Joined or not, the city scores you ${texts.points(points)}; joining puts ${plural(walls, { one: '# wall', other: '# walls' })} back into the supply.`,
  'apart-alike': ({ points }) =>
    `Joined or not, the city scores you ${texts.points(points)}; apart, all walls stay on the board.`,
  'costs-others': ({ points }) =>
    `It scores you ${texts.points(points)} less, but others can expect to lose more.`,
  'keeps-weakest': ({ card }) =>
    `${quoted(card)} is your weakest card now, and a new one would hardly be worth more.`,
};
