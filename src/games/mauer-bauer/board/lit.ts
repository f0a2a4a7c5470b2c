import type { HouseColour, TowerColour, View } from '../game.ts';
import type { Region } from '../rules/land.ts';
import { plainNamed } from './geometry.ts';

/** What a guild card counts (MB-7), to be lit up on the land. */
export interface Lit {
  readonly towers: ReadonlySet<string>;
  readonly walls: ReadonlySet<string>;
  /** Cities that count as such: by their size, or one each. */
  readonly cities: ReadonlySet<string>;
  /** Plains outside all cities, and cities, with the colours of the houses and palaces in them that count. */
  readonly houses: ReadonlyMap<string, readonly HouseColour[]>;
  readonly palaces: ReadonlyMap<string, readonly HouseColour[]>;
}

const NOTHING: Lit = {
  towers: new Set(),
  walls: new Set(),
  cities: new Set(),
  houses: new Map(),
  palaces: new Map(),
};

const REGION_OF: Readonly<Record<string, Region>> = { W: 'west', C: 'centre', E: 'east' };
export const HOUSE_COLOURS = ['R', 'G', 'B', 'Y', 'P'] as const satisfies readonly HouseColour[];
const TOWER_COLOURS = ['w', 'g', 'k'] as const satisfies readonly TowerColour[];

export function isHouseColour(letter: string | null | undefined): letter is HouseColour {
  return HOUSE_COLOURS.some(colour => colour === letter);
}

export function isTowerColour(letter: string | null | undefined): letter is TowerColour {
  return TOWER_COLOURS.some(colour => colour === letter);
}

/** What a card lights up for this city. Cards for what is outside never light up anything in a city. */
export function litBy(view: View, card: string, city: string | null, points: number): Lit {
  const last = card.at(-1);
  if (/^S/.test(card)) return city !== null && points > 0 ? { ...NOTHING, cities: new Set([city]) } : NOTHING;
  if (card === 'N') return { ...NOTHING, cities: new Set(view.cities.map(({ city }) => city)) };
  if (card === 'ow') {
    return { ...NOTHING, walls: new Set(view.walls.filter(isOutside).map(({ line }) => line)) };
  }
  if (card.startsWith('T')) {
    return towersOf(view, tower => city !== null && tower.cities.includes(city) && isOf(tower.colour, last));
  }
  if (card === 'oc') return towersOf(view, tower => isOutside(tower) && tower.coast);
  if (card.startsWith('ot')) return towersOf(view, tower => isOutside(tower) && isOf(tower.colour, last));
  const found = view.cities.find(other => other.city === city);
  if (card === 'C') {
    const counted = new Map(found && points > 0 ? [[found.city, HOUSE_COLOURS]] : []);
    return { ...NOTHING, houses: counted, palaces: counted };
  }
  if (card === 'P') return found ? { ...NOTHING, palaces: new Map([[found.city, HOUSE_COLOURS]]) } : NOTHING;
  if (card.startsWith('H') && isHouseColour(last)) {
    const counted = new Map(found ? [[found.city, [last]]] : []);
    return { ...NOTHING, houses: counted, palaces: counted };
  }
  if (card.startsWith('o') && isHouseColour(last)) {
    return { ...NOTHING, houses: new Map(view.plains.map(({ plain }) => [plain, [last]])) };
  }
  const region = REGION_OF[last ?? ''];
  return {
    ...NOTHING,
    houses: new Map(
      view.plains
        .filter(({ plain }) => plainNamed(plain).region === region)
        .map(({ plain }) => [plain, HOUSE_COLOURS]),
    ),
  };
}

/** Everything that any of these counts. */
export function together(all: readonly Lit[]): Lit {
  return all.reduce(
    (sum, lit) => ({
      towers: new Set([...sum.towers, ...lit.towers]),
      walls: new Set([...sum.walls, ...lit.walls]),
      cities: new Set([...sum.cities, ...lit.cities]),
      houses: merged(sum.houses, lit.houses),
      palaces: merged(sum.palaces, lit.palaces),
    }),
    NOTHING,
  );
}

/** Whether the card counts something in one city. */
export function isForCity(card: string): boolean {
  return /^[SCTPH]/.test(card);
}

function towersOf(view: View, counts: (tower: View['towers'][number]) => boolean): Lit {
  return { ...NOTHING, towers: new Set(view.towers.filter(counts).map(({ point }) => point)) };
}

/** `T` and `ot` count every colour. */
function isOf(colour: TowerColour, wanted: string | undefined): boolean {
  return !isTowerColour(wanted) || colour === wanted;
}

function isOutside({ cities }: { readonly cities: readonly string[] }): boolean {
  return cities.length === 0;
}

function merged(
  a: ReadonlyMap<string, readonly HouseColour[]>,
  b: ReadonlyMap<string, readonly HouseColour[]>,
): ReadonlyMap<string, readonly HouseColour[]> {
  const sum = new Map(a);
  for (const [place, colours] of b) sum.set(place, [...(sum.get(place) ?? []), ...colours]);
  return sum;
}
