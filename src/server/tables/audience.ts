import type { Runner } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { Message } from '../../protocol/socket.ts';
import type { Problem } from '../../protocol/words.ts';
import type { Present } from '../bus.ts';
import { noTable } from '../request-error.ts';
import { type StoredTable, sittingAt } from '../store/store.ts';
import { infoFor, mayLook, type Names } from './info.ts';
import type { Watcher } from './services.ts';
import { distinct, keyOf, Teller, type Texts, type Want } from './teller.ts';

/** How many spectators are told in one turn of the loop. */
const PER_TURN = 200;

/** How someone looks at a table. */
export interface Look {
  /** The invite it was let in by. */
  readonly invite?: string | undefined;
  /** Whether it accepts just the differences from what it was sent before. */
  readonly asChanges?: boolean;
  /** How many steps there were when its player last looked. */
  readonly seen?: number | undefined;
}

/** Something to tell spectators that not all of them have been told yet. */
interface Telling {
  readonly number: number;
  /** Those who sat there were told at once. */
  readonly seats: ReadonlyMap<string, number>;
  readonly tell: (watcher: Watcher, how: Look) => void;
  readonly rest: Iterator<readonly [Watcher, Look]>;
}

/**
 * The viewers of a table in this process. Each is told what it may know: those who sit there at once, a crowd of spectators
 * bit by bit, so that nobody else waits meanwhile.
 */
export class Audience {
  readonly #table: string;
  readonly #watchers = new Map<Watcher, Look>();
  /** By what they want (`keyOf`); empty if that has to be worked out again. */
  readonly #keys = new Map<Watcher, string>();
  /** How many times spectators have been told something, and by watcher, how many of those were before it came. */
  #tellings = 0;
  readonly #since = new WeakMap<Look, number>();
  readonly #telling: Telling[] = [];
  /** By player. */
  #seats: ReadonlyMap<string, number> = new Map();
  readonly #teller: Teller;
  /** What they want to be told, without repetitions; null if it has to be worked out again. */
  #wants: readonly Want[] | null = null;

  constructor(stored: StoredTable) {
    this.#table = stored.id;
    this.#teller = new Teller(stored.id);
    this.seat(stored);
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0;
  }

  /** Whether telling everybody something takes more than one turn of the loop. */
  get isCrowd(): boolean {
    return this.#watchers.size > PER_TURN;
  }

