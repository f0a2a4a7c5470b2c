import { useLayoutEffect, useRef } from 'preact/hooks';

export type ReplayKey = 'back' | 'forward' | 'turn back' | 'turn forward' | 'start' | 'end' | 'play';

const KEYS: Readonly<Record<string, ReplayKey>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'turn back',
  ArrowDown: 'turn forward',
  PageUp: 'turn back',
  PageDown: 'turn forward',
  Home: 'start',
  End: 'end',
  ' ': 'play',
};

/** The keys of the replay. They work wherever the focus is, unless the focused element needs them itself. */
export function useReplayKeys(onKey: (key: ReplayKey) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  // Before anybody sees the replay: an immediate key press must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = KEYS[event.key];
      if (key === undefined || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isNeeded(event.target, key)) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isNeeded(target: EventTarget | null, key: ReplayKey): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('select, textarea, input:not([type="range"])')) return true;
  // A list that scrolls needs the keys it scrolls with; whatever can be pressed needs the space bar.
  if (target.closest('[data-scrolls]')) return key !== 'back' && key !== 'forward';
  return key === 'play' && target.closest('button, a, [role="button"], [data-choice]') !== null;
}
