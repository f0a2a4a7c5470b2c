import { type Config, readConfig } from '../server/config.ts';
import { UsageError } from './flags.ts';
import { progressBar } from './report.ts';

/** What the commands that work on the server's store have in common. */

export const CODES = `Exit code
  0   done
  1   it could not be done, and nothing has changed
  2   called wrongly`;

export async function trying(work: (config: Config) => Promise<void>): Promise<number> {
  const read = readConfig(process.env);
  if (!read.ok) throw new UsageError(read.error.join('; '));
  try {
    await work(read.config);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`mura: ${messageOf(error)}\n`);
    return 1;
  }
}

export function progress(): (done: number, all: number) => void {
  let bar: ((done: number) => void) | undefined;
  return (done, all) => {
    bar ??= progressBar(Math.max(1, all));
    bar(done);
  };
}

function messageOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error.message;
}
