import type { Happening } from '../src/engine/game.ts';
import type { Reason } from '../src/engine/insight.ts';

/** How a language tells each happening of a game, as a friend at the table would. A missing kind does not compile. */
export type Words<H extends Happening> = {
  readonly [K in H['kind']]: (happening: Extract<H, { readonly kind: K }>, who: Who) => string;
};

/** How a language tells each reason that a game's bot gives for a move. A missing kind does not compile. */
export type ReasonsFor<R extends Reason> = {
  readonly [K in R['kind']]: (reason: Extract<R, { readonly kind: K }>) => string;
};

/** Whoever sits in a seat, as told to the reader: by name, or as *you* if it is the reader's own seat. */
export interface Who {
  /** `who(seat, '# builds', 'You build')`: the first `#` becomes the name. */
  (seat: number, named: string, you: string): string;
  /** The name; in the reader's seat the word for *you*, if one is given: `gives ${who.called(seat, 'you')} a block`. */
  called(seat: number, you?: string): string;
  /** Names for a list, with the word for *you* at the end where the language wants it. */
  names(seats: readonly number[], you: { readonly first: string } | { readonly last: string }): string[];
  /** Whether the reader sits in one of these seats. */
  isYou(...seats: readonly number[]): boolean;
}

/** `you` is the reader's seat; null if everybody is called by name. */
export function whoAmong(names: readonly string[], you: number | null): Who {
  const isYou = (...seats: readonly number[]) => seats.some(seat => seat === you);
  return Object.assign(
    (seat: number, named: string, toYou: string) =>
      isYou(seat) ? toYou : named.replace('#', () => names[seat]),
    {
      called: (seat: number, word = names[seat]) => (isYou(seat) ? word : names[seat]),
      names: (seats: readonly number[], word: { first: string } | { last: string }) => {
        const others = seats.filter(seat => seat !== you).map(seat => names[seat]);
        if (others.length === seats.length) return others;
        return 'first' in word ? [word.first, ...others] : [...others, word.last];
      },
      isYou,
    },
  );
}

export function tellInWords<H extends Happening>(words: Words<H>, happening: H, who: Who): string {
  const tell: (happening: never, who: Who) => string = words[happening.kind as H['kind']];
  return tell(happening as never, who);
}

/** Words for things that have ids: a missing one does not compile. It may be looked up by any text that is an id. */
export type ById<Id extends string> = Readonly<Record<Id, string>> & Readonly<Record<string, string>>;
