import { LIMITS } from '../../protocol/limits.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import { nameOf } from '../tables/info.ts';
import type { Some } from './ask.ts';

/** Whom I do not want to meet. */
export function blockHandlers(
  store: Store,
  players: Players,
  now: () => number,
): Some<'blocked' | 'block' | 'unblock'> {
  return {
    async blocked({ player }) {
      const ids = await store.blockedBy(player.id);
      const known = await players.names(ids);
      return { blocked: ids.map(id => ({ id, name: nameOf(known.get(id)) })) };
    },
    async block({ player, id }) {
      if (id === player.id || (await store.player(id)) === null)
        throw new RequestError('not-found', 'there is nobody to block');
      const blocked = await store.blockedBy(player.id);
      if (blocked.length >= LIMITS.blocked)
        throw new RequestError('too-many', `at most ${LIMITS.blocked} people can be blocked`);
      await store.block(player.id, id, now());
      return { ok: true };
    },
    async unblock({ player, id }) {
      await store.unblock(player.id, id);
      return { ok: true };
    },
  };
}
