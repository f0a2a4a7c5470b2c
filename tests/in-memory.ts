import { existsSync, readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** What a whole run needs at once, twice. */
const ROOM_BYTES = 3e9;

/** A folder in memory, where nobody waits for a disk; undefined unless there is room and programs may run there. */
export function folderInMemory(): string | undefined {
  if (!existsSync('/proc/mounts')) return undefined;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options] = mounts.find(line => line.split(' ')[1] === FOLDER)?.split(' ') ?? [];
  if (!options || options.split(',').includes('noexec')) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ROOM_BYTES ? FOLDER : undefined;
}
