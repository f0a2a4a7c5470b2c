import { lowest } from '../engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../engine/game.ts';
import { type Buffers, buffersFor } from '../engine/playout.ts';
import type { Random } from '../engine/random.ts';
import { NATURE } from '../engine/viewers.ts';
import { resultOf } from './values.ts';

/** A move is proved to be the best if no other can be better by more than this. */
const TOLERANCE = 0.01;
/** It is worked out once it is also known to this what the seat can expect. */
const CLOSE = 0.05;
/** A line is followed no further than this at a time: bricks that are moved to and fro come to no end. */
const LONGEST_LINE = 60;

/** What the seat can expect lies between these. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The rest of a match that is nearly over (`isNearlyOver`), worked out over all moves and all outcomes of chance. A match
 * may still go on forever, so there are only bounds, which get closer the more positions are looked at. They begin at 0 and 1 and
 * follow from the rules alone: nothing is estimated. For open games of two seats that can tell positions with the same prospects
 * (`signature`).
 */
export class Ending {
  readonly #game: Game;
  readonly #start: State;
  readonly #seat: number;
  readonly #moves: readonly number[];
  readonly #random: Random;
  readonly #buffers: Buffers;
  readonly #values = new Float64Array(2);
  readonly #walk: State;
  readonly #trials: readonly State[];
  /** The positions in which chance is due, by their signature. */
  readonly #known = new Map<number, Position>();
  /** The ends of the match, by what they are worth. */
  readonly #ends = new Map<number, Position>();
  readonly #path: Position[] = [];
  /** By move: what it leads to. Worked out when it is first wanted. */
  #after: readonly Position[] = [];
  #looked = 0;

  /** The seat is to make one of these moves. */
  constructor(game: Game, start: State, seat: number, moves: Iterable<number>, random: Random) {
    this.#game = game;
    this.#start = start;
    this.#seat = seat;
    this.#moves = [...moves];
    this.#random = random;
    this.#buffers = buffersFor(game);
    this.#walk = game.clone(start);
    this.#trials = [game.clone(start), game.clone(start)];
  }

  /** Looks at about so many more positions, to find out which move is the best and what it is worth. */
  run(positions: number): void {
    this.#begin();
    for (const enough = this.#looked + positions; this.#looked < enough && !this.isWorkedOut; ) {
      const best = this.#best();
      const rival = this.#rivalOf(best);
      this.#follow(!this.isProved && this.#gap(rival) > this.#gap(best) ? rival : best);
    }
  }

  /** The same, to find out what one move is worth. */
  consider(move: number, positions: number): void {
    this.#begin();
    const index = this.#moves.indexOf(move);
    for (const enough = this.#looked + positions; this.#looked < enough && this.#gap(index) > TOLERANCE; )
      this.#follow(index);
  }

  /** Whether no other move can be better than `best`, or hardly. */
  get isProved(): boolean {
    if (this.#after.length === 0) return false;
    const best = this.#best();
    const rival = this.#rivalOf(best);
    return rival === best || this.#after[rival].high <= this.#after[best].low + TOLERANCE;
  }

  /** Whether it is also known what that is worth. */
  get isWorkedOut(): boolean {
    return this.isProved && this.#gap(this.#best()) <= CLOSE;
  }

  /** The move that can be relied on most. */
  get best(): number {
    this.#begin();
    return this.#moves[this.#best()];
  }

  boundsOf(move: number): Bounds {
    this.#begin();
    return this.#after[this.#moves.indexOf(move)];
  }

  #begin(): void {
    if (this.#after.length > 0) return;
    this.#after = this.#moves.map(move => this.#positionAfter(this.#start, this.#seat, move, 0));
  }

  #best(): number {
    const after = this.#after;
    let best = 0;
    for (let i = 1; i < after.length; i++) {
      const { low, high } = after[i];
      if (low > after[best].low || (low === after[best].low && high > after[best].high)) best = i;
    }
    return best;
  }

  /** Of the other moves, the one that may be worth most. */
  #rivalOf(best: number): number {
    const after = this.#after;
    let rival = best;
    for (let i = 0; i < after.length; i++) {
      if (after[i] !== after[best] && (rival === best || after[i].high > after[rival].high)) rival = i;
    }
    return rival;
  }

