import { useEffect, useMemo, useState } from 'preact/hooks';

interface Foresight<V> {
  foresee(view: V, move: string): V;
}

/**
 * The view after a move that is being considered; null if none is. Foresight brings the rules of the game with it: they
 * are loaded once the board is there, and nobody considers a move sooner.
 */
export function useForesight<V>(load: () => Promise<Foresight<V>>, view: V, move: string | null): V | null {
  const [foresight, setForesight] = useState<Foresight<V> | null>(null);
  useEffect(() => {
    let isHere = true;
    load().then(
      loaded => {
        if (isHere) setForesight(loaded);
      },
      // Without it there is no preview, and everything else works.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return useMemo(
    () => (move === null ? null : (foresight?.foresee(view, move) ?? null)),
    [foresight, view, move],
  );
}
