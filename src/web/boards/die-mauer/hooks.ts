import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Says what is expected now instead of the instruction. */
export function usePrompt(prompt: (text: string | null) => void, text: string | null): void {
  const say = useRef(prompt);
  say.current = prompt;
  useEffect(() => say.current(text), [text]);
  useEffect(() => () => say.current(null), []);
}

/** Escape goes back, wherever the focus is, as long as there is something to go back from. */
export function useEscape(active: boolean, back: () => void): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

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
