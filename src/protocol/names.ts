import { LIMITS } from './limits.ts';

/** Control, direction and other invisible characters, unassigned ones, and private-use ones. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFC]/gu;
/** More marks than any script stacks on one letter. */
const PILES = /(\p{M}{3})\p{M}+/gu;

/** A name as it may be shown; null if nothing is left of it. */
export function cleanName(given: string): string | null {
  const clean = given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(PILES, '$1')
    .trim();
  const letters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(clean)].slice(
    0,
    LIMITS.name,
  );
  const name = letters
    .map(({ segment }) => segment)
    .join('')
    .slice(0, 64)
    .trim();
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name) ? name.toWellFormed() : null;
}
