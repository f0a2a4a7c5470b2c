import type { Way } from '../../../web/board/draft.ts';
import type { Picking } from '../../../web/board/interaction.ts';
import type { Block, End, Fist } from '../game.ts';
import { parse } from '../rules/parse.ts';

/** A block goes into the fist, which then closes (or gives); or to an end of the wall. An empty fist is a part, too. */
export const PICKING: Picking = { ways: moves => moves.flatMap(wayOf) };

/** Closing the fist around what is in it. */
export const CLOSE = 'close';

export function endPart(end: End): string {
  return `end ${end}`;
}

function wayOf(move: string): readonly Way[] {
  const parsed = parse(move);
  switch (parsed?.kind) {
    case 'fist':
      return [{ move, parts: [parsed.fist, CLOSE] }];
    case 'end':
      return [{ move, parts: [endPart(parsed.end)], seenFirst: true }];
    case 'block-and-end':
      return [{ move, parts: [parsed.block, endPart(parsed.end)], seenFirst: true }];
    default:
      return [];
  }
}

/** The block, or the empty fist, that is picked. */
export function fistIn([first]: readonly string[]): Fist | null {
  const parsed = first === undefined ? null : parse(first);
  return parsed?.kind === 'fist' ? parsed.fist : null;
}

export function blockIn(picked: readonly string[]): Block | null {
  const fist = fistIn(picked);
  return fist === '-' ? null : fist;
}
