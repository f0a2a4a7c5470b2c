import { type View as AnyView, turnOf } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/turn.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { awards } from './awards.ts';
import { facts, type Options } from './facts.ts';
import type { Award, AwardGiven, Place } from './happenings.ts';
import { bricksToLay } from './moves.ts';
import {
  BACK,
  BRICKS,
  BRICKS_OF_KIND,
  type Brick,
  brickOf,
  COLOURS,
  type Colour,
  FACES,
  type Face,
  FIRST_BRICK,
  FRONT,
  KINDS,
  type Kind,
} from './pieces.ts';
import {
  ALONG,
  DOWN,
  findOwn,
  hasPlace,
  largestConnection,
  longestLine,
  noPlaces,
  type Places,
  UP,
} from './places.ts';
import { due, score, winners } from './rules.ts';
import { ENDED, NONE, newState, PHASES, type Phase, type State, TO_MOVE } from './state.ts';
import {
  brickAt,
  columnForPeople,
  columnsForABrick,
  freeTops,
  heightOf,
  lay,
  ROWS,
  type Wall,
} from './wall.ts';

/** Everything is open: every viewer sees the same. */
export interface View extends AnyView {
  readonly game: typeof facts.id;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly turn: Turn;
  readonly phase: Phase;
  /** Who chooses a colour, moves, or is rolled for; null when the match is over. */
  readonly seat: number | null;
  /** Each seat's colour; null before it has chosen. */
  readonly colours: readonly (Colour | null)[];
  /** What the die shows to the seat that is to move. */
  readonly die: Face | null;
  /** The bricks, each way round, that the seat that is to move may lay. */
  readonly layable: readonly Brick[];
  /** Row by row from the base up, each from left to right as seat 0 sees it. */
  readonly wall: readonly BrickInWall[];
  /** The column of the base's left end, and how many bricks it has. */
  readonly base: { readonly left: number; readonly width: number };
  /** Where a brick from the pile could be laid now, whatever the die shows. */
  readonly places: readonly Place[];
  readonly pile: Readonly<Record<Kind, number>>;
  readonly bricksLeft: number;
  /** Who would get what if the match ended now; when it is over, who got what. */
  readonly awards: readonly AwardSoFar[];
  /** The sum of the awards for each seat. */
  readonly points: readonly number[];
}

export interface BrickInWall extends Place {
  readonly brick: Brick;
  /** Towards seat 0. */
  readonly front: Colour;
  /** Towards seat 1. */
  readonly back: Colour;
  /** Nothing rests on it. */
  readonly free: boolean;
}

export interface AwardSoFar extends AwardGiven {
  /** For each seat, the bricks of one such diagonal, row or connection; none if it shows no brick of its colour. */
  readonly places: readonly (readonly Place[])[];
}

export function views(state: State, viewers: readonly Viewer[]): View[] {
  const open = view(state, 'spectator');
  return viewers.map(viewer => ({ ...open, viewer }));
}

export function view(state: State, viewer: Viewer): View {
  const given = awards(state);
  const sides = [noPlaces(), noPlaces()];
  findOwn(state, state.colours, sides[0], sides[1]);
  return {
    game: facts.id,
    viewer,
    seats: state.seats,
    options: { copies: state.copies },
    turn: turnOf({ due, score, winners }, state),
    phase: PHASES[state.phase],
    seat: state.seat === NONE ? null : state.seat,
    colours: Array.from(state.colours, colour => (colour === NONE ? null : COLOURS[colour])),
    die: state.face === NONE ? null : FACES[state.face],
    layable: state.phase === TO_MOVE ? bricksOf(bricksToLay(state)) : [],
    wall: bricksInWall(state),
    base: { left: state.left, width: state.width },
    places: state.bricksLeft === 0 ? [] : placesForABrick(state),
    pile: {
      GG: state.pile[KINDS.indexOf('GG')],
      FF: state.pile[KINDS.indexOf('FF')],
      BB: state.pile[KINDS.indexOf('BB')],
      GF: state.pile[KINDS.indexOf('GF')],
      GB: state.pile[KINDS.indexOf('GB')],
      FB: state.pile[KINDS.indexOf('FB')],
    },
    bricksLeft: state.bricksLeft,
    awards: given.map(award => ({
      ...award,
      places: sides.map(side => PLACES_OF[award.award](state, side)),
    })),
    points: [0, 1].map(seat => score(state, seat)),
  };
}

