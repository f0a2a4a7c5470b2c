import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** By keyboard, the focus goes on to where a mouse may run as soon as it is picked, and back when it is put back. */
export function useFocusOnGoals(
  root: RefObject<HTMLElement | null>,
  pointer: RefObject<string>,
  mouse: string | null,
): void {
  const previous = useRef<string | null>(null);
  useLayoutEffect(() => {
    const last = previous.current;
    if (last === mouse) return;
    previous.current = mouse;
    const board = root.current;
    const focused = document.activeElement;
    if (pointer.current !== 'key' || !board) return;
    if (focused !== document.body && !board.contains(focused)) return;
    const next =
      mouse === null
        ? board.querySelector<SVGGElement>(`[data-choice="mouse ${last}"]`)
        : board.querySelector<SVGGElement>('.ba-goal[tabindex="0"]');
    next?.focus({ preventScroll: true });
  }, [mouse]);
}
