import { kindOfPosition, type Likeness, type Place, position } from '../../../engine/explorer/likeness.ts';
import { COAST, POINT_NAMES } from '../rules/land.ts';
import type { View } from '../rules/view.ts';

/** It is an opening while the land has at most this many walls. */
const OPENING = 3;
/** Points have an x from 0 to this. */
const WIDTH = 10;

/**
 * In the opening: the walls on the land, as it is and mirrored. Pieces and their colours do not count: with them, hardly any
 * two positions would ever be the same. After that: what is to be done, and what kind of move does it.
 */
export const likeness: Likeness<View> = {
  settings: [
    { seats: 3, options: { hastyRoll: false } },
    { seats: 2, options: { hastyRoll: false } },
  ],
  iterations: 60,
  places(view, by) {
    const { seats, step, walls, active } = view;
    const seat = by === 'nature' ? active : by;
    const kind = KINDS[step]?.(view, seat);
    const kinds = kind ? [{ ...kind, key: `${seats} ${kind.key}` }] : [];
    if (step !== 'wall' || walls.length > OPENING) return kinds;
    const looks = [same, mirrored].map(mirror => ({
      key: [seats, step, ...walls.map(({ line }) => lineIn(mirror, line)).sort()].join(' '),
      move: (text: string) => (text === '!' ? text : lineIn(mirror, text)),
    }));
    return [position(seat, looks), ...kinds];
  },
};

const KINDS: Partial<Record<View['step'], (view: View, seat: number) => Place>> = {
  /** Whether a city can be closed; whether a wall closes one, joins walls, extends one, or stands alone. */
  wall(view, seat) {
    const chains = chainsOf(view);
    const kindOf = (line: string): string => {
      if (line === '!') return line;
      const [a, b] = line.split('-').map(point => chains.get(point));
      if (a === undefined || b === undefined) return a === b ? 'alone' : 'goes on';
      return a === b ? 'closes' : 'joins';
    };
    const canClose = view.openLines.some(line => kindOf(line) === 'closes');
    return kindOfPosition(seat, `wall ${canClose} ${Math.min(2, view.cities.length)}`, kindOf);
  },
  dice: (_, seat) => kindOfPosition(seat, 'dice', roll => houses(roll.slice(-2))),
  /** Whether both towers have the same colour, and whether the rolled one stands on the coast. */
  towers({ wall, roll }, seat) {
    const coasts = (wall ?? '').split('-').filter(isCoast).length;
    return kindOfPosition(seat, `towers ${coasts}`, text => {
      const towers = text.split(',').map(tower => ({ point: tower.slice(0, -1), colour: tower.slice(-1) }));
      if (towers.every(({ colour }) => colour === towers[0].colour)) return 'same';
      const rolled = towers.find(({ colour }) => colour === roll?.tower);
      return coasts === 1 && rolled ? `different ${isCoast(rolled.point) ? 'coast' : 'inland'}` : 'different';
    });
  },
  /** What was rolled; whether houses join others of their colour. */
  houses({ roll, plains }, seat) {
    return kindOfPosition(seat, `houses ${houses(roll?.houses.join('') ?? '')}`, text =>
      text
        .split(',')
        .map(house => {
          const there = plains.find(({ plain }) => plain === house.slice(0, -1));
          const alike = Object.entries(there?.houses ?? {}).some(
            ([colour, count]) => colour === house.slice(-1) && count > 0,
          );
          return alike ? 'alike' : there ? 'other' : 'first';
        })
        .sort()
        .join(),
    );
  },
  join: (_, seat) => kindOfPosition(seat, 'join', text => text[0]),
  /** How many cards, and whose turn it is. Nobody knows beforehand which cards they are. */
  score: ({ active }, seat) =>
    kindOfPosition(seat, `score ${active === seat}`, text =>
      text.startsWith('-') ? 'discards' : text.includes('+') ? 'two' : 'one',
    ),
  exchange: (_, seat) => kindOfPosition(seat, 'exchange', text => text[0]),
};

function same(name: string): string {
  return name;
}

/** `a1` is `a9`. */
function mirrored(point: string): string {
  return `${point[0]}${WIDTH - Number(point.slice(1))}`;
}

function lineIn(mirror: (point: string) => string, line: string): string {
  return line.split('-').map(mirror).sort().join('-');
}

/** The dice whatever their colours: `12` two different ones, `11` the same, `1?` and `??`. */
function houses([a, b]: string): string {
  if (a === '?' || b === '?') return a === b ? '??' : '1?';
  return a === b ? '11' : '12';
}

function isCoast(point: string): boolean {
  return COAST[POINT_NAMES.indexOf(point)] === 1;
}

/** For every point with a wall: a number that it shares with all points that walls connect it to. */
function chainsOf({ walls }: View): ReadonlyMap<string, number> {
  const chains = new Map<string, number>();
  for (const [number, { line }] of walls.entries()) {
    const ends = line.split('-');
    const joined = new Set(ends.map(end => chains.get(end)));
    for (const [point, chain] of chains) if (joined.has(chain)) chains.set(point, number);
    for (const end of ends) chains.set(end, number);
  }
  return chains;
}
