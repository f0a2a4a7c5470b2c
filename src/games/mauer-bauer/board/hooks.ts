import { useEffect, useMemo, useState } from 'preact/hooks';
import type { View } from '../game.ts';

/** What is loaded once the board is there; null until then, and for good if it cannot be loaded. */
function useLater<T>(load: () => Promise<T>): T | null {
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

/** The view after a move that is being considered; null if none is. Foresight brings the rules of the game with it. */
export function useForesight(view: View, move: string | null): View | null {
  const foresight = useLater(() => import('./foresight.ts'));
  return useMemo(
    () => (move === null ? null : (foresight?.foresee(view, move) ?? null)),
    [foresight, view, move],
  );
}

/** What is shown over the land as things happen there. */
export function useEffects(): typeof import('./effects/index.tsx') | null {
  return useLater(() => import('./effects/index.tsx'));
}
