import { Redis, type RedisOptions } from 'ioredis';

const ANSWER_MS = 2000;
/** A line on which nothing comes for so long is dead; beats see to it that something does. */
const SILENT_MS = 10_000;
const LONGEST_PAUSE_MS = 1000;

/** How lines to Redis behave: nobody waits for one that is broken, and it is mended as soon as it can be. */
export const PATIENT = {
  retryStrategy: (tries: number) => Math.min(LONGEST_PAUSE_MS, 20 * 2 ** Math.min(tries, 10)),
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  connectTimeout: ANSWER_MS,
  connectionName: 'quattro-mura',
} satisfies RedisOptions;

/** For commands: they fail at once when the line is broken. */
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

/** For what others publish. Whoever has it subscribes again when it is ready again. */
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
 * Connects, or leaves it to the line to do so later: Redis only makes things quick, so nobody need wait for it. What
 * will never work, a wrong password say, is thrown.
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
