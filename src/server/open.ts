import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { type Bus, LocalBus } from './bus.ts';
import type { Config } from './config.ts';
import { Limits } from './limits.ts';
import type { RedisBotQueue } from './redis/bot-queue.ts';
import type { RedisSightings } from './redis/sightings.ts';
import { lockFor } from './store/sqlite-lock.ts';
import { openSqlite } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/**
 * Opens what the settings ask for. Errors name the setting that is to blame. With one process and one file, nothing
 * else is loaded.
 */

export function openStore(
  { DATABASE_URL: url, DATA: file, CHECK_DATA: isChecked }: Config,
  log: Logger,
): Promise<Store> {
  if (url !== null) {
    const onTrouble = (error: Error) => log.warn({ why: error.message }, 'a line to PostgreSQL broke');
    return named('DATABASE_URL', async () => {
      const { openPostgres } = await import('./store/postgres-store.ts');
      return openPostgres(url, onTrouble);
    });
  }
  return named(`DATA ${file}`, async () => {
    mkdirSync(dirname(file), { recursive: true });
    const lock = lockFor(file);
    try {
      return await openSqlite(file, { isChecked, onClosed: () => lock.release() });
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/**
 * Without Redis, several processes may still share a database: each looks in it for what the others have
 * done.
 */
export async function openBus({ DATABASE_URL, REDIS_URL: url }: Config, log: Logger): Promise<Bus> {
  if (url === null) return new LocalBus({ isAlone: DATABASE_URL === null });
  const { openRedisBus } = await import('./redis/redis-bus.ts');
  return named('REDIS_URL', () =>
    openRedisBus(url, error => {
      if (error) log.warn({ why: error.message }, 'Redis is lost: everything goes on, more slowly');
      else log.warn('Redis is back');
    }),
  );
}

export async function openBotQueue({ REDIS_URL: url }: Config, log: Logger): Promise<RedisBotQueue | null> {
  if (url === null) return null;
  const { RedisBotQueue } = await import('./redis/bot-queue.ts');
  return new RedisBotQueue(url, error => log.debug({ why: error.message }, "trouble with the bots' queue"));
}

export async function openLimits(config: Config): Promise<Limits> {
  if (config.REDIS_URL === null) return new Limits(config);
  const { commandLine } = await import('./redis/connect.ts');
  return new Limits(config, commandLine(config.REDIS_URL));
}

/** Null if this process alone knows who is here. */
export async function openSightings({ REDIS_URL: url }: Config): Promise<RedisSightings | null> {
  if (url === null) return null;
  const { RedisSightings } = await import('./redis/sightings.ts');
  return new RedisSightings(url);
}

async function named<T>(setting: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new Error(`${setting} cannot be used: ${messageOf(error)}`, { cause: error });
  }
}

/** If several addresses of one host fail together, the combined error says nothing by itself. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
