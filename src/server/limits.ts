import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Problem } from '../protocol/words.ts';
import type { Config } from './config.ts';

export type LimitKind = 'guests' | 'writes' | 'reads' | 'messages';

/** How often one player or address may do something. In memory: each process counts for itself. */
export class Limits {
  readonly #limiters: Readonly<Record<LimitKind, RateLimiterMemory>>;

  constructor(config: Config) {
    this.#limiters = {
      guests: new RateLimiterMemory({ points: config.GUESTS_PER_HOUR, duration: 3600 }),
      writes: new RateLimiterMemory({ points: config.WRITES_PER_MINUTE, duration: 60 }),
      reads: new RateLimiterMemory({ points: config.READS_PER_MINUTE, duration: 60 }),
      messages: new RateLimiterMemory({ points: config.MESSAGES_PER_10_SECONDS, duration: 10 }),
    };
  }

  /** Counts one more; says what to answer if it is one too many. */
  async take(kind: LimitKind, who: string): Promise<Problem | null> {
    try {
      await this.#limiters[kind].consume(who);
      return null;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const retryAfterSeconds = Math.ceil(spent.msBeforeNext / 1000);
      return { code: 'too-many', message: `too many ${kind}: try again later`, retryAfterSeconds };
    }
  }
}
