import { signal } from '@preact/signals';
import type { Happened } from '../../engine/past.ts';
import type { SeatStep, Step } from '../../engine/runner.ts';
import { type Decided, isReasonToEnd } from '../../engine/turn.ts';
import type { LogEntry } from '../table/log.tsx';

/** Something that happened to a seat rather than in the game. */
export interface Note {
  readonly number: number;
  /** How many plays stood then. */
  readonly plays: number;
  /** `seen`: everything after it is new to the viewer. */
  readonly kind: SeatStep | Decided['why'] | 'seen';
  readonly seat: number;
}

/** What the log says about the table, besides what happened in the game. */
export class TableNotes {
  readonly #notes = signal<readonly Note[]>([]);
  /** How many plays stood at the last visit; null if nothing has happened since. */
  readonly #newFrom = signal<number | null>(null);
  /** How many steps there were then; null if that does not matter. */
  #left: number | null = null;
  /** How many plays stood after each step. */
  readonly #plays: number[] = [];

  /** Everything added from the step with this number on is new to the viewer. */
  leftAt(steps: number): void {
    this.#left = steps;
  }

  take(steps: readonly Step[]): void {
    const last = this.#notes.value.at(-1)?.number ?? -1;
    const fresh = steps.flatMap(({ number, kind, by, move, play }): Note[] => {
      if (kind === 'play' || kind === 'undo' || by === 'nature' || number <= last) return [];
      const what = kind !== 'decided' ? kind : isReasonToEnd(move) ? move : 'resigned';
      return [{ number, plays: play, kind: what, seat: by }];
    });
    if (fresh.length > 0) this.#notes.value = [...this.#notes.value, ...fresh];
    for (const { number, play } of steps) this.#plays[number] = play;
    const left = this.#left;
    if (left !== null && this.#plays.length > left) this.#newFrom.value = this.#plays[left - 1] ?? 0;
  }

  clear(): void {
    this.#notes.value = [];
  }

  /** The log of the game, with each note where it belongs. */
  among(log: readonly Happened[], tell: (note: Note) => string): readonly LogEntry[] {
    const newFrom = this.#newFrom.value;
    const seen: readonly Note[] =
      newFrom === null ? [] : [{ number: this.#left ?? 0, plays: newFrom, kind: 'seen', seat: 0 }];
    const notes = [...seen, ...this.#notes.value].sort((a, b) => a.plays - b.plays);
    if (notes.length === 0) return log;
    const entries: LogEntry[] = [];
    let told = 0;
    for (const entry of [...log, null]) {
      while (told < notes.length && notes[told].plays <= (entry?.play ?? Number.POSITIVE_INFINITY)) {
        entries.push({ said: tell(notes[told++]) });
      }
      if (entry) entries.push(entry);
    }
    return entries;
  }
}
