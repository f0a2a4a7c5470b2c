import type { Happening } from '../src/engine/game.ts';
import type { Reason } from '../src/engine/insight.ts';

/** How a language tells each happening of a game, as a friend at the table would. A missing kind does not compile. */
export type Words<H extends Happening> = {
  readonly [K in H['kind']]: (happening: Extract<H, { readonly kind: K }>, name: NameOf) => string;
};

/** How a language tells each reason that a game gives: for a good move, or for what is forbidden. A missing kind does not compile. */
export type ReasonsFor<R extends Reason> = {
  readonly [K in R['kind']]: (reason: Extract<R, { readonly kind: K }>) => string;
};

/** The name of whoever sits in a seat. */
export type NameOf = (seat: number) => string;

export function tellInWords<H extends Happening>(words: Words<H>, happening: H, name: NameOf): string {
  const tell: (happening: never, name: NameOf) => string = words[happening.kind as H['kind']];
  return tell(happening as never, name);
}

/** Words for things that have ids: a missing one does not compile. It may be looked up by any text that is an id. */
export type ById<Id extends string> = Readonly<Record<Id, string>> & Readonly<Record<string, string>>;
