import {
  HOLES,
  LAYOUTS,
  nameOf,
  PLACES,
  ROOMS_NEAR,
  roomNames,
  SLIDES,
  SPARE,
  TOWERS,
} from '../rules/castle.ts';
import { ENTER, originOf, RUN, SLIDE, UNCOVER, whereOf } from '../rules/codes.ts';
import type { Happening } from '../rules/happenings.ts';
import { play } from '../rules/rules.ts';
import { has } from '../rules/squares.ts';
import { clone, kindAt, MICE_PER_SEAT, SET_UP, type State, squaresOfMice } from '../rules/state.ts';
import { CHEESE_LETTERS, CHEESES, type CheeseLetter, TRAP, UNSEEN } from '../rules/tiles.ts';
import { findDanger, isInDanger } from './danger.ts';

/** Why a move is good. None names a tile that lies under a roof: remembering is part of the game (BA-19). */
export type Reason =
  | { readonly kind: 'wins' }
  /** `kinds` is how many the seat has then. */
  | { readonly kind: 'takes-cheese'; readonly cheese: CheeseLetter; readonly kinds: number }
  /** `mice` of rivals fall. */
  | { readonly kind: 'drops-rivals'; readonly mice: number }
  /** The mouse stood where a slide could have pushed a trap under it. */
  | { readonly kind: 'leaves-danger'; readonly square: string }
  /** A mouse comes to stand on a cheese that the seat still needs. */
  | { readonly kind: 'waits-on-cheese'; readonly cheese: CheeseLetter; readonly square: string }
  /** How many tiles of the room nobody has seen. */
  | { readonly kind: 'explores'; readonly room: string; readonly tiles: number }
  /** Everything in the room has been seen; the seat's nearest mouse is this many steps away. */
  | { readonly kind: 'reopens'; readonly room: string; readonly square: string; readonly steps: number }
  /** The slide turns up this many tiles that nobody has seen. */
  | { readonly kind: 'turns-up'; readonly tiles: number }
  /** A seat needs two mice for any cheese. */
  | { readonly kind: 'second-mouse' }
  /** The set-up: nobody has seen anything yet. */
  | { readonly kind: 'any-tower' }
  /** How many mice the seat then has in the castle. */
  | { readonly kind: 'more-mice'; readonly mice: number }
  /** The slide brings a cheese that the seat needs under its mouse. */
  | { readonly kind: 'brings-cheese'; readonly cheese: CheeseLetter; readonly square: string }
  /** The slide takes a cheese away from under a rival's mouse. */
  | { readonly kind: 'takes-from-rival'; readonly cheese: CheeseLetter; readonly square: string }
  /** The spare is a trap, which the next seat would have. */
  | { readonly kind: 'spends-trap' }
  /** A cheese that the seat needs is visible this many steps from where the mouse then is. */
  | {
      readonly kind: 'nears-cheese';
      readonly cheese: CheeseLetter;
      readonly square: string;
      readonly steps: number;
    }
  /** In a tower a mouse finds no cheese. */
  | { readonly kind: 'sets-out'; readonly square: string }
  /** No other mouse is in the room, which would get its roof back (BA-15). */
  | { readonly kind: 'keeps-open'; readonly room: string }
  /** None of the seat's mice is next to this roof yet (BA-10). */
  | { readonly kind: 'reaches-roof'; readonly room: string }
  /** No slide can push a visible trap under the mouse there. */
  | { readonly kind: 'safe-there'; readonly square: string }
  /** The mouse stays on a cheese that the seat still needs. */
  | { readonly kind: 'stays-on-cheese'; readonly cheese: CheeseLetter; readonly square: string }
  /** What the seat turns up with its last actions, the others can use first. */
  | { readonly kind: 'shows-nothing'; readonly actions: number }
  /** The slide moves a trap to where it cannot be pushed under this mouse. */
  | { readonly kind: 'removes-danger'; readonly square: string }
  /** The slide moves a cheese that the seat needs to within this many steps. */
  | {
      readonly kind: 'brings-nearer';
      readonly cheese: CheeseLetter;
      readonly square: string;
      readonly steps: number;
    }
  /** The slide moves a cheese away that a rival needs and had this many steps to. */
  | { readonly kind: 'keeps-from-rival'; readonly cheese: CheeseLetter; readonly steps: number }
  /** The slide moves this many tiles that have been seen and are under roofs. */
  | { readonly kind: 'shifts-hidden'; readonly tiles: number };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (state.phase === SET_UP) return { kind: 'any-tower' };
  return whatHappens(state, seat, move) ?? whatItIsFor(state, seat, move);
}

