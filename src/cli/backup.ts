import { statSync } from 'node:fs';
import { command } from './command.ts';
import { namedFile } from './paths.ts';
import { table } from './report.ts';
import { CODES, progress, trying } from './storing.ts';

const NOT_POSTGRES = `DATABASE_URL is set, so the data is in PostgreSQL. Back it up with its own tool:
pg_dump --format=custom --file=FILE "$DATABASE_URL"`;

export const backup = command({
  name: 'backup',
  summary: "copies the server's SQLite file while the server runs",
  takes: ['FILE'],
  flags: { force: { kind: 'switch' } },
  help: `mura backup FILE: copies the server's SQLite file, named by DATA, while the server
runs. The copy has everything acknowledged before the backup began. Players don't
have to wait.

The copy is written beside FILE, checked (by SQLite, and by the number of rows per
table) and renamed to FILE only when it is complete. Keep it as secret as the
original: it contains the seeds of matches in progress. With PostgreSQL use pg_dump.

  --force   replaces FILE if it exists

To restore: stop the server, move the copy to the path in DATA, delete the -wal and
-shm files beside it, and start the server.

${CODES}

Examples
  mura backup monday.sqlite
  DATA=/var/lib/quattro-mura/mura.sqlite mura backup /backup/mura.sqlite --force`,
  run: ({ force }, [file]) =>
    trying(async config => {
      if (config.DATABASE_URL !== null) throw new Error(NOT_POSTGRES);
      const { backUp } = await import('../server/moving/sqlite-backup.ts');
      const to = namedFile(file);
      let isStopped = false;
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
      const counts = await backUp({
        from: config.DATA,
        to,
        mayReplace: force,
        onProgress: progress(),
        isStopped: () => isStopped,
      });
      const rows = counts.map(({ table, lines }) => [table, lines.toLocaleString('en')]);
      const megabytes = (statSync(to).size / 1e6).toFixed(1);
      process.stdout.write(`${table([['table', 'lines'], ...rows]).join('\n')}\n`);
      process.stdout.write(`Backed up to ${file} and checked: ${megabytes} MB.\n`);
    }),
});
