import type { Runner, Update } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { areComparable, type Known, knownFrom, writeSteps, writeStepsAsChanges } from './writing.ts';

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
  #known = new Map<Viewer, Known>();

  constructor(table: string) {
    this.#table = table;
  }

  /** Messages about the steps from a number on; `wants` are those of viewers who have all earlier steps. */
  tell(runner: Runner, from: number, wants: readonly Want[]): Texts {
    const viewers = [...new Set(wants.map(({ viewer }) => viewer))];
    const updates = runner.updates(viewers, from);
    const texts = new Map<string, string>();
    const known = new Map<Viewer, Known>();
    const whole: [key: string, Update][] = [];
    const changed: [key: string, Update, before: Known, after: Known][] = [];
    for (const { viewer, asChanges } of wants) {
      const key = keyOf({ viewer, asChanges });
      const update = updates[viewers.indexOf(viewer)];
      const before = asChanges ? this.#known.get(viewer) : undefined;
      const after = asChanges ? knownFrom(update.now) : undefined;
      if (before && after && before.number === from && areComparable(before, after)) {
        changed.push([key, update, before, after]);
      } else whole.push([key, update]);
      if (after) known.set(viewer, after);
    }
    this.#known = known;
    if (whole.length > 0) {
      const steps = writeSteps(
        this.#table,
        whole.map(([, update]) => update),
      );
      for (const [index, [key]] of whole.entries()) texts.set(key, steps[index]);
    }
    const changes = writeStepsAsChanges(
      this.#table,
      changed.map(([, update]) => update),
      changed.map(([, , before]) => before),
      changed.map(([, , , after]) => after),
    );
    for (const [index, [key]] of changed.entries()) texts.set(key, changes[index]);
    return texts;
  }

  /** A message with everything that a viewer does not have yet, and how the match stands. */
  tellRest(runner: Runner, have: number, { viewer, asChanges }: Want): string {
    const update = runner.update(viewer, have);
    if (asChanges) this.#known.set(viewer, knownFrom(update.now));
    return writeSteps(this.#table, [update])[0];
  }

  /** The viewers may change now: everybody gets the complete state once. */
  forget(): void {
    this.#known.clear();
  }
}
