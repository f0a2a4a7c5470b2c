import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../server/config.ts';
import type { Sum } from '../server/moving/moving.ts';
import type { Vault } from '../server/moving/vault.ts';
import { command } from './command.ts';
import { namedFile } from './paths.ts';
import { table } from './report.ts';
import { CODES, progress, trying } from './storing.ts';

const WHERE = `Which store is meant is what the server would use: the PostgreSQL database in
DATABASE_URL if it is set, otherwise the SQLite file in DATA.`;

export const migrate = command({
  name: 'migrate',
  summary: 'brings the store of the server up to this version',
  takes: [],
  flags: {},
  help: `mura migrate: brings the store of the server up to this version, which the server
also does whenever it starts. Processes of the last version may go on meanwhile.

${WHERE}

${CODES}

Example
  DATABASE_URL=postgres://localhost/mura mura migrate`,
  run: () =>
    trying(async config => {
      if (config.DATABASE_URL === null) {
        const { SqliteFile } = await import('../server/store/sqlite-file.ts');
        new SqliteFile(config.DATA).close();
        process.stdout.write(`${config.DATA} is of this version.\n`);
        return;
      }
      const postgres = await import('../server/store/postgres-migrate.ts');
      const { from, to } = await postgres.migrate(config.DATABASE_URL);
      process.stdout.write(
        from === to
          ? `The database is of version ${to}.\n`
          : `The database was of version ${from} and is of ${to}.\n`,
      );
    }),
});

export const exporting = command({
  name: 'export',
  summary: 'writes all that the server keeps into a file',
  takes: ['FILE'],
  flags: {},
  help: `mura export FILE: writes all that the server keeps into a file: players, tables,
matches, ratings. FILE may be - for standard output. It is as secret as the store
itself: it has the seeds of matches under way in it.

${WHERE}
A server that runs may go on, but what happens after the beginning is not in the
file: to move, stop it first.

${CODES}

Examples
  mura export everything.jsonl
  DATABASE_URL=postgres://localhost/mura mura import everything.jsonl`,
  run: (_flags, [file]) =>
    trying(async config => {
      const { exported } = await import('../server/moving/moving.ts');
      const vault = await openVault(config, 'read');
      let sums: readonly Sum[] = [];
      async function* texts() {
        sums = yield* exported(vault, Date.now(), progress());
      }
      try {
        await write(file, texts());
      } finally {
        await vault.close();
      }
      const said = `${report(sums)}All of it is in ${file === '-' ? 'the output' : file}.\n`;
      (file === '-' ? process.stderr : process.stdout).write(said);
    }),
});

export const importing = command({
  name: 'import',
  summary: 'reads what mura export has written into an empty store',
  takes: ['FILE'],
  flags: {},
  help: `mura import FILE: reads what mura export has written into a store with nothing in
it. FILE may be - for standard input. Matches go on where they were.

${WHERE}
Everything arrives or nothing does: before it is kept it is read again, counted and
compared by the digest of each table.

${CODES}

Example
  DATABASE_URL=postgres://localhost/mura mura import everything.jsonl`,
  run: (_flags, [file]) =>
    trying(async config => {
      const { importInto } = await import('../server/moving/moving.ts');
      const input = file === '-' ? process.stdin : (await open(namedFile(file))).createReadStream();
      const vault = await openVault(config, 'add');
      try {
        const sums = await importInto(vault, linesOf(input), progress());
        process.stdout.write(`${report(sums)}All of it has arrived, and is as it was.\n`);
      } finally {
        await vault.close();
      }
    }),
});

async function openVault({ DATABASE_URL: url, DATA: file }: Config, use: 'read' | 'add'): Promise<Vault> {
  if (url !== null) {
    const { openPostgresVault } = await import('../server/moving/postgres-vault.ts');
    return openPostgresVault(url);
  }
  const { openSqliteVault } = await import('../server/moving/sqlite-vault.ts');
  return openSqliteVault(file, use);
}

/** What is read before somebody asks for it would be lost. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** A file is there only when it is whole, and only for who wrote it. */
async function write(file: string, texts: AsyncIterable<string>): Promise<void> {
  if (file === '-') return pipeline(Readable.from(texts), process.stdout, { end: false });
  const name = namedFile(file);
  const part = `${name}.part`;
  try {
    await pipeline(Readable.from(texts), createWriteStream(part, { mode: 0o600, flush: true }));
    renameSync(part, name);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function report(sums: readonly Sum[]): string {
  const rows = sums.map(({ table: name, lines, digest }) => [
    name,
    lines.toLocaleString('en'),
    digest.slice(0, 16),
  ]);
  return `${table([['table', 'lines', 'SHA-256'], ...rows]).join('\n')}\n`;
}
