import type { Colour, Face, Happening } from '../../../src/games/muro-contro-muro/game.ts';
import { grammar } from '../../grammar.ts';
import type { Who, Words } from '../../words.ts';

const { and, number, ordinal, plural } = grammar('en');

const FACE: Readonly<Record<Face, string>> = {
  G: 'green',
  F: 'fuchsia',
  B: 'light blue',
  N: 'not your colour',
  M: 'move',
  C: 'free choice',
};

export const words: Words<Happening> = {
  'colour-chosen': ({ seat, colour }, who) => `${who(seat, '# chooses', 'You choose')} ${FACE[colour]}.`,
  'die-rolled': ({ seat, face, purpose }, who) =>
    purpose === 'first-turn'
      ? `${who(seat, '# rolls for first turn', 'You roll for first turn')}: ${rolled(face, seat, who)}.`
      : `${who(seat, '# rolls', 'You roll')}: ${rolled(face, seat, who)}.`,
  'first-turn-won': ({ seat }, who) =>
    who(seat, '# rolled their own colour and goes first.', 'You rolled your own colour and go first.'),
  'turn-passed': ({ seat, face, why }, who) => {
    switch (why) {
      case 'no-brick-of-colour':
        return `No bricks with a ${FACE[face]} face are left: ${who(seat, '# passes', 'you pass')}.`;
      case 'no-neutral-brick':
        return `No bricks without ${who(seat, '#’s', 'your')} colour are left: ${who(seat, '# passes', 'you pass')}.`;
      case 'no-wall':
        return `There is no brick to move yet: ${who(seat, '# passes', 'you pass')}.`;
      case 'nothing-to-move':
        return `No brick can be moved: ${who(seat, '# passes', 'you pass')}.`;
    }
  },
  'brick-laid': ({ seat, front, back, to, left }, who) =>
    `${who(seat, '# lays', 'You lay')} a brick in row ${number(to.row + 1)}, ${told(front, back, who)}${left === 0 ? ' – the last of its kind' : ''}.`,
  'brick-moved': ({ seat, front, back, from, to, turned }, who) =>
    `${who(seat, '# moves', 'You move')} a brick ${from.row === to.row ? `within row ${number(to.row + 1)}` : `from row ${number(from.row + 1)} to row ${number(to.row + 1)}`}${turned ? who(seat, ' and turns it', ' and turn it') : ''}: ${told(front, back, who)}.`,
  'brick-turned': ({ seat, front, back, at }, who) =>
    `${who(seat, '# turns', 'You turn')} a brick in row ${number(at.row + 1)}: ${told(front, back, who)}.`,
  'match-over': ({ scores, winners }, who) => {
    const result = scores
      .toSorted((a, b) => b - a)
      .map(points => number(points))
      .join(' to ');
    return winners.length === 1
      ? `The pile is empty. ${who(winners[0], '# wins', 'You win')}, ${result}.`
      : `The pile is empty. ${and(who.names(winners, { first: 'You' }))} share the win, ${result}.`;
  },
};

function rolled(face: Face, seat: number, who: Who): string {
  return face === 'N' ? who(seat, 'not their colour', FACE.N) : FACE[face];
}

function told(front: Colour, back: Colour, who: Who): string {
  return front === back
    ? `all ${FACE[front]}`
    : `${FACE[front]} towards ${who.called(0, 'you')} and ${FACE[back]} towards ${who.called(1, 'you')}`;
}

