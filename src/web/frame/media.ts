import { type ReadonlySignal, signal } from '@preact/signals';
import breakpoints from './breakpoints.css?raw';

/** Whether a media query matches, now and as that changes. */
export function matches(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const now = signal(list.matches);
  list.addEventListener('change', () => {
    now.value = list.matches;
  });
  return now;
}

/** The media query of a breakpoint, by its name in the style sheets. */
export function breakpoint(name: string): string {
  const query = new RegExp(`@custom-media --${name} (.*);`).exec(breakpoints)?.[1];
  if (query === undefined) throw new Error(`there is no breakpoint ${name}`);
  return query;
}
