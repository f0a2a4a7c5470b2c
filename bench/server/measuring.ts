import { Latencies } from './latencies.ts';

/** Mean message sizes. */
export interface Sample {
  readonly askedBytes: number;
  readonly toldBytes: number;
  /** The size of the acknowledgement. */
  readonly playedBytes: number;
}

/** Something under load: the real server, or the yardstick. */
export interface Rig {
  /** The processor time used so far by each of its parts, in milliseconds. */
  readonly cpuMs: Readonly<Record<string, () => number>>;
  readonly tally: Tally;
  /** How many plays have been sent, and how many acknowledged. */
  readonly sent: number;
  readonly done: number;
  /** Everybody plays on. */
  go(): void;
  /** Nobody starts another play. */
  rest(): void;
}

/** What was counted while it was measured. */
export class Tally {
  readonly latencies = new Latencies();
  isMeasured = false;
  #ms = 0;
  readonly #cpuMs = new Map<string, number>();

  add(ms: number): void {
    if (this.isMeasured) this.latencies.add(ms);
  }

  addTime(ms: number): void {
    this.#ms += ms;
  }

  addCpu(part: string, ms: number): void {
    this.#cpuMs.set(part, (this.#cpuMs.get(part) ?? 0) + ms);
  }

  figures() {
    const plays = this.latencies.count;
    return {
      playsPerSecond: Math.round((plays * 1000) / this.#ms),
      p50Ms: this.latencies.at(0.5),
      p99Ms: this.latencies.at(0.99),
      /** Processor time of the processes, all threads. */
      cpuMsPerPlay: Object.fromEntries(
        [...this.#cpuMs].map(([part, ms]) => [part, Number((ms / plays).toFixed(3))]),
      ),
    };
  }
}

/**
 * Enough plays for a process to compile the hot code, however slow the machine is: after 10,000, V8 was still busy with it.
 */
const WARM_UP_PLAYS = 40_000;
const WARM_UP_MS = 500;

/** Each of the processes compiles for itself. */
export async function warmUp(rig: Rig, processes = 1): Promise<void> {
  while (rig.done < WARM_UP_PLAYS * processes) await run(rig, WARM_UP_MS);
}

/** Counts every play that was started, and all the time until the last of them is acknowledged. */
export async function measure(rig: Rig, ms: number): Promise<void> {
  const begun = performance.now();
  const parts = Object.entries(rig.cpuMs);
  const cpuBefore = parts.map(([, cpuMs]) => cpuMs());
  rig.tally.isMeasured = true;
  await run(rig, ms);
  rig.tally.isMeasured = false;
  rig.tally.addTime(performance.now() - begun);
  for (const [index, [part, cpuMs]] of parts.entries()) rig.tally.addCpu(part, cpuMs() - cpuBefore[index]);
}

async function run(rig: Rig, ms: number): Promise<void> {
  rig.go();
  await pause(ms);
  rig.rest();
  while (rig.done < rig.sent) await pause(5);
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
