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

const WHERE = `The store is the one the server would use: the PostgreSQL database in DATABASE_URL
if it is set, otherwise the SQLite file in DATA.`;

export const migrate = command({
  name: 'migrate',
  summary: "upgrades the server's store to this version",
  takes: [],
  flags: {},
  help: `mura migrate: upgrades the server's store to this version. The server also does this
whenever it starts. Processes of the previous version may keep running meanwhile.

${WHERE}

${CODES}

Example
  DATABASE_URL=postgres://localhost/mura mura migrate`,
  run: () =>
    trying(async config => {
      if (config.DATABASE_URL === null) {
        const { SqliteFile } = await import('../server/store/sqlite-file.ts');
        new SqliteFile(config.DATA).close();
        process.stdout.write(`${config.DATA} is up to date.\n`);
        return;
      }
      const postgres = await import('../server/store/postgres-migrate.ts');
      const { from, to } = await postgres.migrate(config.DATABASE_URL);
      process.stdout.write(
        from === to
          ? `The database is up to date (version ${to}).\n`
          : `The database was upgraded from version ${from} to ${to}.\n`,
      );
    }),
});

export const exporting = command({
  name: 'export',
  summary: "writes everything in the server's store to a file",
  takes: ['FILE'],
  flags: {},
  help: `mura export FILE: writes everything in the server's store to a file: players, tables,
matches, ratings. FILE may be - for standard output. Keep it as secret as the store:
it contains the seeds of matches in progress.

${WHERE}
The server may keep running, but the file has only what happened before the export
began. To move a server, stop it first.

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
      const said = `${report(sums)}Everything was exported to ${file === '-' ? 'standard output' : file}.\n`;
      (file === '-' ? process.stderr : process.stdout).write(said);
    }),
});

export const importing = command({
  name: 'import',
  summary: 'reads a file written by mura export into an empty store',
  takes: ['FILE'],
  flags: {},
  help: `mura import FILE: reads a file written by mura export into an empty store. FILE may be
- for standard input. Matches continue where they were.

${WHERE}
Either everything is imported or nothing: before it is committed, the data is read
back, counted and compared by a digest per table.

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
        process.stdout.write(`${report(sums)}Everything was imported and checked.\n`);
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

/** Starts reading at once: input that arrives before anything asks for it would be lost. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** The file appears only when it is complete, and only its owner can read it. */
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
