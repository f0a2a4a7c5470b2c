import type { CardName, Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import { grammar } from '../../grammar.ts';
import type { ById, Together, Who, Words } from '../../words.ts';

const { and, number, plural } = grammar('en');

const TOWERS: Readonly<Record<TowerColour, string>> = { w: 'white', g: 'grey', k: 'black' };

const HOUSES: Readonly<Record<HouseColour, string>> = {
  R: 'red',
  G: 'green',
  B: 'blue',
  Y: 'yellow',
  P: 'pink',
};

const FACES: Readonly<Record<HouseColour | '?', string>> = { ...HOUSES, '?': 'any colour' };

/** The names of the guild cards: what each scores. */
const CARDS: ById<CardName> = {
  S1: 'city of one plain',
  S2: 'city of two plains',
  S3: 'city of three plains',
  S7: 'city of seven or more plains',
  C: 'colours in the city',
  Tw: 'white towers around the city',
  Tg: 'grey towers around the city',
  Tk: 'black towers around the city',
  T: 'towers around the city',
  P: 'palaces in the city',
  HR: 'red in the city',
  HG: 'green in the city',
  HB: 'blue in the city',
  HY: 'yellow in the city',
  HP: 'pink in the city',
  oR: 'red houses outside',
  oG: 'green houses outside',
  oB: 'blue houses outside',
  oY: 'yellow houses outside',
  oP: 'pink houses outside',
  rW: 'houses in the west',
  rC: 'houses in the centre',
  rE: 'houses in the east',
  ot: 'towers outside',
  otw: 'white towers outside',
  otg: 'grey towers outside',
  otk: 'black towers outside',
  oc: 'towers on the coast',
  ow: 'walls outside',
  N: 'cities on the board',
};

export const words: Words<Happening> = {
  dealt: (one, who) => dealt([one], who),
  'dealt-face-down': (one, who) => dealtFaceDown([one], who),
  reshuffled: ({ cards }) =>
    `The deck is empty: ${plural(cards, { one: 'the one discarded card forms', other: 'the # discarded cards form' })} a new one.`,
  'turn-began': ({ seat }, who) => who(seat, '#’s turn.', 'Your turn.'),
  'rolled-too-early': ({ seat, lost }, who) =>
    lost > 0
      ? `${who(seat, '# rolls before building a wall and loses', 'You roll before building a wall and lose')} a point.`
      : `${who(seat, '# rolls before building a wall, but has', 'You roll before building a wall, but have')} no point to lose.`,
  'wall-put': ({ seat, line }, who) =>
    `${who(seat, '# builds', 'You build')} a wall from ${line.replace('-', ' to ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, who) => {
    const dice = a === b ? `${FACES[a]} twice` : `${FACES[a]} and ${FACES[b]}`;
    return tower === null
      ? `${who(seat, '# rolls', 'You roll')} ${dice}.`
      : `${who(seat, '# rolls', 'You roll')} a ${TOWERS[tower]} tower, ${dice}.`;
  },
  'tower-put': (one, who) => towersBuilt([one], who),
  'house-put': (one, who) => housesBuilt([one], who),
  'city-completed': ({ seat, city, plains }, who) =>
    `${who(seat, '# completes', 'You complete')} city ${city}: ${plural(plains.length, { one: '# plain', other: '# plains' })}!`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'A wall inside the city returns to the supply.',
      other: '# walls inside the city return to the supply.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `So does the ${TOWERS[towers[0].colour]} tower on ${towers[0].point}, no longer touched by a wall.`
      : `So do the towers on ${and(towers.map(({ point }) => point))}, no longer touched by a wall.`,
  'palace-built': ({ city, colour }) => `Two ${HOUSES[colour]} houses in ${city} become a palace.`,
  joined: ({ seat, city, other, joined }, who) =>
    `${who(seat, '# joins', 'You join')} cities ${city} and ${other} into ${joined}.`,
  'kept-apart': ({ seat, city }, who) => `${who(seat, '# keeps', 'You keep')} city ${city} separate.`,
  scored: ({ seat, city, cards, points, score }, who) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} for ${number(points)}`));
    const where = city === null ? '' : ` in ${city}`;
    return `${who(seat, '# plays', 'You play')} ${played}${where}: ${pointsOf(points)}, ${number(score)} in total.`;
  },
  'threw-away': ({ seat, card }, who) => `${who(seat, '# discards', 'You discard')} ${quoted(card)}.`,
  'may-exchange': ({ seat }, who) => `${who(seat, '# is', 'You’re')} in last place and may exchange cards.`,
  exchanged: ({ seat, cards }, who) =>
    cards === 0
      ? `${who(seat, '# keeps', 'You keep')} every card.`
      : `${who(seat, '# exchanges', 'You exchange')} ${plural(cards, { one: '# card', other: '# cards' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'Final scoring: everyone plays cards for a city of their choice.',
  'match-ended': ({ scores, winners }, who) => {
    const standing = scores
      .map((score, seat) => `${who.called(seat, seat === 0 ? 'You' : 'you')} ${number(score)}`)
      .join(', ');
    const won = and(who.names(winners, { first: 'You' }));
    return winners.length === 1
      ? `${who(winners[0], '# wins', 'You win')}! ${standing}.`
      : `${won} share the win! ${standing}.`;
  },
};

export const together: Together<Happening> = {
  bySeat: {
    dealt,
    'dealt-face-down': dealtFaceDown,
    'tower-put': towersBuilt,
    'house-put': housesBuilt,
  },
};

type Run<K extends Happening['kind']> = readonly Extract<Happening, { readonly kind: K }>[];

function dealt(run: Run<'dealt'>, who: Who): string {
  return `${who(run[0].seat, '# is dealt', 'You are dealt')} ${and(run.map(({ card }) => quoted(card)))}.`;
}

function dealtFaceDown(run: Run<'dealt-face-down'>, who: Who): string {
  return `${who(run[0].seat, '# is dealt', 'You are dealt')} ${plural(run.length, { one: 'a card', other: '# cards' })}.`;
}

function towersBuilt(run: Run<'tower-put'>, who: Who): string {
  return `${who(run[0].seat, '# builds', 'You build')} ${and(run.map(({ colour, point }) => `a ${TOWERS[colour]} tower on ${point}`))}.`;
}

function housesBuilt(run: Run<'house-put'>, who: Who): string {
  return `${who(run[0].seat, '# builds', 'You build')} ${and(run.map(({ colour, plain }) => `a ${HOUSES[colour]} house on ${plain}`))}.`;
}

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'That was the last wall: the match ends with this turn.',
  towers: 'That was the last tower: the match ends with this turn.',
  houses: 'That was the last house: the match ends with this turn.',
  palaces: 'That was the last palace: the match ends with this turn.',
  lines: 'There is nowhere left to build a wall: the match ends.',
};

function quoted(card: string): string {
  return `“${CARDS[card]}”`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# point', other: '# points' });
}

/** What a card scores, in one line. */
const RULES: ById<CardName> = {
  S1: 'City of exactly one plain: 6 points',
  S2: 'City of exactly two plains: 7 points',
  S3: 'City of exactly three plains: 8 points',
  S7: 'City of seven or more plains: 9 points',
  C: 'City with 2 or 3 colours: 4 points; 4 or 5 colours: 7',
  Tw: 'White towers around the city: 2 each',
  Tg: 'Grey towers around the city: 2 each',
  Tk: 'Black towers around the city: 2 each',
  T: 'Towers around the city: 1 each',
  P: 'Palaces in the city: 1 each',
  HR: 'Red in the city: palaces 3 each, houses 1 each',
  HG: 'Green in the city: palaces 3 each, houses 1 each',
  HB: 'Blue in the city: palaces 3 each, houses 1 each',
  HY: 'Yellow in the city: palaces 3 each, houses 1 each',
  HP: 'Pink in the city: palaces 3 each, houses 1 each',
  oR: 'Red houses outside all cities: 1 each',
  oG: 'Green houses outside all cities: 1 each',
  oB: 'Blue houses outside all cities: 1 each',
  oY: 'Yellow houses outside all cities: 1 each',
  oP: 'Pink houses outside all cities: 1 each',
  rW: 'Houses in the west, outside all cities: 1 each',
  rC: 'Houses in the centre, outside all cities: 1 each',
  rE: 'Houses in the east, outside all cities: 1 each',
  ot: 'Towers outside all cities: 1 each',
  otw: 'White towers outside all cities: 2 each',
  otg: 'Grey towers outside all cities: 2 each',
  otk: 'Black towers outside all cities: 2 each',
  oc: 'Towers on the coast, outside all cities: 2 each',
  ow: 'Walls outside all cities: 1 each',
  N: 'Cities on the board: 1 each',
};

/** The texts on the board. */
export const texts = {
  number,
  card: (card: string) => CARDS[card],
  rule: (card: string) => RULES[card],

  chooseLine: 'Choose where to build your wall',
  chooseLineHasty: 'You rolled too early. Now build your wall',
  chooseTowers: 'Choose the tower colours, then build',
  chooseTower: 'Choose the tower colour, then build',
  chooseHouses: 'Choose which house goes on which plain, then build',
  chooseHouse: 'Choose the house colour, then build',
  chooseJoin: 'Join the new city to a neighbour, or keep it separate',
  chooseCards: 'Play one or two cards for the new city, or discard one',
  chooseCardsOnly: 'Play one or two cards for the new city',
  chooseExchange: 'You’re in last place: discard cards and draw new ones',
  chooseLast: 'Final scoring: play one or two cards for any city',
  chooseLastNoCity: 'Final scoring: play one or two cards',

  tapAgain: 'Tap again to build there',
  tapAgainCloses: (plains: number) =>
    `Completes a city of ${plural(plains, { one: '# plain', other: '# plains' })}. Tap again to build`,
  reallyHasty: 'Roll before building? It costs a point, and the roll doesn’t count',
  chooseColour: 'Choose a colour',
  looksAt: (card: string, points: number) =>
    `${RULES[card]} – ${plural(points, { one: '# point now', other: '# points now' })}`,

  lines: 'Where to build the wall',
  line: (from: string, to: string) => `From ${from} to ${to}`,
  closes: (plains: number) => `Completes a city of ${plural(plains, { one: '# plain', other: '# plains' })}`,
  build: 'Build',
  back: 'Back',
  rollEarly: 'Roll now: −1',
  rollEarlyYes: 'Roll: −1',

  places: 'What goes where',
  towerOn: (point: string, colour: TowerColour | null) =>
    colour === null ? `No tower on ${point}` : `${capital(TOWERS[colour])} tower on ${point}`,
  houseOn: (plain: string, colour: HouseColour | null) =>
    colour === null ? `No house on ${plain}` : `${capital(HOUSES[colour])} house on ${plain}`,
  change: (what: string) => `${what}. Change`,

  apart: 'Keep separate',
  join: 'Join',
  joinCity: (city: string) => `Join city ${city}`,
  apartLong: 'Keep the city separate',
  cities: 'Cities',
  city: (city: string, plains: number) =>
    `City ${city}, ${plural(plains, { one: '# plain', other: '# plains' })}`,

  hand: 'Your guild cards',
  handCard: (card: string, points: number) =>
    `${capital(CARDS[card])}: ${plural(points, { one: '# point now', other: '# points now' })}`,
  cardTip: 'Tap a card to see what it scores',
  play: (points: number) => `Play: ${pointsOf(points)}`,
  throwAway: 'Discard',
  done: 'Done',
  doneLong: 'Keep your cards',
  throwLong: (card: string) => `Discard ${quoted(card)}`,
  /** Points are null if nobody may know them. */
  playLong: (
    cards: readonly { readonly card: string; readonly points: number | null }[],
    city: string | null,
  ) =>
    `${city === null ? 'Play' : `For city ${city}: play`} ${and(cards.map(({ card, points }) => quoted(card) + (points === null ? '' : ` for ${number(points)}`)))}`,
  pickCard: 'Choose one or two cards',
  pickThrow: 'Choose a card to discard',

  wallLong: (from: string, to: string) => `Wall from ${from} to ${to}`,
  hastyLong: 'Roll too early and lose a point',
  joinedBy: (parts: readonly string[]) => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: (faces: readonly string[]) => `Dice: ${and(faces)}`,
  towerFace: (colour: TowerColour) => `${TOWERS[colour]} tower`,
  houseFace: (face: HouseColour | '?') => FACES[face],

  supplies: 'Supply: the match ends when one of these runs out',
  supply: {
    walls: (n: number) => plural(n, { one: '# wall left', other: '# walls left' }),
    towers: (n: number) => plural(n, { one: '# tower left', other: '# towers left' }),
    houses: (n: number) => plural(n, { one: '# house left', other: '# houses left' }),
    palaces: (n: number) => plural(n, { one: '# palace left', other: '# palaces left' }),
  },
  deck: (n: number) => plural(n, { one: '# card in the deck', other: '# cards in the deck' }),
  ending: 'Final turn',

  scoredBy: (name: string, points: number) => `${name}: ${pointsOf(points)}`,

  points: pointsOf,
  worth: (n: number) => plural(n, { one: '# pt', other: '# pts' }),
  factCards: (n: number) => plural(n, { one: '# card in hand', other: '# cards in hand' }),
  resultCity: (city: string) => `City ${city}`,
  resultBy: (seat: number, who: Who) => `completed by ${who.called(seat, 'you')}`,
  resultFinal: 'Final scoring',
  resultStart: (points: string) => `At the start: ${points}.`,
  resultHasty: (lost: readonly string[]) => `Lost by rolling too early: ${lost.join(', ')}.`,
  resultTotal: 'Total',
  resultLeft: 'Cards left in hand',
  resultNote: 'If points are tied, the player with more cards left wins.',
};
export type Texts = typeof texts;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
