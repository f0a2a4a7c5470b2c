import type { Turn } from '../../src/engine/turn.ts';
import type { Board, City, Colour, WallLine } from './mauer-bauer-land.ts';
import {
  areaClosedBy,
  COAST,
  endsOf,
  firstPlain,
  isInside,
  plainsBeside,
  REGIONS,
  towersOf,
  towersOutside,
  WALL_LINES,
  wallsBetween,
  wallsOutside,
  xOf,
} from './mauer-bauer-land.ts';
import type { NewReference } from './reference.ts';

/** Mauer Bauer from its rules page, told as one long story: `wholeMatch` runs until it has to ask somebody. */
export const newMauerBauer: NewReference<{ hastyRoll: boolean }> = (seats, options) => {
  const story = wholeMatch(newTable(seats), options.hastyRoll);
  let now = story.next();
  return {
    turn() {
      if (now.done) return now.value;
      return now.value.by === 'nature' ? { kind: 'nature' } : { kind: 'seats', seats: [now.value.by] };
    },
    moves(seat) {
      return !now.done && now.value.by !== 'nature' && now.value.by === seat ? [...now.value.moves] : [];
    },
    chances() {
      return !now.done && now.value.by === 'nature' ? [...now.value.chances] : [];
    },
    play(_by, move) {
      now = story.next(move);
    },
  };
};

// Everything goes by its name in the notation.
type Card = string;
type Seat = number;
type Over = Extract<Turn, { kind: 'over' }>;

/** A part of the match: it stops at each question, is given the answer, and comes to a result. */
type Story<Result> = Generator<Question, Result, string>;
type Question =
  | { by: Seat; moves: string[] }
  | { by: 'nature'; chances: [outcome: string, weight: number][] };

interface Table {
  readonly board: Board;
  readonly markers: number[];
  readonly hands: Card[][];
  deck: Card[];
  discards: Card[];
  /** MB-24: the last wall, tower, house or palace of the supply was put on the board. */
  lastPiecePut: boolean;
}

// MB-6
const WALLS = 33;
const TOWER_COLOURS: Colour[] = ['w', 'g', 'k'];
const TOWERS_OF_EACH = 10;
const HOUSE_COLOURS: Colour[] = ['R', 'G', 'B', 'Y', 'P'];
const HOUSES_OF_EACH = 12;
const PALACES_OF_EACH = 3;

/** MB-7: what each card scores for a city. MB-25: with no city on the board, the city has nothing in it. */
const CARDS: Record<Card, (board: Board, city: City) => number> = {
  S1: (_board, city) => (city.plains.size === 1 ? 6 : 0),
  S2: (_board, city) => (city.plains.size === 2 ? 7 : 0),
  S3: (_board, city) => (city.plains.size === 3 ? 8 : 0),
  S7: (_board, city) => (city.plains.size >= 7 ? 9 : 0),
  C: (_board, city) => {
    const colours = new Set([...city.houses, ...city.palaces]).size;
    if (colours === 2 || colours === 3) return 4;
    if (colours === 4 || colours === 5) return 7;
    return 0;
  },
  Tw: (board, city) => 2 * count(towersOf(board, city), 'w'),
  Tg: (board, city) => 2 * count(towersOf(board, city), 'g'),
  Tk: (board, city) => 2 * count(towersOf(board, city), 'k'),
  T: (board, city) => towersOf(board, city).length,
  P: (_board, city) => city.palaces.length,
  HR: (_board, city) => 3 * count(city.palaces, 'R') + count(city.houses, 'R'),
  HG: (_board, city) => 3 * count(city.palaces, 'G') + count(city.houses, 'G'),
  HB: (_board, city) => 3 * count(city.palaces, 'B') + count(city.houses, 'B'),
  HY: (_board, city) => 3 * count(city.palaces, 'Y') + count(city.houses, 'Y'),
  HP: (_board, city) => 3 * count(city.palaces, 'P') + count(city.houses, 'P'),
  oR: board => board.houses.filter(house => house.colour === 'R').length,
  oG: board => board.houses.filter(house => house.colour === 'G').length,
  oB: board => board.houses.filter(house => house.colour === 'B').length,
  oY: board => board.houses.filter(house => house.colour === 'Y').length,
  oP: board => board.houses.filter(house => house.colour === 'P').length,
  rW: board => board.houses.filter(house => REGIONS.west.includes(xOf(house.plain))).length,
  rC: board => board.houses.filter(house => REGIONS.centre.includes(xOf(house.plain))).length,
  rE: board => board.houses.filter(house => REGIONS.east.includes(xOf(house.plain))).length,
  ot: board => towersOutside(board).length,
  otw: board => 2 * towersOutside(board).filter(([, colour]) => colour === 'w').length,
  otg: board => 2 * towersOutside(board).filter(([, colour]) => colour === 'g').length,
  otk: board => 2 * towersOutside(board).filter(([, colour]) => colour === 'k').length,
  oc: board => 2 * towersOutside(board).filter(([point]) => COAST.includes(point)).length,
  ow: board => wallsOutside(board).length,
  N: board => board.cities.length,
};

