import { readdirSync, readFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** How many of them are listed. */
const LISTED = 60;

/**
 * Lists, at the end of a run, the files that took most processor time, and how long they took: that of servers, databases,
 * browsers and whatever else they started included. It only knows whose time that was if files run one at a time (`TIMES=1`),
 * on Linux.
 */
export class Times implements Reporter {
  readonly #spent: { readonly name: string; readonly seconds: number; readonly took: number }[] = [];
  #before = 0;
  #begun = 0;

  onTestModuleStart(): void {
    this.#before = secondsSpent();
    this.#begun = performance.now();
  }

  onTestModuleEnd(module: TestModule): void {
    const took = (performance.now() - this.#begun) / 1000;
    this.#spent.push({ name: module.relativeModuleId, seconds: secondsSpent() - this.#before, took });
  }

  onTestRunEnd(): void {
    const lines = this.#spent
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, LISTED)
      .map(({ name, seconds, took }) => `${shown(seconds)}${shown(took)} ${name}`);
    console.log(
      `Processor seconds and seconds per file, of ${secondsSpent().toFixed(1)} processor seconds in all:\n${lines.join('\n')}\n`,
    );
  }
}

function shown(seconds: number): string {
  return seconds.toFixed(1).padStart(8);
}

/** By this process, everything it has started, and everything those have started, so far. */
function secondsSpent(): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in brackets, may contain anything. What follows it starts with field 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      // Its own time, and that of its children that have ended: fields 14 to 17.
      ticks.set(
        pid,
        fields
          .slice(11, 15)
          .map(Number)
          .reduce((sum, part) => sum + part),
      );
    } catch {
      // It has just ended.
    }
  }
  const of = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + of(child), ticks.get(pid) ?? 0);
  return of(process.pid) / 100;
}
