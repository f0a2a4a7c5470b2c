import * as viewers from '../../../engine/viewers.ts';
import * as castle from '../rules/castle.ts';
import * as codes from '../rules/codes.ts';
import * as listing from '../rules/moves.ts';
import * as rules from '../rules/rules.ts';
import * as scoring from '../rules/scoring.ts';
import * as squares from '../rules/squares.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import * as tileKinds from '../rules/tiles.ts';
import * as reach from './reach.ts';

// Local constants for the compiler: see `rules/moves.ts`.
const { NATURE } = viewers;
const { ALONE, NOWHERE } = castle;
const { north: ALONE_NORTH, south: ALONE_SOUTH } = ALONE;
const { has } = squares;
const { END_TURN, MOST_MOVES, RUN, SLIDE, turnedUp, whereOf } = codes;
const { moves: listMoves } = listing;
const { play } = rules;
const { score } = scoring;
const { clone, copy, ENDED, isAlike } = states;
const { CHEESES, KINDS, NO_TILE } = tileKinds;
const { couldTake, couldWin, isAboutToStall } = reach;

/** More kinds than there are: only winning the match is enough. */
const TO_WIN = CHEESES + 1;
/**
 * How many positions a question may look at; those of a rival's turn count a quarter each. Beyond that it stays open.
 */
const MOST_POSITIONS = 20_000;
/** A turn has no more plays than this: four actions, its end, and 33 tiles turned up. */
const MOST_PLAYS = 40;
/** Stands for a tile that may be anything. */
const LEFT_ASIDE = NO_TILE + 1;
const TABLE_SIZE = 1 << 14;

/**
 * Searches everything that a seat can do until its turn ends, and answers what is *sure*: what it can get whatever
 * nature turns up. Uses only what the state knows. An instance works for one number of seats and one set of options.
 */
export class TurnSearch {
  readonly #like: State;
  /** Looks through the turn of the rival who is next; null in the search of that turn. */
  readonly #next: TurnSearch | null;
  readonly #states: State[] = [];
  readonly #moves: Int32Array[] = [];

  /** The question: how many kinds the seat should have, and whether the next rival must then have no sure win. */
  #seat = 0;
  #kinds = 0;
  #safely = false;
  /** Whether it is enough that nature may turn up the right tiles. */
  #withLuck = false;
  /** How many more positions may be looked at. */
  #left = 0;
  /** Whether too many positions had to be looked at to be sure of the answer. */
  #isOpen = false;

  /** Answers by position: the mice, a hash of the rest, and the question's number with the answer as its last bit. */
  readonly #miceKeys = new Int32Array(TABLE_SIZE);
  readonly #hashes = new Int32Array(TABLE_SIZE);
  readonly #answers = new Int32Array(TABLE_SIZE);
  #question = 0;
  /** By depth: the move that last led to what was asked for. */
  readonly #lucky = new Int32Array(MOST_PLAYS).fill(-1);
  readonly #doing = new Uint8Array(MOST_MOVES);
  readonly #keeping = new Uint8Array(MOST_MOVES);

  constructor(like: State, next: TurnSearch | null = new TurnSearch(like, null)) {
    this.#like = clone(like);
    this.#next = next;
  }

