import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useEscape } from '../../../web/drawing/index.ts';
import { type Offer, offerOf, type Way } from './building.ts';

/** What has been chosen so far of a move in the making. Which of it matters depends on the offer. */
export interface Chosen {
  /** The line that is looked at, and whether it was tapped and waits for a second tap. */
  readonly line: string | null;
  readonly tapped: boolean;
  /** Whether rolling too early waits to be confirmed. */
  readonly hasty: boolean;
  /** How the pieces are put; null as at first. */
  readonly way: Way | null;
  /** The place whose colours are shown to choose from. */
  readonly open: string | null;
  /** The move that joins a city, looked at before it is made. */
  readonly join: string | null;
  /** Cards of the hand, each as `CARD#COPY`, in the order in which they were taken up. */
  readonly cards: readonly string[];
  /** The city named for them; null for the best. */
  readonly city: string | null;
  /** A card that is only looked at. */
  readonly looked: string | null;
}

export interface Making {
  readonly offer: Offer | null;
  readonly chosen: Chosen;
  change(changes: Partial<Chosen>): void;
  /** One step back. */
  back(): void;
}

const NOTHING: Chosen = {
  line: null,
  tapped: false,
  hasty: false,
  way: null,
  open: null,
  join: null,
  cards: [],
  city: null,
  looked: null,
};

export function useMaking(moves: readonly string[]): Making {
  const offer = useMemo(() => offerOf(moves), [moves]);
  const [kept, setKept] = useState({ moves, chosen: NOTHING });
  // What was chosen for another offer is dropped.
  const chosen = kept.moves === moves ? kept.chosen : NOTHING;
  const change = (changes: Partial<Chosen>) => setKept({ moves, chosen: { ...chosen, ...changes } });
  const earlier = stepBefore(chosen);
  const back = () => {
    if (earlier) change(earlier);
  };
  useEscape(earlier !== null, back);
  return { offer, chosen, change, back };
}

/** What to change to go back one step; null if nothing has been chosen. */
export function stepBefore(chosen: Chosen): Partial<Chosen> | null {
  if (chosen.open !== null) return { open: null };
  if (chosen.hasty) return { hasty: false };
  if (chosen.tapped) return { line: null, tapped: false };
  if (chosen.join !== null) return { join: null };
  if (chosen.cards.length > 0) return { cards: chosen.cards.slice(0, -1) };
  if (chosen.city !== null) return { city: null };
  if (chosen.looked !== null) return { looked: null };
  if (chosen.way !== null) return { way: null };
  return null;
}

/**
 * By keyboard: the focus goes to the colours of a place when they are shown, and back to the place afterwards; and to
 * where the next choice is when what had the focus is gone because the match went on.
 */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  pointer: RefObject<string>,
  moves: readonly string[],
  chosen: Chosen,
): void {
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const closed = chosen.open === null ? opened.current : null;
    opened.current = chosen.open;
    if (pointer.current !== 'key' || moves.length === 0) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (chosen.open !== null) focusOn(root.current, '.mb-palette [aria-pressed="true"]');
    else if (closed !== null && isLost) focusOn(root.current, `[data-choice="place ${closed}"]`);
    else if (isLost) focusOn(root.current, '[data-first] :is(button, [data-choice][tabindex="0"])');
  }, [moves, chosen.open, chosen.hasty]);
}

function focusOn(board: HTMLElement | null, selector: string): void {
  board?.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: true });
}
