import { useEffect } from 'preact/hooks';

/** Whether the person last used the keyboard. */
let isTyping = false;
addEventListener('keydown', () => {
  isTyping = true;
});
addEventListener('pointerdown', () => {
  isTyping = false;
});

/**
 * When it is the person's turn again and the focused element is gone, the focus returns to the board, so
 * keyboard players need not look for it after every move.
 */
export function useFocusOnBoard(isMyTurn: boolean): void {
  useFocusOn(isMyTurn, '.table-board [data-choice][tabindex="0"], .table-board button:not(:disabled)');
}

/** The same for anything else that is next. */
export function useFocusOn(isNext: boolean, selector: string): void {
  useEffect(() => {
    if (!isNext || !isTyping) return;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches(':disabled');
    if (isLost) document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
  }, [isNext]);
}