/** The state itself: there is nothing that a viewer does not know. */
export function imagine(seen: View): State {
  const state = newState(seen.options.copies);
  state.phase = PHASES.indexOf(seen.phase);
  state.seat = seen.seat ?? NONE;
  seen.colours.forEach((colour, seat) => {
    state.colours[seat] = colour === null ? NONE : COLOURS.indexOf(colour);
  });
  state.face = seen.die === null ? NONE : FACES.indexOf(seen.die);
  state.left = seen.base.left;
  for (const { column, front, back } of seen.wall) {
    const brick = brickOf(COLOURS.indexOf(front), COLOURS.indexOf(back));
    lay(state, column - columnForPeople(state, 0), brick);
  }
  KINDS.forEach((kind, index) => {
    state.pile[index] = seen.pile[kind];
    if (seen.pile[kind] === 0) state.onOffer &= ~BRICKS_OF_KIND[index];
  });
  state.bricksLeft = seen.bricksLeft;
  if (state.phase === ENDED) state.points.set(seen.points);
  return state;
}

function bricksOf(set: number): Brick[] {
  const bricks: Brick[] = [];
  for (let brick = FIRST_BRICK; brick < BRICKS.length; brick++) {
    if (set & (1 << brick)) bricks.push(`${COLOURS[FRONT[brick]]}${COLOURS[BACK[brick]]}`);
  }
  return bricks;
}

function bricksInWall(wall: Wall): BrickInWall[] {
  const bricks: BrickInWall[] = [];
  const free = freeTops(wall);
  for (let row = 0; row < ROWS; row++) {
    for (let c = 1; c <= wall.width; c++) {
      const height = heightOf(wall, c);
      if (height <= row) continue;
      const front = COLOURS[FRONT[brickAt(wall, row, c)]];
      const back = COLOURS[BACK[brickAt(wall, row, c)]];
      const isFree = height === row + 1 && (free & (1 << c)) !== 0;
      bricks.push({
        row,
        column: columnForPeople(wall, c),
        brick: `${front}${back}`,
        front,
        back,
        free: isFree,
      });
    }
  }
  return bricks;
}

/** Row by row from the base up, each from left to right. */
function placesForABrick(wall: Wall): Place[] {
  const places: Place[] = [];
  const columns = columnsForABrick(wall);
  for (let row = 0; row < ROWS; row++) {
    for (let c = 0; c <= wall.width + 1; c++) {
      if (columns & (1 << c) && heightOf(wall, c) === row)
        places.push({ row, column: columnForPeople(wall, c) });
    }
  }
  return places;
}

const PLACES_OF: Readonly<Record<Award, (wall: Wall, side: Places) => Place[]>> = {
  diagonal: (wall, side) => {
    const up = placesOfLine(wall, side, UP);
    const down = placesOfLine(wall, side, DOWN);
    return up.length >= down.length ? up : down;
  },
  row: (wall, side) => placesOfLine(wall, side, ALONG),
  connection: (wall, side) => {
    const largest = noPlaces();
    largestConnection(side, largest);
    return placesOf(wall, largest);
  },
};

/** The first of the longest lines. */
function placesOfLine(wall: Wall, side: Places, step: typeof UP | typeof DOWN | typeof ALONG): Place[] {
  const starts = noPlaces();
  const length = longestLine(side, step, starts);
  const [start] = placesOf(wall, starts);
  const across = step === UP ? 0 : 1;
  const up = step === UP ? 1 : step === DOWN ? -1 : 0;
  return Array.from({ length }, (_, n) => ({ row: start.row + n * up, column: start.column + n * across }));
}

/** Row by row from the base up, each from left to right. */
function placesOf(wall: Wall, set: Places): Place[] {
  const places: Place[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let c = 1; c <= wall.width; c++) {
      if (hasPlace(set, row, c)) places.push({ row, column: columnForPeople(wall, c) });
    }
  }
  return places;
}
