import type { MauerBauerReason } from '../../../src/games/mauer-bauer/bot/reasons.ts';
import type { Happening, HouseColour, TowerColour } from '../../../src/games/mauer-bauer/game.ts';
import type { LANDMARKS } from '../../../src/games/mauer-bauer/landmarks.ts';
import { grammar } from '../../grammar.ts';
import type { ReasonsFor, Words } from '../../words.ts';

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

/** What the guild cards are called at the table: by what they pay for. */
const CARDS: Readonly<Record<string, string>> = {
  S1: 'city of one plain',
  S2: 'city of two plains',
  S3: 'city of three plains',
  S7: 'city of seven or more plains',
  C: 'colours in the city',
  Tw: 'white towers of the city',
  Tg: 'grey towers of the city',
  Tk: 'black towers of the city',
  T: 'towers of the city',
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
  dealt: ({ seat, card }, name) => `${name(seat)} is dealt ${quoted(card)}.`,
  'dealt-face-down': ({ seat }, name) => `${name(seat)} is dealt a card.`,
  reshuffled: ({ cards }) =>
    `The deck is empty: ${plural(cards, { one: 'the one discarded card is', other: 'the # discarded cards are' })} the new one.`,
  'turn-began': ({ seat }, name) => `It is ${name(seat)}’s turn.`,
  'rolled-too-early': ({ seat, lost }, name) =>
    lost > 0
      ? `${name(seat)} rolls before putting a wall, and loses a point.`
      : `${name(seat)} rolls before putting a wall, but has no point to lose.`,
  'wall-put': ({ seat, line }, name) => `${name(seat)} builds a wall from ${line.replace('-', ' to ')}.`,
  rolled: ({ seat, tower, houses: [a, b] }, name) => {
    const dice = a === b ? `twice ${FACES[a]}` : `${FACES[a]} and ${FACES[b]}`;
    return tower === null
      ? `${name(seat)} rolls ${dice}.`
      : `${name(seat)} rolls a ${TOWERS[tower]} tower, and ${dice}.`;
  },
  'tower-put': ({ seat, point, colour }, name) => `${name(seat)} puts a ${TOWERS[colour]} tower on ${point}.`,
  'house-put': ({ seat, plain, colour }, name) => `${name(seat)} puts a ${HOUSES[colour]} house on ${plain}.`,
  'city-completed': ({ seat, city, plains }, name) =>
    `${name(seat)} completes the city ${city}, of ${plural(plains.length, { one: '# plain', other: '# plains' })}!`,
  'walls-cleared': ({ lines }) =>
    plural(lines.length, {
      one: 'A wall inside the city goes back to the supply.',
      other: '# walls inside the city go back to the supply.',
    }),
  'towers-cleared': ({ towers }) =>
    towers.length === 1
      ? `The ${TOWERS[towers[0].colour]} tower on ${towers[0].point}, which no wall touches any more, goes back too.`
      : `The towers on ${and(towers.map(({ point }) => point))}, which no wall touches any more, go back too.`,
  'palace-built': ({ city, colour }) => `Two ${HOUSES[colour]} houses in ${city} become a palace.`,
  joined: ({ seat, city, other, joined }, name) =>
    `${name(seat)} joins the cities ${city} and ${other}: it is now one, ${joined}.`,
  'kept-apart': ({ seat, city }, name) => `${name(seat)} leaves the city ${city} by itself.`,
  scored: ({ seat, city, cards, points, score }, name) => {
    const played = and(cards.map(({ card, points }) => `${quoted(card)} for ${points}`));
    const where = city === null ? '' : ` in ${city}`;
    return `${name(seat)} plays ${played}${where}: ${pointsOf(points)}, ${score} in all.`;
  },
  'threw-away': ({ seat, card }, name) => `${name(seat)} throws away ${quoted(card)}.`,
  'may-exchange': ({ seat }, name) => `${name(seat)} is furthest behind and may exchange cards.`,
  exchanged: ({ seat, cards }, name) =>
    cards === 0
      ? `${name(seat)} keeps all cards.`
      : `${name(seat)} exchanges ${plural(cards, { one: '# card', other: '# cards' })}.`,
  ending: ({ because }) => ENDINGS[because],
  'last-scoring': () => 'The last scoring: everybody plays cards for a city of their choice.',
  'match-ended': ({ scores, winners }, name) => {
    const standing = scores.map((score, seat) => `${name(seat)} ${score}`).join(', ');
    const won = and(winners.map(name));
    return winners.length === 1 ? `${won} wins! ${standing}.` : `${won} win together! ${standing}.`;
  },
};

