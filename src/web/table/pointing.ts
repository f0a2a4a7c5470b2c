import { type ReadonlySignal, signal } from '@preact/signals';
import type { Where } from '../board/places.ts';

/** How long a place flashes that was tapped. */
const FLASH_MS = 2400;

/** What words point at on the board: as long as they have the pointer or the focus, or for a moment if they are tapped. */
export class Pointing {
  readonly #at = signal<Where | null>(null);
  readonly at: ReadonlySignal<Where | null> = this.#at;
  #timer: ReturnType<typeof setTimeout> | undefined;

  look(where: Where | null): void {
    clearTimeout(this.#timer);
    this.#at.value = where;
  }

  flash(where: Where): void {
    this.look(where);
    this.#timer = setTimeout(() => this.look(null), FLASH_MS);
  }
}

/** For a list whose lines say by `data-told` which of the things that happened they tell. */
export function pointingList(
  pointing: Pointing,
  whereOf: (told: number) => Where | null,
  onTap: () => void = () => undefined,
) {
  const whereIn = (event: Event): Where | null => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-told]') : null;
    return line ? whereOf(Number(line.dataset.told)) : null;
  };
  return {
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'mouse') pointing.look(whereIn(event));
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') pointing.look(null);
    },
    onFocusIn(event: FocusEvent) {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        pointing.look(whereIn(event));
    },
    onFocusOut: () => pointing.look(null),
    onClick(event: MouseEvent) {
      const where = whereIn(event);
      if (!where) return;
      onTap();
      pointing.flash(where);
    },
  };
}
