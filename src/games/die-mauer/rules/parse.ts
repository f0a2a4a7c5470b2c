import { BLOCKS, type Block, type Fist } from './blocks.ts';
import { END_LETTERS, type End } from './wall.ts';

/** What the text of a move says, whatever the state. */
export type ParsedMove =
  | { readonly kind: 'fist'; readonly fist: Fist }
  | { readonly kind: 'end'; readonly end: End }
  | { readonly kind: 'block-and-end'; readonly block: Block; readonly end: End };

/** `4`, `-`, `L`, `4L`; null if it is not a move. */
export function parse(text: string): ParsedMove | null {
  const fist = text === '-' ? text : blockCalled(text);
  if (fist) return { kind: 'fist', fist };
  const [block, end] = [blockCalled(text.slice(0, -1)), endCalled(text.slice(-1))];
  if (!end) return null;
  if (text.length === 1) return { kind: 'end', end };
  return block ? { kind: 'block-and-end', block, end } : null;
}

function blockCalled(text: string): Block | undefined {
  return BLOCKS.find(({ letter }) => letter === text)?.letter;
}

function endCalled(text: string): End | undefined {
  return END_LETTERS.find(letter => letter === text);
}
