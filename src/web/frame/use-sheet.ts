import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from '../drawing/hooks.ts';
import { sheetOpened } from './sheets.ts';

/** While something lies over the page, Back closes it, and so does Escape unless the browser handles that itself. */
export function useSheet(isOpen: boolean, close: () => void, { hearsEscape = true } = {}): void {
  const latest = useRef(close);
  latest.current = close;
  // Before the sheet is painted, so that an immediate Back does not leave the page.
  useLayoutEffect(() => {
    if (isOpen) return sheetOpened(() => latest.current());
  }, [isOpen]);
  useEscape(isOpen && hearsEscape, close);
}
