import { preferredLanguage } from '../../../locales/languages.ts';
import type { Push } from '../calls/push.ts';
import { readWishes } from '../calls/wishes.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import type { Some } from './ask.ts';

/** How many devices one player may be called on. */
const MOST_DEVICES = 10;

/** Handles how people are called. */
export function callHandlers(
  store: Store,
  push: Pick<Push, 'keys' | 'knows'>,
  now: () => number,
): Some<'calls' | 'wish' | 'subscribe' | 'unsubscribe'> {
  const wishesOf = async (player: string) => readWishes(await store.wishesOf(player));
  return {
    async calls({ player }) {
      return { publicKey: push.keys.publicKey, wishes: await wishesOf(player?.id ?? '') };
    },
    async wish({ player, body }) {
      await store.saveWishes(player.id, JSON.stringify(body));
      return { publicKey: push.keys.publicKey, wishes: body };
    },
    async subscribe({ player, body }) {
      const { endpoint, keys, language } = body;
      if (!push.knows(endpoint)) throw new RequestError('not-allowed', 'this push service is not known here');
      const devices = await store.subscriptionsOf(player.id);
      const others = devices.filter(device => device.endpoint !== endpoint);
      // The oldest device makes room.
      for (const { endpoint: old } of others.slice(0, Math.max(0, others.length - MOST_DEVICES + 1))) {
        await store.removeSubscription(old);
      }
      await store.saveSubscription({
        endpoint,
        player: player.id,
        ...keys,
        language: preferredLanguage([language]),
        madeAt: now(),
      });
      return { ok: true };
    },
    async unsubscribe({ player, body }) {
      const devices = await store.subscriptionsOf(player.id);
      if (devices.some(({ endpoint }) => endpoint === body.endpoint))
        await store.removeSubscription(body.endpoint);
      return { ok: true };
    },
  };
}
