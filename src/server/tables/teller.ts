import type { Now, Runner, Update } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { writeSteps, writeStepsAsChanges } from './writing.ts';

/** The viewer whose messages these are, and whether they come as changes. Equal wants get equal messages. */
export interface Want {
  readonly viewer: Viewer;
  readonly asChanges: boolean;
}

export function keyOf({ viewer, asChanges }: Want): string {
  return asChanges ? `${viewer} changes` : String(viewer);
}

/** The wants without repetitions. */
export function distinct(wants: readonly Want[]): readonly Want[] {
  return [...new Map(wants.map(want => [keyOf(want), want])).values()];
}

/** The message for each want (`keyOf`). */
export type Texts = ReadonlyMap<string, string>;

/** Writes the messages about the steps of one table. Changes are relative to the last message. */
export class Teller {
  readonly #table: string;
  /** By viewer: how the match stood in the last message, for viewers who get changes. */
  readonly #nows = new Map<Viewer, Now>();

  constructor(table: string) {
    this.#table = table;
  }

  /** Messages about the steps from a number on; `wants` are those of viewers who have all earlier steps. */
  tell(runner: Runner, from: number, wants: readonly Want[]): Texts {
    const viewers = [...new Set(wants.map(({ viewer }) => viewer))];
    const updates = runner.updates(viewers, from);
    const whole: [Want, Update][] = [];
    const changed: [Want, Update, Now][] = [];
    for (const want of wants) {
      const update = updates[viewers.indexOf(want.viewer)];
      const before = want.asChanges ? this.#nows.get(want.viewer) : undefined;
      if (before?.number === from) changed.push([want, update, before]);
      else whole.push([want, update]);
    }
    const steps = writeSteps(
      this.#table,
      whole.map(([, update]) => update),
    );
    const changes = writeStepsAsChanges(
      this.#table,
      changed.map(([, update]) => update),
      changed.map(([, , before]) => before),
    );
    this.#nows.clear();
    const texts = new Map<string, string>();
    for (const [index, [want, { now }]] of whole.entries()) {
      texts.set(keyOf(want), steps[index]);
      if (want.asChanges) this.#nows.set(want.viewer, now);
    }
    for (const [index, [want, { now }]] of changed.entries()) {
      texts.set(keyOf(want), changes[index]);
      this.#nows.set(want.viewer, now);
    }
    return texts;
  }

  /** A message with everything that a viewer does not have yet, and how the match stands. */
  tellRest(runner: Runner, have: number, { viewer, asChanges }: Want): string {
    const update = runner.update(viewer, have);
    if (asChanges) this.#nows.set(viewer, update.now);
    return writeSteps(this.#table, [update])[0];
  }

  /** The viewers may change now: everybody gets the complete state once. */
  forget(): void {
    this.#nows.clear();
  }
}
