import { useMemo } from 'preact/hooks';
import { useLater } from '../../../web/drawing/index.ts';
import type { View } from '../game.ts';

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
