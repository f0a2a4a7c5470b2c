import type { Happening, HouseColour, TowerColour, View } from '../game.ts';
import { plainNamed, spotsIn } from './geometry.ts';
import { HOUSE_COLOURS } from './lit.ts';

/** What is visible on the land at one moment: the view or, while happenings are shown, how far they have come. */
export interface Scene {
  readonly walls: readonly string[];
  readonly towers: readonly { readonly point: string; readonly colour: TowerColour }[];
  /** By plain, for the plains outside all cities. */
  readonly houses: ReadonlyMap<string, readonly HouseColour[]>;
  readonly cities: readonly CitySeen[];
  readonly roll: View['roll'];
  /** The wall and the city of this turn. */
  readonly wall: string | null;
  readonly completed: string | null;
  /** What has just arrived, to be shown landing; and what is being removed. */
  readonly fresh: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  readonly now: Happening | null;
}

export interface CitySeen {
  readonly city: string;
  readonly plains: readonly string[];
  readonly houses: readonly HouseColour[];
  readonly palaces: readonly HouseColour[];
}

type Board = Pick<Scene, 'walls' | 'towers' | 'houses' | 'cities' | 'roll' | 'wall' | 'completed'>;

export function sceneOf(
  view: View,
  before: View | null,
  happenings: readonly Happening[],
  beat: number,
): Scene {
  const shown = happenings.slice(0, beat + 1);
  const now = happenings[beat] ?? null;
  const board = before === null || now === null ? boardOf(view) : shown.reduce(after, boardOf(before));
  return {
    ...board,
    // What is rolled and settled within one play stays visible until all of it has been shown.
    roll: board.roll ?? (now === null ? null : rollIn(shown)),
    fresh: new Set(before === null ? [] : shown.flatMap(put)),
    leaving: new Set(now === null ? [] : taken(now)),
    now,
  };
}

export function boardOf(view: View): Board {
  return {
    walls: view.walls.map(({ line }) => line),
    towers: view.towers,
    houses: new Map(view.plains.map(({ plain, houses }) => [plain, listed(houses)])),
    cities: view.cities.map(({ city, plains, houses, palaces }) => ({
      city,
      plains,
      houses: listed(houses),
      palaces: listed(palaces),
    })),
    roll: view.roll,
    wall: view.wall,
    completed: view.completed,
  };
}

/** Names for pieces, as in `Scene.fresh`. */
export const key = {
  wall: (line: string) => `wall ${line}`,
  tower: (point: string) => `tower ${point}`,
  house: (plain: string, colour: HouseColour) => `house ${plain} ${colour}`,
  palace: (city: string, colour: HouseColour) => `palace ${city} ${colour}`,
};

function put(happening: Happening): string[] {
  switch (happening.kind) {
    case 'wall-put':
      return [key.wall(happening.line)];
    case 'tower-put':
      return [key.tower(happening.point)];
    case 'house-put':
      return [key.house(happening.plain, happening.colour)];
    default:
      return [];
  }
}

function taken(happening: Happening): string[] {
  switch (happening.kind) {
    case 'walls-cleared':
      return happening.lines.map(key.wall);
    case 'towers-cleared':
      return happening.towers.map(({ point }) => key.tower(point));
    default:
      return [];
  }
}

function rollIn(shown: readonly Happening[]): View['roll'] {
  const roll = shown.findLast(happening => happening.kind === 'rolled');
  return roll ? { tower: roll.tower, houses: roll.houses } : null;
}

function after(board: Board, happening: Happening): Board {
  switch (happening.kind) {
    case 'turn-began':
      return { ...board, roll: null, wall: null, completed: null };
    case 'rolled':
      return { ...board, roll: { tower: happening.tower, houses: happening.houses } };
    case 'wall-put':
      return { ...board, walls: [...board.walls, happening.line], wall: happening.line };
    case 'tower-put':
      return { ...board, towers: [...board.towers, happening] };
    case 'house-put': {
      const there = board.houses.get(happening.plain) ?? [];
      return { ...board, houses: new Map(board.houses).set(happening.plain, [...there, happening.colour]) };
    }
    case 'city-completed': {
      const { city, plains } = happening;
      const houses = plains.flatMap(plain => board.houses.get(plain) ?? []);
      return {
        ...board,
        houses: new Map([...board.houses].filter(([plain]) => !plains.includes(plain))),
        cities: [...board.cities, { city, plains, houses, palaces: [] }],
        completed: city,
      };
    }
    case 'walls-cleared':
      return { ...board, walls: board.walls.filter(line => !happening.lines.includes(line)) };
    case 'towers-cleared':
      return {
        ...board,
        towers: board.towers.filter(({ point }) => !happening.towers.some(gone => gone.point === point)),
      };
    case 'palace-built':
      return { ...board, cities: board.cities.map(city => withPalace(city, happening)) };
    case 'joined': {
      const parts = board.cities.filter(({ city }) => city === happening.city || city === happening.other);
      const joined = {
        city: happening.joined,
        plains: parts.flatMap(({ plains }) => plains),
        houses: parts.flatMap(({ houses }) => houses),
        palaces: parts.flatMap(({ palaces }) => palaces),
      };
      const cities = [...board.cities.filter(city => !parts.includes(city)), joined];
      return { ...board, cities, completed: joined.city };
    }
    default:
      return board;
  }
}

/** MB-15 as it is told: two houses of the colour go, and a palace comes. */
function withPalace(
  city: CitySeen,
  built: { readonly city: string; readonly colour: HouseColour },
): CitySeen {
  if (city.city !== built.city) return city;
  const houses = [...city.houses];
  for (let i = 0; i < 2; i++) {
    const at = houses.indexOf(built.colour);
    if (at >= 0) houses.splice(at, 1);
  }
  return { ...city, houses, palaces: [...city.palaces, built.colour] };
}

/** Houses and palaces belong to the city as a whole: they are spread over its plains, palaces first. */
export function piecesOf(city: CitySeen) {
  const pieces = [
    ...city.palaces.map(colour => ({ colour, palace: true })),
    ...city.houses.map(colour => ({ colour, palace: false })),
  ];
  return city.plains.flatMap((name, p, plains) => {
    const here = pieces.filter((_, i) => i % plains.length === p);
    const spots = spotsIn(
      plainNamed(name),
      here.length,
      here.some(({ palace }) => palace),
    );
    return here.map((piece, i) => ({ ...piece, spot: spots[i], name: `${name} ${i}` }));
  });
}

function listed(counts: Readonly<Record<HouseColour, number>>): readonly HouseColour[] {
  return HOUSE_COLOURS.flatMap(colour => new Array<HouseColour>(counts[colour]).fill(colour));
}
