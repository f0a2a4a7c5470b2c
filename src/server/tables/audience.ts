import type { Runner } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Message } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import type { Present } from '../bus.ts';
import type { StoredTable } from '../store/store.ts';
import { infoFor, type Names } from './info.ts';
import type { Watcher } from './services.ts';
import { writeSteps } from './writing.ts';

/** Those here who look at a table, and how they are told of it: each as it may know it. */
export class Audience {
  readonly #table: string;
  readonly #watchers = new Set<Watcher>();
  /** By player. */
  #seats: ReadonlyMap<string, number> = new Map();
  /** Each kind of viewer there is, once; null if that has to be found out anew. */
  #viewers: readonly Viewer[] | null = null;

  constructor(stored: StoredTable) {
    this.#table = stored.id;
    this.seat(stored);
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** From now on they sit as this table says. */
  seat({ seats }: StoredTable): void {
    this.#viewers = null;
    this.#seats = new Map(
      seats.flatMap((seat, index): [string, number][] =>
        seat.kind === 'person' ? [[seat.player, index]] : [],
      ),
    );
  }

  seatOf(player: string): number | undefined {
    return this.#seats.get(player);
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#viewers = null;
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#viewers = null;
  }

  /** Each kind of viewer there is, once. */
  viewers(): readonly Viewer[] {
    this.#viewers ??= [...new Set([...this.#watchers].map(watcher => this.#viewerOf(watcher)))];
    return this.#viewers;
  }

  /** Everybody is told of the rows from this number on. */
  tellSteps(runner: Runner, from: number): void {
    const viewers = this.viewers();
    const written = writeSteps(this.#table, runner.updates(viewers, from));
    const texts = new Map(viewers.map((viewer, index) => [viewer, written[index]]));
    for (const watcher of this.#watchers) {
      const text = texts.get(this.#viewerOf(watcher));
      if (text !== undefined) watcher.send(text);
    }
  }

  /** All that a watcher has not yet. */
  tellRest(watcher: Watcher, runner: Runner, have: number): void {
    const update = runner.update(this.#viewerOf(watcher), have);
    for (const text of writeSteps(this.#table, [update])) watcher.send(text);
  }

  tellTable(
    stored: StoredTable,
    runner: Runner | null,
    names: Names,
    to: Iterable<Watcher> = this.#watchers,
  ): void {
    for (const watcher of to) {
      const info = infoFor(watcher.player, stored, runner, names);
      watcher.send(textOf({ say: 'table', table: this.#table, info }));
    }
  }

  tellPresence({ players, connections }: Present): void {
    const seated = players.filter(player => this.#seats.has(player));
    const watchers = Math.max(0, connections - seated.length);
    this.tell({ say: 'presence', table: this.#table, players: seated, watchers });
  }

  /** The table is gone, and nobody hears of it any more. */
  dismiss(why: Problem): void {
    this.tell({ say: 'error', table: this.#table, ...why });
    this.#watchers.clear();
    this.#viewers = null;
  }

  tell(message: Message): void {
    const text = textOf(message);
    for (const watcher of this.#watchers) watcher.send(text);
  }

  #viewerOf(watcher: Watcher): Viewer {
    return this.#seats.get(watcher.player) ?? 'spectator';
  }
}

function textOf(message: Message): string {
  return JSON.stringify(message);
}
