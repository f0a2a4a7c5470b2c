import { useLayoutEffect, useRef } from 'preact/hooks';
import { useEscape } from '../drawing/hooks.ts';
import { sheetOpened } from './sheets.ts';

/** While something lies over the page, Back closes it, and so does Escape if the browser does not see to that itself. */
export function useSheet(isOpen: boolean, close: () => void, { hearsEscape = true } = {}): void {
  const latest = useRef(close);
  latest.current = close;
  // Before anybody sees the sheet: whoever goes back as soon as they do must not leave the page.
  useLayoutEffect(() => {
    if (isOpen) return sheetOpened(() => latest.current());
  }, [isOpen]);
  useEscape(isOpen && hearsEscape, close);
}
