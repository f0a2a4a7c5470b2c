import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Asking, Question } from './questions.ts';

/** What was answered last, for the live region of the page. */
export const answer = signal('');

const KEYS: Readonly<Record<string, Question | 'help' | undefined>> = {
  t: 'turn',
  c: 'changed',
  h: 'hand',
  s: 'seats',
  n: 'around',
  a: 'again',
  '?': 'help',
};

/**
 * Keys that ask what is where, wherever the focus is, as long as nobody types. The answers are loaded with the first. Says
 * whether the list of keys is open.
 */
export function useQuestions(asking: Asking | null): Signal<boolean> {
  const isListOpen = useSignal(false);
  const latest = useRef(asking);
  latest.current = asking;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const question = KEYS[event.key] ?? (/^[0-9]$/.test(event.key) ? 'row' : undefined);
      const about = latest.current;
      if (!question || !about || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input:not([type="range"]), select, textarea, dialog'))
        return;
      event.preventDefault();
      if (question === 'help') {
        isListOpen.value = true;
        return;
      }
      import('./questions.ts')
        .then(({ ask }) => ask(question, event.key, about))
        .then(
          words => {
            // The same words again are said again.
            answer.value = words === answer.value ? `${words}\u00a0` : words;
          },
          () => undefined,
        );
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      answer.value = '';
    };
  }, []);
  return isListOpen;
}
