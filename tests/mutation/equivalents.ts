import { existsSync, readFileSync } from 'node:fs';

/** Breaks of a game's rules that change nothing, and why. */
export interface Equivalent {
  /** In the game's folder of rules. */
  readonly file: string;
  readonly why: string;
  /** As `mura mutate` prints it. */
  readonly broken: string;
}

/**
 * Reads a list of them: files, in each of them reasons, below each reason the breaks.
 *
 *     rules.ts
 *       Only faster: an empty hand has no moves anyway.
 *         if (count <= 0) return 0;
 */
export function equivalentsOf(game: string): Equivalent[] {
  const path = new URL(`./equivalents/${game}.txt`, import.meta.url);
  return existsSync(path) ? parseEquivalents(readFileSync(path, 'utf8')) : [];
}

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
