import { readFileSync } from 'node:fs';

/** The memory that a process uses, in MB. */
export function memoryOf(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}
