import type { Viewer } from '../../engine/viewers.ts';
import type { Message, Step } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import type { Present } from '../bus.ts';
import type { StoredTable } from '../store/store.ts';
import { infoFor, type Names } from './info.ts';
import type { LiveMatch } from './live-match.ts';
import type { Watcher } from './services.ts';

/** Those here who look at a table, and how they are told of it: each as it may know it. */
export class Audience {
  readonly #table: string;
  readonly #watchers = new Set<Watcher>();
  /** By player. */
  #seats: ReadonlyMap<string, number> = new Map();

  constructor(stored: StoredTable) {
    this.#table = stored.id;
    this.seat(stored);
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** From now on they sit as this table says. */
  seat({ seats }: StoredTable): void {
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
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
  }

  /** Each kind of viewer there is, once. */
  viewers(): Viewer[] {
    return [...new Set([...this.#watchers].map(watcher => this.#viewerOf(watcher)))];
  }

  tellSteps(live: LiveMatch, from: number, told: ReadonlyMap<Viewer, Step[]>): void {
    const texts = new Map<Viewer, string>();
    for (const watcher of this.#watchers) {
      const viewer = this.#viewerOf(watcher);
      const steps = told.get(viewer);
      if (!steps) continue;
      const text = texts.get(viewer) ?? this.#stepsText(live, viewer, from, steps);
      texts.set(viewer, text);
      watcher.send(text);
    }
  }

  /** All that a watcher has not yet. */
  tellRest(watcher: Watcher, live: LiveMatch, have: number): void {
    const viewer = this.#viewerOf(watcher);
    watcher.send(this.#stepsText(live, viewer, have, live.steps(viewer, have)));
  }

  tellTable(
    stored: StoredTable,
    live: LiveMatch | null,
    names: Names,
    to: Iterable<Watcher> = this.#watchers,
  ): void {
    for (const watcher of to) {
      const info = infoFor(watcher.player, stored, live, names);
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
  }

  tell(message: Message): void {
    const text = textOf(message);
    for (const watcher of this.#watchers) watcher.send(text);
  }

  #viewerOf(watcher: Watcher): Viewer {
    return this.#seats.get(watcher.player) ?? 'spectator';
  }

  #stepsText(live: LiveMatch, viewer: Viewer, from: number, steps: Step[]): string {
    return textOf({ say: 'steps', table: this.#table, from, steps, now: live.now(viewer) });
  }
}

function textOf(message: Message): string {
  return JSON.stringify(message);
}