/** The texts on the board. `near` and `far` are the colours that a brick shows to the viewer and to the other side. */
export const texts = {
  colour: { G: 'green', F: 'fuchsia', B: 'light blue' },
  colourName: { G: 'Green', F: 'Fuchsia', B: 'Light blue' },

  chooseColour: 'Choose your colour',
  colourTaken: (colour: string) => `${colour}, taken`,
  colourHelp: 'Only your colour on your side scores',
  layColour: (colour: string) => `Lay a brick with a ${colour} face`,
  layNeutral: (own: string) => `Lay a brick with no ${own} face`,
  moveBrick: 'Pick a free brick in the wall to move or turn',
  choose: 'Free choice: lay any brick, or move one in the wall',
  nowPlace: 'Choose where it goes, or turn it first',
  nowPlaceOnly: 'Choose where it goes',
  onlyTurn: 'This brick can only be turned: tap it again',
  tapAgain: 'Tap again to lay it there',

  dieFace: {
    G: 'Green',
    F: 'Fuchsia',
    B: 'Light blue',
    N: 'Not your colour',
    M: 'Move',
    C: 'Free choice',
  },
  dieSpoken: (face: string) => `The die shows: ${face}`,
  dieWaits: 'The die hasn’t been rolled yet',
  rolled: (name: string) => `${name} rolled`,
  youRolled: 'You rolled',

  pile: 'Pile',
  kind: (a: string, b: string, left: number) =>
    `${a === b ? `All-${a} brick` : `${capital(a)} and ${b} brick`}, ${plural(left, { one: '# left', other: '# left' })}`,
  inHand: (near: string, far: string) =>
    near === far ? `In your hand: all ${near}` : `In your hand: ${near} in front, ${far} behind`,
  handChoices: 'Brick in hand',
  turnBrick: 'Turn',
  turnBrickTo: (near: string) => `Turn the brick to show ${near}`,
  putBack: 'Put the brick back',
  layIt: 'Lay it',
  takeFrom: (near: string, far: string, place: string) =>
    near === far ? `All-${near} brick, ${place}` : `${capital(near)} brick, ${far} behind, ${place}`,
  takeHere: 'Brick to take',
  placeHere: 'Where to lay the brick',

  otherSide: 'Other side',
  yourSide: 'Your side',
  sideOf: (name: string) => `${name}’s side`,
  turnTable: (side: string) => `Turn the table. Showing: ${side}`,

  award: { diagonal: 'Diagonal', row: 'Row', connection: 'Connection' },
  awards: 'Score so far',
  points: (n: number) => plural(n, { one: '# point', other: '# points' }),
  worth: (n: number) => plural(n, { one: '# pt', other: '# pts' }),
  awardSpoken: (award: string, name: string, size: number, points: number) =>
    `${award}, ${name}: ${plural(size, { one: '# brick', other: '# bricks' })}, ${plural(points, { one: '# point', other: '# points' })}. Show it on the wall`,
  number,

  firstPlace: 'the first place in the wall',
  leftEnd: 'the left end of the base',
  rightEnd: 'the right end of the base',
  inBase: (nth: number) => `the base, ${ordinal(nth, ORDINALS)} from the left`,
  inRow: (row: number, nth: number) => `row ${number(row)}, ${ordinal(nth, ORDINALS)} from the left`,
  lay: (near: string, far: string, place: string) =>
    near === far
      ? `Lay an ${all(near)} brick: ${place}`
      : `Lay a brick with ${near} in front, ${far} behind: ${place}`,
  turnAt: (near: string, far: string, place: string) =>
    `Turn a brick to show ${near}, ${far} behind: ${place}`,
  move: (from: string, near: string, far: string, place: string) =>
    near === far
      ? `Move the ${all(near)} brick from ${from} to ${place}`
      : `Move the brick from ${from} to ${place}, with ${near} in front, ${far} behind`,

  factSpoken: (colour: string, points: number) =>
    `${colour}; ${plural(points, { one: '# point', other: '# points' })} if the match ended now`,
  resultHeading: 'Score breakdown',
  total: 'Total',
  bricks: (n: number) => plural(n, { one: '# brick', other: '# bricks' }),
};
export type Texts = typeof texts;

const ORDINALS = { one: '#st', two: '#nd', few: '#rd', other: '#th' };

/** "all-light-blue". */
function all(colour: string): string {
  return `all-${colour.replaceAll(' ', '-')}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
