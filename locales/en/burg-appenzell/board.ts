import type {
  CheeseLetter,
  Happening,
  Side,
  TileLetter,
  TowerName,
} from '../../../src/games/burg-appenzell/game.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

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

const SIDES: ById<Side> = {
  W: 'from the left into row',
  E: 'from the right into row',
  N: 'from above into column',
  S: 'from below into column',
};

/**
 * The log can be read later, so it never says which tile lies where (BA-19): neither which tile was revealed nor on
 * which square a mouse fell. The board shows that while it is visible.
 */
export const words: Words<Happening> = {
  'mouse-entered': ({ seat, tower, setUp }, who) =>
    setUp
      ? `${who(seat, '# puts the first mouse in', 'You put your first mouse in')} tower ${tower}.`
      : `${who(seat, '# brings', 'You bring')} another mouse into tower ${tower}.`,
  'roof-off': ({ seat, room }, who) => `${who(seat, '# lifts', 'You lift')} the roof at ${room}.`,
  'mouse-ran': ({ seat, from, path }, who) => {
    const to = path[path.length - 1];
    if (path.length === 1) return `${who(seat, '#’s', 'Your')} mouse runs from ${from} to ${to}.`;
    const others = plural(path.length - 1, { one: 'another mouse', other: '# other mice' });
    return `${who(seat, '#’s', 'Your')} mouse jumps over ${others} from ${from} to ${to}.`;
  },
  slid: ({ seat, slide }, who) =>
    `${who(seat, '# pushes', 'You push')} the spare tile ${SIDES[slide[0]]} ${slide[1]}.`,
  'tile-seen': one => tilesSeen([one]),
  'mouse-fell': ({ seat, fallen }, who) => {
    const lost = plural(fallen, { one: 'the first lost', other: '# lost so far' });
    return `One of ${who(seat, '#’s', 'your')} mice falls into the dungeon: ${lost}.`;
  },
  'cheese-taken': ({ seat, cheese, kinds }, who) =>
    `${who(seat, '# gets', 'You get')} the ${CHEESES[cheese]} and now ${who(seat, 'has', 'have')} ${plural(kinds, { one: '# cheese', other: '# cheeses' })}.`,
  'turn-ended': ({ seat, actions }, who) =>
    actions === 0
      ? who(seat, '# has used all four actions.', 'You have used all four actions.')
      : `${who(seat, '# ends the turn', 'You end your turn')} with ${plural(actions, { one: '# action', other: '# actions' })} left.`,
  'roofs-back': ({ rooms }) =>
    rooms.length === 1
      ? `The roof goes back on the empty room at ${rooms[0]}.`
      : `The roofs go back on the empty rooms at ${and(rooms)}.`,
  'turn-began': ({ seat }, who) => `${who(seat, '#’s turn', 'Your turn')}.`,
  'match-ended': ({ winner, reason }, who) => {
    switch (reason) {
      case 'cheese':
        return who(winner, '# has enough cheese and wins!', 'You have enough cheese and win!');
      case 'falls':
        return `A player has lost three mice: the match is over, and ${who(winner, '# wins', 'you win')}.`;
      case 'stalling':
        return `No cheese and no fall for too long: the match is over, and ${who(winner, '# wins', 'you win')}.`;
    }
  },
};

export const together: Together<Happening> = { bySeat: { 'tile-seen': tilesSeen } };

function tilesSeen(run: readonly Extract<Happening, { readonly kind: 'tile-seen' }>[]): string {
  const squares = run.map(({ place }) => place).filter(place => place !== 'spare');
  return [
    ...(squares.length === 0
      ? []
      : [
          squares.length === 1
            ? `The tile on ${and(squares)} is revealed.`
            : `The tiles on ${and(squares)} are revealed.`,
        ]),
    ...(squares.length === run.length ? [] : ['The new spare tile is revealed.']),
  ].join(' ');
}

const TILES: Readonly<Record<TileLetter | '?', string>> = {
  ...CHEESES,
  '.': 'bare floor',
  x: 'trap',
  '?': 'not seen yet',
};

const TOWERS: ById<TowerName> = {
  a1: 'a1, top left',
  g1: 'g1, top right',
  a7: 'a7, bottom left',
  g7: 'g7, bottom right',
};

