import type { BurgAppenzellReason } from '../../../src/games/burg-appenzell/bot/reasons.ts';
import type { CheeseLetter, Happening, TileLetter } from '../../../src/games/burg-appenzell/game.ts';
import type { LANDMARKS } from '../../../src/games/burg-appenzell/landmarks.ts';
import { grammar } from '../../grammar.ts';
import type { ReasonsFor, Words } from '../../words.ts';

const { and, number, or, plural } = grammar('en');

const CHEESES: Readonly<Record<CheeseLetter, string>> = {
  A: 'Appenzeller',
  B: 'Brie',
  C: 'Camembert',
  D: 'Danablu',
  E: 'Emmentaler',
  F: 'Feta',
  G: 'Gouda',
};

const SIDES: Readonly<Record<string, string>> = {
  W: 'from the west into row',
  E: 'from the east into row',
  N: 'from the north into column',
  S: 'from the south into column',
};

/**
 * People look back at these words later, so they never say which tile lies where (BA-19): not what came to light, and
 * not on which square a mouse fell. The board shows it while it is to be seen.
 */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, name) =>
    setUp
      ? `${name(seat)} puts a first mouse in the tower ${tower}.`
      : `${name(seat)} sends another mouse into the tower ${tower}.`,
  'roof-off': ({ seat, room }, name) => `${name(seat)} takes the roof off the room at ${room}.`,
  'mouse-ran': ({ seat, from, path }, name) => {
    const to = path[path.length - 1];
    if (path.length === 1) return `${name(seat)}’s mouse runs from ${from} to ${to}.`;
    const others = plural(path.length - 1, { one: 'another mouse', other: '# other mice' });
    return `${name(seat)}’s mouse jumps over ${others} from ${from} to ${to}.`;
  },
  slid: ({ seat, slide }, name) => `${name(seat)} pushes the spare tile ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': ({ place }) =>
    place === 'spare' ? 'Everybody sees the new spare tile.' : `The floor of ${place} comes to light.`,
  'mouse-fell': ({ seat, fallen }, name) => {
    const lost = plural(fallen, { one: 'the first one lost', other: '# lost by now' });
    return `A mouse of ${name(seat)}’s falls into the dungeon: ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, name) =>
    `${name(seat)} gets the ${CHEESES[cheese]} and has ${plural(kinds, { one: '# kind', other: '# kinds' })} of cheese now.`,
  'turn-ended': ({ seat, actions }, name) =>
    actions === 0
      ? `${name(seat)} has used all four actions.`
      : `${name(seat)} stops with ${plural(actions, { one: '# action', other: '# actions' })} left.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `The roof goes back on the empty room at ${rooms[0]}.`
      : `The roofs go back on the empty rooms at ${and(rooms)}.`,
  'turn-began': ({ seat }, name) => `It is ${name(seat)}’s turn.`,
  'match-ended': ({ winner, reason }, name) => {
    switch (reason) {
      case 'cheese':
        return `${name(winner)} has cheese enough and wins!`;
      case 'falls':
        return `Three mice of one colour are in the dungeon: the match is over, and ${name(winner)} wins.`;
      case 'stalling':
        return `Too long without cheese and without a fall: the match is over, and ${name(winner)} wins.`;
    }
  },
};

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'bare floor',
  x: 'trap',
  '?': 'not seen yet',
};

const TOWERS: Readonly<Record<string, string>> = {
  a1: 'a1, top left',
  g1: 'g1, top right',
  a7: 'a7, bottom left',
  g7: 'g7, bottom right',
};

/** What the board says. Tiles are named only while they are to be seen. */
export const texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'solid floor',

  chooseTower: 'Choose a tower for your first mouse',
  way: { uncover: 'lift a roof', run: 'run', enter: 'bring in a mouse', slide: 'push a banner' },
  turn: (actions: number, ways: readonly string[]) =>
    `${plural(actions, { one: '# action', other: '# actions' })}: ${or(ways)}`,
  onlyEnd: 'Nothing is left to do: end your turn',
  nowRun: 'Tap a glowing square to run there',
  tapToPush: 'Tap the glowing line to push the spare tile in',

  enter: (tower: string) => `Bring a mouse into the tower ${TOWERS[tower]}`,
  uncover: (room: string) => `Take the roof off the room at ${room}`,
  run: (from: string, to: string, tile: string | null, cost: number) =>
    `Run from ${from} to ${to}${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${plural(cost, { one: '# action', other: '# actions' })}`}`,
  push: (slide: string, spare: string) => `Push the spare tile, ${spare}, ${SIDES[slide[0]]} ${slide[1]}`,
  endTurn: 'End turn',

  towers: 'Towers',
  roofs: 'Roofs',
  mice: 'Your mice',
  goals: 'Where the mouse runs to',
  banners: 'Banners',
  mouse: (square: string, tile: string | null) =>
    `Your mouse on ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese: string, isYours: boolean, name: string) =>
    isYours ? `you would get the ${cheese}` : `${name} would get the ${cheese}`,
  wouldFall: (isYours: boolean, name: string) =>
    isYours ? 'a mouse of yours would fall' : `a mouse of ${name}’s would fall`,
  foreseen: (deed: string, effects: readonly string[]) => [deed, ...effects].join('; '),

  castleSpoken: (roofs: number, squares: readonly string[]) =>
    `The castle, ${plural(roofs, { one: '# roof', other: '# roofs' })} on. ${squares.join('; ')}`,
  towerSpoken: (tower: string, whose: string | null) =>
    `Tower ${tower}: ${whose === null ? 'free' : `mouse of ${whose}`}`,
  squareSpoken: (square: string, tile: string, whose: string | null) =>
    `${square}: ${tile}${whose === null ? '' : `, mouse of ${whose}`}`,
  rememberedSpoken: (square: string, tile: string) => `${square}, under its roof: ${tile}`,

  spare: 'Spare',
  spareSpoken: (tile: string) => `Spare tile: ${tile}`,
  nextSpareSpoken: (tile: string) => `The spare tile would be: ${tile}`,
  dungeon: 'Dungeon',
  dungeonEmpty: 'Nobody has fallen yet',
  fallenSpoken: (name: string, n: number) =>
    `${name}: ${plural(n, { one: '# mouse', other: '# mice' })} in the dungeon`,
  actionsSpoken: (left: number, all: number) => `${number(left)} of ${number(all)} actions left`,
  actions: 'Actions',

  cheesesSpoken: (cheeses: readonly string[], target: number) =>
    cheeses.length === 0
      ? `no cheese of ${number(target)}`
      : `${number(cheeses.length)} of ${number(target)} cheeses: ${and(cheeses)}`,
  stockSpoken: (n: number) => plural(n, { one: '# mouse still to enter', other: '# mice still to enter' }),
  fallenCount: (n: number) => plural(n, { one: '# mouse fallen', other: '# mice fallen' }),

  resultHeading: 'How the match ended',
  ended: {
    cheese: (winner: string, target: number) =>
      `${winner} was the first to have ${plural(target, { one: '# kind', other: '# kinds' })} of cheese.`,
    falls: (fallen: readonly string[]) => `The third mouse of ${and(fallen)} fell, which ends the match.`,
    stalling: (turns: number) =>
      `${plural(turns, { one: '# turn', other: '# turns' })} in a row brought neither cheese nor a fall, which ends the match.`,
    most: (winner: string) => `${winner} has the most kinds of cheese.`,
    longestAgo: (winner: string, others: readonly string[]) =>
      `${winner} has as many kinds of cheese as ${and(others)}, but had the last turn longer ago.`,
    mostOfRest: (winner: string) => `Of the others ${winner} has the most kinds of cheese.`,
  },
  player: 'Player',
  kinds: 'Cheeses',
  lost: 'Fallen',
  noCheese: 'none',
};
export type Texts = typeof texts;

/** Why a move is good. */
export const reasons: Reasons = {
  wins: () => 'It wins the match.',
  'takes-cheese': ({ cheese }) => `It brings you the ${CHEESES[cheese]}.`,
  'drops-rivals': ({ mice }) =>
    plural(mice, {
      one: 'A rival’s mouse falls into the dungeon.',
      other: '# mice of rivals fall into the dungeon.',
    }),
  'leaves-danger': ({ square }) => `A slide could push a trap under ${square}.`,
  'waits-on-cheese': ({ cheese }) => `One mouse waits on ${CHEESES[cheese]} for a second one.`,
  explores: ({ tiles }) =>
    plural(tiles, {
      one: 'One tile of that room has not been seen by anybody.',
      other: '# tiles of that room have not been seen by anybody.',
    }),
  'second-mouse': () => 'You need two mice for any cheese.',
};
export type Reasons = ReasonsFor<BurgAppenzellReason>;

/** What one can look for in a replay. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'A turn begins',
  slid: 'The floor slides',
  roof: 'A roof is lifted',
  fell: 'A mouse falls',
  cheese: 'Cheese is won',
};
