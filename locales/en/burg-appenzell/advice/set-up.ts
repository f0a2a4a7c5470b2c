import type { Flaw } from '../../../../src/games/burg-appenzell/rules/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number, plural, range } = grammar('en');

/** Why a position is refused. */
export const flaws: Words<Flaw> = {
  'too-many-tiles': ({ tile, most }) => `There are only ${number(most)} “${board.tile[tile]}” tiles.`,
  'too-many-mice': ({ seat, most }, who) => `${who.called(seat)} has only ${number(most)} mice.`,
  'two-mice': ({ square }) => `There’s room for only one mouse on ${square}.`,
  'mouse-under-roof': ({ room }) => `There’s a mouse in room ${room}, so its roof must be off.`,
  'no-mouse': ({ seat }, who) =>
    `${who.called(seat)} has no mouse yet: before the first turn, everyone puts one in a tower.`,
  'tile-missing': ({ place }) =>
    place === 'spare' ? 'Choose the spare tile.' : `Choose the tile on ${place}.`,
  'mouse-on-trap': ({ square }) => `The mouse on ${square} is on a trap: it would have fallen.`,
  'cheese-due': ({ seat, cheese }, who) =>
    `${who.called(seat)} has two mice on ${board.cheese[cheese]}, so must already have it.`,
  'cheese-unseen': ({ seat, cheese }, who) =>
    `${who.called(seat)} has ${board.cheese[cheese]}, but fewer than two tiles of it have been seen.`,
  'cheese-too-early': ({ seat }, who) =>
    `${who.called(seat)} has cheese, but fewer than two mice have left the towers: it takes two.`,
  'no-trap-seen': ({ seat }, who) =>
    `One of ${who.called(seat)}’s mice has fallen, but no trap has been seen.`,
  'roof-off': ({ room, most }) =>
    most === 0
      ? `Room ${room} has no mouse in it: at the start of a turn its roof is on.`
      : `Room ${room} has no mouse in it, and too few actions have been used to open so many rooms.`,
  'roof-off-far': ({ room, seat }, who) =>
    `Room ${room} has no mouse in it, and ${who.called(seat)} can’t have opened or left it this turn.`,
  'mouse-too-deep': ({ square, least }) =>
    `Before a mouse gets to ${square}, at least ${number(least)} tiles have been seen: choose some under the roofs it passed.`,
  'no-slide': () => 'No line can have been slid this turn: the tile pushed in would be known.',
  'no-event': () => 'What has been done this turn can’t have brought cheese or a fall.',
  'too-many-actions': ({ seat, least }, who) =>
    `${who.called(seat)} has all mice in towers and must have at least ${number(least)} actions left.`,
  'no-actions': () => 'With no actions left, the turn is over.',
  'turn-not-begun': () => 'No action has been used, so nothing can have happened this turn.',
  'too-few-turns': ({ turns }) =>
    plural(turns, {
      one: 'That’s more than can happen in # turn.',
      other: 'That’s more than can happen in # turns.',
    }),
  'quiet-turns': ({ least, most }) =>
    `Turns since the last cheese or fall: only ${range(least, most)} is possible.`,
  'nothing-happened': () => 'There’s been no cheese and no fall so far.',
  'last-seen': ({ square }) => `The tile on ${square} can only have been seen in an earlier turn.`,
  won: ({ seat, target }, who) => `${who.called(seat)} has ${number(target)} cheeses: the match is over.`,
  'third-fall': ({ seat, most }, who) =>
    `${who.called(seat)} has lost ${number(most)} mice: the match is over.`,
  stalled: ({ most }) => `After ${number(most)} turns without cheese or a fall, the match is over.`,
};

/** What can be set up. */
export const texts = {
  tower: (square: string) => `Tower ${square}`,
  square: (square: string) => `Square ${square}`,
  room: (room: string) => `Room ${room}`,
  roof: (room: string) => `Roof on room ${room}`,
  tile: 'Tile',
  tileAt: (square: string) => `Tile on ${square}`,
  mouse: 'Mouse',
  noMouse: 'No mouse',
  mouseOf: (name: string) => `${name}’s mouse`,
  turn: 'Turn',
  whoseTurn: 'Whose turn it is',
  actions: 'Actions left',
  slid: 'Has already slid a line this turn',
  eventful: 'This turn brought cheese or a fall',
  turns: 'Turns played',
  quietTurns: 'Turns since the last cheese or fall',
  spare: 'Spare tile',
  fallen: 'Mice in the dungeon',
};
export type Texts = typeof texts;
