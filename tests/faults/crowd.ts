import { setTimeout as sleep } from 'node:timers/promises';
import { loadRecord } from '../../src/engine/record.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import type { Pace } from '../../src/protocol/words.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Checker } from '../server/checker.ts';
import { type Mood, patienceMs, Stubborn } from '../server/stubborn.ts';
import { arrivals, begunTable, fewestSeats, nameThem } from '../server/tables.ts';

const PAUSE_MS = 50;

/** Who sits at a table: strangers who are rated, friends who may ask to undo plays, or one person among bots. */
const COMPANIES = [
  { isRated: true, bots: false },
  { isRated: false, bots: false },
  { isRated: false, bots: true },
] as const;

/** Times that would run out only if a clock that jumped decided. */
const PACES: readonly Pace[] = [
  { kind: 'move', seconds: 20 * 60, late: 'bot' },
  { kind: 'clock', seconds: 60 * 60, increment: 10, late: 'lose' },
];

interface Habits {
  readonly tables?: number;
  /** How all of them are playing at the moment. */
  readonly mood?: () => Mood;
  /** Every table is checked against this store once its match is over, and then forgotten; faults are reported here. */
  readonly proof?: Proof;
}

interface Proof {
  readonly store: Store;
  readonly onFault: (fault: string) => void;
}

/** People who sit down at table after table and play whatever happens, each table watched by one more. */
export class Crowd {
  readonly #checker = new Checker();
  readonly #origin: () => string;
  readonly #habits: Habits;
  readonly #places: Sitting[];
  readonly #sittings: Promise<void>[];
  #isDone = false;

  constructor(origin: string | (() => string), habits: Habits = {}) {
    this.#origin = typeof origin === 'string' ? () => origin : origin;
    this.#habits = habits;
    this.#places = Array.from({ length: habits.tables ?? 8 }, () => ({
      people: [],
      tables: 0,
      tries: 0,
      trouble: '',
    }));
    this.#sittings = this.#places.map((place, index) => this.#sit(place, index));
  }

  get acknowledged(): number {
    return this.#checker.acknowledged;
  }

  /** How many matches they have begun. */
  get begun(): number {
    return this.#places.reduce((sum, { tables }) => sum + tables, 0);
  }

  /** The tables where they are playing at the moment. */
  get tables(): readonly string[] {
    return this.#places.flatMap(({ people }) => people.slice(0, 1)).map(({ follower }) => follower.table);
  }

  /** Where they are at this place, and what was in their way, for diagnosing why they do not go on. */
  describe(place: number): string {
    const { people, trouble } = this.#places[place];
    const stand = people.map(({ follower: { steps, now } }) => {
      const turn = now && JSON.stringify(now.view.turn);
      return `${steps.length} steps, ${now?.moves.length} moves, ${turn}`;
    });
    return `${people[0]?.follower.table ?? 'no table'} (${stand.join('; ')}) ${trouble}`;
  }

  /** By place: how far they have come. */
  get progress(): readonly number[] {
    return this.#places.map(
      ({ people, tables }) => 1e6 * tables + Math.max(0, ...people.map(one => one.follower.steps.length)),
    );
  }

  /** Resolves when this many more plays have been acknowledged. */
  async plays(count: number): Promise<void> {
    await Promise.race([
      this.#checker.reaches(this.#checker.acknowledged + count),
      // Fails if one of them does.
      Promise.all(this.#sittings),
    ]);
  }

  /** Which of the first acknowledged plays this store lacks. */
  missing(store: Store, count: number): Promise<string[]> {
    return this.#checker.missing(store, count);
  }

  /** Everybody stops, and comes back once more. Resolves to what was wrong. */
  async faults(store: Store): Promise<string[]> {
    this.#isDone = true;
    const people = this.#places.flatMap(place => place.people);
    for (const one of people) one.cut();
    await Promise.all(this.#sittings);
    await this.#comeBack(people, store);
    return this.#checker.faults(store);
  }

  async #sit(place: Sitting, index: number): Promise<void> {
    while (!this.#isDone) {
      const people = await this.#begin(place, index);
      if (people.length === 0) continue;
      let isBroken = false;
      const playing = people.map(one => one.play(() => this.#isDone || isBroken));
      const { proof } = this.#habits;
      if (!proof) {
        await Promise.all(playing);
        continue;
      }
      const breakOff = (error: unknown) => {
        isBroken = true;
        proof.onFault(`${people[0].follower.table}: ${error}`);
        for (const one of people) one.cut();
      };
      await Promise.all(playing.map(one => one.catch(breakOff)));
      if (this.#isDone) return;
      await this.#prove(place, proof);
      place.people = [];
    }
  }

  /** Waits for a store or a server that is away. */
  async #prove(place: Sitting, { store, onFault }: Proof): Promise<void> {
    const [{ follower, player }] = place.people;
    const { table } = follower;
    while (!this.#isDone) {
      try {
        await this.#comeBack(place.people, store);
        for (const fault of await this.#checker.faults(store, table)) onFault(fault);
        // Nobody here resigns, and nobody is that slow.
        const unasked = (await store.rows(table, 0)).filter(({ kind }) => kind !== 'play' && kind !== 'undo');
        for (const { kind, by } of unasked)
          onFault(`${table}: seat ${by} was ${kind}, and nobody asked for it`);
        if (follower.isOver) {
          const loaded = loadRecord(await player.ask('record', { id: table }), gameCalled);
          if (!loaded.ok) onFault(`the record of ${table} cannot be read: ${JSON.stringify(loaded.error)}`);
        }
        this.#checker.forget(table);
        return;
      } catch (error) {
        place.trouble = String(error);
        await sleep(PAUSE_MS);
      }
    }
  }

  async #comeBack(people: readonly Stubborn[], store: Store): Promise<void> {
    await Promise.all(
      people.map(async one => one.comeBack((await store.rows(one.follower.table, 0)).length)),
    );
  }

  async #begin(place: Sitting, index: number): Promise<readonly Stubborn[]> {
    const game = GAMES[index % GAMES.length].id;
    const { isRated, bots } = COMPANIES[(index + place.tables) % COMPANIES.length];
    try {
      const origin = this.#origin();
      const seats = fewestSeats(game);
      const people = await arrivals(origin, (bots ? 1 : seats) + 1, patienceMs(place.tries++));
      if (isRated) await nameThem(people);
      const pace = PACES[place.tables % PACES.length];
      const { id } = await begunTable(people.slice(0, -1), {
        game,
        isRated,
        pace,
        bots: bots ? seats - 1 : 0,
      });
      const whereIsIt = async () => this.#origin();
      const all = people.map(
        (player, seat) =>
          new Stubborn(`${id}-${seat}`, id, player, this.#checker, whereIsIt, this.#habits.mood),
      );
      place.tables++;
      place.tries = 0;
      place.people = this.#habits.proof ? all : [...place.people, ...all];
      return all;
    } catch (error) {
      // Interrupted while setting up: try again.
      place.trouble = String(error);
      await sleep(PAUSE_MS);
      return [];
    }
  }
}

/** One place in the room, where one table is followed by the next. */
interface Sitting {
  people: readonly Stubborn[];
  tables: number;
  /** How often they have tried to begin the next one. */
  tries: number;
  /** What was last in the way of going on. */
  trouble: string;
}
