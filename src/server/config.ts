import { z } from 'zod';
import type { Result } from '../engine/result.ts';

/**
 * The settings from the environment, read once. A wrong value stops the start; `docs/running.md` lists all
 * settings.
 */
const wholeFrom = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most));

const flag = z.enum(['0', '1']).transform(value => value === '1');

export const SETTINGS = {
  HOST: { schema: z.string().min(1), default: '0.0.0.0', about: 'the address to listen on' },
  PORT: {
    schema: wholeFrom(0, 65_535),
    default: '',
    about: 'the port to listen on, 0 for any free one; by default, the first free one from 8080 up',
  },
  DATA: { schema: z.string().min(1), default: 'data/quattro-mura.sqlite', about: 'the SQLite file' },
  CHECK_DATA: {
    schema: flag,
    default: '1',
    about: '0 starts without checking the SQLite file for damage',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://…' }),
    default: '',
    isSecret: true,
    about: 'the PostgreSQL database, such as `postgres://mura:secret@db.example.org/mura`, instead of `DATA`',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/, error: 'must be redis://… or rediss://…' }),
    default: '',
    isSecret: true,
    about: 'the Redis through which several processes work together; needs `DATABASE_URL`',
  },
  WEB: {
    schema: z.string().min(1),
    default: '',
    about: 'the folder of the built app; by default, `dist/web` of this package',
  },
  ORIGIN: {
    schema: z.url({ protocol: /^https?$/ }).transform(url => new URL(url).origin),
    default: '',
    about:
      'the address that people use, such as `https://play.example.org`; needed behind a proxy, unless `TRUST_PROXY` is set',
  },
  TRUST_PROXY: {
    schema: flag,
    default: '0',
    about: '1 if your reverse proxy sets `X-Forwarded-For` and `X-Forwarded-Proto`',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    default: 'info',
    about: 'what is logged, as JSON lines on standard output',
  },
  METRICS: { schema: flag, default: '1', about: '0 hides `/metrics`' },
  TABLES_IN_MEMORY: {
    schema: wholeFrom(1, 1_000_000),
    default: '5000',
    about: 'how many tables stay in memory while nobody looks at them',
  },
  BOT_THREADS: {
    schema: wholeFrom(1, 256),
    default: '',
    about: 'threads for bots to think in; by default, one fewer than there are cores',
  },
  BOT_MS: {
    schema: wholeFrom(1, 60_000),
    default: '',
    about: 'how long bots think about a move, in milliseconds; by default, it depends on their level',
  },
  SOCKETS: { schema: wholeFrom(1, 1_000_000), default: '20000', about: 'open sockets in all' },
  SOCKETS_PER_ADDRESS: {
    schema: wholeFrom(1, 1_000_000),
    default: '200',
    about: 'open sockets from one address; without a proxy, it may have eight times as many connections',
  },
  SOCKET_BUFFER: {
    schema: wholeFrom(1024, 2 ** 30),
    default: '1048576',
    about: 'bytes that may wait for a slow reader before it is cut off',
  },
  HEARTBEAT_SECONDS: {
    schema: wholeFrom(1, 3600),
    default: '30',
    about: 'how often sockets are asked whether they are still there',
  },
  GUESTS_PER_HOUR: { schema: wholeFrom(1, 1e9), default: '100', about: 'new players from one address' },
  WRITES_PER_MINUTE: {
    schema: wholeFrom(1, 1e9),
    default: '120',
    about: 'HTTP requests from one player that change something',
  },
  READS_PER_MINUTE: {
    schema: wholeFrom(1, 1e9),
    default: '1200',
    about: 'API requests from one address; costly ones count several times, and files of the app a fifth',
  },
  MESSAGES_PER_10_SECONDS: {
    schema: wholeFrom(1, 1e9),
    default: '200',
    about: 'socket messages from one player; one address may send four times as many',
  },
  PACK_AFTER_HOURS: {
    schema: wholeFrom(0, 1e6),
    default: '24',
    about: 'how long after its end a match is packed, to a tenth of its size or less',
  },
  PUSH_SERVICES: {
    schema: z
      .string()
      .transform(list => list.split(/[\s,]+/).filter(Boolean))
      .pipe(
        z.array(z.string().regex(/^(\*\.[a-z0-9.-]+|https?:\/\/[^/]+)$/, 'must be addresses, or *.domain')),
      ),
    default:
      'https://fcm.googleapis.com, https://updates.push.services.mozilla.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com',
    about: "browsers' push services, through which people are called; no other address is ever contacted",
  },
  REPORTS_TO_HIDE: {
    schema: wholeFrom(1, 1e6),
    default: '3',
    about: 'how many people must report a name to hide it',
  },
  REPORTS_PER_ADDRESS: {
    schema: wholeFrom(1, 1e9),
    default: '1',
    about: 'how many reports of one name from one address count in 20 days',
  },
} as const;

