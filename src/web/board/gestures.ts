import type { Point } from './targets.ts';

/** What pointers do on a board: taps, and things carried from one target to another. */
export interface Hands<T> {
  /** What lies at a point. */
  at(point: Point): T | null;
  /** A press and release on the same target, or beside all of them. */
  tap(target: T | null, pointer: string): void;
  /** Takes something up to carry it; says whether it can be. */
  take(target: T, from: Point): boolean;
  carry(to: Point): void;
  /** Drops what is carried; null if the pointer was lost, and nothing must happen. */
  drop(at: Point | null): void;
}

/** A hand trembles, a finger more than a mouse: less than this is no drag. */
const TREMBLE = { mouse: 5, finger: 10 };

/** Follows one pointer at a time. */
export class Gestures<T> {
  readonly #hands: () => Hands<T> | null;
  #press: {
    readonly id: number;
    readonly pointer: string;
    readonly from: Point;
    readonly target: T | null;
    /** Whether it has gone too far to be a tap where nothing can be carried. */
    state: 'pressed' | 'carrying' | 'strayed';
  } | null = null;

  /** The hands are asked for each time: a board that is drawn again has others. */
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

  /** The pointer is gone: the page scrolls, or another finger came. */
  lose(): void {
    const isCarrying = this.#press?.state === 'carrying';
    this.#press = null;
    if (isCarrying) this.#hands()?.drop(null);
  }
}
