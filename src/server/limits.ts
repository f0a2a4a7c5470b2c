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

/** Counted across all processes. */
type SharedKind =
  | 'guests'
  | 'writes'
  | 'reads'
  | 'reports'
  | 'challenges'
  | 'calls'
  | 'exports'
  | 'asking'
  | 'events'
  | 'no-shows'
  | 'network events'
  | 'deals'
  | 'network deals';
/** Counted in each process: asking Redis would cost more than what they limit. */
type LocalKind = 'messages' | 'network messages' | 'phrases' | 'requests' | 'watching';
type LimitKind = SharedKind | LocalKind;

/** This many players of one network may each send as much as a single one: a school or a club has one address. */
const NETWORK_SHARE = 4;
/** Requests of any kind per API request that an address may make: one page is many files. */
const REQUESTS_PER_READ = 5;
/** How often per hour a player may export all their data. */
const EXPORTS_PER_HOUR = 10;
/** How often per hour one player may challenge another. */
const CHALLENGES_PER_HOUR = 10;
/**
 * How often per hour a player is called for the same thing at one table, if others can cause it as often as
 * they like.
 */
const CALLS_PER_HOUR = 3;
/** How often per hour one address may ask to be let into a club. */
const ASKING_PER_HOUR = 10;
/** How many events may be created per day, by one player and from one address. */
const EVENTS_PER_DAY = 10;
const NETWORK_EVENTS_PER_DAY = 500;
/** In how long another report of the same name from the same address counts; timers can wait for 24 days at most. */
const REPORTS_FORGOTTEN_S = 20 * 24 * 3600;
/** How many tables found for them a player may miss, and in how long that is forgotten. */
const NO_SHOWS = 2;
const NO_SHOWS_FORGOTTEN_S = 600;
/** How many lines of deals may be checked per hour, for one player and for one address. */
const DEALS_PER_HOUR = 20;
const NETWORK_DEALS_PER_HOUR = 200;
/** How often per 10 seconds a player may say something to everybody at a table, or ask them for an undo. */
const PHRASES_PER_10_SECONDS = 8;
/** How often per minute an address may ask how the server is doing. */
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
    // Whether Redis answers shows when it is asked.
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
      reports: shared('reports', config.REPORTS_PER_ADDRESS, REPORTS_FORGOTTEN_S),
      challenges: shared('challenges', CHALLENGES_PER_HOUR, 3600),
      exports: shared('exports', EXPORTS_PER_HOUR, 3600),
      calls: shared('calls', CALLS_PER_HOUR, 3600),
      asking: shared('asking', ASKING_PER_HOUR, 3600),
      'network events': shared('network events', NETWORK_EVENTS_PER_DAY, 24 * 3600),
      events: shared('events', EVENTS_PER_DAY, 24 * 3600),
      'no-shows': shared('no-shows', NO_SHOWS, NO_SHOWS_FORGOTTEN_S),
      deals: shared('deals', DEALS_PER_HOUR, 3600),
      'network deals': shared('network deals', NETWORK_DEALS_PER_HOUR, 3600),
    };
    this.#local = {
      messages: new Allowance(config.MESSAGES_PER_10_SECONDS, 10),
      'network messages': new Allowance(NETWORK_SHARE * config.MESSAGES_PER_10_SECONDS, 10),
      phrases: new Allowance(PHRASES_PER_10_SECONDS, 10),
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

  /** The same, for callers that refuse in their own way. */
  async allows(kind: SharedKind, who: string, cost = 1): Promise<boolean> {
    try {
      await this.take(kind, who, cost);
      return true;
    } catch (error) {
      return problemIn(error).code !== 'too-many';
    }
  }

  /** For how many more seconds a player is over a limit, whichever process counted; 0 if they are not. Counts nothing. */
  async secondsBeyond(kind: SharedKind, who: string): Promise<number> {
    const limiter = this.#shared[kind];
    const spent = await limiter.get(who);
    return spent && spent.consumedPoints > limiter.points ? Math.ceil(spent.msBeforeNext / 1000) : 0;
  }

  /** Counts cheap things synchronously. Returns 0, or, if that was too much, in how many seconds to try again. */
  spend(kind: LocalKind, who: string, cost = 1): number {
    return this.#local[kind].spend(who, cost);
  }

  /** For how many more seconds a client is known to be over a limit; 0 if unknown. Counts nothing. */
  secondsOver(kind: 'reads' | LocalKind, who: string): number {
    if (kind !== 'reads') return this.#local[kind].secondsOver(who);
    const until = this.#over.get(`${kind} ${who}`) ?? 0;
    return Math.max(0, Math.ceil((until - performance.now()) / 1000));
  }

  /** Whether a network keeps asking although it has been refused for a long time. */
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
      // Forgotten clients are simply counted again, and refused.
      if (this.#over.size >= MOST_OVER) this.#over.clear();
    }
    this.#over.set(who, now + ms);
  }
}

export function tooMany(kind: LimitKind, retryAfterSeconds: number): RequestError {
  return new RequestError('too-many', `too many ${kind}: try again later`, { retryAfterSeconds });
}