function newTable(seats: number): Table {
  const everySeat = Array.from({ length: seats });
  return {
    board: { walls: new Set(), towers: new Map(), houses: [], cities: [] },
    markers: everySeat.map(() => 1), // MB-8
    hands: everySeat.map(() => []),
    deck: Object.keys(CARDS).flatMap(card => [card, card]), // MB-7
    discards: [],
    lastPiecePut: false,
  };
}

function* wholeMatch(table: Table, hastyRoll: boolean): Story<Over> {
  const seats = table.markers.length;
  for (let seat = 0; seat < seats; seat++) yield* deal(table, seat, 6); // MB-8

  for (let active = 0; ; active = (active + 1) % seats) {
    const order = table.markers.map((_, step) => (active + step) % seats);
    // MB-24: no line to put a wall on
    if (linesToBuildOn(table.board).length === 0) {
      yield* lastScoringOfAnyCity(table, order);
      return over(table);
    }
    const city = yield* buildingTurn(table, active, hastyRoll);
    if (table.lastPiecePut) {
      // MB-25
      if (city !== undefined) yield* lastScoringOfCity(table, order, city);
      else yield* lastScoringOfAnyCity(table, order);
      return over(table);
    }
    if (city !== undefined) {
      yield* scoring(table, order, city);
      yield* exchange(table, order);
    }
  }
}

/** MB-9 to MB-17. The result is the city that was completed, joined if it was joined. */
function* buildingTurn(table: Table, seat: Seat, hastyRoll: boolean): Story<City | undefined> {
  const { board } = table;

  // MB-9
  const lines = linesToBuildOn(board);
  let line = yield* ask(seat, hastyRoll ? [...lines, '!'] : lines);
  if (line === '!') {
    table.markers[seat] = Math.max(1, table.markers[seat] - 1);
    line = yield* ask(seat, lines);
  }
  board.walls.add(line);
  noticeLastPiece(table);

  // MB-10
  const freeEnds = endsOf(line).filter(end => !board.towers.has(end));
  const roll = yield* nature(rolls(freeEnds.length > 0));
  const houseDice = [...roll.slice(-2)];
  const towerDie = roll.slice(0, -2);

  // MB-11
  if (freeEnds.length > 0) {
    const dice = freeEnds.length === 1 ? [towerDie] : [towerDie, '?'];
    const move = yield* automatic(seat, placements(freeEnds, dice, towersLeft(board)));
    for (const { place, colour } of placed(move)) board.towers.set(place, colour);
    noticeLastPiece(table);
  }

  // MB-12
  const plains = plainsBeside(line);
  const housesToGive = housesLeft(board);
  const houseMoves =
    plains.length === 2
      ? placements(plains, houseDice, housesToGive)
      : houseDice.flatMap(die => placements(plains, [die], housesToGive));
  const houseMove = yield* automatic(seat, houseMoves);
  for (const { place, colour } of placed(houseMove)) board.houses.push({ plain: place, colour });
  noticeLastPiece(table);

  // MB-14
  const area = areaClosedBy(board, line);
  if (area === undefined) return undefined;
  const city: City = {
    plains: area,
    houses: board.houses.filter(house => area.has(house.plain)).map(house => house.colour),
    palaces: [],
  };
  board.houses = board.houses.filter(house => !area.has(house.plain));
  board.cities.push(city);
  buildPalaces(table, city);
  clear(board); // MB-17: inside the new city, before joining

  // MB-16
  const neighbours = board.cities.filter(
    other => other !== city && wallsBetween(board, city, other).length > 0,
  );
  if (neighbours.length === 0) return city;
  const answer = yield* ask(seat, ['=', ...neighbours.map(other => `+${firstPlain(other)}`)]);
  const other = neighbours.find(neighbour => answer === `+${firstPlain(neighbour)}`);
  if (other === undefined) return city;
  for (const wall of wallsBetween(board, city, other)) board.walls.delete(wall);
  const joined: City = {
    plains: new Set([...city.plains, ...other.plains]),
    houses: [...city.houses, ...other.houses],
    palaces: [...city.palaces, ...other.palaces],
  };
  board.cities = [...board.cities.filter(one => one !== city && one !== other), joined];
  buildPalaces(table, joined);
  clear(board); // MB-17
  return joined;
}

