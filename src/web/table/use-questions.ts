import { type Signal, signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Asking } from './questions.ts';

/** The last answer, for the live region of the page. */
export const answer = signal('');

/**
 * Keys that ask what is where, wherever the focus is. What they mean is loaded with the first. Returns whether the list
 * of keys is open.
 */
export function useQuestions(asking: Asking | null): Signal<boolean> {
  const isListOpen = useSignal(false);
  const latest = useRef(asking);
  latest.current = asking;
  // Before anybody hears the page: an immediate key press must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const about = latest.current;
      if (event.key.length === 1 && about)
        import('./questions.ts').then(({ hear }) => hear(event, about, isListOpen)).catch(() => undefined);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      answer.value = '';
    };
  }, []);
  return isListOpen;
}