  /** Takes over the seats of the changed table, and dismisses viewers who may no longer look at it. */
  seat(stored: StoredTable): void {
    const { seats } = stored;
    for (const [watcher, { invite }] of this.#watchers) {
      if (!mayLook(stored, watcher.player, invite)) this.#dismiss(watcher, noTable().problem);
    }
    this.#wants = null;
    this.#keys.clear();
    this.#teller.forget();
    this.#seats = new Map(
      seats.flatMap((seat, index): [string, number][] =>
        seat.kind === 'person' ? [[seat.player, index]] : [],
      ),
    );
  }

  seatOf(player: string): number | undefined {
    return this.#seats.get(player);
  }

  add(watcher: Watcher, how: Look): void {
    const look = { ...how };
    this.#since.set(look, this.#tellings);
    this.#watchers.set(watcher, look);
    this.#wants = null;
    this.#keys.clear();
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#wants = null;
    this.#keys.clear();
  }

  /** What they want to be told, without repetitions. */
  wants(): readonly Want[] {
    this.#wants ??= distinct([...this.#watchers].map(([watcher, how]) => this.#wantOf(watcher, how)));
    return this.#wants;
  }

  /**
   * Tells everybody about the rows from this number on. Returns the texts, including those that other
   * processes want.
   */
  tellSteps(runner: Runner, from: number, others: readonly Want[]): Texts {
    const wants = others.length > 0 ? distinct([...this.wants(), ...others]) : this.wants();
    const texts = this.#teller.tell(runner, from, wants);
    this.#send(texts);
    return texts;
  }

  /**
   * Tells everybody what another process has written. Returns false, and tells nobody, if it has not written for
   * somebody here.
   */
  pass(texts: Texts): boolean {
    if (!this.wants().every(want => texts.has(keyOf(want)))) return false;
    this.#send(texts);
    return true;
  }

  /** Sends a watcher everything it does not have yet. */
  tellRest(watcher: Watcher, runner: Runner, have: number): void {
    const want = this.#wantOf(watcher, this.#watchers.get(watcher) ?? {});
    watcher.send(this.#teller.tellRest(runner, have, want));
  }

  /** Tells one watcher how the table stands, or everybody. Spectators all see the same. */
  tellTable(stored: StoredTable, runner: Runner | null, names: Names, to?: Watcher): void {
    const textFor = (player: string | null) =>
      textOf({ say: 'table', table: this.#table, info: infoFor(player, stored, runner, names) });
    if (to) {
      to.send(textFor(to.player));
      return;
    }
    const special = new Set([stored.host, ...sittingAt(stored)]);
    const texts = new Map([...special].map(player => [player, textFor(player)]));
    const usual = textFor(null);
    this.#tellAll(watcher => watcher.send(texts.get(watcher.player) ?? usual));
  }

  /** A second tab of the same person doesn't count as someone else. */
  tellPresence({ players }: Present): void {
    const seated = players.filter(player => this.#seats.has(player));
    const watchers = players.length - seated.length;
    this.tell({ say: 'presence', table: this.#table, players: seated, watchers });
  }

  /** The table is gone, and nobody is told anything more about it. */
  dismiss(why: Problem): void {
    for (const watcher of this.#watchers.keys()) this.#dismiss(watcher, why);
  }

  tell(message: Message, except: readonly string[] = []): void {
    const text = textOf(message);
    this.#tellAll(watcher => {
      if (!except.includes(watcher.player)) watcher.send(text);
    });
  }

  #dismiss(watcher: Watcher, why: Problem): void {
    this.remove(watcher);
    watcher.send(textOf({ say: 'error', table: this.#table, ...why }));
    watcher.dismiss(this.#table);
  }

  #send(texts: Texts): void {
    this.#tellAll((watcher, how) => {
      let key = this.#keys.get(watcher);
      if (key === undefined) {
        key = keyOf(this.#wantOf(watcher, how));
        this.#keys.set(watcher, key);
      }
      const text = texts.get(key);
      if (text !== undefined) watcher.send(text);
    });
  }

  /** Everybody is told everything in the order of the calls, and nobody anything from before they came. */
  #tellAll(tell: Telling['tell']): void {
    const isAtOnce = this.#telling.length === 0 && !this.isCrowd;
    for (const [watcher, how] of this.#watchers) {
      if (isAtOnce || this.#seats.has(watcher.player)) tell(watcher, how);
    }
    if (isAtOnce) return;
    const rest = this.#watchers.entries();
    this.#telling.push({ number: this.#tellings++, seats: this.#seats, tell, rest });
    if (this.#telling.length === 1) setImmediate(() => this.#tellSome());
  }

  #tellSome(): void {
    for (let left = PER_TURN; left > 0; ) {
      const [first] = this.#telling;
      if (!first) return;
      const next = first.rest.next();
      if (next.done) {
        this.#telling.shift();
        continue;
      }
      const [watcher, how] = next.value;
      const { player } = watcher;
      if (first.seats.has(player) || this.#seats.has(player)) continue;
      if ((this.#since.get(how) ?? 0) > first.number) continue;
      left--;
      first.tell(watcher, how);
    }
    setImmediate(() => this.#tellSome());
  }

  #wantOf(watcher: Watcher, { asChanges = false }: Look): Want {
    return { viewer: this.viewerOf(watcher), asChanges };
  }

  viewerOf(watcher: Watcher): Viewer {
    return this.#seats.get(watcher.player) ?? 'spectator';
  }
}

function textOf(message: Message): string {
  return JSON.stringify(message);
}
