import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Things to choose from on a board, for every kind of hand. A group is one stop of the tab key; within it the arrow
 * keys go to the nearest choice that way on the screen, Home and End to the first and last, Enter and Space choose.
 * Works the same around SVG shapes (`ChoiceGroup`, `Choice`) wherever they are drawn.
 */
export interface ChoiceGroupProps {
  /** What is being chosen, said when the focus enters: "Where the brick goes". */
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function ChoiceGroup({ label, children, class: name }: ChoiceGroupProps) {
  const group = useRef<SVGGElement>(null);
  // Exactly one choice can be reached by tab: the focused one, or else the chosen or advised or first one.
  useLayoutEffect(() => {
    const all = choicesIn(group.current);
    const current =
      all.find(choice => choice === document.activeElement) ??
      all.find(choice => choice.matches('[aria-pressed="true"], .advised')) ??
      all[0];
    for (const choice of all) choice.setAttribute('tabindex', choice === current ? '0' : '-1');
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside SVG
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys are for the choices within
    <g
      ref={group}
      role="group"
      aria-label={label}
      class={name}
      onKeyDown={event => {
        const all = choicesIn(group.current);
        const from = all.find(choice => choice === document.activeElement);
        const to = from && goal(all, from, event.key);
        if (!from || !to) return;
        event.preventDefault();
        from.setAttribute('tabindex', '-1');
        to.setAttribute('tabindex', '0');
        to.focus();
      }}
    >
      {children}
    </g>
  );
}

export interface ChoiceProps {
  /** The choice in words, complete in itself: "Tower on the left end". */
  readonly label: string;
  readonly onChoose: () => void;
  /** Drawn as chosen, with more still to be decided. */
  readonly chosen?: boolean;
  /** Part of the advised move. */
  readonly advised?: boolean;
  /**
   * The picture. Should hold an area of at least 44 px across to tap, and a shape of class `target` (visible always)
   * or `ring` (visible with the focus).
   */
  readonly children: ComponentChildren;
  readonly transform?: string;
  readonly class?: string;
  /** Stays with the choice through all views: for tests, and as the place where the focus stays. */
  readonly id?: string;
}

export function Choice(props: ChoiceProps) {
  const { label, onChoose, chosen, advised, children, transform, id } = props;
  const names = ['choice', chosen && 'chosen', advised && 'advised', props.class].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside SVG
    <g
      role="button"
      tabindex={-1}
      data-choice={id ?? ''}
      aria-label={label}
      aria-pressed={chosen === undefined ? undefined : chosen}
      class={names}
      transform={transform}
      onClick={onChoose}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) onChoose();
      }}
    >
      {children}
    </g>
  );
}

function choicesIn(group: Element | null): SVGGElement[] {
  return group ? [...group.querySelectorAll<SVGGElement>('[data-choice]')] : [];
}

/** The choice that a key leads to, if it leads anywhere. */
function goal(all: readonly SVGGElement[], from: SVGGElement, key: string): SVGGElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all[all.length - 1];
  const way = WAYS[key];
  if (!way) return undefined;
  const start = middleOf(from);
  let best: SVGGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of all) {
    if (choice === from) continue;
    const there = middleOf(choice);
    const [dx, dy] = [there.x - start.x, there.y - start.y];
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < 1) continue;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = choice;
    }
  }
  // At the edge go on in the order of reading, so that every choice can be reached.
  if (best) return best;
  const next = all.indexOf(from) + (way.x + way.y);
  return all[(next + all.length) % all.length];
}

const WAYS: Readonly<Record<string, { readonly x: number; readonly y: number } | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middleOf(choice: Element): { readonly x: number; readonly y: number } {
  const box = choice.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
