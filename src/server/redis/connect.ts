import { Redis, type RedisOptions } from 'ioredis';

const ANSWER_MS = 2000;
/** A connection on which nothing arrives for this long is dead; heartbeats make sure that something does. */
const SILENT_MS = 10_000;
const LONGEST_PAUSE_MS = 1000;

/** How connections to Redis behave: nobody waits for a broken one, and it is restored as soon as possible. */
export const PATIENT = {
  retryStrategy: (tries: number) => Math.min(LONGEST_PAUSE_MS, 20 * 2 ** Math.min(tries, 10)),
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  connectTimeout: ANSWER_MS,
  connectionName: 'quattro-mura',
} satisfies RedisOptions;

/** For commands: they fail at once when the connection is broken. */
export function commandLine(url: string): Redis {
  return new Redis(url, {
    ...PATIENT,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    socketTimeout: SILENT_MS,
  });
}

/** For subscriptions. The owner subscribes again when the connection is ready again. */
export function listeningLine(url: string): Redis {
  return new Redis(url, {
    ...PATIENT,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    socketTimeout: SILENT_MS,
  });
}

/**
 * Connects, or lets the connection do so later: Redis only makes things faster, so nobody has to wait for it.
 * Throws if it can never work, as with a wrong password.
 */
export async function connect(line: Redis): Promise<void> {
  const refusals: Error[] = [];
  const hear = (error: Error) => {
    if (/^(NOAUTH|WRONGPASS|NOPERM|ERR)/.test(error.message)) refusals.push(error);
  };
  line.on('error', hear);
  await line.connect().catch(hear);
  line.off('error', hear);
  if (refusals.length > 0) throw refusals[0];
}
