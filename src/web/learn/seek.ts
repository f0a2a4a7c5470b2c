import type { Outline, RulesTexts } from './outline.ts';

/** A block of the rules page that contains the words searched for. */
export interface Found {
  readonly section: string;
  /** `heading`, or the key of a block. */
  readonly key: string;
}

/** A piece of a text: plain or emphasised, found or not. */
export interface Stretch {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isFound: boolean;
}

/** Where the words occur, in page order. Accents, case and full-width letters make no difference. */
export function seek(outline: Outline, texts: RulesTexts, wanted: string): readonly Found[] {
  const sought = folded(wanted.trim());
  if (sought === '') return [];
  const has = (parts: readonly string[]) => parts.some(part => folded(plain(part)).includes(sought));
  return outline.flatMap(({ id, blocks }) => [
    ...(has([texts[id].heading]) ? [{ section: id, key: 'heading' }] : []),
    ...blocks
      .filter(block => has(leaves(texts[id][block.key])))
      .map(block => ({ section: id, key: block.key })),
  ]);
}

/** All texts of a block, whatever its kind. */
function leaves(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leaves) : [];
}

/** A text split where its emphasis or what was found begins and ends. */
export function stretches(text: string, wanted: string): readonly Stretch[] {
  const sought = folded(wanted.trim());
  return text.split('*').flatMap((part, i) => cut(part, sought).map(s => ({ ...s, isStrong: i % 2 === 1 })));
}

function plain(text: string): string {
  return text.replaceAll('*', '');
}

function cut(text: string, sought: string): { readonly text: string; readonly isFound: boolean }[] {
  if (sought === '') return text === '' ? [] : [{ text, isFound: false }];
  const all = folded(text);
  const pieces: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (let at = all.indexOf(sought); at >= 0; at = all.indexOf(sought, from)) {
    pieces.push({ text: text.slice(from, at), isFound: false });
    from = at + sought.length;
    pieces.push({ text: text.slice(at, from), isFound: true });
  }
  pieces.push({ text: text.slice(from), isFound: false });
  return pieces.filter(piece => piece.text !== '');
}

/** Folds character by character, so that positions in the folded text are positions in the text. */
function folded(text: string): string {
  return text.replace(/[^\s]/gu, letter => {
    const plain = letter
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/gu, '')
      .toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
}
