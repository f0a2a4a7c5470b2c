import type { Point } from './targets.ts';

/** What pointers do on a board: taps, and things carried from one target to another. */
export interface Hands<T> {
  /** The target at a point. */
  at(point: Point): T | null;
  /** A press and release on the same target, or beside all of them. */
  tap(target: T | null, pointer: string): void;
  /** Picks something up to carry it; returns whether it can be carried. */
  take(target: T, from: Point): boolean;
  carry(to: Point): void;
  /** Drops what is carried; null if the pointer was lost, and nothing must happen. */
  drop(at: Point | null): void;
}

/** Hands tremble, fingers more than a mouse: less than this is not a drag. */
const TREMBLE = { mouse: 5, finger: 10 };

/** Follows one pointer at a time. */
export class Gestures<T> {
  readonly #hands: () => Hands<T> | null;
  #press: {
    readonly id: number;
    readonly pointer: string;
    readonly from: Point;
    readonly target: T | null;
    /** `strayed`: it has moved too far for a tap, and nothing can be carried. */
    state: 'pressed' | 'carrying' | 'strayed';
  } | null = null;

  /** The hands are looked up each time, since a board that is redrawn has new ones. */
  constructor(hands: () => Hands<T> | null) {
    this.#hands = hands;
  }

  /** The pointer that carries something. */
  get carrying(): number | null {
    return this.#press?.state === 'carrying' ? this.#press.id : null;
  }

  down(id: number, pointer: string, from: Point): void {
    // A second finger: nobody can mean two things at once.
    if (this.#press) this.lose();
    else this.#press = { id, pointer, from, target: this.#hands()?.at(from) ?? null, state: 'pressed' };
  }

  move(id: number, to: Point): void {
    const press = this.#press;
    if (press?.id !== id) return;
    if (press.state === 'pressed') {
      const far = press.pointer === 'mouse' ? TREMBLE.mouse : TREMBLE.finger;
      if (Math.hypot(to.x - press.from.x, to.y - press.from.y) <= far) return;
      const isTaken = press.target !== null && this.#hands()?.take(press.target, press.from);
      press.state = isTaken ? 'carrying' : 'strayed';
    }
    if (press.state === 'carrying') this.#hands()?.carry(to);
  }

  up(id: number, at: Point): void {
    const press = this.#press;
    if (press?.id !== id) return;
    this.#press = null;
    if (press.state === 'carrying') this.#hands()?.drop(at);
    else if (press.state === 'pressed') this.#hands()?.tap(press.target, press.pointer);
    // Somebody who slips a little on a large target still means it.
    else if (press.target !== null && this.#hands()?.at(at) === press.target)
      this.#hands()?.tap(press.target, press.pointer);
  }

  /** The pointer is lost: the page scrolls, or another finger came. */
  lose(): void {
    const isCarrying = this.#press?.state === 'carrying';
    this.#press = null;
    if (isCarrying) this.#hands()?.drop(null);
  }
}
