import { statSync } from 'node:fs';
import { command } from './command.ts';
import { namedFile } from './paths.ts';
import { table } from './report.ts';
import { CODES, progress, trying } from './storing.ts';

const NOT_POSTGRES = `DATABASE_URL is set, so everything is in PostgreSQL, which has its own way:
pg_dump --format=custom --file=FILE "$DATABASE_URL"`;

export const backup = command({
  name: 'backup',
  summary: "copies the server's SQLite file while the server runs",
  takes: ['FILE'],
  flags: { force: { kind: 'switch' } },
  help: `mura backup FILE: copies the SQLite file of the server, which DATA names, while the
server runs: as it is when the copying begins, with every play that was
acknowledged until then. Nobody's play waits for it.

The copy is written beside FILE, checked (by SQLite, and every table by its lines),
and has its name only when it is whole. It is as secret as the file itself: it has
the seeds of matches under way in it. With PostgreSQL use pg_dump.

  --force   replaces FILE if it is there already

To restore it: stop the server, put it in the place of DATA, remove -wal and -shm
beside that, and start.

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
      process.stdout.write(`All of it is in ${file}, checked: ${megabytes} MB.\n`);
    }),
});
