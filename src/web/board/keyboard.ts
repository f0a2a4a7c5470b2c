import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { By, Draft } from './draft.ts';

/**
 * With the keyboard, the focus moves to what can be picked next when nothing else can, back to what was put
 * back, and to what is on offer if the focused part is gone.
 */
export function useFocusOnNext(
  root: RefObject<HTMLElement | null>,
  by: RefObject<By>,
  draft: Draft,
  next: ReadonlySet<string>,
): void {
  const previous = useRef({ draft, next });
  useLayoutEffect(() => {
    const was = previous.current;
    previous.current = { draft, next };
    const board = root.current;
    if (by.current !== 'key' || !board || draft === was.draft) return;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    if (!isLost && !board.contains(focused)) return;
    const steps = ({ picked, open }: Draft) => picked.length + (open === null ? 0 : 1);
    const isOn = steps(draft) > steps(was.draft) && [...next].every(part => !was.next.has(part));
    if (steps(draft) < steps(was.draft)) {
      const { picked, open } = was.draft;
      const last = open === null ? picked[draft.picked.length] : draft.picked[open];
      focusOnPart(board, part => part === last);
    } else if (isOn || isLost) focusOnPart(board, part => next.has(part));
  });
}

/** Focuses the first such part, or the chosen or advised one among them. */
function focusOnPart(board: Element, isWanted: (part: string) => boolean): void {
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-part]')].filter(({ dataset }) =>
    isWanted(dataset.part ?? ''),
  );
  const wanted = all.find(element => element.matches('[aria-pressed="true"], .advised')) ?? all[0];
  wanted?.focus({ preventScroll: true });
}
