import { pino } from 'pino';
import { afterAll } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { makeServer } from '../../src/server/server.ts';
import { GENEROUS, Place } from './process.ts';

/** Something that serves, whatever it is made of. */
export interface Served {
  readonly origin: string;
  remove(): Promise<void>;
}

/** One process with a SQLite file. */
export async function oneProcess(): Promise<Served> {
  const place = new Place();
  const { origin } = await place.start();
  return { origin, remove: () => place.remove() };
}

/** Starts it once for all suites of a file, and removes it after them. */
export function shared(start: () => Promise<Served>): () => Promise<Served> {
  let started: Promise<Served> | undefined;
  afterAll(async () => (await started)?.remove());
  return async () => {
    started ??= start();
    return { origin: (await started).origin, remove: async () => {} };
  };
}

/**
 * The same server in this process, where another would prove nothing: it starts in a tenth of the time. What it logs is
 * added to `lines`.
 */
export async function servedHere(
  place: Place,
  settings: Readonly<Record<string, string>>,
  lines: string[],
): Promise<Served> {
  const read = readConfig({ ...GENEROUS, DATA: place.data, ...settings });
  if (!read.ok) throw new Error(read.error.join('\n'));
  const log = pino({ level: read.config.LOG_LEVEL }, { write: line => lines.push(line) });
  const server = await makeServer(read.config, place.folder, log);
  const origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
  return { origin, remove: () => server.close() };
}
