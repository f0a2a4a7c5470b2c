import { LIMITS } from './limits.ts';

/** Control, direction and other invisible characters, unassigned ones, and private-use ones. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFC]/gu;
/** Joins several emoji into one: allowed between two of them, and nowhere else. */
const JOINED =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;
/** More marks than any script stacks on one letter. */
const PILES = /(\p{M}{3})\p{M}+/gu;

/** A name as it may be shown; null if nothing is left of it. */
export function cleanName(given: string): string | null {
  const clean = given
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .split(JOINED)
    .map(part => part.replace(INVISIBLE, ''))
    .join('\u200D')
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

/** Letters of other alphabets that look just like these. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еҽε', 'e'],
    ['ɡ', 'g'],
    ['һнη', 'h'],
    ['іιıӏ1|', 'l'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['мμ', 'm'],
    ['ոп', 'n'],
    ['оοօ0', 'o'],
    ['рρ', 'p'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['νѵ', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['i', 'l'],
  ].flatMap(([others, letter]) => [...others].map(other => [other, letter])),
);

/**
 * Equal for names that look alike: without case, accents and spaces, and with letters of other alphabets
 * replaced by what they look like.
 */
export function looksOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s]/gu, '');
  return [...plain].map(letter => LOOKALIKES[letter] ?? letter).join('');
}

/**
 * A name at a table: if several look alike, the later seats get a number. `before` are the names of the
 * earlier seats.
 */
export function toldApart(name: string, before: readonly (string | null)[]): string {
  const alike = before.filter(other => other !== null && looksOf(other) === looksOf(name)).length;
  return alike === 0 ? name : `${name} (${alike + 1})`;
}
