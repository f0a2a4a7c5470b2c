import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * The size of an element in CSS pixels, as it changes; measured before the first paint. What then has another place in
 * it is there at once: only what happens in the match is animated.
 */
export function useBoxSize(element: RefObject<Element | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 360, height: 400 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    let frame = 0;
    const measure = () => {
      const { width, height } = measured.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      measured.setAttribute('data-resized', '');
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => measured.removeAttribute('data-resized'));
      });
      setSize(old => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return size;
}

/** Shows this prompt in place of the instruction. */
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
  // Before it is painted, so that an immediate key press is not lost.
  useLayoutEffect(() => {
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

/** Something loaded after the board; null until then, and forever if loading fails. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      it => {
        if (isHere) setLoaded({ it });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded?.it ?? null;
}