/** MB-19 */
function* scoring(table: Table, order: Seat[], city: City): Story<void> {
  const threwAway = new Set<Seat>();
  for (const seat of order) {
    const hand = table.hands[seat];
    const move = yield* ask(seat, [...oneOrTwo(hand), ...hand.map(card => `-${card}`)]);
    if (move.startsWith('-')) {
      discard(table, seat, move.slice(1));
      threwAway.add(seat);
    } else playCards(table, seat, move, city);
  }
  for (const seat of order) yield* deal(table, seat, threwAway.has(seat) ? 2 : 1);
}

/** MB-22 */
function* exchange(table: Table, order: Seat[]): Story<void> {
  const furthestBehind = Math.min(...table.markers);
  for (const seat of order) {
    if (table.markers[seat] !== furthestBehind) continue;
    let thrownAway = 0;
    for (;;) {
      const move = yield* ask(seat, ['.', ...table.hands[seat].map(card => `-${card}`)]);
      if (move === '.') break;
      discard(table, seat, move.slice(1));
      thrownAway++;
    }
    yield* deal(table, seat, thrownAway);
  }
}

/** MB-25, if the turn completed a city */
function* lastScoringOfCity(table: Table, order: Seat[], city: City): Story<void> {
  for (const seat of order) {
    const cards = yield* ask(seat, oneOrTwo(table.hands[seat]));
    playCards(table, seat, cards, city);
  }
}

/** MB-25, if it did not */
function* lastScoringOfAnyCity(table: Table, order: Seat[]): Story<void> {
  const noCity: City = { plains: new Set(), houses: [], palaces: [] };
  const named = new Map(table.board.cities.map(city => [firstPlain(city), city]));
  if (named.size === 0) named.set('', noCity);
  for (const seat of order) {
    const plays = oneOrTwo(table.hands[seat]);
    const move = yield* ask(
      seat,
      [...named.keys()].flatMap(name => plays.map(cards => `${name}:${cards}`)),
    );
    const [name, cards] = move.split(':');
    playCards(table, seat, cards, named.get(name) ?? noCity);
  }
}

/** MB-26 */
function over(table: Table): Over {
  const seats = table.markers.map((_, seat) => seat);
  const highest = Math.max(...table.markers);
  const ahead = seats.filter(seat => table.markers[seat] === highest);
  const mostCards = Math.max(...ahead.map(seat => table.hands[seat].length));
  const winners = ahead.filter(seat => table.hands[seat].length === mostCards);
  return { kind: 'over', scores: [...table.markers], winners };
}

function* ask(seat: Seat, moves: string[]): Story<string> {
  return yield { by: seat, moves: [...new Set(moves)].sort() };
}

/** A step the page calls automatic: with exactly one legal move nobody is asked. */
function* automatic(seat: Seat, moves: string[]): Story<string> {
  const different = [...new Set(moves)];
  return different.length === 1 ? different[0] : yield* ask(seat, different);
}

function* nature(chances: [string, number][]): Story<string> {
  return yield { by: 'nature', chances: chances.sort(([one], [other]) => (one < other ? -1 : 1)) };
}

/** MB-8, MB-21 */
function* deal(table: Table, seat: Seat, cards: number): Story<void> {
  for (let dealt = 0; dealt < cards; dealt++) {
    if (table.deck.length === 0) discardsBecomeDeck(table); // the pile was empty when the last was drawn
    if (table.deck.length === 0) return;
    const card = yield* nature([...new Set(table.deck)].map(kind => [kind, count(table.deck, kind)]));
    takeOne(table.deck, card);
    table.hands[seat].push(card);
    if (table.deck.length === 0) discardsBecomeDeck(table);
  }
}

function discardsBecomeDeck(table: Table): void {
  table.deck = table.discards;
  table.discards = [];
}

function discard(table: Table, seat: Seat, card: Card): void {
  takeOne(table.hands[seat], card);
  table.discards.push(card);
}

/** MB-19, MB-20 */
function playCards(table: Table, seat: Seat, move: string, city: City): void {
  for (const card of move.split('+')) {
    discard(table, seat, card);
    table.markers[seat] += CARDS[card](table.board, city);
  }
}

/** MB-19: `HR`, `HR+ow`, `ot+ot` */
function oneOrTwo(hand: Card[]): string[] {
  if (hand.length === 0) throw new Error('MB-21 says that no hand ever becomes empty, but here is one');
  const sorted = hand.toSorted();
  const pairs = sorted.flatMap((one, i) => sorted.slice(i + 1).map(other => `${one}+${other}`));
  return [...sorted, ...pairs];
}

