import type { FlagsOf, FlagTable, Given } from './flags.ts';
import type { Shelf } from './shelf.ts';

/** One of the things that `mura` does. */
export interface Command {
  readonly name: string;
  /** In a few words, for the list of commands. */
  readonly summary: string;
  /** The whole page of `mura NAME --help`. */
  readonly help: string;
  /** What it must be given beside flags, as the help calls it. */
  readonly takes: readonly string[];
  readonly flags: FlagTable;
  /** Does it, and returns the exit code. */
  run(given: Given, shelf: Shelf): Promise<number>;
}

/** A command whose flags have the types that its table says. */
export function command<T extends FlagTable>(
  about: Omit<Command, 'flags' | 'run'> & {
    readonly flags: T;
    run(flags: FlagsOf<T>, taken: readonly string[], shelf: Shelf): Promise<number>;
  },
): Command {
  // `readFlags` has read them by this very table.
  return { ...about, run: (given, shelf) => about.run(given.flags as FlagsOf<T>, given.arguments, shelf) };
}
