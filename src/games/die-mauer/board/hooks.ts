import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** By keyboard, the focus goes on to the ends as soon as a block is picked to be built, and back if it is put back. */
export function useFocusOnEnds(
  root: RefObject<HTMLElement | null>,
  pointer: RefObject<string>,
  block: string | null,
): void {
  const previous = useRef(block);
  useLayoutEffect(() => {
    const [was, board] = [previous.current, root.current];
    previous.current = block;
    if (was === block || pointer.current !== 'key' || !board) return;
    const wanted = block ? '.dm-end[tabindex="0"]' : `[data-choice="block ${was}"]`;
    board.querySelector<SVGGElement>(wanted)?.focus({ preventScroll: true });
  }, [block]);
}
