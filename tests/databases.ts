import pg from 'pg';
import type { Service } from './services.ts';

let made = 0;

/** A new, empty database in this PostgreSQL. Resolves to its address. */
export async function emptyDatabase({ url }: Service): Promise<string> {
  const name = `mura_${process.pid}_${made++}`;
  const line = new pg.Client({ connectionString: url });
  await line.connect();
  await line.query(`CREATE DATABASE ${name}`);
  await line.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}
