import type { Runner } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Message } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import type { Present } from '../bus.ts';
import { noTable } from '../request-error.ts';
import type { StoredTable } from '../store/store.ts';
import { infoFor, mayLook, type Names } from './info.ts';
import type { Watcher } from './services.ts';
import { writeSteps } from './writing.ts';

/** Those here who look at a table, and how they are told of it: each as it may know it. */
export class Audience {
  readonly #table: string;
  /** With the invite they came by. */
  readonly #watchers = new Map<Watcher, string | undefined>();
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

  /** From now on they sit as this table says, and those who may not look at it any more are told so. */
  seat(stored: StoredTable): void {
    const { seats } = stored;
    for (const [watcher, invite] of this.#watchers) {
      if (!mayLook(stored, watcher.player, invite)) this.#dismiss(watcher, noTable().problem);
    }
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

  add(watcher: Watcher, invite?: string): void {
    this.#watchers.set(watcher, invite);
    this.#viewers = null;
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#viewers = null;
  }

  /** Each kind of viewer there is, once. */
  viewers(): readonly Viewer[] {
    this.#viewers ??= [...new Set([...this.#watchers.keys()].map(watcher => this.viewerOf(watcher)))];
    return this.#viewers;
  }

  /** Everybody is told of the rows from this number on. */
  tellSteps(runner: Runner, from: number): void {
    const viewers = this.viewers();
    const written = writeSteps(this.#table, runner.updates(viewers, from));
    const texts = new Map(viewers.map((viewer, index) => [viewer, written[index]]));
    for (const watcher of this.#watchers.keys()) {
      const text = texts.get(this.viewerOf(watcher));
      if (text !== undefined) watcher.send(text);
    }
  }

  /** All that a watcher has not yet. */
  tellRest(watcher: Watcher, runner: Runner, have: number): void {
    const update = runner.update(this.viewerOf(watcher), have);
    for (const text of writeSteps(this.#table, [update])) watcher.send(text);
  }

  tellTable(
    stored: StoredTable,
    runner: Runner | null,
    names: Names,
    to: Iterable<Watcher> = this.#watchers.keys(),
  ): void {
    for (const watcher of to) {
      const info = infoFor(watcher.player, stored, runner, names);
      watcher.send(textOf({ say: 'table', table: this.#table, info }));
    }
  }

  /** Somebody's second tab is nobody else. */
  tellPresence({ players }: Present): void {
    const seated = players.filter(player => this.#seats.has(player));
    const watchers = players.length - seated.length;
    this.tell({ say: 'presence', table: this.#table, players: seated, watchers });
  }

  /** The table is gone, and nobody hears of it any more. */
  dismiss(why: Problem): void {
    for (const watcher of this.#watchers.keys()) this.#dismiss(watcher, why);
  }

  tell(message: Message): void {
    const text = textOf(message);
    for (const watcher of this.#watchers.keys()) watcher.send(text);
  }

  #dismiss(watcher: Watcher, why: Problem): void {
    this.remove(watcher);
    watcher.send(textOf({ say: 'error', table: this.#table, ...why }));
    watcher.dismiss(this.#table);
  }

  viewerOf(watcher: Watcher): Viewer {
    return this.#seats.get(watcher.player) ?? 'spectator';
  }
}

function textOf(message: Message): string {
  return JSON.stringify(message);
}
