import type { Redis } from 'ioredis';
import { type Arrival, isLookingIn } from '../bus.ts';

const PROCESSES = 'mura:processes';
/** A connection without a sign of life for this long is gone. */
const LIFE_MS = 10_000;
/** A table without arrivals for this long is forgotten, in case its processes died. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;
/** Written after the player of a connection that is there but not looking. */
const NOT_LOOKING = 'away';
const keyOf = (table: string) => `mura:here:${table}`;
/** For how long what Redis had is believed, in case a change was not announced. */
const FRESH_MS = 60_000;

/** People at other processes. */
interface There {
  readonly people: readonly Arrival[];
  /** By a clock that does not jump. */
  readonly since: number;
}

/** Gives a sign of life by Redis's clock. Answers whether it is the first, and lists all living processes. */
const BEAT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local isFirst = redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
  local living = redis.call('ZRANGE', KEYS[1], 0, -1)
  table.insert(living, 1, tostring(isFirst))
  return living`;

/**
 * Who is at which table, over all processes: in Redis one hash per table, with the connection's process and player.
 * When a process has died, its people are left out as soon as it is missed.
 */
export class Presence {
  readonly #redis: Redis;
  readonly #process: string;
  readonly #isTold: (table: string) => boolean;
  /** The connections of this process, by table. */
  readonly #here = new Map<string, Map<string, Arrival>>();
  /** Those of the other processes, as Redis had them, until somebody says that they have changed. */
  readonly #there = new Map<string, There>();
  #living: ReadonlySet<string> = new Set();
  /** Players who left while Redis was away. */
  #leaving: { readonly table: string; readonly connection: string }[] = [];
  #isBehind = false;

  /** `isTold`: whether `doubt` is called whenever people of a table come, go or look away at other processes. */
  constructor(redis: Redis, process: string, isTold: (table: string) => boolean) {
    this.#redis = redis;
    this.#process = process;
    this.#isTold = isTold;
  }

  enter(table: string, connection: string, player: string): void {
    const here = this.#here.get(table) ?? new Map<string, Arrival>();
    this.#here.set(table, here);
    here.set(connection, { player, isLooking: true });
    this.#write(table, here);
  }

  /** Returns false if nothing has changed. */
  look(table: string, connection: string, isLooking: boolean): boolean {
    const here = this.#here.get(table);
    const there = here?.get(connection);
    if (!here || !there || there.isLooking === isLooking) return false;
    here.set(connection, { ...there, isLooking });
    this.#write(table, here);
    return true;
  }

  /** Returns false if it was not there. */
  leave(table: string, connection: string): boolean {
    const here = this.#here.get(table);
    if (!here?.delete(connection)) return false;
    if (here.size === 0) this.#here.delete(table);
    this.#redis.hdel(keyOf(table), connection).catch(() => {
      this.#leaving.push({ table, connection });
      this.#isBehind = true;
    });
    return true;
  }

  isSeenLooking(table: string, player: string): boolean {
    if (isLookingIn(this.#here.get(table)?.values(), player)) return true;
    const there = this.#there.get(table);
    return there !== undefined && this.#isFresh(table, there) && isLookingIn(there.people, player);
  }

  /** People at other processes may have come, gone or looked away. */
  doubt(table: string): void {
    this.#there.delete(table);
  }

  doubtAll(): void {
    this.#there.clear();
  }

  /** Everybody at a table, one entry per connection; only those of this process if Redis does not answer. */
  async at(table: string): Promise<Arrival[]> {
    const mine = [...(this.#here.get(table)?.values() ?? [])];
    const known = this.#there.get(table);
    if (known && this.#isFresh(table, known)) return [...mine, ...known.people];
    // Replaced below, unless somebody has doubted it meanwhile.
    const asked: There = { people: [], since: Number.NEGATIVE_INFINITY };
    this.#there.set(table, asked);
    try {
      const people = await this.#others(table);
      if (this.#there.get(table) === asked && this.#isTold(table))
        this.#there.set(table, { people, since: performance.now() });
      return [...mine, ...people];
    } catch {
      return mine;
    } finally {
      if (this.#there.get(table) === asked) this.#there.delete(table);
    }
  }

  #isFresh(table: string, { since }: There): boolean {
    return this.#isTold(table) && performance.now() - since < FRESH_MS;
  }

  async #others(table: string): Promise<Arrival[]> {
    const all = Object.entries(await this.#redis.hgetall(keyOf(table))).map(([connection, value]) => {
      const [process, player = '', away] = value.split(' ');
      return { connection, process, player, isLooking: away !== NOT_LOOKING };
    });
    if (all.some(({ process }) => !this.#living.has(process))) await this.beat();
    const dead = all.filter(({ process }) => !this.#living.has(process));
    if (dead.length > 0) await this.#redis.hdel(keyOf(table), ...dead.map(({ connection }) => connection));
    const others = all.filter(({ process }) => process !== this.#process && this.#living.has(process));
    return others.map(({ player, isLooking }) => ({ player, isLooking }));
  }

  /**
   * Gives a sign of life. Resolves to whether another process has vanished since the last one, and to the tables whose
   * people Redis did not know.
   */
  async beat(): Promise<{ readonly haveGone: boolean; readonly mended: readonly string[] }> {
    const [isFirst, ...living] = texts(await this.#redis.eval(BEAT, 1, PROCESSES, this.#process, LIFE_MS));
    const before = this.#living;
    this.#living = new Set(living);
    const haveGone = [...before].some(process => !this.#living.has(process));
    if (haveGone) this.doubtAll();
    // This process was taken for dead, Redis has lost everything, or could not be told.
    const mended = isFirst === '1' || this.#isBehind ? this.#mend() : [];
    return { haveGone, mended };
  }

  #mend(): readonly string[] {
    const left = this.#leaving;
    this.#isBehind = false;
    this.#leaving = [];
    for (const [table, here] of this.#here) this.#write(table, here);
    for (const { table, connection } of left) {
      this.#redis.hdel(keyOf(table), connection).catch(() => {
        this.#leaving.push({ table, connection });
        this.#isBehind = true;
      });
    }
    return [...new Set([...this.#here.keys(), ...left.map(({ table }) => table)])];
  }

  /** This process is shutting down: everybody connected to it leaves. */
  async vanish(): Promise<void> {
    try {
      await this.#redis.zrem(PROCESSES, this.#process);
    } catch {
      // The others will miss this process.
    }
  }

  #write(table: string, here: ReadonlyMap<string, Arrival>): void {
    const fields = [...here].flatMap(([connection, { player, isLooking }]) => [
      connection,
      [this.#process, player, ...(isLooking ? [] : [NOT_LOOKING])].join(' '),
    ]);
    this.#redis
      .pipeline()
      .hset(keyOf(table), ...fields)
      .expire(keyOf(table), KEPT_SECONDS)
      .exec()
      .catch(() => {
        this.#isBehind = true;
      });
  }
}

function texts(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.map(String) : [];
}
