import { type ReadonlySignal, signal } from '@preact/signals';
import type { Where } from '../board/places.ts';

/** How long a tapped place flashes. */
const FLASH_MS = 2400;

/** What words point at on the board: while they have the pointer or the focus, or for a moment if they are tapped. */
export class Pointing {
  readonly #at = signal<Where | null>(null);
  readonly at: ReadonlySignal<Where | null> = this.#at;
  /** Runs while something flashes, even if the words are gone with the log. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  look(where: Where | null): void {
    if (where === null && this.#timer !== undefined) return;
    this.#show(where);
  }

  flash(where: Where): void {
    this.#show(where);
    this.#timer = setTimeout(() => this.#show(null), FLASH_MS);
  }

  #show(where: Where | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#at.value = where;
  }
}

const WAYS: Readonly<Record<string, number | undefined>> = { ArrowUp: -1, ArrowDown: 1 };

/** For a list whose lines say with `data-told` which happening they tell. */
export function pointingList(
  pointing: Pointing,
  whereOf: (told: number) => Where | null,
  onTap: () => void = () => undefined,
) {
  const whereIn = (event: Event): Where | null => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-told]') : null;
    const told = line?.dataset.told?.split(' ') ?? [];
    return inOne(
      told
        .map(Number)
        .map(whereOf)
        .filter(where => where !== null),
    );
  };
  return {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'mouse') pointing.look(whereIn(event));
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') pointing.look(null);
    },
    onFocusIn: (event: FocusEvent) => pointing.look(whereIn(event)),
    onFocusOut: () => pointing.look(null),
    onClick(event: MouseEvent) {
      const where = whereIn(event);
      if (!where) return;
      onTap();
      pointing.flash(where);
    },
    /** Moves from one line that points somewhere to the next. */
    onKeyDown(event: KeyboardEvent) {
      const way = WAYS[event.key];
      const list = event.currentTarget;
      if (way === undefined || !(list instanceof Element)) return;
      const lines = [...list.querySelectorAll<HTMLElement>('.log-line')];
      const at = lines.findIndex(line => line === document.activeElement);
      if (at < 0) return;
      event.preventDefault();
      lines[at + way]?.focus();
    },
  };
}

/** Several places as one, for a line that tells of several. */
function inOne([first, ...others]: readonly Where[]): Where | null {
  if (first === undefined) return null;
  if (others.length === 0) return first;
  return { seat: first.seat, places: [first, ...others].flatMap(({ places }) => places) };
}

export type PointingList = ReturnType<typeof pointingList>;
