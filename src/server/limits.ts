import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { problemIn, RequestError } from './request-error.ts';

export type LimitKind = 'guests' | 'writes' | 'reads' | 'messages' | 'network messages' | 'reports';

/** So many players of one network may send all that one may: a school or a club has one address. */
const NETWORK_SHARE = 4;

/**
 * How often one player or address may do something: with Redis, at all processes together; while it is lost, and for
 * messages, at each of them. A message costs less than to ask Redis about it.
 */
export class Limits {
  readonly #limiters: Readonly<Record<LimitKind, RateLimiterAbstract>>;
  readonly #redis: Redis | null;

  constructor(config: Config, redis: Redis | null = null) {
    this.#redis = redis;
    // Whether Redis can be asked is seen when it is asked.
    redis?.on('error', () => {});
    redis?.connect().catch(() => {});
    const shared = (kind: LimitKind, points: number, duration: number): RateLimiterAbstract => {
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
    this.#limiters = {
      guests: shared('guests', config.GUESTS_PER_HOUR, 3600),
      writes: shared('writes', config.WRITES_PER_MINUTE, 60),
      reads: shared('reads', config.READS_PER_MINUTE, 60),
      reports: shared('reports', config.REPORTS_PER_ADDRESS, 24 * 3600),
      messages: new RateLimiterMemory({ points: config.MESSAGES_PER_10_SECONDS, duration: 10 }),
      'network messages': new RateLimiterMemory({
        points: NETWORK_SHARE * config.MESSAGES_PER_10_SECONDS,
        duration: 10,
      }),
    };
  }

  /** Counts one more, or as many as it costs, and refuses it if that is too many. */
  async take(kind: LimitKind, who: string, cost = 1): Promise<void> {
    try {
      await this.#limiters[kind].consume(who, cost);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const retryAfterSeconds = Math.ceil(spent.msBeforeNext / 1000);
      throw new RequestError('too-many', `too many ${kind}: try again later`, { retryAfterSeconds });
    }
  }

  /** The same, for those who have another answer. */
  async allows(kind: LimitKind, who: string, cost = 1): Promise<boolean> {
    try {
      await this.take(kind, who, cost);
      return true;
    } catch (error) {
      return problemIn(error).code !== 'too-many';
    }
  }

  close(): void {
    this.#redis?.disconnect();
  }
}