const ENDINGS: Readonly<Record<Extract<Happening, { kind: 'ending' }>['because'], string>> = {
  walls: 'That was the last wall: the match ends with this turn.',
  towers: 'That was the last tower: the match ends with this turn.',
  houses: 'That was the last house: the match ends with this turn.',
  palaces: 'That was the last palace: the match ends with this turn.',
  lines: 'There is nowhere left to put a wall: the match ends.',
};

function quoted(card: string): string {
  return `“${CARDS[card]}”`;
}

function pointsOf(points: number): string {
  return plural(points, { one: '# point', other: '# points' });
}

/** What a card pays for and how much, in one line. */
const RULES: Readonly<Record<string, string>> = {
  S1: 'City of exactly one plain: 6 points',
  S2: 'City of exactly two plains: 7 points',
  S3: 'City of exactly three plains: 8 points',
  S7: 'City of seven plains or more: 9 points',
  C: 'City with 2 or 3 colours: 4 points; with 4 or 5: 7',
  Tw: 'White towers of the city: 2 each',
  Tg: 'Grey towers of the city: 2 each',
  Tk: 'Black towers of the city: 2 each',
  T: 'Towers of the city: 1 each',
  P: 'Palaces in the city: 1 each',
  HR: 'Red in the city: palaces 3 each, houses 1',
  HG: 'Green in the city: palaces 3 each, houses 1',
  HB: 'Blue in the city: palaces 3 each, houses 1',
  HY: 'Yellow in the city: palaces 3 each, houses 1',
  HP: 'Pink in the city: palaces 3 each, houses 1',
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

/** What the board says. */
export const texts = {
  number,
  card: (card: string) => CARDS[card],
  rule: (card: string) => RULES[card],

  chooseLine: 'Choose a line for your wall',
  chooseLineHasty: 'You rolled too early. Now put your wall',
  chooseTowers: 'Choose the colours of the two towers, then build',
  chooseTower: 'Choose the colour of the tower, then build',
  chooseHouses: 'Choose which plain gets which house, then build',
  chooseHouse: 'Choose the colour of the house, then build',
  chooseJoin: 'Join the new city to a neighbour, or leave it by itself',
  chooseCards: 'Play one or two cards for the new city, or throw one away',
  chooseCardsOnly: 'Play one or two cards for the new city',
  chooseExchange: 'You are furthest behind: throw away what you don’t want',
  chooseLast: 'Last scoring: play one or two cards for any city',
  chooseLastNoCity: 'Last scoring: play one or two cards',

  tapAgain: 'Tap the line again to build there',
  tapAgainCloses: (plains: number) =>
    `It would close a city of ${plural(plains, { one: '# plain', other: '# plains' })}. Tap again to build`,
  reallyHasty: 'Roll before putting a wall? It costs a point and the roll is void',
  chooseColour: 'Choose a colour',
  looksAt: (card: string, points: number) =>
    `${RULES[card]} — ${plural(points, { one: '# point now', other: '# points now' })}`,

  lines: 'Where the wall goes',
  line: (from: string, to: string) => `From ${from} to ${to}`,
  closes: (plains: number) => `Closes a city of ${plural(plains, { one: '# plain', other: '# plains' })}`,
  closesNothing: 'Closes no city yet',
  build: 'Build',
  back: 'Back',
  rollEarly: 'Roll now: −1',
  rollEarlyYes: 'Roll: −1',

  places: 'What goes where',
  towerOn: (point: string, colour: TowerColour | null) =>
    colour === null ? `No tower on ${point}` : `${capital(TOWERS[colour])} tower on ${point}`,
  houseOn: (plain: string, colour: HouseColour | null) =>
    colour === null ? `No house on ${plain}` : `${capital(HOUSES[colour])} house on ${plain}`,
  change: (what: string) => `${what}. Change it`,

  apart: 'Leave apart',
  join: 'Join',
  joinCity: (city: string) => `Join the city ${city}`,
  apartLong: 'Leave the city by itself',
  cities: 'Cities',
  city: (city: string, plains: number) =>
    `City ${city}, of ${plural(plains, { one: '# plain', other: '# plains' })}`,

  hand: 'Your guild cards',
  handCard: (card: string, points: number) =>
    `${capital(CARDS[card])}: ${plural(points, { one: '# point now', other: '# points now' })}`,
  cardTip: 'Tap a card to see what it counts',
  play: (points: number) => `Play: ${pointsOf(points)}`,
  throwAway: 'Throw away',
  done: 'Done',
  doneLong: 'Keep the cards you have',
  throwLong: (card: string) => `Throw away ${quoted(card)}`,
  playLong: (cards: readonly { readonly card: string; readonly points: number }[], city: string | null) =>
    `${city === null ? 'Play' : `For the city ${city}: play`} ${and(cards.map(({ card, points }) => `${quoted(card)} for ${number(points)}`))}`,
  pickCard: 'Choose a card, or two',
  pickThrow: 'Choose a card to throw away',

  wallLong: (from: string, to: string) => `Wall from ${from} to ${to}`,
  hastyLong: 'Roll too early, and lose a point',
  joinedBy: (parts: readonly string[]) => and(parts.map((part, i) => (i === 0 ? part : lower(part)))),

  dice: (faces: readonly string[]) => `Dice: ${and(faces)}`,
  towerFace: (colour: TowerColour) => `${TOWERS[colour]} tower`,
  houseFace: (face: HouseColour | '?') => FACES[face],

  supplies: 'How near the end is: the match ends when one of these runs out',
  supply: {
    walls: (n: number) => plural(n, { one: '# wall left', other: '# walls left' }),
    towers: (n: number) => plural(n, { one: '# tower left', other: '# towers left' }),
    houses: (n: number) => plural(n, { one: '# house left', other: '# houses left' }),
    palaces: (n: number) => plural(n, { one: '# palace left', other: '# palaces left' }),
  },
  deck: (n: number) => plural(n, { one: '# card in the deck', other: '# cards in the deck' }),
  ending: 'Last turn',

  scoredBy: (name: string, points: number) => `${name}: ${pointsOf(points)}`,

  points: pointsOf,
  worth: (n: number) => plural(n, { one: '# pt', other: '# pts' }),
  factCards: (n: number) => plural(n, { one: '# card in hand', other: '# cards in hand' }),
  resultStart: 'At the start',
  resultHasty: 'Lost by rolling too early',
  resultTotal: 'Total',
  resultLeft: 'Cards left in hand',
  resultNote: 'Of those with most points, the one with most cards left wins.',
};
export type Texts = typeof texts;

/** Why a move is good. */
export const reasons: Reasons = {
  'completes-city': ({ plains, points }) =>
    `It completes a city of ${plural(plains, { one: '# plain', other: '# plains' })}, for which your cards score ${pointsOf(points)}.`,
  'feeds-card': ({ card }) => `It makes your card ${quoted(card)} score more.`,
  'joins-for-more': ({ points }) => `For the joined city your cards score ${pointsOf(points)} more.`,
  'apart-for-more': ({ points }) => `For the city by itself your cards score ${pointsOf(points)} more.`,
  'scores-most': ({ points }) => `No other cards of yours score more: ${pointsOf(points)}.`,
  'gathers-cards': ({ points }) =>
    `Your cards score only ${pointsOf(points)} now: two new ones are worth more.`,
  'exchanges-card': ({ card, points }) =>
    `${capital(CARDS[card])}: that would score ${pointsOf(points)} now.`,
};
export type Reasons = ReasonsFor<MauerBauerReason>;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** What one can look for in a replay. */
export const landmarks: Record<keyof typeof LANDMARKS, string> = {
  turn: 'A turn begins',
  city: 'A city is closed',
  scored: 'Cards are played',
  palace: 'A palace is built',
  joined: 'Cities meet',
  exchange: 'Cards are exchanged',
};
