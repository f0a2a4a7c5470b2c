import type { Redis } from 'ioredis';
import type { SharedSightings } from '../sightings.ts';
import { commandLine } from './connect.ts';

const keyOf = (player: string) => `mura:seen:${player}`;

/** Who is online across all processes: one value per player in Redis, which expires by itself. */
export class RedisSightings implements SharedSightings {
  readonly #redis: Redis;

  constructor(url: string) {
    this.#redis = commandLine(url);
    // Whether Redis answers shows when it is asked.
    this.#redis.on('error', () => {});
    this.#redis.connect().catch(() => {});
  }

  async put(player: string, language: string, ms: number): Promise<void> {
    await this.#redis.set(keyOf(player), language, 'PX', ms);
  }

  async get(players: readonly string[]): Promise<readonly (string | null)[]> {
    return players.length === 0 ? [] : this.#redis.mget(players.map(keyOf));
  }

  close(): void {
    this.#redis.disconnect();
  }
}
