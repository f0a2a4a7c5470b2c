import type { Bus } from '../bus.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { handedOver, notKept, seatOf } from './seating.ts';

/** How many tables are read at once. */
const PAGE = 200;

interface Entries {
  leaveAll(player: string): Promise<void>;
  handOver(from: string, to: string): Promise<void>;
}

/** A player's seats at tables, for players who leave or are merged into another. */
export class Belongings {
  readonly #entries: Entries | undefined;
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #bus: Bus;

  /** `entries`: a player's entries in events. */
  constructor(store: Store, hall: Hall, bus: Bus, entries?: Entries) {
    this.#entries = entries;
    this.#store = store;
    this.#hall = hall;
    this.#bus = bus;
  }

  /** Unfinished matches are resigned; seats at tables that have not begun, and kept seats, are given up. */
  async leaveAll(player: string): Promise<void> {
    await this.#entries?.leaveAll(player);
    for await (const { id } of this.of(player, ['open', 'live'])) {
      const table = await this.#hall.open(id);
      if (table) await this.#leave(table, player);
    }
  }

  /** Hands over seats. Nobody can sit twice: where the other player already sits, the seat is left or resigned. */
  async handOver(from: string, to: string): Promise<void> {
    await this.#entries?.handOver(from, to);
    for await (const stored of this.of(from, ['open', 'live', 'over'])) {
      const isBoth = seatOf(stored, to) !== null;
      if (stored.status === 'over') {
        if (!isBoth) await this.#rewrite(stored, from, to);
        continue;
      }
      const table = await this.#hall.open(stored.id);
      if (!table) continue;
      if (isBoth) await this.#leave(table, from);
      else await table.change(now => handedOver(now, from, to));
    }
  }

  /**
   * The tables where a player sits or has a kept seat, the newest first; each once, whatever happens
   * meanwhile.
   */
  async *of(player: string, status: readonly StoredTable['status'][]): AsyncGenerator<StoredTable> {
    const seen = new Set<string>();
    let most = PAGE;
    let before: number | undefined;
    for (;;) {
      const place = before === undefined ? {} : { before };
      const found = await this.#store.tables({ status, onlyPublic: false, player, most, ...place });
      const fresh = found.filter(({ id }) => !seen.has(id));
      for (const table of fresh) {
        seen.add(table.id);
        yield table;
      }
      const isAll = found.length < most;
      // At the end, looks once more for newer ones.
      if (before === undefined && (isAll || fresh.length === 0)) return;
      const next = isAll ? undefined : 1 + found[most - 1].madeAt;
      most = next === before ? most + PAGE : PAGE;
      before = next;
    }
  }

  async #leave(table: LiveTable, player: string): Promise<void> {
    const seat = seatOf(table.stored, player);
    if (seat === null) await table.change(now => notKept(now, player));
    // An event notices by itself that somebody has left it.
    else if (table.stored.status === 'open' && table.stored.event !== undefined) return;
    else if (table.stored.status === 'open') await this.#hall.standUp(table, player);
    else
      await table.resign(
        player,
        (live, mine) => live.turn.kind !== 'over' && live.states[mine] !== 'resigned',
      );
  }

  /** In a finished match only the names change, so it need not be replayed. */
  async #rewrite(stored: StoredTable, from: string, to: string): Promise<void> {
    for (let now: StoredTable | null = stored; now; now = await this.#store.table(stored.id)) {
      const next = handedOver(now, from, to);
      if (!(await this.#store.saveTable(next))) continue;
      this.#bus.tell(stored.id, { kind: 'table', version: next.version });
      return;
    }
  }
}