type Settings = typeof SETTINGS;
export type Config = {
  readonly [K in keyof Settings]:
    | z.output<Settings[K]['schema']>
    | (Settings[K]['default'] extends '' ? null : never);
};

/** Mistakes are reported as a list, so that the administrator sees all of them at once. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<{ readonly config: Config }, readonly string[]> {
  const messages: string[] = [];
  const read = <K extends keyof Settings>(name: K): Config[K] => {
    const setting: { readonly schema: z.ZodType; readonly default: string; readonly isSecret?: boolean } =
      SETTINGS[name];
    const given = environment[name] ?? setting.default;
    const result = given === '' && setting.default === '' ? null : setting.schema.safeParse(given);
    if (result && !result.success) {
      const shown = setting.isSecret ? 'wrong' : JSON.stringify(given);
      messages.push(`${name} is ${shown}: ${whyNot(result.error)}`);
    }
    // The schema of the setting has given it the right type.
    return (result?.data ?? null) as Config[K];
  };
  const config: Config = {
    HOST: read('HOST'),
    PORT: read('PORT'),
    DATA: read('DATA'),
    CHECK_DATA: read('CHECK_DATA'),
    DATABASE_URL: read('DATABASE_URL'),
    REDIS_URL: read('REDIS_URL'),
    WEB: read('WEB'),
    ORIGIN: read('ORIGIN'),
    TRUST_PROXY: read('TRUST_PROXY'),
    LOG_LEVEL: read('LOG_LEVEL'),
    METRICS: read('METRICS'),
    TABLES_IN_MEMORY: read('TABLES_IN_MEMORY'),
    BOT_THREADS: read('BOT_THREADS'),
    BOT_MS: read('BOT_MS'),
    SOCKETS: read('SOCKETS'),
    SOCKETS_PER_ADDRESS: read('SOCKETS_PER_ADDRESS'),
    SOCKET_BUFFER: read('SOCKET_BUFFER'),
    HEARTBEAT_SECONDS: read('HEARTBEAT_SECONDS'),
    GUESTS_PER_HOUR: read('GUESTS_PER_HOUR'),
    WRITES_PER_MINUTE: read('WRITES_PER_MINUTE'),
    READS_PER_MINUTE: read('READS_PER_MINUTE'),
    MESSAGES_PER_10_SECONDS: read('MESSAGES_PER_10_SECONDS'),
    PACK_AFTER_HOURS: read('PACK_AFTER_HOURS'),
    PUSH_SERVICES: read('PUSH_SERVICES'),
    REPORTS_TO_HIDE: read('REPORTS_TO_HIDE'),
    REPORTS_PER_ADDRESS: read('REPORTS_PER_ADDRESS'),
  };
  if (config.REDIS_URL !== null && config.DATABASE_URL === null) {
    messages.push('REDIS_URL is set and DATABASE_URL is not: several processes need a common database');
  }
  return messages.length > 0 ? { ok: false, error: messages } : { ok: true, config };
}

function whyNot(error: z.ZodError): string {
  return error.issues.map(({ message }) => message).join('; ');
}
