import { setTimeout as sleep } from 'node:timers/promises';
import { command } from './command.ts';
import { trying } from './storing.ts';
import { counted } from './words.ts';

export const pack = command({
  name: 'pack',
  summary: "packs finished matches in the server's store, without waiting for the server to",
  takes: [],
  flags: { all: { kind: 'switch' } },
  help: `mura pack: packs the finished matches in the server's store at once. The server also does
this in the background, slowly. A packed match is a tenth of its size or less, and
nothing about it is lost that anybody can ask for.

The store is the one the server would use: the PostgreSQL database in DATABASE_URL
if it is set, otherwise the SQLite file in DATA. A server may use the database
meanwhile, unless it is of a version that cannot pack; the file must be free. Each
match is checked before its rows are removed, and the command may be stopped and
started again at any time.

  --all   also those that have been over for less than PACK_AFTER_HOURS

Exit code
  0   done
  1   the store cannot be used, or some matches cannot be packed and stay as they are
  2   called wrongly

Example
  DATA=/var/lib/quattro-mura/mura.sqlite mura pack`,
  run: ({ all }) =>
    trying(async config => {
      const [{ pino }, { openStore }, { Packer, SIDE_BY_SIDE_MS }] = await Promise.all([
        import('pino'),
        import('../server/open.ts'),
        import('../server/packing/packer.ts'),
      ]);
      const store = await openStore(config, pino({ level: 'silent' }));
      let left = 0;
      const failed = (_what: string, match: string, error: unknown) => {
        left++;
        const why = error instanceof Error ? error.message : String(error);
        process.stderr.write(`${match || 'the store'}: ${why}\n`);
      };
      const afterMs = all ? 0 : config.PACK_AFTER_HOURS * 60 * 60_000;
      const isAlone = config.DATABASE_URL === null;
      const packer = new Packer(
        { store, now: Date.now, watch: { failed } },
        { afterMs, isAlone, isHurried: true },
      );
      try {
        while ((await packer.step()) > 0) {}
        if (packer.packed > 0 && !isAlone) {
          process.stderr.write('Packed; the rows are removed in a minute.\n');
          await sleep(SIDE_BY_SIDE_MS + 1000);
          while ((await packer.step()) > 0) {}
        }
      } finally {
        await packer.close();
        await store.close();
      }
      process.stdout.write(`Packed ${counted(packer.packed, 'match', 'matches')}.\n`);
      if (left > 0) throw new Error(`${left} could not be packed; their rows stay as they are`);
    }),
});