  #gap(index: number): number {
    return this.#after[index].high - this.#after[index].low;
  }

  /** Follows one line from this move to a position that is new, opens it, and draws the bounds along the line closer. */
  #follow(index: number): void {
    const game = this.#game;
    const state = this.#walk;
    const path = this.#path;
    game.copy(state, this.#start);
    game.play(state, this.#seat, this.#moves[index], null);
    path.length = 0;
    for (let position = this.#after[index]; ; ) {
      path.push(position);
      if (!position.isOpen) {
        this.#open(position, state, 0);
        break;
      }
      const next = position.doubtful(this.#random);
      if (next < 0 || path.length === LONGEST_LINE) break;
      game.play(state, position.by, position.moves[next], null);
      position = position.after[next];
    }
    for (let i = path.length - 1; i >= 0; i--) path[i].sum();
  }

  #open(position: Position, state: State, depth: number): void {
    const game = this.#game;
    const { moves } = this.#buffers;
    const isNature = position.by === NATURE;
    const count = isNature ? game.chances(state, moves) : game.moves(state, position.by, moves);
    for (const move of moves.slice(0, count)) {
      const next = this.#positionAfter(state, position.by, move, depth);
      // Ways to the same position are alike, but chance may be likelier to go there.
      if (!isNature && position.after.includes(next)) continue;
      position.moves.push(move);
      position.after.push(next);
    }
    position.sum();
  }

  #positionAfter(state: State, by: number, move: number, depth: number): Position {
    const game = this.#game;
    const trial = this.#trials[depth];
    game.copy(trial, state);
    game.play(trial, by, move, null);
    this.#looked++;
    const due = game.due(trial);
    if (due === OVER) return this.#endOf(trial);
    if (due === NATURE_DUE) return this.#positionOf(game.insight?.signature?.(trial) ?? 0);
    const seat = lowest(due);
    const position = new Position(seat, seat === this.#seat ? 1 : -1);
    // What chance has brought is opened together with the moves that follow it.
    if (by === NATURE) this.#open(position, trial, depth + 1);
    return position;
  }

  #positionOf(signature: number): Position {
    let position = this.#known.get(signature);
    if (!position) {
      position = new Position(NATURE, 0);
      this.#known.set(signature, position);
    }
    return position;
  }

  #endOf(state: State): Position {
    resultOf(this.#game, state, this.#values);
    const value = this.#values[this.#seat];
    let end = this.#ends.get(value);
    if (!end) {
      end = new Position(NATURE, 0);
      end.low = value;
      end.high = value;
      this.#ends.set(value, end);
    }
    return end;
  }
}

/** A position of the rest of the match, and what is known about it. */
class Position implements Bounds {
  /** Who plays next: a seat, or nature. */
  readonly by: number;
  /** 1 if the judged seat decides, −1 if its rival does, 0 if chance does. */
  readonly #side: number;
  readonly moves: number[] = [];
  readonly after: Position[] = [];
  low = 0;
  high = 1;

  constructor(by: number, side: number) {
    this.by = by;
    this.#side = side;
  }

  /** Whether its moves are listed. The end of a match has none, and nothing is left to be found out there. */
  get isOpen(): boolean {
    return this.moves.length > 0 || this.low === this.high;
  }

  /** The move after which there is most to find out, among those that may be the best; −1 if there is nothing. */
  doubtful(random: Random): number {
    const { after } = this;
    let most = -1;
    let mostDoubt = 0;
    let bestHope = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < after.length; i++) {
      const { low, high } = after[i];
      if (this.#side === 0) {
        const doubt = (high - low) * (1 + random.fraction());
        if (doubt <= mostDoubt) continue;
        mostDoubt = doubt;
        most = i;
      } else {
        const hope = this.#side > 0 ? high : -low;
        if (hope < bestHope || (hope === bestHope && high - low <= mostDoubt)) continue;
        bestHope = hope;
        mostDoubt = high - low;
        most = mostDoubt > 0 ? i : -1;
      }
    }
    return most;
  }

  /** Draws the bounds closer, with what is known about the positions that follow. */
  sum(): void {
    const { after } = this;
    if (after.length === 0) return;
    let low = this.#side === 0 ? 0 : after[0].low;
    let high = this.#side === 0 ? 0 : after[0].high;
    for (const next of after) {
      if (this.#side === 0) {
        low += next.low / after.length;
        high += next.high / after.length;
      } else if (this.#side > 0) {
        low = Math.max(low, next.low);
        high = Math.max(high, next.high);
      } else {
        low = Math.min(low, next.low);
        high = Math.min(high, next.high);
      }
    }
    this.low = Math.max(this.low, low);
    this.high = Math.min(this.high, high);
  }
}
