/** How far mice can have come, and what can have been seen, whatever the play: for judging positions that are set up. */
import {
  ALL_SQUARES,
  CASTLE,
  HOLES,
  LAYOUT_NAMES,
  LAYOUTS,
  type LayoutName,
  PLACES,
  ROOMS_NEAR,
  SLIDES,
  SPARE,
  TOWERS,
} from './castle.ts';

/**
 * By square, how many tiles, with the spare, have been seen at the very least when a mouse is there: on its way, rooms have been
 * uncovered. Found by searching through everything that slides and open rooms can have shown; a test does so again.
 */
const TILES_SEEN: Readonly<Record<LayoutName, string>> = {
  A: `
    1455541
    2466642
    2466642
    4466644
    2556552
    2554552
    1224221`,
  B: `
    1225221
    4445444
    3445443
    3477743
    2455542
    2446442
    1446441`,
};

const SEEN_AT = LAYOUT_NAMES.map(name => TILES_SEEN[name].trim().split(/\s+/));

export function leastTilesSeen(layout: number, square: number): number {
  return Number(SEEN_AT[layout][square >> 3][square & 7]);
}

const NEVER = 99;

/** The squares of the castle, each with the squares and towers beside it. */
const BESIDE = CASTLE.map(square => ({
  square,
  beside: ALL_SQUARES.filter(other => stepsBetween(square, other) === 1),
}));

/** By square, the cheapest way there from a tower: a step costs 1, and each room on it what it costs to be open. */
function waysThrough(
  layout: number,
  { step, room }: { readonly step: number; readonly room: (room: number) => number },
): { readonly cost: Uint8Array; readonly from: Uint8Array } {
  const { roomOf } = LAYOUTS[layout];
  const cost = new Uint8Array(PLACES).fill(NEVER);
  const from = new Uint8Array(PLACES);
  for (const tower of TOWERS) cost[tower] = 0;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const { square: to, beside } of BESIDE) {
      for (const near of beside) {
        const sum = cost[near] + step + (roomOf[near] === roomOf[to] ? 0 : room(roomOf[to]));
        if (sum >= cost[to]) continue;
        cost[to] = sum;
        from[to] = near;
        isBetter = true;
      }
    }
  }
  return { cost, from };
}

/** By square, through how many rooms with a roof on, at least, a mouse has come there from a tower. */
export function roofedRoomsTo(layout: number, roofs: number): Uint8Array {
  return waysThrough(layout, { step: 0, room: room => (roofs >> room) & 1 }).cost;
}

/** The rooms through which a mouse comes to the square with the fewest actions, from its tower on. */
export function roomsOnTheWay(layout: number, square: number): readonly number[] {
  const { from } = waysThrough(layout, { step: 1, room: () => 1 });
  const rooms: number[] = [];
  for (let at = square; LAYOUTS[layout].roomOf[at] >= 0; at = from[at])
    rooms.unshift(LAYOUTS[layout].roomOf[at]);
  return [...new Set(rooms)];
}

/** More slides bring no tile anywhere with fewer actions. */
const MOST_SLIDES = 8;

/**
 * By layout, number of slides so far and place: how many actions of all seats, at least, have been used when a tile that has been
 * seen lies there.
 */
const ACTIONS_TO_SEE = LAYOUTS.map(({ roomOf }, layout) => {
  const way = waysThrough(layout, { step: 1, room: () => 1 }).cost;
  const shown = new Uint8Array(PLACES).fill(NEVER);
  shown[SPARE] = 0;
  for (const hole of HOLES) {
    const near = ALL_SQUARES.filter(square => ROOMS_NEAR[layout * PLACES + square] & (1 << roomOf[hole]));
    shown[hole] = 1 + Math.min(...near.map(square => way[square]));
  }
  // BA-12: a slide moves it on by one square, or the spare in; everybody has seen the spare from the start.
  const bySlides = [shown];
  for (let slides = 1; slides <= MOST_SLIDES; slides++) {
    const before = bySlides[slides - 1];
    const now = before.slice();
    for (const { line } of SLIDES)
      for (const [i, place] of line.entries())
        now[place] = Math.min(now[place], before[i === 0 ? SPARE : line[i - 1]] + 1);
    bySlides.push(now);
  }
  return bySlides;
});

export function actionsToSee(layout: number, place: number, slides: number): number {
  return ACTIONS_TO_SEE[layout][Math.min(slides, MOST_SLIDES)][place];
}

/**
 * BA-10, BA-11: whether one of these mice can have opened the room, or left it, with this many actions: it was beside the
 * room before the last of them. A mouse in a tower has not run.
 */
export function canHaveOpened(
  layout: number,
  room: number,
  mice: readonly number[],
  actions: number,
): boolean {
  // In the room, too: none has only one square.
  const beside = ALL_SQUARES.filter(square => ROOMS_NEAR[layout * PLACES + square] & (1 << room));
  return mice.some(mouse => {
    const steps = TOWERS.includes(mouse) ? 0 : actions - 1;
    return beside.some(square => stepsBetween(mouse, square) <= steps);
  });
}

export function stepsBetween(a: number, b: number): number {
  return Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3));
}
