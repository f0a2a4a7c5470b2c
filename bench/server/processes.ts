import { globSync, readFileSync } from 'node:fs';

/** What the kernel (Linux) says about processes. */

/** The processor time that processes have used, user and system; the kernel counts it in hundredths of a second. */
export function cpuMsOf(pids: readonly number[]): number {
  return sum(pids, pid => msIn(statOf(pid), 11));
}

/** The same for a process and everything it has started, including processes that have ended. */
export function familyCpuMsOf(pid: number): number {
  return cpuMsOf([pid]) + msIn(statOf(pid), 13) + sum(childrenOf(pid), child => msIn(statOf(child), 11));
}

export function memoryOf(pids: readonly number[]): number {
  const kilobytes = sum(pids, pid =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes / 1024);
}

function childrenOf(pid: number): number[] {
  const all = globSync('/proc/[0-9]*').map(folder => Number(folder.slice('/proc/'.length)));
  return all.filter(other => Number(statOf(other)[1]) === pid);
}

function msIn(stat: readonly string[], at: number): number {
  return (Number(stat[at] ?? 0) + Number(stat[at + 1] ?? 0)) * 10;
}

/** The fields from the state of the process on; nothing if it has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  } catch {
    return [];
  }
}

function sum(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((total, pid) => total + of(pid), 0);
}
