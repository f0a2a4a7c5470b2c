import { globSync, readFileSync } from 'node:fs';

/** What the kernel (Linux) tells of processes. */

/** The processor time that processes have used, user and system; the kernel counts it in hundredths of a second. */
export function cpuMsOf(pids: readonly number[]): number {
  return sum(pids, pid => {
    const fields = statOf(pid);
    return (Number(fields[11]) + Number(fields[12])) * 10;
  });
}

export function memoryOf(pids: readonly number[]): number {
  const kilobytes = sum(pids, pid =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes / 1024);
}

/** A process and those that it has started. */
export function withChildren(pid: number): number[] {
  const all = globSync('/proc/[0-9]*').map(folder => Number(folder.slice('/proc/'.length)));
  return [pid, ...all.filter(other => parentOf(other) === pid)];
}

function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return 0; // It has ended meanwhile.
  }
}

/** From the state of the process on. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
}

function sum(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((total, pid) => total + of(pid), 0);
}
