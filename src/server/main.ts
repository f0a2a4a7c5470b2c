import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { makeServer, type Server } from './server.ts';

/** Serves the app, its tables and its sockets: `npm start` builds the app first if anything it is made of is newer. */
const PORT = 8080;
/** How many ports to try if none was asked for. */
const TRIES = 20;
/** How long shutting down may take. Nothing that was acknowledged is lost if it takes longer. */
const ENDING_MS = 30_000;

const read = readConfig(process.env);
if (!read.ok) stop(...read.error);
const { config } = read;

const folder = config.WEB ?? fileURLToPath(new URL('../../dist/web', import.meta.url));
if (!existsSync(join(folder, 'index.html'))) stop('The app is not built yet: npm run build');

const log = pino({ level: config.LOG_LEVEL, redact: ['*.secret', '*.token', '*.seed', '*.headers'] });
const server = await open(config);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.fatal('could not close in time');
      process.exit(1);
    }, ENDING_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not close');
        process.exit(1);
      },
    );
  });
}

// Printed last: anything that reads the address can already ask the server to end.
console.log(`Quattro Mura: ${await listen(server, config)}`);

async function open(config: Config): Promise<Server> {
  try {
    return await makeServer(config, folder, log);
  } catch (error) {
    return stop(messageOf(error));
  }
}

/** Listens at the port that was asked for, or else at the first free one from 8080 on. Returns the address. */
async function listen({ http }: Server, { HOST: host, PORT: wanted }: Config): Promise<string> {
  if (wanted !== null) {
    try {
      return shown(await http.listen({ port: wanted, host }));
    } catch (error) {
      stop(`Port ${wanted} cannot be used: ${messageOf(error)}`);
    }
  }
  for (let port = PORT; ; port++) {
    try {
      return shown(await http.listen({ port, host }));
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || port === PORT + TRIES) throw error;
    }
  }
}

function shown(address: string): string {
  return address.replace(/\/\/(0\.0\.0\.0|127\.0\.0\.1)/, '//localhost');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(...messages: readonly string[]): never {
  for (const message of messages) console.error(message);
  process.exit(1);
}
