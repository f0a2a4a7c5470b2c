import { type View as AnyView, turnOf } from '../../../engine/game.ts';
import { isAmong, only, seatsOf, type Viewer } from '../../../engine/viewers.ts';
import { CARD_NAMES } from './card-names.ts';
import { copiesOf, sizeOf } from './cards.ts';
import { plainsOf } from './cities.ts';
import { HOUSE_FACES, HOUSE_ROLLS, type HouseFace, housesOfRoll, towerOfRoll } from './dice.ts';
import { facts, type Options } from './facts.ts';
import { BESIDE, COAST, ENDS, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, REGIONS, type Region } from './land.ts';
import {
  countAll,
  countOf,
  HOUSE_COLOURS,
  type HouseColour,
  type Mixed,
  TOWER_COLOURS,
  type TowerColour,
} from './pieces.ts';
import { due } from './rules.ts';
import {
  coastTowersOutside,
  housesInRegion,
  housesOutside,
  pointsFor,
  towersOutside,
  wallsOutside,
  winners,
} from './scoring.ts';
import {
  DEALS,
  DECK,
  type DealName,
  DISCARD,
  handOf,
  hasWall,
  isOpen,
  NONE,
  PHASES,
  type Phase,
  type State,
} from './state.ts';

/** Cities are named by their first plain; all names are those of the rules page. */
export interface View extends AnyView {
  readonly game: typeof facts.id;
  readonly options: Options;
  /** What is due, and from whom: in a deal, who is dealt the next card. */
  readonly step: Phase;
  readonly actor: number;
  /** Whose turn it is. */
  readonly active: number;
  /** Whether the active seat has rolled too early and must now build its wall. */
  readonly hasty: boolean;
  /** The wall built in this turn, what was rolled for it, and the city that it completed (after joining). */
  readonly wall: string | null;
  readonly roll: {
    readonly tower: TowerColour | null;
    readonly houses: readonly [HouseFace, HouseFace];
  } | null;
  readonly completed: string | null;
  /** Why cards are dealt; null when none are. */
  readonly dealing: DealName | null;
  /** The seats that may still exchange cards, including the one exchanging now. */
  readonly exchangers: readonly number[];
  /** Whether the match ends with this turn. */
  readonly ending: boolean;
  /** How many more of each until the match ends; `lines` are those where a wall can still be built. */
  readonly untilTheEnd: Readonly<Record<'walls' | 'towers' | 'houses' | 'palaces' | 'lines', number>>;

  /** The lines where a wall can be built. */
  readonly openLines: readonly string[];
  readonly walls: readonly WallView[];
  readonly towers: readonly TowerView[];
  /** The plains that hold houses and are in no city. */
  readonly plains: readonly PlainView[];
  readonly cities: readonly CityView[];
  /** What the cards for things outside all cities count. */
  readonly outside: {
    readonly walls: number;
    readonly towers: Readonly<Record<TowerColour, number>>;
    readonly coastTowers: number;
    readonly houses: Readonly<Record<HouseColour, number>>;
    readonly regions: Readonly<Record<Region, number>>;
  };
  readonly supply: {
    readonly walls: number;
    readonly towers: Readonly<Record<TowerColour, number>>;
    readonly houses: Readonly<Record<HouseColour, number>>;
    readonly palaces: Readonly<Record<HouseColour, number>>;
  };
  /** How many cards the deck has. */
  readonly deck: number;
  readonly discard: readonly CardCount[];
  readonly players: readonly PlayerView[];
}

export interface WallView {
  readonly line: string;
  /** The cities that it stands around; none for a wall outside. */
  readonly cities: readonly string[];
}

export interface TowerView {
  readonly point: string;
  readonly colour: TowerColour;
  readonly coast: boolean;
  /** The cities that it belongs to; none for a tower outside. */
  readonly cities: readonly string[];
}

export interface PlainView {
  readonly plain: string;
  readonly houses: Readonly<Record<HouseColour, number>>;
}

export interface CityView {
  readonly city: string;
  readonly plains: readonly string[];
  readonly houses: Readonly<Record<HouseColour, number>>;
  readonly palaces: Readonly<Record<HouseColour, number>>;
  readonly towers: Readonly<Record<TowerColour, number>>;
}

export interface CardCount {
  readonly card: string;
  readonly count: number;
}

export interface PlayerView {
  readonly score: number;
  /** How many cards it holds, and how many it is yet to be dealt. */
  readonly cards: number;
  readonly owed: number;
  /** The cards themselves, if the viewer may know them. */
  readonly hand: readonly HandCard[] | null;
}

export interface HandCard extends CardCount {
  /** What one of it would score now for each of `cities`, in the same order. */
  readonly points: readonly number[];
  /** What it would score with no city to play it for. */
  readonly pointsWithoutCity: number;
}

export function view(state: State, viewer: Viewer): View {
  return seenBy(viewer, state, openTo(state));
}

export function views(state: State, viewers: readonly Viewer[]): View[] {
  const open = openTo(state);
  return viewers.map(viewer => seenBy(viewer, state, open));
}

/** Only hands are hidden. */
function seenBy(viewer: Viewer, state: State, open: View): View {
  const players = open.players.map((player, seat) =>
    isAmong(viewer, only(seat)) ? { ...player, hand: handView(state, seat) } : player,
  );
  return { ...open, viewer, players };
}

