import { useEffect, useMemo, useState } from 'preact/hooks';

/** What is loaded once the board is there; null until then, and for good if it cannot be loaded. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      it => {
        if (isHere) setLoaded({ it });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded?.it ?? null;
}

interface Foresight<V> {
  foresee(view: V, move: string): V;
}

/**
 * The view after a move that is being considered; null if none is. Foresight brings the rules of the game with it: nobody
 * considers a move before they are there.
 */
export function useForesight<V>(load: () => Promise<Foresight<V>>, view: V, move: string | null): V | null {
  const foresight = useLater(load);
  return useMemo(
    () => (move === null ? null : (foresight?.foresee(view, move) ?? null)),
    [foresight, view, move],
  );
}
