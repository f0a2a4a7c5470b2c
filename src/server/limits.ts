import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Allowance } from './allowance.ts';
import type { Config } from './config.ts';
import { problemIn, RequestError } from './request-error.ts';

/** Counted at all processes together. */
type SharedKind = 'guests' | 'writes' | 'reads' | 'reports' | 'challenges' | 'calls' | 'exports' | 'events';
/** Counted at each process: each costs less than to ask Redis about it. */
type LocalKind = 'messages' | 'network messages' | 'requests' | 'watching';
type LimitKind = SharedKind | LocalKind;

/** This many players of one network may each send as much as a single one: a school or a club has one address. */
const NETWORK_SHARE = 4;
/** Requests of any kind per API request that an address may make: one page is many files. */
const REQUESTS_PER_READ = 5;
/** How often per hour a player may export all their data. */
const EXPORTS_PER_HOUR = 10;
/** How often in an hour one player may challenge another. */
const CHALLENGES_PER_HOUR = 10;
/**
 * How often per hour a player is called for the same thing at one table, if others can cause it as often as
 * they like.
 */
const CALLS_PER_HOUR = 3;
/** How many events somebody may make in a day. */
const EVENTS_PER_DAY = 10;
/** How often an address may ask in a minute how the server is. */
const LOOKS_PER_MINUTE = 600;
/** How many clients over a limit are remembered. */
const MOST_OVER = 10_000;

/**
 * How often one player or address may do something: with Redis, in all processes together; while Redis is
 * away, and for limits that each process counts on its own, per process. Clients over a limit are remembered
 * and refused without being counted.
 */
export class Limits {
  readonly #shared: Readonly<Record<SharedKind, RateLimiterAbstract>>;
  readonly #local: Readonly<Record<LocalKind, Allowance>>;
  /** Until when a client is over a shared limit, by kind and client. */
  readonly #over = new Map<string, number>();
  readonly #redis: Redis | null;

  constructor(config: Config, redis: Redis | null = null) {
    this.#redis = redis;
    // Whether Redis can be asked is seen when it is asked.
    redis?.on('error', () => {});
    redis?.connect().catch(() => {});
    const shared = (kind: SharedKind, points: number, duration: number): RateLimiterAbstract => {
      const here = new RateLimiterMemory({ points, duration });
      if (!redis) return here;
      return new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `mura:limit:${kind}`,
        points,
        duration,
        insuranceLimiter: here,
        rejectIfRedisNotReady: true,
        // Far over the limit there is no need to keep counting.
        inMemoryBlockOnConsumed: points + 1,
      });
    };
    this.#shared = {
      guests: shared('guests', config.GUESTS_PER_HOUR, 3600),
      writes: shared('writes', config.WRITES_PER_MINUTE, 60),
      reads: shared('reads', config.READS_PER_MINUTE, 60),
      reports: shared('reports', config.REPORTS_PER_ADDRESS, 24 * 3600),
      challenges: shared('challenges', CHALLENGES_PER_HOUR, 3600),
      exports: shared('exports', EXPORTS_PER_HOUR, 3600),
      calls: shared('calls', CALLS_PER_HOUR, 3600),
      events: shared('events', EVENTS_PER_DAY, 24 * 3600),
    };
    this.#local = {
      messages: new Allowance(config.MESSAGES_PER_10_SECONDS, 10),
      'network messages': new Allowance(NETWORK_SHARE * config.MESSAGES_PER_10_SECONDS, 10),
      requests: new Allowance(REQUESTS_PER_READ * config.READS_PER_MINUTE, 60),
      watching: new Allowance(LOOKS_PER_MINUTE, 60),
    };
  }

  /** Counts one more request, or what it costs, and refuses it if that is too much. */
  async take(kind: SharedKind, who: string, cost = 1): Promise<void> {
    try {
      await this.#shared[kind].consume(who, cost);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      this.#remember(`${kind} ${who}`, spent.msBeforeNext);
      throw tooMany(kind, Math.ceil(spent.msBeforeNext / 1000));
    }
  }

  /** The same, for callers that answer in another way. */
  async allows(kind: SharedKind, who: string, cost = 1): Promise<boolean> {
    try {
      await this.take(kind, who, cost);
      return true;
    } catch (error) {
      return problemIn(error).code !== 'too-many';
    }
  }

  /**
   * Counts cheap things synchronously. Returns 0, or, if that was too much, after how many seconds to try
   * again.
   */
  spend(kind: LocalKind, who: string, cost = 1): number {
    return this.#local[kind].spend(who, cost);
  }

  /** For how many more seconds a client is known to be over a limit; 0 if it may not be. Counts nothing. */
  secondsOver(kind: 'reads' | LocalKind, who: string): number {
    if (kind !== 'reads') return this.#local[kind].secondsOver(who);
    const until = this.#over.get(`${kind} ${who}`) ?? 0;
    return Math.max(0, Math.ceil((until - performance.now()) / 1000));
  }

  /** Whether a network keeps asking although it has been refused for long. */
  isFlooding(network: string): boolean {
    return this.#local.requests.isFarOver(network);
  }

  close(): void {
    this.#redis?.disconnect();
  }

  #remember(who: string, ms: number): void {
    const now = performance.now();
    if (this.#over.size >= MOST_OVER) {
      for (const [other, until] of this.#over) if (until <= now) this.#over.delete(other);
      // Clients that are forgotten are counted, and refused, as before.
      if (this.#over.size >= MOST_OVER) this.#over.clear();
    }
    this.#over.set(who, now + ms);
  }
}

export function tooMany(kind: LimitKind, retryAfterSeconds: number): RequestError {
  return new RequestError('too-many', `too many ${kind}: try again later`, { retryAfterSeconds });
}
