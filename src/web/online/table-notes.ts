import { signal } from '@preact/signals';
import type { Happened } from '../../engine/past.ts';
import type { SeatStep, Step } from '../../engine/runner.ts';
import { type Decided, isReasonToEnd } from '../../engine/turn.ts';
import type { LogEntry } from '../table/log.tsx';

/** Something that happened to a seat, and not in the game. */
export interface Note {
  readonly number: number;
  /** How many plays stood then. */
  readonly plays: number;
  /** `seen`: what comes after it is new to whoever looks. */
  readonly kind: SeatStep | Decided['why'] | 'seen';
  readonly seat: number;
}

/** What the log says of a table beside what happened in the game. */
export class TableNotes {
  readonly #notes = signal<readonly Note[]>([]);
  /** How many plays stood when this device was last looked at; null if nothing has happened since. */
  readonly #newFrom = signal<number | null>(null);
  readonly #seen: number;

  /** `seen` is how many steps this device has shown before. */
  constructor(seen: number) {
    this.#seen = seen;
  }

  take(steps: readonly Step[]): void {
    const last = this.#notes.value.at(-1)?.number ?? -1;
    const fresh = steps.flatMap(({ number, kind, by, move, play }): Note[] => {
      if (kind === 'play' || kind === 'undo' || by === 'nature' || number <= last) return [];
      const what = kind !== 'decided' ? kind : isReasonToEnd(move) ? move : 'resigned';
      return [{ number, plays: play, kind: what, seat: by }];
    });
    if (fresh.length > 0) this.#notes.value = [...this.#notes.value, ...fresh];
    const first = steps.find(({ number }) => number === this.#seen);
    if (this.#seen > 0 && first) this.#newFrom.value = first.kind === 'play' ? first.play - 1 : first.play;
  }

  clear(): void {
    this.#notes.value = [];
  }

  /** The log of the game, with each note where it belongs. */
  among(log: readonly Happened[], tell: (note: Note) => string): readonly LogEntry[] {
    const newFrom = this.#newFrom.value;
    const seen: readonly Note[] =
      newFrom === null ? [] : [{ number: this.#seen, plays: newFrom, kind: 'seen', seat: 0 }];
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
