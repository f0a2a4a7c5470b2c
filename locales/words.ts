import type { Happening } from '../src/engine/game.ts';
import type { Reason } from '../src/engine/insight.ts';

/** How a language tells each happening of a game, as a friend at the table would. A missing kind does not compile. */
export type Words<H extends Happening> = {
  readonly [K in H['kind']]: (happening: Extract<H, { readonly kind: K }>, who: Who) => string;
};

/** What a language tells in one line if it happens several times in a row, such as six cards dealt to one player. */
export interface Together<H extends Happening> {
  /** Happenings of one kind and one seat, if they have a seat. */
  readonly bySeat?: Runs<H>;
  /** Happenings of one kind, whoever causes them: everyone closes a fist. */
  readonly byKind?: Runs<H>;
}

type Runs<H extends Happening> = {
  readonly [K in H['kind']]?: (run: readonly Extract<H, { readonly kind: K }>[], who: Who) => string;
};

/**
 * How a language tells each reason that a game gives, for a good move or for something forbidden. A missing kind does
 * not compile.
 */
export type ReasonsFor<R extends Reason> = {
  readonly [K in R['kind']]: (reason: Extract<R, { readonly kind: K }>) => string;
};

/** Whoever sits in a seat, as told to the reader: by name, or as *you* if it is the reader's own seat. */
export interface Who {
  /** `who(seat, '# builds', 'You build')`: the first `#` becomes the name. */
  (seat: number, named: string, you: string): string;
  /**
   * The name; for the reader's seat the word for *you*, if one is given: `gives ${who.called(seat, 'you')} a block`.
   */
  called(seat: number, you?: string): string;
  /** Names for a list, with the word for *you* at the end if that is usual in the language. */
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

/** The words of some game: each is asked only about its own kind. */
export interface AnyWords {
  readonly words: { readonly [kind: string]: Tells['one'] };
  readonly together?: AnyTogether;
}
interface AnyTogether {
  readonly bySeat?: { readonly [kind: string]: Tells['run'] | undefined };
  readonly byKind?: { readonly [kind: string]: Tells['run'] | undefined };
}
/** Methods, so that the words for one game's happenings are assignable. */
interface Tells {
  one(happening: Happening, who: Who): string;
  run(run: readonly Happening[], who: Who): string;
}

/** The lines in which these happenings are told; each is the list of what it tells. */
export function linesOf<T>(
  items: readonly T[],
  happeningIn: (item: T) => Happening | null,
  { together }: Pick<AnyWords, 'together'>,
): T[][] {
  const lines: T[][] = [];
  let before: Happening | null = null;
  for (const item of items) {
    const happening = happeningIn(item);
    if (before && happening && isOneLine(before, happening, together)) lines[lines.length - 1].push(item);
    else lines.push([item]);
    before = happening;
  }
  return lines;
}

function isOneLine(before: Happening, next: Happening, together: AnyTogether | undefined): boolean {
  const { kind } = next;
  if (before.kind !== kind) return false;
  if (together?.byKind?.[kind]) return true;
  return together?.bySeat?.[kind] !== undefined && seatOf(before) === seatOf(next);
}

function seatOf(happening: Happening): unknown {
  return 'seat' in happening ? happening.seat : undefined;
}

/** One line, as made by `linesOf`. */
export function tellLine({ words, together }: AnyWords, line: readonly Happening[], who: Who): string {
  const { kind } = line[0];
  const tellRun = together?.byKind?.[kind] ?? together?.bySeat?.[kind];
  return line.length > 1 && tellRun ? tellRun(line, who) : line.map(one => words[kind](one, who)).join(' ');
}

/** All of them, line by line. */
export function tellAll(texts: AnyWords, happenings: readonly Happening[], who: Who): string[] {
  return linesOf(happenings, one => one, texts).map(line => tellLine(texts, line, who));
}

/** One sentence for those that are alike and one for each of the others, in the order in which they begin. */
export function sentences<T>(
  run: readonly T[],
  isAlike: (one: T) => boolean,
  tellOne: (one: T) => string,
  tellAlike: (alike: readonly T[]) => string,
): string[] {
  const alike = run.filter(isAlike);
  return run.flatMap(one => {
    if (!isAlike(one) || alike.length === 1) return [tellOne(one)];
    return one === alike[0] ? [tellAlike(alike)] : [];
  });
}

/** Words for things that have ids: a missing one does not compile. Any text can be looked up. */
export type ById<Id extends string> = Readonly<Record<Id, string>> & Readonly<Record<string, string>>;
