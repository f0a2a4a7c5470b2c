import { LIMITS } from '../../protocol/limits.ts';
import type { Store } from '../store/store.ts';
import type { Some } from './ask.ts';

/** What was played before, in public matches. */
export function explorerHandlers(store: Pick<Store, 'explored'>): Some<'explored'> {
  return {
    async explored({ id }) {
      const moves = await store.explored(id, LIMITS.explored);
      return { moves: moves.map(move => ({ ...move, matches: [...move.matches] })) };
    },
  };
}
