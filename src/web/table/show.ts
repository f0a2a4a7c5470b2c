import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Happening, View } from '../../engine/game.ts';

/** Something with moments to show: a table, a lesson, or the replay of a match. */
export interface Showable {
  readonly moment: ReadonlySignal<ShowableMoment | null>;
  /** The happenings of the moment have been shown. */
  shown(): void;
}

export interface ShowableMoment {
  readonly view: View;
  readonly before: View | null;
  readonly happenings: readonly Happening[];
  /** What the viewer can do after it. */
  readonly moves?: readonly string[];
  readonly end?: unknown;
}

/** How many times as fast things are shown while somebody holds down the board. */
export const FAST = 6;

/**
 * Shows the happenings of each moment one after the other, each for as long as the board asks, and lets the table go on
 * once all have been seen.
 */
export class Show {
  readonly #beat = signal(0);
  readonly #isShowing = signal(false);
  readonly #isFast = signal(false);
  /** The index of the happening being shown; their number once all have been. */
  readonly beat: ReadonlySignal<number> = this.#beat;
  readonly isShowing: ReadonlySignal<boolean> = this.#isShowing;
  readonly isFast: ReadonlySignal<boolean> = this.#isFast;
  readonly #table: Showable;
  readonly #begin: (happening: Happening) => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether everything is skipped until it is the viewer's turn. */
  readonly #isSkipping = signal(false);
  readonly isSkipping: ReadonlySignal<boolean> = this.#isSkipping;
  readonly #stop: () => void;

  /** `begin` is called as each happening begins to be shown, and returns for how many milliseconds it is. */
  constructor(table: Showable, begin: (happening: Happening) => number) {
    this.#table = table;
    this.#begin = begin;
    this.#stop = effect(() => {
      if (table.moment.value === null) return;
      untracked(() => {
        clearTimeout(this.#timer);
        this.#beat.value = 0;
        this.#isShowing.value = true;
        if (this.#isSkipping.value) this.#finish();
        else this.#goOn();
      });
    });
  }

  /** Goes on to the next happening at once. */
  hurry(): void {
    if (!this.#isShowing.value) return;
    clearTimeout(this.#timer);
    this.#beat.value++;
    this.#goOn();
  }

  /** Goes on to the next happening, and shows everything faster from there until told otherwise. */
  fastForward(isFast: boolean): void {
    this.#isFast.value = isFast;
    if (isFast) this.hurry();
  }

  /** Skips everything until it is the viewer's turn, or the match is over. */
  skipToMyTurn(): void {
    this.#isSkipping.value = !this.#isMyTurn();
    if (!this.#isShowing.value) return;
    clearTimeout(this.#timer);
    this.#finish();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #goOn(): void {
    const happenings = this.#table.moment.value?.happenings ?? [];
    for (; this.#beat.value < happenings.length; this.#beat.value++) {
      const ms = this.#begin(happenings[this.#beat.value]) / (this.#isFast.value ? FAST : 1);
      if (ms <= 0) continue;
      this.#timer = setTimeout(() => {
        this.#beat.value++;
        this.#goOn();
      }, ms);
      return;
    }
    this.#finish();
  }

  #isMyTurn(): boolean {
    const moment = this.#table.moment.value;
    return (moment?.moves?.length ?? 0) > 0 || Boolean(moment?.end);
  }

  #finish(): void {
    if (this.#isMyTurn()) this.#isSkipping.value = false;
    this.#beat.value = this.#table.moment.value?.happenings.length ?? 0;
    this.#isShowing.value = false;
    this.#table.shown();
  }
}