  fits(state: State): boolean {
    return isAlike(this.#like, state);
  }

  /** Whether the seat to move is sure to win in this turn. */
  wins(state: State): boolean {
    this.#beginAnew();
    return this.#wins(state);
  }

  /** Whether the turn may still end without a sure win for the next rival; also true if that stays open. */
  escapes(state: State): boolean {
    this.#beginAnew();
    this.#ask(state.active, 0, true, true);
    copy(this.#stateAt(0), state);
    return this.#reaches(0, 0);
  }

  /**
   * The moves of the seat to move are those of `moves` in the rules, with a 1 in `kept` while they are candidates. Each
   * `keep…` method keeps those that do what it says, or all if none does, and returns whether any does. This one keeps
   * moves with which the seat is sure to win in this turn, at once if possible.
   */
  keepWins(state: State, kept: Uint8Array): boolean {
    this.#ask(state.active, TO_WIN, false, false);
    this.#left = 0;
    if (this.#keep(state, kept)) return true;
    this.#left = MOST_POSITIONS;
    return this.#keep(state, kept);
  }

  /** Keeps moves that do not lose the match at once, whatever nature turns up. */
  keepPlaying(state: State, kept: Uint8Array): void {
    this.#ask(state.active, 0, false, true);
    this.#keep(state, kept);
  }

  /**
   * Keeps moves after which the turn may end without a sure win for the next rival, or for which that stays open. Returns whether
   * it is known of any.
   */
  keepEscapes(state: State, kept: Uint8Array): boolean {
    this.#ask(state.active, 0, true, true);
    return this.#keep(state, kept) && !this.#isOpen;
  }

  /**
   * Keeps moves that are sure to bring the most kinds of cheese in this turn, if any brings one; with `safely`, only those after
   * which the next rival has no sure win. The most kinds come first: there are so many ways to a single one that looking at
   * all may take too long.
   */
  keepCheese(state: State, safely: boolean, kept: Uint8Array): boolean {
    const { active, actions, slid, target } = state;
    const has = score(state, active);
    // A run brings at most one kind, a slide two.
    const most = Math.min(target - 1, has + actions + (slid ? 0 : 1));
    for (let kinds = most; kinds > has; kinds--) if (this.#keepKinds(state, kinds, safely, kept)) return true;
    return false;
  }

  #keepKinds(state: State, kinds: number, safely: boolean, kept: Uint8Array): boolean {
    const keeping = this.#keeping;
    keeping.set(kept);
    // Whether it is safe takes much longer to find out.
    for (const isSafe of safely ? [false, true] : [false]) {
      this.#ask(state.active, kinds, isSafe, false);
      if (!this.#keep(state, keeping)) return false;
    }
    kept.set(keeping);
    return true;
  }

  #wins(state: State): boolean {
    this.#ask(state.active, TO_WIN, false, false);
    copy(this.#stateAt(0), state);
    return this.#reaches(0, 0);
  }

  /** The same question has the same answer, whatever was asked before. */
  #beginAnew(): void {
    this.#lucky.fill(-1);
    if (this.#next) this.#next.#lucky.fill(-1);
  }

  #ask(seat: number, kinds: number, safely: boolean, withLuck: boolean): void {
    this.#seat = seat;
    this.#kinds = kinds;
    this.#safely = safely;
    this.#withLuck = withLuck;
    this.#left = MOST_POSITIONS;
    this.#question++;
  }

  #keep(state: State, kept: Uint8Array): boolean {
    const root = this.#stateAt(0);
    const after = this.#stateAt(1);
    const moves = this.#movesAt(0);
    this.#beginAnew();
    copy(root, state);
    const count = listMoves(root, this.#seat, moves);
    this.#doing.fill(0);
    let any = 0;
    let isKnown = false;
    for (let i = count - 1; i >= 0; i--) {
      if (kept[i] === 0) continue;
      copy(after, root);
      play(after, this.#seat, moves[i], null);
      this.#isOpen = false;
      this.#doing[i] = this.#reaches(1, historyAfter(0, moves[i])) ? 1 : 0;
      any |= this.#doing[i];
      isKnown ||= this.#doing[i] === 1 && !this.#isOpen;
    }
    this.#isOpen = !isKnown;
    if (any !== 0) kept.set(this.#doing);
    return any !== 0;
  }

  /**
   * Whether the seat can reach from here what is asked for. `history` identifies what slides and nature have made of
   * the tiles, which the table would otherwise have to compare one by one.
   */
  #reaches(depth: number, history: number): boolean {
    const state = this.#states[depth];
    const seat = this.#seat;
    if (state.phase === ENDED) return state.winner === seat;
    if (state.turningUp !== NOWHERE) return this.#bringsNature(depth, history);
    if (this.#left <= 0) return this.#staysOpen();
    const missing = this.#kinds - score(state, seat);
    if (state.active !== seat) return missing <= 0 && this.#isSafe(state);
    if (this.#kinds === TO_WIN ? !couldWin(state) : missing > 0 && !couldTake(state, missing)) return false;
    if (missing <= 0 && !this.#safely) return true;

    const mice = state.mice[seat];
    const hash = hashOf(state, seat, history);
    const slot = (hash ^ Math.imul(mice, 0x9e3779b1)) >>> 18;
    if (
      this.#miceKeys[slot] === mice &&
      this.#hashes[slot] === hash &&
      this.#answers[slot] >> 1 === this.#question
    )
      return (this.#answers[slot] & 1) === 1;
    this.#left--;
    const isReached = this.#bringsMove(depth, history);
    this.#miceKeys[slot] = mice;
    this.#hashes[slot] = hash;
    this.#answers[slot] = (this.#question << 1) | (isReached ? 1 : 0);
    return isReached;
  }

  /**
   * Whether one of the moves leads there: tries the one that did last time first, then the others from the last listed.
   */
  #bringsMove(depth: number, history: number): boolean {
    const state = this.#states[depth];
    const moves = this.#movesAt(depth);
    const after = this.#stateAt(depth + 1);
    const count = listMoves(state, this.#seat, moves);
    for (let i = 0; i < count; i++) {
      if (moves[i] !== this.#lucky[depth]) continue;
      moves[i] = moves[count - 1];
      moves[count - 1] = this.#lucky[depth];
    }
    const isLate = this.#kinds > score(state, this.#seat) && !isAboutToStall(state);
    for (let i = count - 1; i >= 0; i--) {
      if (isLate && isTooLate(state, moves[i])) continue;
      copy(after, state);
      play(after, this.#seat, moves[i], null);
      if (!this.#reaches(depth + 1, historyAfter(history, moves[i]))) continue;
      this.#lucky[depth] = moves[i];
      return true;
    }
    return false;
  }

  /**
   * Whether everything that nature can turn up leads there, or anything if luck is enough. Traps come first: they
   * hinder most.
   */
  #bringsNature(depth: number, history: number): boolean {
    const state = this.#states[depth];
    const after = this.#stateAt(depth + 1);
    const place = state.turningUp;
    // What a rival could do with the tile depends on what it is.
    if (!this.#safely && !has(state.takenNorth, state.takenSouth, place)) {
      this.#leaveAside(after, state, place);
      if (this.#reaches(depth + 1, (history + mixed(0, turnedUp(place, LEFT_ASIDE))) | 0)) return true;
    }
    for (let kind = KINDS - 1; kind >= 0; kind--) {
      if (state.unseenOf[kind] === 0) continue;
      if (this.#left-- <= 0) return this.#staysOpen();
      const outcome = turnedUp(place, kind);
      copy(after, state);
      play(after, NATURE, outcome, null);
      // The order in which tiles turn up makes no difference.
      if (this.#reaches(depth + 1, (history + mixed(0, outcome)) | 0) === this.#withLuck)
        return this.#withLuck;
    }
    return !this.#withLuck;
  }

  /**
   * Continues as if an unseen tile without a mouse had to be avoided. Anything reachable without stepping on it and
   * without a slide is reachable whatever the tile is, so not every kind has to be tried. For a rival it counts as bare
   * floor: a win that depends on what it is would not be sure.
   */
  #leaveAside(after: State, state: State, place: number): void {
    copy(after, state);
    after.slid = true;
    after.trapsNorth |= ALONE_NORTH[place];
    after.trapsSouth |= ALONE_SOUTH[place];
    play(after, NATURE, turnedUp(place, LEFT_ASIDE), null);
  }

  /** Whether the next rival, whose turn begins here, has no sure win. */
  #isSafe(state: State): boolean {
    const next = this.#next;
    if (!this.#safely || !next || !couldWin(state)) return true;
    const wins = next.#wins(state);
    this.#left -= (MOST_POSITIONS - next.#left) >> 2;
    if (next.#left <= 0) this.#isOpen = true;
    return !wins;
  }

  /** What cannot be worked out counts as possible with luck, but not as sure. */
  #staysOpen(): boolean {
    this.#isOpen = true;
    return this.#withLuck;
  }

  #stateAt(depth: number): State {
    this.#states[depth] ??= clone(this.#like);
    return this.#states[depth];
  }

  #movesAt(depth: number): Int32Array {
    this.#moves[depth] ??= new Int32Array(MOST_MOVES);
    return this.#moves[depth];
  }
}

/** Whether a move ends the turn without bringing cheese or a fall. */
function isTooLate({ actions, tiles }: State, move: number): boolean {
  if (move === END_TURN) return true;
  if (actions > 1) return false;
  return move >= RUN ? tiles[whereOf(move)] >= CHEESES : move < SLIDE;
}

/** A hash of everything, except the seat's mice, that can differ between two positions of one turn. */
function hashOf(state: State, seat: number, history: number): number {
  const few = (state.actions << 16) | (state.stock[seat] << 8) | state.cheeses[seat];
  return mixed(mixed(history, state.roofs), few);
}

function historyAfter(history: number, move: number): number {
  return move >> 6 === SLIDE >> 6 ? mixed(history, move) : history;
}

function mixed(hash: number, part: number): number {
  const mix = Math.imul(hash ^ (part + 0x9e3779b9), 0x85ebca6b);
  return Math.imul(mix ^ (mix >>> 15), 0xc2b2ae35) ^ (mix >>> 13);
}
