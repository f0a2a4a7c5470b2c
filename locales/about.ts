import type { OptionRule, OptionTable } from '../src/engine/options.ts';

/**
 * What the home page and the set-up page say about a game: `locales/LANG/GAME/about.ts`. A missing option does not
 * compile.
 */
export interface About<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** The game in one line. */
  readonly line: string;
  /** How far a match has come, as the manifest counts it. */
  readonly progress: (done: number, of: number) => string;
  /** Standing choices that a player can leave, by move, in games that have them. */
  readonly standing?: Readonly<Record<string, string>>;
  readonly options: { readonly [Name in keyof O]: OptionTexts<O[Name]> };
}

/** What is said about an option and its values, by the kind of its rule. */
type OptionTexts<R extends OptionRule = OptionRule> = OptionWords &
  (R extends { readonly kind: 'number' }
    ? { readonly value: (n: number) => string }
    : R extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
      ? { readonly values: Readonly<Record<V, string>> }
      : { readonly off: string; readonly on: string });

interface OptionWords {
  readonly name: string;
  /** What it changes, in one line. Left out if its values say so. */
  readonly line?: string;
}
