import type { OptionRule, OptionTable } from '../src/engine/options.ts';

/** What the home page and the set-up page say of a game: `locales/LANG/GAME/about.ts`. A missing option does not compile. */
export interface About<O extends OptionTable = OptionTable> {
  readonly name: string;
  /** The game in one line. */
  readonly line: string;
  readonly options: { readonly [Name in keyof O]: OptionTexts<O[Name]> };
}

/** What is said of an option and its values, by the kind of its rule. */
type OptionTexts<R extends OptionRule = OptionRule> = R extends { readonly kind: 'number' }
  ? { readonly name: string; readonly value: (n: number) => string }
  : R extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
    ? { readonly name: string; readonly values: Readonly<Record<V, string>> }
    : { readonly name: string; readonly off: string; readonly on: string };
