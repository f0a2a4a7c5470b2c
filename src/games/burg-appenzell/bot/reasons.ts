import { HOLES, LAYOUTS, nameOf } from '../rules/castle.ts';
import { ENTER, originOf, RUN, SLIDE, UNCOVER, whereOf } from '../rules/codes.ts';
import type { Happening } from '../rules/happenings.ts';
import { play } from '../rules/rules.ts';
import { has } from '../rules/squares.ts';
import { clone, kindAt, MICE_PER_SEAT, SET_UP, type State, squaresOfMice } from '../rules/state.ts';
import { CHEESE_LETTERS, CHEESES, type CheeseLetter, UNSEEN } from '../rules/tiles.ts';
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
  /** Nobody has seen so many tiles of the room. */
  | { readonly kind: 'explores'; readonly room: string; readonly tiles: number }
  /** A seat needs two mice for any cheese. */
  | { readonly kind: 'second-mouse' };

export function reason(state: State, seat: number, move: number): Reason | null {
  if (state.phase === SET_UP) return null;
  return whatHappens(state, seat, move) ?? whatItIsFor(state, seat, move);
}

/** A reason that everybody sees as soon as the move is made, unless a tile that was under a roof brings it about. */
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
  if (move >= SLIDE || move < ENTER) return null;
  if (move >= UNCOVER) {
    const { rooms } = LAYOUTS[state.layout];
    const { name, squares } = rooms[where];
    const tiles = squares.filter(square => HOLES.includes(square) && state.tiles[square] === UNSEEN).length;
    return tiles >= 2 ? { kind: 'explores', room: name, tiles } : null;
  }
  const isSecond = state.stock[seat] + state.fallen[seat] === MICE_PER_SEAT - 1;
  return isSecond ? { kind: 'second-mouse' } : null;
}

function whyRun(state: State, seat: number, from: number, to: number): Reason | null {
  const seen = clone(state);
  seen.trapsNorth &= seen.openNorth;
  seen.trapsSouth &= seen.openSouth;
  findDanger(seen);
  if (isInDanger(from) && !isInDanger(to)) return { kind: 'leaves-danger', square: nameOf(from) };
  const kind = kindAt(state, to);
  const isNeeded = kind < CHEESES && (state.cheeses[seat] & (1 << kind)) === 0;
  const isSeen = has(state.openNorth, state.openSouth, to);
  return isNeeded && isSeen
    ? { kind: 'waits-on-cheese', cheese: CHEESE_LETTERS[kind], square: nameOf(to) }
    : null;
}
