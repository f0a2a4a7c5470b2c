import type { FlagsOf, FlagTable, Given } from './flags.ts';
import type { Shelf } from './shelf.ts';

/** One command of `mura`. */
export interface Command {
  readonly name: string;
  /** In a few words, for the list of commands. */
  readonly summary: string;
  /** The whole page of `mura NAME --help`. */
  readonly help: string;
  /** The arguments that it must be given, as the help names them. */
  readonly takes: readonly string[];
  readonly flags: FlagTable;
  /** Runs the command and returns the exit code. */
  run(given: Given, shelf: Shelf): Promise<number>;
}

/** A command whose flags have the types given in its table. */
export function command<T extends FlagTable>(
  about: Omit<Command, 'flags' | 'run'> & {
    readonly flags: T;
    run(flags: FlagsOf<T>, taken: readonly string[], shelf: Shelf): Promise<number>;
  },
): Command {
  // `readFlags` has read them with this very table.
  return { ...about, run: (given, shelf) => about.run(given.flags as FlagsOf<T>, given.arguments, shelf) };
}
