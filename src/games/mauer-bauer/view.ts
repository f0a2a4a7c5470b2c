import { turnOf, type View as ViewOfAnyGame } from '../../engine/game.ts';
import { isAmong, only, seatsOf, type Viewer } from '../../engine/viewers.ts';
import { CARD_NAMES, copiesOf, sizeOf } from './cards.ts';
import { HOUSE_FACES, HOUSE_ROLLS, type HouseFace, housesOfRoll, towerOfRoll } from './dice.ts';
import { COAST, LINE_NAMES, PLAIN_NAMES, POINT_NAMES, REGION_OF, type Region } from './land.ts';
import {
  countAll,
  countOf,
  HOUSE_COLOURS,
  type HouseColour,
  type Mixed,
  TOWER_COLOURS,
  type TowerColour,
} from './pieces.ts';
import { isOutside, pointsFor, standsAround, towersOfCity, towersOutside } from './points.ts';
import { due } from './rules.ts';
import { winners } from './scoring.ts';
import {
  DEALS,
  type DealName,
  deckOf,
  discardOf,
  handOf,
  hasWall,
  isOpen,
  NONE,
  type Options,
  STEPS,
  type State,
  type StepName,
  sum,
} from './state.ts';

/** Cities are named by their first plain; all names are those of the rules page. */
export interface View extends ViewOfAnyGame {
  readonly game: 'mauer-bauer';
  readonly options: Options;
  /** What is due, and of whom: in a deal, who is dealt the next card. */
  readonly step: StepName;
  readonly actor: number;
  /** Whose turn it is. */
  readonly active: number;
  /** Whether the active seat has rolled too early and must now put its wall. */
  readonly hasty: boolean;
  /** The wall put in this turn, what was rolled for it, and the city that it completed (after joining). */
  readonly wall: string | null;
  readonly roll: {
    readonly tower: TowerColour | null;
    readonly houses: readonly [HouseFace, HouseFace];
  } | null;
  readonly completed: string | null;
  /** Why cards are dealt; null when none are. */
  readonly dealing: DealName | null;
  /** The seats that may still exchange cards, the one that is at it included. */
  readonly exchangers: readonly number[];
  /** Whether the match ends with this turn. */
  readonly ending: boolean;
  /** How many more of each until the match ends; `lines` are those where a wall may still be put. */
  readonly untilTheEnd: Readonly<Record<'walls' | 'towers' | 'houses' | 'palaces' | 'lines', number>>;

  /** The lines where a wall may be put. */
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
  const { seats } = state;
  const cities = citiesOn(state);
  return {
    game: 'mauer-bauer',
    viewer,
    seats,
    options: { hastyRoll: state.hastyRoll },
    turn: turnOf({ due, score: (at, seat) => at.scores[seat], winners }, state),
    step: STEPS[state.step],
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
      towers: sum(state.towersLeft),
      houses: sum(state.housesLeft),
      palaces: sum(state.palacesLeft),
      lines: LINE_NAMES.filter((_, line) => isOpen(state, line)).length,
    },
    openLines: LINE_NAMES.filter((_, line) => isOpen(state, line)),
    walls: LINE_NAMES.flatMap((name, line) =>
      hasWall(state, line)
        ? [{ line: name, cities: namesOf(cities.filter(city => standsAround(state, line, city))) }]
        : [],
    ),
    towers: towersOf(state, cities),
    plains: PLAIN_NAMES.flatMap((plain, p) =>
      state.cityOf[p] === NONE && state.houses[p] !== 0 ? [{ plain, houses: byColour(state.houses[p]) }] : [],
    ),
    cities: cities.map(city => cityView(state, city)),
    outside: outsideView(state),
    supply: {
      walls: state.wallsLeft,
      towers: towerCounts(state.towersLeft),
      houses: houseCounts(state.housesLeft),
      palaces: houseCounts(state.palacesLeft),
    },
    deck: sizeOf(state.piles, deckOf(state)),
    discard: cardsIn(state, discardOf(state)),
    players: Array.from({ length: seats }, (_, seat) => ({
      score: state.scores[seat],
      cards: sizeOf(state.piles, handOf(seat)),
      owed: state.owed[seat],
      hand: isAmong(viewer, only(seat)) ? handView(state, seat, cities) : null,
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

function towersOf(state: State, cities: readonly number[]): TowerView[] {
  const pointsOf = cities.map(city => ({ city, marked: towersOfCity(state, city).slice() }));
  return POINT_NAMES.flatMap((point, p) => {
    const tower = state.towers[p];
    if (tower === 0) return [];
    const belongsTo = pointsOf.filter(({ marked }) => marked[p] === 1).map(({ city }) => city);
    return [{ point, colour: TOWER_COLOURS[tower - 1], coast: COAST[p] === 1, cities: namesOf(belongsTo) }];
  });
}

function cityView(state: State, city: number): CityView {
  return {
    city: PLAIN_NAMES[city],
    plains: PLAIN_NAMES.filter((_, plain) => state.cityOf[plain] === city),
    houses: byColour(state.houses[city]),
    palaces: byColour(state.palaces[city]),
    towers: towersByColour(state, towersOfCity(state, city)),
  };
}

function outsideView(state: State): View['outside'] {
  const plains = Array.from(state.cityOf.keys()).filter(plain => state.cityOf[plain] === NONE);
  const inRegion = (region: number) =>
    plains
      .filter(plain => REGION_OF[plain] === region)
      .reduce((n, plain) => n + countAll(state.houses[plain]), 0);
  const marked = towersOutside(state);
  return {
    walls: LINE_NAMES.filter((_, line) => hasWall(state, line) && isOutside(state, line)).length,
    towers: towersByColour(state, marked),
    coastTowers: POINT_NAMES.filter((_, p) => marked[p] === 1 && state.towers[p] !== 0 && COAST[p] === 1)
      .length,
    houses: byColour(plains.reduce((mixed, plain) => mixed + state.houses[plain], 0)),
    regions: { west: inRegion(0), centre: inRegion(1), east: inRegion(2) },
  };
}

function towersByColour(state: State, marked: Uint8Array): Readonly<Record<TowerColour, number>> {
  return towerCounts(
    TOWER_COLOURS.map(
      (_, colour) => POINT_NAMES.filter((_, p) => marked[p] === 1 && state.towers[p] === colour + 1).length,
    ),
  );
}

function byColour(mixed: Mixed): Readonly<Record<HouseColour, number>> {
  return houseCounts(HOUSE_COLOURS.map((_, colour) => countOf(mixed, colour)));
}

function houseCounts([R, G, B, Y, P]: Iterable<number>): Readonly<Record<HouseColour, number>> {
  return { R, G, B, Y, P };
}

function towerCounts([w, g, k]: Iterable<number>): Readonly<Record<TowerColour, number>> {
  return { w, g, k };
}

function cardsIn(state: State, pile: number): CardCount[] {
  return CARD_NAMES.flatMap((card, c) => {
    const count = copiesOf(state.piles, pile, c);
    return count === 0 ? [] : [{ card, count }];
  });
}

function handView(state: State, seat: number, cities: readonly number[]): HandCard[] {
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
