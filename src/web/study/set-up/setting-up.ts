import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { State } from '../../../engine/game.ts';
import type { AnyOptions } from '../../../engine/options.ts';
import type { Result } from '../../../engine/result.ts';
import type { Flaw, SetUp } from '../../../engine/study/set-up.ts';

/** Changes a position step by step, and knows at every step what the rules say about it. Headless. */
export class SettingUp {
  readonly #now;
  readonly #past = signal<readonly unknown[]>([]);
  readonly position: ReadonlySignal<unknown>;
  /** The state of the position, or why it is refused. */
  readonly read: ReadonlySignal<Result<{ readonly state: State }, Flaw>>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** The key of the place that is being changed. */
  readonly chosen = signal<string | null>(null);

  constructor(
    setUp: SetUp,
    { seats, options }: { readonly seats: number; readonly options: AnyOptions },
    first: unknown,
  ) {
    this.#now = signal(first);
    this.position = this.#now;
    this.read = computed(() => setUp.read(seats, options, this.#now.value));
    this.canUndo = computed(() => this.#past.value.length > 0);
  }

  /** Changing something to what it already is does not count: there would be nothing to undo. */
  change(position: unknown): void {
    if (JSON.stringify(position) === JSON.stringify(this.#now.value)) return;
    this.#past.value = [...this.#past.value, this.#now.value];
    this.#now.value = position;
  }

  undo(): void {
    const before = this.#past.value.at(-1);
    if (before === undefined) return;
    this.#past.value = this.#past.value.slice(0, -1);
    this.#now.value = before;
  }
}
