import { LIMITS } from '../../protocol/limits.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import { nameOf } from '../tables/info.ts';
import type { Some } from './ask.ts';

/** The people I follow, and the people I have blocked. */
export function bondHandlers(
  store: Store,
  players: Players,
  now: () => number,
): Some<'blocked' | 'block' | 'unblock' | 'follow' | 'unfollow'> {
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
      await store.unfollow(player.id, id);
      await store.unfollow(id, player.id);
      return { ok: true };
    },
    async follow({ player, id }) {
      const other = id === player.id ? null : await store.player(id);
      if (other === null || other.owner !== null)
        throw new RequestError('not-found', 'there is nobody to follow');
      const blocks = await store.blocksAmong([player.id, id]);
      if (blocks.length > 0) throw new RequestError('not-allowed', 'one of you has blocked the other');
      const followed = await store.followedBy(player.id);
      if (followed.length >= LIMITS.followed && !followed.includes(id))
        throw new RequestError('too-many', `at most ${LIMITS.followed} people can be followed`);
      await store.follow(player.id, id, now());
      return { ok: true };
    },
    async unfollow({ player, id }) {
      await store.unfollow(player.id, id);
      return { ok: true };
    },
    async unblock({ player, id }) {
      await store.unblock(player.id, id);
      return { ok: true };
    },
  };
}
