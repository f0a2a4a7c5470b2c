import { existsSync, readFileSync } from 'node:fs';

/** A line that can be broken without changing what the rules do. */
export interface Equivalent {
  /** In the game's folder of rules. */
  readonly file: string;
  /** Why it changes nothing. */
  readonly why: string;
  /** As `npm run mutate` prints it. */
  readonly broken: string;
}

/** Those of a game that are listed. */
export function equivalentsOf(game: string): Equivalent[] {
  const path = new URL(`./equivalents/${game}.txt`, import.meta.url);
  return existsSync(path) ? parseEquivalents(readFileSync(path, 'utf8')) : [];
}

/**
 * Reads a list: files, in each of them reasons, below each reason the breaks.
 *
 *     rules.ts
 *       Only faster: an empty hand has no moves anyway.
 *         if (count <= 0) return 0;
 */
export function parseEquivalents(text: string): Equivalent[] {
  const equivalents: Equivalent[] = [];
  let file = '';
  let why = '';
  for (const line of text.split('\n')) {
    const broken = line.trim();
    if (line.startsWith('    ')) equivalents.push({ file, why, broken });
    else if (line.startsWith('  ')) why = broken;
    else if (broken !== '') file = broken;
  }
  return equivalents;
}

/**
 * What is wrong with a list, given all ways to break the rules: each entry stands for one of them. If several read the same,
 * all are listed or none is.
 */
export function flawsIn(
  equivalents: readonly Equivalent[],
  mutants: readonly { readonly file: string; readonly broken: string }[],
): string[] {
  return equivalents.flatMap(({ file, broken }) => {
    const isIt = (each: { readonly file: string; readonly broken: string }) =>
      each.file === file && each.broken === broken;
    const listed = equivalents.filter(isIt).length;
    const there = mutants.filter(isIt).length;
    return listed === there
      ? []
      : [`${file} is listed ${listed} times and can be broken ${there} times: ${broken}`];
  });
}
