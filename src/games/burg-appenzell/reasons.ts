import { has } from './bits.ts';
import { HOLES, LAYOUTS, nameOf } from './castle.ts';
import { isInDanger, lookRound } from './evaluation.ts';
import type { BurgAppenzellHappening } from './happenings.ts';
import { ENTER, RUN, SLIDE, UNCOVER } from './moves.ts';
import { play } from './rules.ts';
import { type BurgAppenzellState, clone, MICE_PER_SEAT, SET_UP } from './state.ts';
import { CHEESE_LETTERS, CHEESES, type CheeseLetter, UNSEEN } from './tiles.ts';

/** Why a move is good. None names a tile that lies under a roof: remembering is part of the game (BA-19). */
export type BurgAppenzellReason =
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

export function reason(state: BurgAppenzellState, seat: number, move: number): BurgAppenzellReason | null {
  if (state.phase === SET_UP) return null;
  return whatHappens(state, seat, move) ?? whatItIsFor(state, seat, move);
}

/** A reason that everybody sees as soon as the move is made. */
function whatHappens(state: BurgAppenzellState, seat: number, move: number): BurgAppenzellReason | null {
  const heard: BurgAppenzellHappening[] = [];
  play(clone(state), seat, move, happening => heard.push(happening));
  let dropped = 0;
  let taken: BurgAppenzellReason | null = null;
  for (const happening of heard) {
    if (happening.kind === 'match-ended' && happening.winner === seat) return { kind: 'wins' };
    if (happening.kind === 'mouse-fell' && happening.seat !== seat) dropped++;
    if (happening.kind === 'cheese-taken' && happening.seat === seat) {
      taken = { kind: 'takes-cheese', cheese: happening.cheese, kinds: happening.kinds };
    }
  }
  return taken ?? (dropped > 0 ? { kind: 'drops-rivals', mice: dropped } : null);
}

function whatItIsFor(state: BurgAppenzellState, seat: number, move: number): BurgAppenzellReason | null {
  const where = move & 63;
  if (move >= RUN) return whyRun(state, seat, (move >> 6) & 63, where);
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

function whyRun(
  state: BurgAppenzellState,
  seat: number,
  from: number,
  to: number,
): BurgAppenzellReason | null {
  lookRound(state);
  if (isInDanger(from) && !isInDanger(to)) return { kind: 'leaves-danger', square: nameOf(from) };
  const kind = state.tiles[to];
  const isNeeded = kind < CHEESES && (state.cheeses[seat] & (1 << kind)) === 0;
  const isSeen = has(state.openNorth, state.openSouth, to);
  return isNeeded && isSeen
    ? { kind: 'waits-on-cheese', cheese: CHEESE_LETTERS[kind], square: nameOf(to) }
    : null;
}
