import { readFileSync } from 'node:fs';
import { Latencies } from './latencies.ts';

/** The mean size of the messages. */
export interface Sample {
  readonly askedBytes: number;
  readonly toldBytes: number;
  /** Of the acknowledgement. */
  readonly playedBytes: number;
}

/** Something under load: the real server, or the yardstick. */
export interface Rig {
  readonly pid: number;
  readonly tally: Tally;
  /** How many plays have been sent, and how many acknowledged. */
  readonly sent: number;
  readonly done: number;
  /** Everybody plays on. */
  go(): void;
  /** Nobody begins a play any more. */
  rest(): void;
}

/** What was counted while it was measured. */
export class Tally {
  readonly latencies = new Latencies();
  isMeasured = false;
  #ms = 0;
  #cpuMs = 0;

  add(ms: number): void {
    if (this.isMeasured) this.latencies.add(ms);
  }

  addTime(ms: number, cpuMs: number): void {
    this.#ms += ms;
    this.#cpuMs += cpuMs;
  }

  figures() {
    const plays = this.latencies.count;
    return {
      playsPerSecond: Math.round((plays * 1000) / this.#ms),
      p50Ms: this.latencies.at(0.5),
      p99Ms: this.latencies.at(0.99),
      /** Processor time of the process, all threads. */
      cpuMsPerPlay: Number((this.#cpuMs / plays).toFixed(3)),
    };
  }
}

/** So many plays that the code which is used most is compiled, however slow the machine is. */
const WARM_UP_PLAYS = 10_000;
const WARM_UP_MS = 500;

export async function warmUp(rig: Rig): Promise<void> {
  while (rig.done < WARM_UP_PLAYS) await run(rig, WARM_UP_MS);
}

/** Every play that is begun is counted, and all the time until the last of them is acknowledged. */
export async function measure(rig: Rig, ms: number): Promise<void> {
  const begun = performance.now();
  const cpuBefore = cpuMsOf(rig.pid);
  rig.tally.isMeasured = true;
  await run(rig, ms);
  rig.tally.isMeasured = false;
  rig.tally.addTime(performance.now() - begun, cpuMsOf(rig.pid) - cpuBefore);
}

async function run(rig: Rig, ms: number): Promise<void> {
  rig.go();
  await pause(ms);
  rig.rest();
  while (rig.done < rig.sent) await pause(5);
}

export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** The processor time that a process has used, user and system; the kernel counts it in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
