import type { AnyOptions } from '../../../engine/options.ts';
import type { Result } from '../../../engine/result.ts';
import { type FlawOf, type Malformed, malformed, type SetUp } from '../../../engine/study/set-up.ts';
import { allowsAMove } from './moves.ts';
import { parse } from './parse.ts';
import {
  BRICKS,
  BRICKS_OF_KIND,
  COLOURS,
  type Colour,
  FACES,
  type Face,
  KIND_OF,
  KINDS,
  type Kind,
  positionIn,
} from './pieces.ts';
import { countPoints } from './scoring.ts';
import {
  CHOOSE_COLOUR,
  ENDED,
  FIRST_ROLL,
  NONE,
  newState,
  PHASES,
  type Phase,
  type State,
  TO_MOVE,
} from './state.ts';
import { brickAt, columnForPeople, heightOf, lay, WIDEST } from './wall.ts';

/**
 * Positions set up by hand. Every position that is accepted can arise: bricks can be laid in the order of `wall`, ends of
 * the base can be moved round until it lies where it should before anything stands on it, and with an *M* on an empty wall
 * (MM-12) the turn passes to either seat.
 */

/** The pile is not in it: it has what is not in the wall (MM-1). */
export interface Position {
  readonly phase: Phase;
  /** Who chooses, is rolled for, or moves; null when the match is over. */
  readonly seat: number | null;
  /** By seat; as many as have been chosen. */
  readonly colours: readonly Colour[];
  /** What the die shows; null unless somebody is to move. */
  readonly die: Face | null;
  /** Every brick as the move that lays it, row by row from the base up: `FB@2,-1`. */
  readonly wall: readonly string[];
}

/** Places are named as in moves, `2,-1`; the controls are `phase`, `seat`, `die` and `colour 0`, `colour 1`. */
export type Flaw =
  /** MM-1 */
  | FlawOf<'too-many-bricks', { readonly brick: Kind; readonly most: number }>
  /** MM-3 */
  | FlawOf<'first-brick-elsewhere' | 'gap-in-base'>
  | FlawOf<'base-too-wide', { readonly most: number }>
  /** MM-4 */
  | FlawOf<'nothing-below'>
  /** MM-6, MM-7 */
  | FlawOf<'same-colour' | 'wall-too-early'>
  /** MM-12 */
  | FlawOf<'die-allows-nothing'>
  /** MM-14 */
  | FlawOf<'pile-empty' | 'pile-not-empty'>;

export const setUp: SetUp<State, Position, Flaw> = { write, read };

function write(state: State): Position {
  const wall: string[] = [];
  for (let row = 0; row < WIDEST; row++) {
    for (let c = 1; c <= state.width; c++) {
      if (row >= heightOf(state, c)) continue;
      wall.push(`${BRICKS[brickAt(state, row, c)]}@${row},${columnForPeople(state, c)}`);
    }
  }
  return {
    phase: PHASES[state.phase],
    seat: state.seat === NONE ? null : state.seat,
    colours: [...state.colours].filter(colour => colour !== NONE).map(colour => COLOURS[colour]),
    die: state.face === NONE ? null : FACES[state.face],
    wall,
  };
}

function read(
  _seats: number,
  options: AnyOptions,
  json: unknown,
): Result<{ readonly state: State }, Flaw | Malformed> {
  const shaped = readShape(json);
  if (!shaped.ok) return shaped;
  const { phase, seat, colours, die, bricks } = shaped;
  const state = newState({ copies: Number(options.copies), pass: options.pass === true });
  const flaw = flawInColours(colours) ?? standingFlaw(bricks) ?? build(state, bricks);
  if (flaw) return { ok: false, error: flaw };
  state.phase = phase;
  state.seat = seat;
  state.face = die;
  state.colours.set(colours);
  const wrong = flawInPhase(state);
  if (wrong) return { ok: false, error: wrong };
  if (phase === ENDED) countPoints(state, state.points);
  return { ok: true, state };
}

interface BrickAt {
  readonly brick: number;
  readonly row: number;
  readonly column: number;
}

interface Shaped {
  readonly phase: number;
  readonly seat: number;
  readonly colours: readonly number[];
  readonly die: number;
  readonly bricks: readonly BrickAt[];
}

const FIELDS = ['phase', 'seat', 'colours', 'die', 'wall'];
/** How far the base may have wandered (MM-11): further than in any match that people would finish. */
const FURTHEST = 9999;

