import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before anything else: writes the longest block of its loop, in milliseconds of the
 * thread's processor time, to the file named by `LONGEST_BLOCK`. `SIGUSR2` starts over.
 */
const { LONGEST_BLOCK: file } = process.env;

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (file && isMainThread) {
  let longest = 0;
  let before = workedMs();
  const look = () => {
    const now = workedMs();
    if (now - before > longest) {
      longest = now - before;
      writeFileSync(file, longest.toFixed(2));
    }
    before = workedMs();
    setImmediate(look).unref();
  };
  look();
  // An immediate that keeps nothing alive runs only while something else does: here, the server's own connections.
  process.on('SIGUSR2', () => {
    longest = 0;
    writeFileSync(file, '0');
  });
}
