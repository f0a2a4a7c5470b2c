import type { MatchMoves } from '../from-moves.ts';

/**
 * Puzzles as one small text: the matches they come from, and after each its puzzles (`docs/puzzles.md`).
 *
 *     next 57
 *     m NAME SEATS OPTIONS
 *     MOVE MOVE …
 *     p PLAYS SEAT RATING THEME,THEME BOTTOM TOP TOP*TIMES …
 */

/** A position, and what every move of the seat is worth in it. */
export interface Puzzle extends MatchMoves {
  /** The name of the match, and how many of its plays had been made. */
  readonly id: string;
  readonly seat: number;
  /** How hard it is, on the scale of ratings. */
  readonly rating: number;
  readonly themes: readonly string[];
  /** The certificate: what each of the seat's moves is worth, in the order of `Match.moves`. Exact to 1e-9. */
  readonly values: readonly number[];
}

export interface PuzzleFile {
  /** The number of the first match that has not been searched yet. */
  readonly next: number;
  readonly puzzles: readonly Puzzle[];
}

/** Values that differ by less are equal. */
export const EXACT = 1e-9;

export function readPuzzles(text: string): PuzzleFile {
  const puzzles: Puzzle[] = [];
  let next = 0;
  let match: (Pick<Puzzle, 'seats' | 'options' | 'moves'> & { readonly name: string }) | null = null;
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const [kind, ...words] = lines[i].split(' ');
    if (kind === 'next') next = Number(words[0]);
    else if (kind === 'm') {
      const [name, seats, options] = words;
      match = {
        name,
        seats: Number(seats),
        options: JSON.parse(options),
        moves: lines[++i].split(' '),
      };
    } else if (kind === 'p' && match) {
      const [plays, seat, rating, themes, bottom, ...tops] = words;
      puzzles.push({
        id: `${match.name}-${plays}`,
        seats: match.seats,
        options: match.options,
        moves: match.moves.slice(0, Number(plays)),
        seat: Number(seat),
        rating: Number(rating),
        themes: themes.split(','),
        values: tops.flatMap(top => {
          const [value, times = '1'] = top.split('*');
          return Array.from({ length: Number(times) }, () => Number(value) / Number(bottom));
        }),
      });
    }
  }
  return { next, puzzles };
}

export function writePuzzles({ next, puzzles }: PuzzleFile): string {
  const lines = [`next ${next}`];
  const matches = Map.groupBy(puzzles, ({ id }) => id.split('-')[0]);
  for (const [name, found] of matches) {
    const last = found.reduce((a, b) => (a.moves.length > b.moves.length ? a : b));
    lines.push(`m ${name} ${last.seats} ${JSON.stringify(last.options)}`, last.moves.join(' '));
    for (const { moves, seat, rating, themes, values } of found) {
      const bottom = bottomOf(values);
      const tops = shortened(values.map(value => String(Math.round(value * bottom))));
      lines.push(`p ${moves.length} ${seat} ${rating} ${themes.join()} ${bottom} ${tops.join(' ')}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** What the right moves are worth: every move this good is right. */
export function bestOf(values: readonly number[]): number {
  return Math.max(...values);
}

export function isBest(values: readonly number[], index: number): boolean {
  return values[index] > bestOf(values) - EXACT;
}

/** A common denominator of all values, to within 1e-9. */
function bottomOf(values: readonly number[]): number {
  const most = 20_000;
  for (let bottom = 1; bottom <= most; bottom++) {
    if (values.every(value => Math.abs(Math.round(value * bottom) / bottom - value) < EXACT / 10))
      return bottom;
  }
  return 1e9;
}

/** `7 7 7` is `7*3`. */
function shortened(words: readonly string[]): string[] {
  const short: string[] = [];
  for (let i = 0; i < words.length; ) {
    let next = i + 1;
    while (words[next] === words[i]) next++;
    short.push(next - i === 1 ? words[i] : `${words[i]}*${next - i}`);
    i = next;
  }
  return short;
}
