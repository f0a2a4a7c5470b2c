import { HOLES, LAYOUTS, nameOf, SPARE, TOWERS } from '../rules/castle.ts';
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
  /** Everything in the room has been seen; with the roof off, mice can walk in. */
  | { readonly kind: 'reopens'; readonly room: string }
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
  | { readonly kind: 'sets-out'; readonly square: string };

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
  if (move < ENTER) return null;
  if (move >= UNCOVER) {
    const { rooms } = LAYOUTS[state.layout];
    const { name, squares } = rooms[where];
    const tiles = squares.filter(square => HOLES.includes(square) && state.tiles[square] === UNSEEN).length;
    return tiles >= 1 ? { kind: 'explores', room: name, tiles } : { kind: 'reopens', room: name };
  }
  const mice = MICE_PER_SEAT - state.stock[seat] - state.fallen[seat] + 1;
  return mice === 2 ? { kind: 'second-mouse' } : { kind: 'more-mice', mice };
}

function whyRun(state: State, seat: number, from: number, to: number): Reason | null {
  const seen = clone(state);
  seen.trapsNorth &= seen.openNorth;
  seen.trapsSouth &= seen.openSouth;
  findDanger(seen);
  if (isInDanger(from) && !isInDanger(to)) return { kind: 'leaves-danger', square: nameOf(from) };
  const cheese = neededAt(state, seat, to);
  if (cheese) return { kind: 'waits-on-cheese', cheese, square: nameOf(to) };
  return (
    nearerCheese(state, seat, from, to) ??
    (TOWERS.includes(from) ? { kind: 'sets-out', square: nameOf(from) } : null)
  );
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
  const tiles = [...HOLES, SPARE].filter(
    place =>
      after.tiles[place] === UNSEEN && (place === SPARE || has(after.openNorth, after.openSouth, place)),
  ).length;
  return tiles > 0 ? { kind: 'turns-up', tiles } : null;
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
