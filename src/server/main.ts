import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from './app.ts';

/** Serves the built app: `npm start` builds it first if anything it is made of is newer. */
const PORT = 8080;
/** How many ports are tried if nobody asked for a certain one. */
const TRIES = 20;

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url));
if (!existsSync(join(folder, 'index.html'))) {
  console.error('The app is not built yet: npm run build');
  process.exit(1);
}
const server = await serveApp(folder);
console.log(`Quattro Mura: ${await listen()}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

/** At the port that was asked for, or else at the first free one from 8080 on. Returns the address. */
async function listen(): Promise<string> {
  const host = process.env.HOST ?? '0.0.0.0';
  const wanted = process.env.PORT;
  if (wanted !== undefined) {
    const port = Number(wanted);
    if (wanted === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
      console.error(`PORT must be a port number, not ${JSON.stringify(wanted)}`);
      process.exit(1);
    }
    try {
      return shown(await server.listen({ port, host }));
    } catch (error) {
      console.error(`Port ${port} cannot be used: ${error instanceof Error ? error.message : error}`);
      process.exit(1);
    }
  }
  for (let port = PORT; ; port++) {
    try {
      return shown(await server.listen({ port, host }));
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy || port === PORT + TRIES) throw error;
    }
  }
}

function shown(address: string): string {
  return address.replace(/\/\/(0\.0\.0\.0|127\.0\.0\.1)/, '//localhost');
}
