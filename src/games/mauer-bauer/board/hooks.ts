import { useEffect, useMemo, useState } from 'preact/hooks';
import type { View } from '../game.ts';

/**
 * The view after a move that is being considered; null if none is. Foresight brings the rules of the game with it: they
 * are loaded once the board is there, and nobody considers a move sooner.
 */
export function useForesight(view: View, move: string | null): View | null {
  const [foresight, setForesight] = useState<typeof import('./foresight.ts') | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./foresight.ts').then(
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
