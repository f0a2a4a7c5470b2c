import { useMemo } from 'preact/hooks';
import { useLater } from '../drawing/index.ts';

interface Foresight<V> {
  foresee(view: V, move: string): V;
}

/**
 * The view after a move that is being considered; null if none is. Foresight needs the rules of the game: until they
 * have loaded, it is null.
 */
export function useForesight<V>(load: () => Promise<Foresight<V>>, view: V, move: string | null): V | null {
  const foresight = useLater(load);
  return useMemo(
    () => (move === null ? null : (foresight?.foresee(view, move) ?? null)),
    [foresight, view, move],
  );
}
