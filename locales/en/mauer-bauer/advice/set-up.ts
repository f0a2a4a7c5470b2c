import type { Flaw } from '../../../../src/games/mauer-bauer/rules/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, or, plural, range } = grammar('en');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-walls': ({ most }) => `There are only ${number(most)} walls.`,
  'too-many-towers': ({ colour, most }) => `There are only ${number(most)} ${board.towerFace(colour)}s.`,
  'too-many-houses': ({ colour, most }) =>
    `There are only ${number(most)} ${board.houseFace(colour)} houses.`,
  'too-many-palaces': ({ colour, most }) =>
    `There are only ${number(most)} ${board.houseFace(colour)} palaces.`,
  'too-many-cards': ({ card, most }) => `There are only ${number(most)} “${board.card(card)}” cards.`,
  'wall-inside': ({ at }) => `Line ${at} is inside a city: there can’t be a wall.`,
  'tower-missing': ({ at }) => `A wall ends at ${at}: there must be a tower.`,
  'tower-astray': ({ at }) => `No wall ends at ${at}: there can’t be a tower.`,
  'houses-on-plain': ({ at, count, walls }) =>
    `Each wall brings one house to the plains beside it: ${at} must have ${number(walls)}, not ${number(count)}.`,
  'houses-in-city': ({ at, count, walls, most }) =>
    `City ${at} has ${number(count)} houses, counting a palace as two: its walls must have brought ${sums(walls, most)}.`,
  'palace-due': ({ at, colour }) =>
    `Two ${board.houseFace(colour)} houses in city ${at} become a palace, as long as one is left.`,
  'houses-at-once': ({ at, colour, count, most }) =>
    `City ${at} would have had ${number(count)} ${board.houseFace(colour)} houses before its palaces: there are only ${number(most)}.`,
  'last-palace-twice': ({ colour }) =>
    `Another city, too, has a ${board.houseFace(colour)} palace and two ${board.houseFace(colour)} houses: only the one with the last palace can.`,
  'used-up': ({ what }) => USED_UP[what],
  'no-line': () => 'There’s nowhere left to build a wall: no further turn begins.',
  'scored-too-early': ({ seat }, who) => `${who.called(seat)} can’t have scored: no city has been completed.`,
  'score-too-high': ({ seat, most }, who) =>
    `With the cards played so far, ${who.called(seat)} can’t have more than ${plural(most, { one: '# point', other: '# points' })}.`,
  'scores-too-high': () => 'The cards on the discard pile can’t have scored that many points.',
  'hand-size': ({ seat, count, least, most }, who) =>
    `${who.called(seat)} has ${number(count)} cards and should have ${range(least, most)}.`,
  'discarded-too-early': () => 'No city has been completed, so nothing has been discarded.',
  'too-few-discarded': ({ least }) =>
    `Everyone has played or discarded a card for each city: at least ${number(least)} cards have been discarded.`,
  'too-many-discarded': ({ most }) => `So far, at most ${number(most)} cards can have been discarded.`,
  'deck-empty': () => 'The deck is empty: the discard pile would be the new deck.',
  'wrong-step': () => 'The match can’t be in the middle of this turn: choose the start of a turn.',
};

const USED_UP = {
  walls: 'The last wall has been built: no further turn begins.',
  towers: 'The last tower has been built: no further turn begins.',
  houses: 'The last house has been built: no further turn begins.',
  palaces: 'The last palace has been built: no further turn begins.',
};

/** Every other number from the one to the other. */
function sums(least: number, most: number): string {
  return or(Array.from({ length: (most - least) / 2 + 1 }, (_, i) => number(least + 2 * i)));
}

/** What can be set up. */
export const texts = {
  line: (line: string) => `Line ${line}`,
  wall: 'Wall',
  point: (point: string) => `Point ${point}`,
  tower: 'Tower',
  plain: (plain: string) => `Plain ${plain}`,
  house: 'House',
  city: (city: string) => `City ${city}`,
  housesOf: (colour: string) => `Houses, ${colour}`,
  palacesOf: (colour: string) => `Palaces, ${colour}`,
  turn: 'Turn',
  whoseTurn: (name: string) => `It’s ${name}’s turn, going by the walls: one is built every turn.`,
  step: 'Moment',
  middle: 'In the middle of a turn',
  dealing: 'Dealing the cards',
  over: 'The match is over',
  beginning: 'Start of a turn',
  hasty: 'Has rolled too early',
  score: 'Points',
  discard: 'Discard pile',
};
export type Texts = typeof texts;
