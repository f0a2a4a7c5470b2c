import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Goal, pathTo, type Route, routeAt } from './routes.ts';
import { enter, sheetWentBack } from './sheets.ts';

const path = signal(location.pathname);
export const route: ReadonlySignal<Route> = computed(() => routeAt(path.value));

let isArriving = false;

/** True once after each change of page. */
export function hasArrived(): boolean {
  const was = isArriving;
  isArriving = false;
  return was;
}

/** Whether the current page was reached with the browser's Back or Forward. */
let isReturning = false;
export const hasReturned = () => isReturning;

addEventListener('popstate', () => {
  if (sheetWentBack()) return;
  isArriving = true;
  isReturning = true;
  path.value = location.pathname;
});

/** Goes there. `instead` replaces the current page, so that Back does not lead to it. */
export function go(to: Goal, instead = false): void {
  const goal = pathTo(to);
  if (goal === location.pathname + location.hash) return;
  enter(goal, instead, () => {
    isArriving = true;
    isReturning = false;
    path.value = location.pathname;
    scrollTo(0, 0);
  });
}

export interface LinkProps {
  readonly to: Goal;
  readonly class?: string;
  readonly label?: string;
  /** Whether this link, one of several, is the current page. */
  readonly isHere?: boolean;
  /** Replaces the current page, so that Back does not lead to it. */
  readonly instead?: boolean;
  readonly children: ComponentChildren;
}

/** A real link, which can also be opened in another tab. */
export function Link({ to, class: name, label, isHere, instead, children }: LinkProps) {
  return (
    <a
      href={pathTo(to)}
      class={name}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      onClick={event => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to, instead);
      }}
    >
      {children}
    </a>
  );
}