/** The texts on the board. They name tiles only while these are visible. */
export const texts = {
  number,
  cheese: CHEESES,
  tile: TILES,
  solid: 'solid floor',
  covered: 'under a roof',

  chooseTower: 'Choose a tower for your first mouse',
  way: { uncover: 'lift a roof', run: 'run', enter: 'bring in a mouse', slide: 'slide a line' },
  turn: (actions: number, ways: readonly string[]) =>
    `${plural(actions, { one: '# action', other: '# actions' })}: ${or(ways)}`,
  onlyEnd: 'No actions possible: end your turn',
  nowRun: 'Tap a glowing square to run there',
  chooseWay: 'Several ways lead there: tap a square to run over',
  runOver: (square: string) => `Run over ${square}`,
  tapToPush: 'Tap the glowing line to slide it',

  enter: (tower: string) => `Bring a mouse into tower ${TOWERS[tower]}`,
  uncover: (room: string) => `Lift the roof at ${room}`,
  run: (from: string, to: string, tile: string | null, cost: number) =>
    `Run from ${from} to ${to}${tile === null ? '' : `, ${tile}`}${cost === 1 ? '' : `, ${plural(cost, { one: '# action', other: '# actions' })}`}`,
  push: (slide: string, spare: string) => `Push the spare tile, ${spare}, ${SIDES[slide[0]]} ${slide[1]}`,
  endTurn: 'End turn',

  towers: 'Towers',
  roofs: 'Roofs',
  mice: 'Your mice',
  goals: 'Where to run',
  banners: 'Banners',
  mouse: (square: string, tile: string | null) =>
    `Your mouse on ${square}${tile === null ? '' : `, ${tile}`}`,
  wouldTake: (cheese: string, isYours: boolean, name: string) =>
    isYours ? `you would get the ${cheese}` : `${name} would get the ${cheese}`,
  wouldFall: (isYours: boolean, name: string) =>
    isYours ? 'one of your mice would fall' : `one of ${name}’s mice would fall`,
  foreseen: (deed: string, effects: readonly string[]) => [deed, ...effects].join('; '),

  castleSpoken: (roofs: number, squares: readonly string[]) =>
    `The castle, ${plural(roofs, { one: '# roof', other: '# roofs' })} on. ${squares.join('; ')}`,
  towerSpoken: (tower: string, whose: string | null) =>
    `Tower ${tower}: ${whose === null ? 'free' : `${whose}’s mouse`}`,
  squareSpoken: (square: string, tile: string, whose: string | null) =>
    `${square}: ${tile}${whose === null ? '' : `, ${whose}’s mouse`}`,
  rememberedSpoken: (square: string, tile: string) => `${square}, under its roof: ${tile}`,

  spare: 'Spare',
  spareSpoken: (tile: string) => `Spare tile: ${tile}`,
  nextSpareSpoken: (tile: string) => `Next spare tile: ${tile}`,
  dungeon: 'Dungeon',
  dungeonEmpty: 'No mice have fallen yet',
  fallenSpoken: (name: string, n: number) =>
    `${name}: ${plural(n, { one: '# mouse', other: '# mice' })} in the dungeon`,
  actionsSpoken: (left: number, all: number) => `${number(left)} of ${number(all)} actions left`,
  actions: 'Actions',

  cheesesSpoken: (cheeses: readonly string[], target: number) =>
    cheeses.length === 0
      ? `0 of ${number(target)} cheeses`
      : `${number(cheeses.length)} of ${number(target)} cheeses: ${and(cheeses)}`,
  stockSpoken: (n: number) => plural(n, { one: '# mouse in reserve', other: '# mice in reserve' }),
  fallenCount: (n: number) => plural(n, { one: '# mouse fallen', other: '# mice fallen' }),

  resultHeading: 'How the match ended',
  ended: {
    cheese: (winner: number, target: number, who: Who) =>
      `${who(winner, '# was', 'You were')} first to ${plural(target, { one: '# kind', other: '# kinds' })} of cheese.`,
    falls: (fallen: readonly number[], who: Who) =>
      `${and(who.names(fallen, { first: 'You' }))} lost a third mouse, which ended the match.`,
    stalling: (turns: number) =>
      `${plural(turns, { one: '# turn', other: '# turns' })} passed with no cheese and no fall, which ended the match.`,
    most: (winner: number, who: Who) => `${who(winner, '# has', 'You have')} the most kinds of cheese.`,
    longestAgo: (winner: number, others: readonly number[], who: Who) =>
      `${who(winner, '# is', 'You are')} tied with ${and(who.names(others, { first: 'you' }))} and ${who(winner, 'wins the tie: their', 'win the tie: your')} last turn was longest ago.`,
    mostOfRest: (winner: number, who: Who) =>
      `Of the remaining players, ${who(winner, '# has', 'you have')} the most kinds of cheese.`,
  },
  player: 'Player',
  kinds: 'Cheeses',
  lost: 'Fallen',
  noCheese: 'none',
};
export type Texts = typeof texts;