/** What everybody sees. */
function openTo(state: State): View {
  const { seats } = state;
  const cities = citiesOn(state);
  const openLines = LINE_NAMES.filter((_, line) => isOpen(state, line));
  return {
    game: facts.id,
    viewer: 'spectator',
    seats,
    options: { hastyRoll: state.hastyRoll },
    turn: turnOf({ due, score: (at, seat) => at.scores[seat], winners }, state),
    step: PHASES[state.phase],
    actor: state.actor,
    active: state.active,
    hasty: state.hasty,
    wall: state.wall === NONE ? null : LINE_NAMES[state.wall],
    roll: state.roll === NONE ? null : rollView(state.roll),
    completed: state.completed === NONE ? null : PLAIN_NAMES[state.completed],
    dealing: state.dealing === NONE ? null : DEALS[state.dealing],
    exchangers: seatsOf(state.exchangers),
    ending: state.ending,
    untilTheEnd: {
      walls: state.wallsLeft,
      towers: countAll(state.towersLeft),
      houses: countAll(state.housesLeft),
      palaces: countAll(state.palacesLeft),
      lines: openLines.length,
    },
    openLines,
    walls: LINE_NAMES.flatMap((name, line) =>
      hasWall(state, line) ? [{ line: name, cities: namesOf(citiesBeside(state, line)) }] : [],
    ),
    towers: towersOn(state),
    plains: PLAIN_NAMES.flatMap((plain, p) =>
      state.cityOf[p] === NONE && state.houses[p] !== 0
        ? [{ plain, houses: houseCounts(state.houses[p]) }]
        : [],
    ),
    cities: cities.map(city => cityView(state, city)),
    outside: outsideView(state),
    supply: {
      walls: state.wallsLeft,
      towers: towerCounts(state.towersLeft),
      houses: houseCounts(state.housesLeft),
      palaces: houseCounts(state.palacesLeft),
    },
    deck: sizeOf(state.piles, DECK),
    discard: cardsIn(state, DISCARD),
    players: Array.from({ length: seats }, (_, seat) => ({
      score: state.scores[seat],
      cards: sizeOf(state.piles, handOf(seat)),
      owed: state.owed[seat],
      hand: null,
    })),
  };
}

function rollView(roll: number): NonNullable<View['roll']> {
  const tower = towerOfRoll(roll);
  const [a, b] = HOUSE_ROLLS[housesOfRoll(roll)];
  return {
    tower: tower === 0 ? null : TOWER_COLOURS[tower - 1],
    houses: [HOUSE_FACES[a], HOUSE_FACES[b]],
  };
}

/** The first plains of the cities on the board. */
function citiesOn(state: State): readonly number[] {
  return Array.from(state.cityOf.keys()).filter(plain => state.cityOf[plain] === plain);
}

function namesOf(plains: readonly number[]): string[] {
  return plains.map(plain => PLAIN_NAMES[plain]);
}

/** MB-18: the cities that a wall on this line stands around. */
function citiesBeside({ cityOf }: State, line: number): number[] {
  const [first, second] = [BESIDE[2 * line], BESIDE[2 * line + 1]];
  const cities = second === NONE ? [cityOf[first]] : [cityOf[first], cityOf[second]];
  return cities.filter(city => city !== NONE).sort((a, b) => a - b);
}

/** MB-18: a tower belongs to the cities whose walls touch it. */
function towersOn(state: State): TowerView[] {
  const citiesAt = POINT_NAMES.map((_, p) => (state.towers[p] === 0 ? null : new Set<number>()));
  for (let line = 0; line < LINE_NAMES.length; line++) {
    if (!hasWall(state, line)) continue;
    for (const city of citiesBeside(state, line)) {
      citiesAt[ENDS[2 * line]]?.add(city);
      citiesAt[ENDS[2 * line + 1]]?.add(city);
    }
  }
  return POINT_NAMES.flatMap((point, p) => {
    const around = citiesAt[p];
    if (!around) return [];
    const cities = namesOf([...around].sort((a, b) => a - b));
    return [{ point, colour: TOWER_COLOURS[state.towers[p] - 1], coast: COAST[p] === 1, cities }];
  });
}

function cityView(state: State, city: number): CityView {
  return {
    city: PLAIN_NAMES[city],
    plains: plainsOf(state, city),
    houses: houseCounts(state.houses[city]),
    palaces: houseCounts(state.palaces[city]),
    towers: towerCounts(state.towersOf[city]),
  };
}

function outsideView(state: State): View['outside'] {
  const [west, centre, east] = REGIONS.map((_, region) => housesInRegion(state, region));
  return {
    walls: wallsOutside(state),
    towers: towerCounts(towersOutside(state)),
    coastTowers: coastTowersOutside(state),
    houses: houseCounts(housesOutside(state)),
    regions: { west, centre, east },
  };
}

function houseCounts(mixed: Mixed): Readonly<Record<HouseColour, number>> {
  const [R, G, B, Y, P] = HOUSE_COLOURS.map((_, colour) => countOf(mixed, colour));
  return { R, G, B, Y, P };
}

function towerCounts(mixed: Mixed): Readonly<Record<TowerColour, number>> {
  const [w, g, k] = TOWER_COLOURS.map((_, colour) => countOf(mixed, colour));
  return { w, g, k };
}

function cardsIn(state: State, pile: number): CardCount[] {
  const cards: CardCount[] = [];
  CARD_NAMES.forEach((card, c) => {
    const count = copiesOf(state.piles, pile, c);
    if (count > 0) cards.push({ card, count });
  });
  return cards;
}

function handView(state: State, seat: number): HandCard[] {
  const cities = citiesOn(state);
  return cardsIn(state, handOf(seat)).map(({ card, count }) => {
    const c = CARD_NAMES.indexOf(card);
    return {
      card,
      count,
      points: cities.map(city => pointsFor(state, c, city)),
      pointsWithoutCity: pointsFor(state, c, NONE),
    };
  });
}
