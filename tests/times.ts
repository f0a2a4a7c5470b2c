import { readdirSync, readFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** How many of them are listed. */
const LISTED = 400;

/**
 * Lists, at the end of a run, the files that took most processor time: that of servers, databases, browsers and whatever
 * else they started included. It only knows whose time that was if files run one at a time (`TIMES=1`), on Linux.
 */
export class Times implements Reporter {
  readonly #spent: { readonly name: string; readonly seconds: number }[] = [];
  #before = 0;
  #at = 0;

  onTestModuleStart(): void {
    this.#before = secondsSpent(); this.#at = performance.now();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#spent.push({ name: ((performance.now()-this.#at)/1000).toFixed(1).padStart(7)+' '+module.relativeModuleId, seconds: secondsSpent() - this.#before });
  }

  onTestRunEnd(): void {
    const lines = this.#spent
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, LISTED)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} ${name}`);
    console.log(`Processor seconds per file, of ${secondsSpent().toFixed(1)} in all:\n${lines.join('\n')}\n`);
  }
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
