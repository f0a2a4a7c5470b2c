import { NATURE } from '../../../engine/viewers.ts';
import type { CheeseLetter, Happening, TileLetter, View } from '../game.ts';
import { NOWHERE, nameOf, SLIDES, SPARE, squareCalled } from '../rules/castle.ts';
import { MOST_MOVES, originOf, RUN, runFrom, SLIDE, turnedUp, whereOf } from '../rules/codes.ts';
import { imagine } from '../rules/imagine.ts';
import { moves } from '../rules/moves.ts';
import { play } from '../rules/rules.ts';
import { pathOfRun } from '../rules/running.ts';
import { clone, kindAt, type State, squaresOfMice } from '../rules/state.ts';
import { FLOOR, kindCalled, LETTERS } from '../rules/tiles.ts';
import type { Slot } from './geometry.ts';
import type { MouseSeen } from './scene.ts';

/** What a move would visibly do, for previews. The rules play it in a state made from the view. */

/** A run of several steps, as the single runs it consists of. */
export interface FarRun {
  readonly from: string;
  readonly to: string;
  readonly runs: readonly string[];
  /** The squares that it leads over, to where it ends. */
  readonly path: readonly string[];
}

/**
 * Where the mice of the active seat can run in this turn in several steps, but no fewer. If several paths take the same
 * number of actions, all are listed: it may matter where a mouse stops on its way.
 */
export function farRuns(view: View): readonly FarRun[] {
  if (view.phase !== 'turn') return [];
  const start = imagine(view);
  return squaresOfMice(start, start.active).flatMap(from => {
    const near = runsFrom(start, from).map(({ to }) => to);
    const shortest = new Map<number, { runs: FarRun[]; left: number }>();
    const walk = (state: State, at: number, run: FarRun): void => {
      for (const { move, to } of runsFrom(state, at)) {
        const after = clone(state);
        play(after, state.active, move, null);
        const isOn =
          after.active === start.active && after.phase === start.phase && after.turningUp === NOWHERE;
        const steps = pathOfRun(state, at, to);
        // Not the actions in the state after it: if the turn has passed on, those are the next seat's.
        const left = state.actions - steps.length;
        const path = [...run.path, ...steps];
        const next = { ...run, to: nameOf(to), runs: [...run.runs, `${nameOf(at)}-${nameOf(to)}`], path };
        if (next.runs.length > 1 && to !== from && !near.includes(to)) {
          const known = shortest.get(to);
          if (!known || known.left < left) shortest.set(to, { runs: [next], left });
          else if (known.left === left && !known.runs.some(other => isSameWay(other, next)))
            known.runs.push(next);
        }
        if (isOn && left > 0 && next.runs.length < MOST_STEPS) walk(after, to, next);
      }
    };
    walk(start, from, { from: nameOf(from), to: nameOf(from), runs: [], path: [] });
    return [...shortest.values()].flatMap(({ runs }) => runs);
  });
}

function isSameWay(one: FarRun, other: FarRun): boolean {
  return one.path.join() === other.path.join();
}

/** As many actions as a turn has. */
const MOST_STEPS = 4;

function runsFrom(state: State, from: number): { readonly move: number; readonly to: number }[] {
  const legal = new Int32Array(MOST_MOVES);
  const count = moves(state, state.active, legal);
  return [...legal.subarray(0, count)].flatMap(move =>
    move >= RUN && originOf(move) === from ? [{ move, to: whereOf(move) }] : [],
  );
}

export interface SlideForeseen {
  /** What would lie in the uncovered holes of the line; `?` if nobody can see what comes. */
  readonly tiles: ReadonlyMap<string, TileLetter | '?'>;
  readonly spare: TileLetter | '?';
  readonly falls: readonly MouseSeen[];
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly seat: number;
  readonly cheese: CheeseLetter;
  /** Where its mice stand on it. */
  readonly squares: readonly string[];
}

/**
 * A tile under a roof counts as known only if the view remembers it (BA-19). For an illegal slide, nothing is foreseen.
 */
export function foreseeSlide(view: View, { slide, line }: Slot): SlideForeseen {
  const after = afterMove(view, SLIDE | SLIDES.findIndex(({ name }) => name === slide));
  if (!after) return { tiles: new Map(), spare: '?', falls: [], gains: [] };
  const uncovered = view.tiles.map(({ square }) => square).filter(square => line.includes(square));
  const falls = after.happenings.flatMap(each =>
    each.kind === 'mouse-fell' && !after.unknown.has(squareCalled(each.square))
      ? [{ seat: each.seat, square: each.square }]
      : [],
  );
  return {
    tiles: new Map(uncovered.map(square => [square, tileAfter(after, squareCalled(square))])),
    spare: tileAfter(after, SPARE),
    falls,
    gains: gainsIn(after),
  };
}

/** The cheese that a run would bring. */
export function foreseeRun(view: View, from: string, to: string): readonly Gain[] {
  const after = afterMove(view, runFrom(squareCalled(from), squareCalled(to)));
  return after ? gainsIn(after) : [];
}

interface After {
  readonly state: State;
  readonly happenings: readonly Happening[];
  /** Where tiles that nobody can know would turn up: floor lies there, or another kind if no floor is left. */
  readonly unknown: ReadonlySet<number>;
}

/** The result of a move of the active seat by the rules; null if it is not legal. */
function afterMove(view: View, move: number): After | null {
  const state = imagine(view);
  const legal = new Int32Array(MOST_MOVES);
  const count = moves(state, state.active, legal);
  if (!legal.subarray(0, count).includes(move)) return null;
  const happenings: Happening[] = [];
  const tell = (happening: Happening) => happenings.push(happening);
  const unknown = new Set<number>();
  play(state, state.active, move, tell);
  while (state.turningUp !== NOWHERE) {
    const kind = state.unseenOf[FLOOR] > 0 ? FLOOR : state.unseenOf.findIndex(left => left > 0);
    unknown.add(state.turningUp);
    play(state, NATURE, turnedUp(state.turningUp, kind), tell);
  }
  return { state, happenings, unknown };
}

function tileAfter({ state, unknown }: After, place: number): TileLetter | '?' {
  return unknown.has(place) ? '?' : LETTERS[kindAt(state, place)];
}

function gainsIn({ state, happenings, unknown }: After): Gain[] {
  return happenings.flatMap(each => {
    if (each.kind !== 'cheese-taken') return [];
    const { seat, cheese } = each;
    const squares = squaresOfMice(state, seat)
      .filter(square => kindAt(state, square) === kindCalled(cheese) && !unknown.has(square))
      .map(nameOf);
    return squares.length >= 2 ? [{ seat, cheese, squares }] : [];
  });
}