/** A reason that everybody sees once the move is made, unless it comes from a tile that was under a roof. */
function whatHappens(state: State, seat: number, move: number): Reason | null {
  const after = clone(state);
  const heard: Happening[] = [];
  play(after, seat, move, happening => heard.push(happening));
  const cameToLight = heard.flatMap(each => (each.kind === 'tile-seen' ? [each.place] : []));
  const ownMice = squaresOfMice(after, seat).map(nameOf);
  const foreseesCheese = !ownMice.some(square => cameToLight.includes(square));
  let dropped = 0;
  let taken: Reason | null = null;
  let wins = false;
  for (const each of heard) {
    if (each.kind === 'mouse-fell' && each.seat !== seat && !cameToLight.includes(each.square)) dropped++;
    if (each.kind === 'cheese-taken' && each.seat === seat && foreseesCheese) {
      taken = { kind: 'takes-cheese', cheese: each.cheese, kinds: each.kinds };
    }
    if (each.kind === 'match-ended' && each.winner === seat) wins = true;
  }
  if (wins && (taken || dropped > 0)) return { kind: 'wins' };
  return taken ?? (dropped > 0 ? { kind: 'drops-rivals', mice: dropped } : null);
}

function whatItIsFor(state: State, seat: number, move: number): Reason | null {
  const where = whereOf(move);
  if (move >= RUN) return whyRun(state, seat, originOf(move), where);
  if (move >= SLIDE) return whySlide(state, seat, move);
  if (move < ENTER) return whyStop(state, seat);
  if (move >= UNCOVER) {
    const { rooms } = LAYOUTS[state.layout];
    const { name, squares } = rooms[where];
    const tiles = squares.filter(square => HOLES.includes(square) && state.tiles[square] === UNSEEN).length;
    return tiles >= 1 ? { kind: 'explores', room: name, tiles } : whyReopen(state, seat, name, squares);
  }
  const mice = MICE_PER_SEAT - state.stock[seat] - state.fallen[seat] + 1;
  return mice === 2 ? { kind: 'second-mouse' } : { kind: 'more-mice', mice };
}

function whyReopen(state: State, seat: number, room: string, squares: readonly number[]): Reason {
  const [nearest] = squaresOfMice(state, seat)
    .map(square => ({ square, steps: Math.min(...squares.map(goal => stepsBetween(square, goal))) }))
    .sort((a, b) => a.steps - b.steps);
  return { kind: 'reopens', room, square: nameOf(nearest.square), steps: nearest.steps };
}

function whyStop(state: State, seat: number): Reason {
  for (const square of squaresOfMice(state, seat)) {
    const cheese = neededAt(state, seat, square);
    if (cheese) return { kind: 'stays-on-cheese', cheese, square: nameOf(square) };
  }
  return { kind: 'shows-nothing', actions: state.actions };
}

function whyRun(state: State, seat: number, from: number, to: number): Reason | null {
  findVisibleDanger(state);
  if (isInDanger(from) && !isInDanger(to)) return { kind: 'leaves-danger', square: nameOf(from) };
  const cheese = neededAt(state, seat, to);
  if (cheese) return { kind: 'waits-on-cheese', cheese, square: nameOf(to) };
  const nearer = nearerCheese(state, seat, from, to);
  if (nearer) return nearer;
  if (TOWERS.includes(from)) return { kind: 'sets-out', square: nameOf(from) };
  const { rooms, roomOf } = LAYOUTS[state.layout];
  const { name, squares } = rooms[roomOf[to]];
  if (!squares.some(square => has(state.takenNorth, state.takenSouth, square)))
    return { kind: 'keeps-open', room: name };
  const near = (square: number) => ROOMS_NEAR[state.layout * PLACES + square] & state.roofs;
  const already = squaresOfMice(state, seat).reduce((set, square) => set | near(square), 0);
  const [reached] = roomNames(LAYOUTS[state.layout], near(to) & ~already);
  if (reached !== undefined) return { kind: 'reaches-roof', room: reached };
  return isInDanger(to) ? null : { kind: 'safe-there', square: nameOf(to) };
}

/** For `isInDanger`: only from traps that everybody sees. */
function findVisibleDanger(state: State): void {
  const seen = clone(state);
  seen.trapsNorth &= seen.openNorth;
  seen.trapsSouth &= seen.openSouth;
  findDanger(seen);
}