// MB-9
function linesToBuildOn(board: Board): WallLine[] {
  return WALL_LINES.filter(
    line => !board.walls.has(line) && !board.cities.some(city => isInside(line, city)),
  );
}

/** MB-10 */
function rolls(towerDieCounts: boolean): [string, number][] {
  const faces = ['R', 'G', 'B', 'Y', 'P', '?'];
  const houseDice = faces.flatMap((one, i) =>
    faces.slice(i).map((other): [string, number] => [one + other, one === other ? 1 : 2]),
  );
  if (!towerDieCounts) return houseDice;
  return TOWER_COLOURS.flatMap(tower =>
    houseDice.map(([houses, weight]): [string, number] => [tower + houses, weight]),
  );
}

/** MB-11, MB-12: every way in which the dice give the places a piece each, as moves. `?` gives any colour. */
function placements(places: string[], dice: string[], left: Map<Colour, number>): string[] {
  const eitherWayRound = [places, places.toReversed()];
  return eitherWayRound.flatMap(order =>
    waysToGive(order, dice, left).map(given =>
      places
        .filter(place => given.has(place))
        .map(place => `${place}${given.get(place)}`)
        .join(','),
    ),
  );
}

/** The first die gives the first place a piece, then the second the second, as long as any piece is left. */
function waysToGive(places: string[], dice: string[], left: Map<Colour, number>): Map<string, Colour>[] {
  const available = [...left].filter(([, pieces]) => pieces > 0).map(([colour]) => colour);
  if (places.length === 0 || available.length === 0) return [new Map()];
  const [place, ...laterPlaces] = places;
  const [die, ...laterDice] = dice;
  const colours = available.includes(die) ? [die] : available; // `?`, or a colour that is used up
  return colours.flatMap(colour => {
    const leftThen = new Map(left).set(colour, (left.get(colour) ?? 0) - 1);
    return waysToGive(laterPlaces, laterDice, leftThen).map(later => new Map([[place, colour], ...later]));
  });
}

/** `a1w,b0k`: every piece is its place and, as the last letter, its colour. */
function placed(move: string): { place: string; colour: Colour }[] {
  return move.split(',').map(piece => ({ place: piece.slice(0, -1), colour: piece.slice(-1) }));
}

// MB-6: the supply is everything that is not on the board.
function towersLeft(board: Board): Map<Colour, number> {
  const onBoard = [...board.towers.values()];
  return new Map(TOWER_COLOURS.map(colour => [colour, TOWERS_OF_EACH - count(onBoard, colour)]));
}

function housesLeft(board: Board): Map<Colour, number> {
  const outside = board.houses.map(house => house.colour);
  const onBoard = [...outside, ...board.cities.flatMap(city => city.houses)];
  return new Map(HOUSE_COLOURS.map(colour => [colour, HOUSES_OF_EACH - count(onBoard, colour)]));
}

function palacesLeft(board: Board): Map<Colour, number> {
  const onBoard = board.cities.flatMap(city => city.palaces);
  return new Map(HOUSE_COLOURS.map(colour => [colour, PALACES_OF_EACH - count(onBoard, colour)]));
}

/** MB-24: called after every putting, before anything can return to the supply. */
function noticeLastPiece(table: Table): void {
  const { board } = table;
  const none = (left: Map<Colour, number>): boolean => [...left.values()].every(pieces => pieces === 0);
  if (board.walls.size === WALLS) table.lastPiecePut = true;
  if (none(towersLeft(board)) || none(housesLeft(board)) || none(palacesLeft(board)))
    table.lastPiecePut = true;
}

/** MB-15 */
function buildPalaces(table: Table, city: City): void {
  for (const colour of HOUSE_COLOURS) {
    while (count(city.houses, colour) >= 2 && (palacesLeft(table.board).get(colour) ?? 0) > 0) {
      takeOne(city.houses, colour);
      takeOne(city.houses, colour);
      city.palaces.push(colour);
      noticeLastPiece(table);
    }
  }
}

/** MB-17 */
function clear(board: Board): void {
  for (const wall of [...board.walls]) {
    if (board.cities.some(city => isInside(wall, city))) board.walls.delete(wall);
  }
  for (const point of [...board.towers.keys()]) {
    if (![...board.walls].some(wall => endsOf(wall).includes(point))) board.towers.delete(point);
  }
}

function count(pieces: string[], kind: string): number {
  return pieces.filter(piece => piece === kind).length;
}

function takeOne(pieces: string[], kind: string): void {
  const at = pieces.indexOf(kind);
  if (at < 0) throw new Error(`no ${kind} to take`);
  pieces.splice(at, 1);
}
