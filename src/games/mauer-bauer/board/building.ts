/**
 * A move built up step by step from the list of legal moves: what is on offer, and what each choice leaves. No rules
 * are known here, only the notation of the rules page.
 */

/** Putting a wall. */
export interface WallOffer {
  readonly kind: 'wall';
  readonly lines: readonly string[];
  /** The move that rolls too early, if it is on offer. */
  readonly hasty: string | null;
}

/** Putting towers on points or houses on plains: every way is a whole move. */
export interface PiecesOffer {
  readonly kind: 'towers' | 'houses';
  readonly places: readonly string[];
  readonly ways: readonly Way[];
}

export interface Way {
  readonly move: string;
  /** The colour that each of `places` gets; null for nothing. */
  readonly colours: readonly (string | null)[];
}

export interface JoinOffer {
  readonly kind: 'join';
  /** Leaves the city by itself. */
  readonly apart: string | null;
  readonly joins: readonly { readonly move: string; readonly city: string }[];
}

/** Playing one card or two, throwing one away, or ending an exchange. */
export interface CardsOffer {
  readonly kind: 'cards';
  readonly plays: readonly CardsPlay[];
  readonly throws: ReadonlyMap<string, string>;
  readonly end: string | null;
}

export interface CardsPlay {
  readonly move: string;
  /** The city that the move names (the last scoring); null if it names none. */
  readonly city: string | null;
  readonly cards: readonly string[];
}

export type Offer = WallOffer | PiecesOffer | JoinOffer | CardsOffer;

export function offerOf(moves: readonly string[]): Offer | null {
  const [first] = moves;
  if (first === undefined) return null;
  if (moves.some(move => LINE.test(move))) {
    return {
      kind: 'wall',
      lines: moves.filter(move => LINE.test(move)),
      hasty: moves.find(move => move === '!') ?? null,
    };
  }
  if (moves.some(move => move === '=' || move.startsWith('+'))) {
    return {
      kind: 'join',
      apart: moves.find(move => move === '=') ?? null,
      joins: moves.filter(move => move.startsWith('+')).map(move => ({ move, city: move.slice(1) })),
    };
  }
  if (TOWERS.test(first)) return piecesOf('towers', moves);
  if (HOUSES.test(first)) return piecesOf('houses', moves);
  return cardsOf(moves);
}

/** What a way gives to a place. */
export function colourAt(offer: PiecesOffer, way: Way, place: string): string | null {
  return way.colours[offer.places.indexOf(place)] ?? null;
}

/** What a place can get at all, whatever the other gets. */
export function coloursAt(offer: PiecesOffer, place: string): readonly (string | null)[] {
  return [...new Set(offer.ways.map(way => colourAt(offer, way, place)))];
}

/** The way that gives this colour to the place and changes as little else as can be. */
export function changed(offer: PiecesOffer, way: Way, place: string, colour: string | null): Way {
  const possible = offer.ways.filter(other => colourAt(offer, other, place) === colour);
  const kept = (other: Way) => other.colours.filter((colour, i) => colour === way.colours[i]).length;
  const swapped = way.colours.toReversed().join();
  // Of those that keep as much, the one that lets the two pieces change places.
  return possible.reduce(
    (best, other) =>
      kept(other) > kept(best) || (kept(other) === kept(best) && other.colours.join() === swapped)
        ? other
        : best,
    possible[0] ?? way,
  );
}

/** The play of these cards, in any order, for the city (null where the moves name none). */
export function playOf(
  { plays }: CardsOffer,
  cards: readonly string[],
  city: string | null,
): CardsPlay | null {
  const wanted = cards.toSorted().join('+');
  return plays.find(play => play.city === city && play.cards.toSorted().join('+') === wanted) ?? null;
}

/** The cities that cards can be played for, where the moves name them. */
export function citiesToName({ plays }: CardsOffer): readonly string[] {
  return [...new Set(plays.flatMap(({ city }) => (city === null ? [] : [city])))];
}

/** The cards after one more is taken up or put down: no more than two, the earliest goes. */
export function toggled(chosen: readonly string[], card: string, most: number): readonly string[] {
  return chosen.includes(card) ? chosen.filter(other => other !== card) : [...chosen, card].slice(-most);
}

/** How many cards one move can take. */
export function mostCards({ plays }: CardsOffer): number {
  return plays.reduce((most, { cards }) => Math.max(most, cards.length), 1);
}

export function readCards(move: string): CardsPlay | null {
  const [, named, city, first, second] = /^(([A-E]\d)?:)?(\w+)(?:\+(\w+))?$/.exec(move) ?? [];
  if (first === undefined) return null;
  return {
    move,
    city: named === undefined ? null : (city ?? null),
    cards: second === undefined ? [first] : [first, second],
  };
}

export function readPieces(move: string): readonly { readonly place: string; readonly colour: string }[] {
  return move.split(',').map(part => ({ place: part.slice(0, -1), colour: part.slice(-1) }));
}

const LINE = /^[a-f]\d+-[a-f]\d+$/;
const TOWERS = /^[a-f]\d+[wgk](,|$)/;
const HOUSES = /^[A-E]\d[RGBYP](,|$)/;

export function isLine(move: string): boolean {
  return LINE.test(move);
}
export function isTowers(move: string): boolean {
  return TOWERS.test(move);
}
export function isHouses(move: string): boolean {
  return HOUSES.test(move);
}

function piecesOf(kind: 'towers' | 'houses', moves: readonly string[]): PiecesOffer {
  const read = moves.map(move => ({ move, pieces: readPieces(move) }));
  const places = [...new Set(read.flatMap(({ pieces }) => pieces.map(({ place }) => place)))];
  return {
    kind,
    places,
    ways: read.map(({ move, pieces }) => ({
      move,
      colours: places.map(place => pieces.find(piece => piece.place === place)?.colour ?? null),
    })),
  };
}

function cardsOf(moves: readonly string[]): CardsOffer {
  return {
    kind: 'cards',
    plays: moves.flatMap(move => readCards(move) ?? []),
    throws: new Map(
      moves.filter(move => move.startsWith('-')).map((move): [string, string] => [move.slice(1), move]),
    ),
    end: moves.find(move => move === '.') ?? null,
  };
}
