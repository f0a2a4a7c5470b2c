import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, now and as it changes. */
export function matches(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener('change', () => {
    now.value = list.matches;
  });
  return now;
}
