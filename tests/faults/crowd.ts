import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../src/games/loaded.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Checker } from '../server/checker.ts';
import { Stubborn } from '../server/stubborn.ts';
import { arrivals, begunTable, fewestSeats } from '../server/tables.ts';

/** How long these people wait for an answer before they take the line for dead and connect anew. */
const PATIENCE_MS = 3000;
const PAUSE_MS = 50;

/** People who sit down at table after table, play whatever happens, and are watched by one more at each. */
export class Crowd {
  readonly #checker = new Checker();
  readonly #origin: string;
  readonly #people: Stubborn[] = [];
  readonly #sittings: Promise<void>[];
  #isDone = false;

  constructor(origin: string, tables = 8) {
    this.#origin = origin;
    this.#sittings = Array.from({ length: tables }, (_, index) => this.#sit(GAMES[index % GAMES.length].id));
  }

  get acknowledged(): number {
    return this.#checker.acknowledged;
  }

  /** Resolves when so many more plays have been acknowledged. */
  async plays(count: number): Promise<void> {
    await Promise.race([
      this.#checker.reaches(this.#checker.acknowledged + count),
      // Fails if one of them does.
      Promise.all(this.#sittings),
    ]);
  }

  /** Which of the first so many plays that were acknowledged this store has not. */
  missing(store: Store, count: number): Promise<string[]> {
    return this.#checker.missing(store, count);
  }

  /** Everybody stops, and comes back once more. Resolves to what was wrong. */
  async faults(store: Store): Promise<string[]> {
    this.#isDone = true;
    for (const one of this.#people) one.cut();
    await Promise.all(this.#sittings);
    await Promise.all(
      this.#people.map(async one => one.comeBack((await store.rows(one.follower.table, 0)).length)),
    );
    return this.#checker.faults(store);
  }

  async #sit(game: string): Promise<void> {
    while (!this.#isDone) {
      const people = await this.#begin(game);
      await Promise.all(people.map(one => one.play(() => this.#isDone)));
    }
  }

  async #begin(game: string): Promise<readonly Stubborn[]> {
    try {
      const people = await arrivals(this.#origin, fewestSeats(game) + 1, PATIENCE_MS);
      const { id } = await begunTable(people.slice(0, -1), { game });
      const all = people.map(
        (player, seat) => new Stubborn(`${id}-${seat}`, id, player, this.#checker, async () => this.#origin),
      );
      this.#people.push(...all);
      return all;
    } catch {
      // Interrupted while setting up: once more.
      await sleep(PAUSE_MS);
      return [];
    }
  }
}
