import { lowest } from '../../../engine/bits.ts';
import { type View as AnyView, turnOf } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/turn.ts';
import type { Viewer } from '../../../engine/viewers.ts';
import { facts, type Options } from './facts.ts';
import { type Award, type AwardGiven, asPeopleSay, type Place } from './happenings.ts';
import { bricksToLay } from './moves.ts';
import { type Brick, COLOURS, type Colour, FACES, type Face, KINDS, type Kind } from './pieces.ts';
import {
  findOwn,
  hasPlace,
  joinFirst,
  largestConnection,
  longestLine,
  noPlaces,
  type Places,
  STEPS,
} from './places.ts';
import { due } from './rules.ts';
import { awards, score, winners } from './scoring.ts';
import { NONE, PHASES, type Phase, type State, TO_MOVE } from './state.ts';
import { brickAt, columnForPeople, columnsForABrick, freeTops, heightOf, ROWS, type Wall } from './wall.ts';

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
  const sides = [noPlaces(), noPlaces()];
  findOwn(state, state.colours, sides[0], sides[1]);
  return {
    game: facts.id,
    viewer,
    seats: state.seats,
    options: { copies: state.copies, pass: state.pass },
    turn: turnOf({ due, score, winners }, state),
    phase: PHASES[state.phase],
    seat: state.seat === NONE ? null : state.seat,
    colours: Array.from(state.colours, colour => (colour === NONE ? null : COLOURS[colour])),
    die: state.face === NONE ? null : FACES[state.face],
    layable: state.phase === TO_MOVE ? bricksIn(bricksToLay(state)) : [],
    wall: bricksInWall(state),
    base: { left: state.left, width: state.width },
    places: state.bricksLeft === 0 ? [] : placesToLay(state),
    pile: {
      GG: state.pile[KINDS.indexOf('GG')],
      FF: state.pile[KINDS.indexOf('FF')],
      BB: state.pile[KINDS.indexOf('BB')],
      GF: state.pile[KINDS.indexOf('GF')],
      GB: state.pile[KINDS.indexOf('GB')],
      FB: state.pile[KINDS.indexOf('FB')],
    },
    bricksLeft: state.bricksLeft,
    awards: awards(state).map(award => ({
      ...award,
      places: sides.map(side => placesOf[award.award](state, side)),
    })),
    points: [0, 1].map(seat => score(state, seat)),
  };
}

function bricksIn(set: number): Brick[] {
  const bricks: Brick[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bricks.push(asPeopleSay(lowest(rest)).brick);
  return bricks;
}

function bricksInWall(wall: Wall): BrickInWall[] {
  const free = freeTops(wall);
  return placesWhere(wall, (row, c) => row < heightOf(wall, c)).map(({ row, c, column }) => ({
    row,
    column,
    ...asPeopleSay(brickAt(wall, row, c)),
    free: row === heightOf(wall, c) - 1 && (free & (1 << c)) !== 0,
  }));
}

function placesToLay(wall: Wall): Place[] {
  const columns = columnsForABrick(wall);
  return placesWhere(wall, (row, c) => (columns & (1 << c)) !== 0 && row === heightOf(wall, c)).map(asPlace);
}

const placesOf: Readonly<Record<Award, (wall: Wall, side: Places) => Place[]>> = {
  diagonal: (wall, side) => {
    const up = placesOfLine(wall, side, STEPS.up);
    const down = placesOfLine(wall, side, STEPS.down);
    return up.length >= down.length ? up : down;
  },
  row: (wall, side) => placesOfLine(wall, side, STEPS.along),
  connection: (wall, side) => {
    const largest = noPlaces();
    largestConnection(side, largest);
    joinFirst(largest, largest);
    return placesIn(wall, largest);
  },
};

/** The first of the longest lines. */
function placesOfLine(wall: Wall, side: Places, step: number): Place[] {
  const starts = noPlaces();
  const length = longestLine(side, step, starts);
  const [start] = placesIn(wall, starts);
  const across = step === STEPS.up ? 0 : 1;
  const up = step === STEPS.up ? 1 : step === STEPS.down ? -1 : 0;
  return Array.from({ length }, (_, n) => ({ row: start.row + n * up, column: start.column + n * across }));
}

function placesIn(wall: Wall, set: Places): Place[] {
  return placesWhere(wall, (row, c) => hasPlace(set, row, c)).map(asPlace);
}

function asPlace({ row, column }: Place): Place {
  return { row, column };
}

/** Row by row from the base up, each from left to right, including the places beside the base. */
function placesWhere(
  wall: Wall,
  is: (row: number, c: number) => boolean,
): (Place & { readonly c: number })[] {
  const places: (Place & { readonly c: number })[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let c = 0; c <= wall.width + 1; c++) {
      if (is(row, c)) places.push({ row, column: columnForPeople(wall, c), c });
    }
  }
  return places;
}
