import type { Row } from '../../engine/runner.ts';
import type { Bus, Looking, News } from '../bus.ts';
import { distinct, keyOf, type Texts, type Want } from './teller.ts';

/**
 * Who is looking at a table through other processes, as far as this one has heard. The home of a table is the process through
 * which one of its players has been looking longest: it makes everybody's plays and writes what everybody is told. That only
 * saves work. If processes disagree about the home, or it has died, several of them make plays, and the log decides.
 */
export class Elsewhere {
  readonly #bus: Bus;
  readonly #table: string;
  readonly #now: () => number;
  readonly #others = new Map<string, Looking>();
  #here: Looking;
  #wants: readonly Want[] = [];
  #home: string | null = null;

  constructor(bus: Bus, table: string, now: () => number) {
    this.#bus = bus;
    this.#table = table;
    this.#now = now;
    this.#here = { process: bus.id, since: 0, wants: [] };
  }

  /** What viewers at other processes want to be told. */
  get wants(): readonly Want[] {
    return this.#wants;
  }

  /** The process that makes the plays; null if it is this one. */
  get home(): string | null {
    return this.#home;
  }

  /** What each of the other processes is told about new rows: also the messages for its people, if they are written. */
  letters(
    rows: readonly Row[],
    told: { readonly from: number; readonly texts: Texts } | null,
  ): Map<string, News> {
    const letters = new Map<string, News>();
    for (const { process, wants } of this.#others.values()) {
      const texts = wants.flatMap((want): [string, string][] => {
        const key = keyOf(want);
        const text = told?.texts.get(key);
        return text === undefined ? [] : [[key, text]];
      });
      letters.set(process, { kind: 'rows', rows, ...(told && { told: { from: told.from, texts } }) });
    }
    return letters;
  }

  /** Tells the others what viewers here want to be told from now on. With `isAsking`, the others answer with theirs. */
  look(wants: readonly Want[], isAsking: boolean): void {
    if (this.#bus.isAlone) return;
    const had = this.#here;
    const since = hasPlayers(had) ? had.since : this.#now();
    this.#here = { process: this.#bus.id, since, wants };
    this.#count();
    const isNew = had.wants.length === 0;
    if (wants.length === 0 ? isNew : !isAsking && areSame(had.wants, wants)) return;
    this.#bus.tell(this.#table, { kind: 'looking', look: this.#here, isAsking: isAsking || isNew });
  }

  hear(look: Looking, isAsking: boolean): void {
    if (look.process === this.#bus.id) return;
    if (look.wants.length > 0) this.#others.set(look.process, look);
    else this.#others.delete(look.process);
    this.#count();
    if (isAsking && this.#here.wants.length > 0) {
      this.#bus.tell(this.#table, { kind: 'looking', look: this.#here, isAsking: false });
    }
  }

  /** A process does not answer. */
  forget(process: string): void {
    this.#others.delete(process);
    this.#count();
  }

  #count(): void {
    const others = [...this.#others.values()];
    this.#wants = distinct(others.flatMap(({ wants }) => wants));
    const [first] = [this.#here, ...others]
      .filter(hasPlayers)
      .sort((a, b) => a.since - b.since || (a.process < b.process ? -1 : 1));
    this.#home = !first || first.process === this.#bus.id ? null : first.process;
  }
}

function hasPlayers({ wants }: Looking): boolean {
  return wants.some(({ viewer }) => typeof viewer === 'number');
}

function areSame(some: readonly Want[], others: readonly Want[]): boolean {
  return some.map(keyOf).sort().join() === others.map(keyOf).sort().join();
}
