import { type ReadonlySignal, signal } from '@preact/signals';
import type { Happening, View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Showable } from '../table/show.ts';
import type { Positions } from './positions.ts';

/** What is on the board: the match after this many plays, and what led there if the viewer stepped to it. */
export interface ReplayMoment {
  readonly number: number;
  readonly view: View;
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** Everything that the viewer sees happen in the whole match. */
  readonly told: readonly Happened[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a play stays before the next one, at normal speed. */
const REST_MS = 450;

/**
 * Walks through a replay: jumps to any moment, steps forward with animation, or plays by itself. Headless.
 */
export class ReplayPlayer implements Showable {
  readonly positions: Positions;
  readonly #number;
  readonly #viewer;
  readonly #moment = signal<ReplayMoment | null>(null);
  readonly #isPlaying = signal(false);
  readonly #speed = signal<Speed>(1);
  /** The current moment; the board follows as soon as its view has arrived. */
  readonly number: ReadonlySignal<number>;
  readonly viewer: ReadonlySignal<Viewer>;
  /** Null only until the first one has loaded. */
  readonly moment: ReadonlySignal<ReplayMoment | null> = this.#moment;
  readonly isPlaying: ReadonlySignal<boolean> = this.#isPlaying;
  readonly speed: ReadonlySignal<Speed> = this.#speed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #asked: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(positions: Positions, at: { readonly number: number; readonly viewer: Viewer }) {
    this.positions = positions;
    this.#number = signal(this.#within(at.number));
    this.#viewer = signal<Viewer>(this.#allowed(at.viewer));
    this.number = this.#number;
    this.viewer = this.#viewer;
    this.#follow();
  }

  /** Goes to a moment, and stops playing. */
  jump(number: number): void {
    this.pause();
    this.#number.value = this.#within(number);
    this.#follow();
  }

  /** Makes the next play, as it happened. */
  forward(): void {
    this.jump(this.#number.value + 1);
  }

  back(): void {
    this.jump(this.#number.value - 1);
  }

  /** Goes to just before a moment, then shows how it came about. */
  async see(number: number): Promise<void> {
    this.jump(number - 1);
    await this.settled();
    if (this.#number.value === number - 1) this.forward();
  }

  /** Plays on by itself; from the beginning if it was at the end. */
  play(): void {
    const { length } = this.positions;
    if (length === 0) return;
    if (this.#number.value === length) this.jump(0);
    this.#isPlaying.value = true;
    this.#goOn();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#isPlaying.value = false;
  }

  chooseSpeed(speed: Speed): void {
    this.#speed.value = speed;
  }

  /** Switches to another viewer. */
  look(viewer: Viewer): void {
    this.pause();
    this.#viewer.value = this.#allowed(viewer);
    this.#follow();
  }

  shown(): void {
    const moment = this.#moment.value;
    if (!this.#isPlaying.value || moment?.number !== this.#number.value) return;
    clearTimeout(this.#timer);
    if (moment.number === this.positions.length) {
      this.#isPlaying.value = false;
      return;
    }
    // Moments without anything visible need no pause.
    const rest = moment.happenings.length === 0 ? 0 : REST_MS / this.#speed.value;
    this.#timer = setTimeout(() => this.#goOn(), rest);
  }

  /** Resolves when the board shows what it should. */
  settled(): Promise<void> {
    return this.#asked;
  }

  close(): void {
    this.#isClosed = true;
    this.pause();
  }

  #goOn(): void {
    this.#number.value = this.#within(this.#number.value + 1);
    this.#follow();
  }

  /** One question at a time: positions that the slider has passed meanwhile are never asked for. */
  #follow(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#asked = this.#ask();
  }

  async #ask(): Promise<void> {
    for (;;) {
      const number = this.#number.value;
      const viewer = this.#viewer.value;
      const [view, told] = await Promise.all([
        this.positions.view(number, viewer),
        this.positions.told(viewer),
      ]);
      if (this.#isClosed) return;
      if (number !== this.#number.value || viewer !== this.#viewer.value) continue;
      const last = this.#moment.value;
      const isStep = last?.number === number - 1 && last.view.viewer === viewer;
      const happenings = isStep
        ? told.filter(({ play }) => play === number - 1).map(({ happening }) => happening)
        : [];
      this.#isAsking = false;
      this.#moment.value = { number, view, before: isStep ? last.view : null, happenings, told };
      return;
    }
  }

  #within(number: number): number {
    return Math.max(0, Math.min(this.positions.length, Math.trunc(number) || 0));
  }

  #allowed(viewer: Viewer): Viewer {
    const { viewers } = this.positions;
    return viewers.includes(viewer) ? viewer : viewers[0];
  }
}
