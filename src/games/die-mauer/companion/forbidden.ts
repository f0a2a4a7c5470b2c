import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { Forbidden } from '../../../web/companion/companion.ts';
import { endPlace, handPlace } from '../board/places.ts';
import type { Block, View } from '../game.ts';
import { BLOCKS } from '../rules/blocks.ts';
import { parse } from '../rules/parse.ts';
import { END_LETTERS, type End } from '../rules/wall.ts';

/** Why a block or an end cannot be chosen now. */
export type Reason =
  | { readonly kind: 'not-in-hand' }
  | { readonly kind: 'no-room' }
  | { readonly kind: 'must-build-fist' }
  | { readonly kind: 'must-give' }
  | { readonly kind: 'not-building' }
  | { readonly kind: 'same-as-other-end' }
  | { readonly kind: 'end-closed' };

export function forbidden(
  view: View,
  _seat: number,
  moves: readonly string[],
  texts: Texts,
): readonly Forbidden<Reason>[] {
  const said = moves.flatMap(move => parse(move) ?? []);
  const blocks = new Set(said.flatMap(move => blockIn(move) ?? []));
  const ends = new Set(said.flatMap(move => ('end' in move ? [move.end] : [])));
  const ofHand = BLOCKS.filter(({ letter }) => !blocks.has(letter)).map(({ letter }) => ({
    place: handPlace(letter),
    what: texts.blockName[letter],
    reason: { kind: whyNotBlock(view, letter) },
  }));
  const ofEnds = END_LETTERS.filter(end => !ends.has(end)).map(end => ({
    place: endPlace(end),
    what: '',
    reason: { kind: whyNotEnd(view, end) },
  }));
  const keepsAll = view.phase === 'give' && !moves.includes('-');
  return [
    ...ofHand,
    ...ofEnds,
    ...(keepsAll ? [{ place: null, what: '', reason: { kind: 'must-give' as const } }] : []),
  ];
}

function blockIn(move: NonNullable<ReturnType<typeof parse>>): Block | null {
  if (move.kind === 'fist') return move.fist === '-' ? null : move.fist;
  return move.kind === 'block-and-end' ? move.block : null;
}

/** DM-6, DM-7, DM-9. */
function whyNotBlock({ phase, room }: View, block: Block): Reason['kind'] {
  if (phase === 'build') return 'must-build-fist';
  return phase === 'build-any' && room[block] === 0 ? 'no-room' : 'not-in-hand';
}

/** DM-8: if both ends are equivalent, only the right one is on offer. */
function whyNotEnd({ phase, open, wall }: View, end: End): Reason['kind'] {
  if (phase === 'plan' || phase === 'give') return 'not-building';
  const [here, other] = end === 'L' ? [open.left, open.right] : [open.right, open.left];
  return wall.length === 0 || here === other ? 'same-as-other-end' : 'end-closed';
}