/** The nearest visible cheese that the seat needs and where none of its mice is, if the run leads towards it. */
function nearerCheese(state: State, seat: number, from: number, to: number): Reason | null {
  const own = squaresOfMice(state, seat);
  const goals = HOLES.flatMap(hole => {
    const cheese = own.includes(hole) ? null : neededAt(state, seat, hole);
    return cheese ? [{ cheese, hole, steps: stepsBetween(to, hole) }] : [];
  });
  const [nearest] = goals.sort((a, b) => a.steps - b.steps);
  if (!nearest || nearest.steps >= stepsBetween(from, nearest.hole)) return null;
  return { kind: 'nears-cheese', cheese: nearest.cheese, square: nameOf(nearest.hole), steps: nearest.steps };
}

/** Mentions only tiles that are visible before and after the slide. */
function whySlide(state: State, seat: number, move: number): Reason | null {
  const after = clone(state);
  const cameToLight: string[] = [];
  play(after, seat, move, happening => {
    if (happening.kind === 'tile-seen') cameToLight.push(happening.place);
  });
  for (const square of squaresOfMice(state, seat)) {
    const cheese = neededAt(after, seat, square);
    if (cheese && cheese !== neededAt(state, seat, square) && !cameToLight.includes(nameOf(square)))
      return { kind: 'brings-cheese', cheese, square: nameOf(square) };
  }
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    for (const square of squaresOfMice(state, rival)) {
      const cheese = neededAt(state, rival, square);
      if (cheese && cheese !== neededAt(after, rival, square))
        return { kind: 'takes-from-rival', cheese, square: nameOf(square) };
    }
  }
  if (kindAt(state, SPARE) === TRAP) return { kind: 'spends-trap' };
  return whatASlideMoves(state, after, seat, move, new Set(cameToLight));
}

function whatASlideMoves(
  state: State,
  after: State,
  seat: number,
  move: number,
  cameToLight: ReadonlySet<string>,
): Reason | null {
  const own = squaresOfMice(state, seat);
  findVisibleDanger(state);
  const endangered = own.filter(isInDanger);
  findVisibleDanger(after);
  const saved = endangered.find(square => !isInDanger(square));
  if (saved !== undefined) return { kind: 'removes-danger', square: nameOf(saved) };
  const [before, now] = [cheesesInReach(state, seat), cheesesInReach(after, seat)];
  for (const { cheese, square, steps } of now) {
    const earlier = before.find(each => each.cheese === cheese);
    if (!cameToLight.has(square) && steps < (earlier?.steps ?? Number.POSITIVE_INFINITY))
      return { kind: 'brings-nearer', cheese, square, steps };
  }
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    const left = cheesesInReach(after, rival);
    for (const { cheese, steps } of cheesesInReach(state, rival)) {
      const later = left.find(each => each.cheese === cheese);
      if (steps < (later?.steps ?? Number.POSITIVE_INFINITY))
        return { kind: 'keeps-from-rival', cheese, steps };
    }
  }
  const unseen = [...HOLES, SPARE].filter(
    place =>
      after.tiles[place] === UNSEEN && (place === SPARE || has(after.openNorth, after.openSouth, place)),
  ).length;
  if (unseen > 0) return { kind: 'turns-up', tiles: unseen };
  const tiles = SLIDES[whereOf(move)].line.filter(
    square => state.tiles[square] !== UNSEEN && !has(state.openNorth, state.openSouth, square),
  ).length;
  return tiles > 0 ? { kind: 'shifts-hidden', tiles } : null;
}

/** The visible cheeses that a seat needs, each where it is nearest to one of its mice, the nearest first. */
function cheesesInReach(state: State, seat: number) {
  const own = squaresOfMice(state, seat);
  const found = HOLES.flatMap(hole => {
    const cheese = neededAt(state, seat, hole);
    const steps = Math.min(...own.map(square => stepsBetween(square, hole)));
    return cheese ? [{ cheese, square: nameOf(hole), steps }] : [];
  }).sort((a, b) => a.steps - b.steps);
  return found.filter(({ cheese }, i) => found.findIndex(each => each.cheese === cheese) === i);
}

/** The visible cheese on a square, if the seat still needs it. */
function neededAt(state: State, seat: number, square: number): CheeseLetter | null {
  const kind =
    HOLES.includes(square) && has(state.openNorth, state.openSouth, square) ? kindAt(state, square) : TRAP;
  return kind < CHEESES && (state.cheeses[seat] & (1 << kind)) === 0 ? CHEESE_LETTERS[kind] : null;
}

/** Squares are numbered eight to a row. */
function stepsBetween(a: number, b: number): number {
  return Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3));
}