function readShape(json: unknown): Result<Shaped, Malformed> {
  if (typeof json !== 'object' || json === null) return malformed('position');
  const unknown = Object.keys(json).find(field => !FIELDS.includes(field));
  if (unknown !== undefined) return malformed(unknown);
  const { phase: named, seat, colours, die, wall }: Partial<Record<keyof Position, unknown>> = json;
  const phase = typeof named === 'string' ? positionIn(PHASES, named) : -1;
  if (phase < 0) return malformed('phase');
  if (phase === ENDED ? seat !== null : seat !== 0 && seat !== 1) return malformed('seat');
  // Seat 0 chooses first (MM-6): who has yet to choose follows from whose choice it is.
  const chosen = phase === CHOOSE_COLOUR ? seat : 2;
  const letters: readonly number[] = Array.isArray(colours)
    ? colours.map(letter => COLOURS.findIndex(colour => colour === letter))
    : [-1];
  if (letters.length !== chosen || letters.includes(-1)) return malformed('colours');
  const face = typeof die === 'string' ? positionIn(FACES, die) : NONE;
  if (phase === TO_MOVE ? face === NONE : die !== null) return malformed('die');
  const bricks = Array.isArray(wall) ? wall.map(brickFrom) : [null];
  if (!bricks.every(brick => brick !== null) || new Set(bricks.map(placeOf)).size < bricks.length) {
    return malformed('wall');
  }
  const inOrder = bricks.toSorted((a, b) => a.row - b.row || a.column - b.column);
  if (bricks.some((brick, index) => brick !== inOrder[index])) return malformed('wall');
  return {
    ok: true,
    phase,
    seat: typeof seat === 'number' ? seat : NONE,
    colours: [letters[0] ?? NONE, letters[1] ?? NONE],
    die: face,
    bricks,
  };
}

function brickFrom(text: unknown): BrickAt | null {
  const parsed = typeof text === 'string' ? parse(text) : null;
  if (parsed?.kind !== 'laying' || parsed.from !== null) return null;
  const { row, column } = parsed.to;
  if (Math.abs(column) > FURTHEST) return null;
  return { brick: positionIn(BRICKS, parsed.brick), row, column };
}

function placeOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `${row},${column}`;
}

/** MM-6: seat 1 chooses one of the other two. */
function flawInColours([first, second]: readonly number[]): Flaw | null {
  return first === second && first !== NONE ? { kind: 'same-colour', at: 'colour 1' } : null;
}

/** MM-3 and MM-4: whether the bricks can stand like that, whatever they are. */
function standingFlaw(bricks: readonly BrickAt[]): Flaw | null {
  const taken = new Set(bricks.map(placeOf));
  const base = bricks.filter(({ row }) => row === 0);
  for (const brick of bricks) {
    const { row, column } = brick;
    const at = placeOf(brick);
    if (row > 0) {
      const rests = [column, column + 1].every(below => taken.has(placeOf({ row: row - 1, column: below })));
      if (!rests) return { kind: 'nothing-below', at };
    } else if (brick !== base[0] && !taken.has(placeOf({ row, column: column - 1 }))) {
      return { kind: 'gap-in-base', at };
    } else if (column - base[0].column >= WIDEST) {
      return { kind: 'base-too-wide', at, most: WIDEST };
    }
  }
  // MM-3, MM-11: a single brick has never left its place.
  const [only] = bricks;
  if (bricks.length === 1 && only.column !== 0) return { kind: 'first-brick-elsewhere', at: placeOf(only) };
  return null;
}

/** Lays the bricks from the pile, as many as there are of each kind (MM-1). They can stand like that. */
function build(state: State, bricks: readonly BrickAt[]): Flaw | null {
  if (bricks.length > 0) state.left = bricks[0].column;
  for (const { brick, row, column } of bricks) {
    const kind = KIND_OF[brick];
    if (state.pile[kind] === 0) {
      return {
        kind: 'too-many-bricks',
        at: placeOf({ row, column }),
        brick: KINDS[kind],
        most: state.copies,
      };
    }
    lay(state, column - columnForPeople(state, 0), brick);
    state.bricksLeft--;
    if (--state.pile[kind] === 0) state.onOffer &= ~BRICKS_OF_KIND[kind];
  }
  return null;
}

/** Whether what is to be done fits the wall, the pile and the die. */
function flawInPhase(state: State): Flaw | null {
  const { phase, bricksLeft, width } = state;
  // MM-14: the match is over as soon as the pile is empty.
  if (phase === ENDED) return bricksLeft > 0 ? { kind: 'pile-not-empty', at: 'phase' } : null;
  if (bricksLeft === 0) return { kind: 'pile-empty', at: 'phase' };
  // MM-6, MM-7: nothing is laid before somebody has the first turn.
  if ((phase === CHOOSE_COLOUR || phase === FIRST_ROLL) && width > 0) {
    return { kind: 'wall-too-early', at: 'phase' };
  }
  // MM-12: otherwise the turn would have passed.
  if (phase === TO_MOVE && !allowsAMove(state)) return { kind: 'die-allows-nothing', at: 'die' };
  return null;
}
