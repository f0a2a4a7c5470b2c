import { useEffect, useRef } from 'preact/hooks';

export type StudyKey =
  | 'back'
  | 'forward'
  | 'variation above'
  | 'variation below'
  | 'start'
  | 'end'
  | 'best'
  | 'engine'
  | 'explorer'
  | 'seen as'
  | 'moves';

const KEYS: Readonly<Record<string, StudyKey>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'variation above',
  ArrowDown: 'variation below',
  Home: 'start',
  End: 'end',
  ' ': 'best',
  l: 'engine',
  e: 'explorer',
  f: 'seen as',
  m: 'moves',
};

/** The keys of a study. They work wherever the focus is, unless the focused element needs them itself. */
export function useStudyKeys(onKey: (key: StudyKey) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = KEYS[event.key];
      if (key === undefined || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isNeeded(event.target, event.key)) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isNeeded(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('select, textarea, input')) return true;
  // Whatever can be pressed needs the space bar, and choices on the board need the arrow keys, too.
  if (key === ' ') return target.closest('button, a, [role="button"], [data-choice]') !== null;
  return key.length > 1 && target.closest('[data-choice]') !== null;
}
