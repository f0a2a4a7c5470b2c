import { type GameId, isGameId, manifestOf } from '../../games/index.ts';
import type { Answer } from '../../protocol/http.ts';
import type { Limits } from '../limits.ts';
import { usualWait } from '../pairing/pairing.ts';
import { searchFor, wishOf } from '../pairing/searches.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import type { Some } from './ask.ts';
import { mustHaveRoom } from './tables.ts';

/** Looking for people to play with. */
export function searchHandlers(
  store: Store,
  now: () => number,
  limits: Pick<Limits, 'secondsBeyond'>,
): Some<'search' | 'startSearch' | 'endSearch'> {
  async function searchOf(player: string): Promise<Answer<'search'>> {
    const stored = await store.searchOf(player);
    if (!stored || (stored.found === null && stored.until <= now())) return { search: null };
    const wish = wishOf(stored);
    const wait = await usualWait(store, wish.games, wish.speed);
    return {
      search: {
        wish,
        since: stored.since,
        found: stored.found,
        usualSeconds: wait === null ? null : Math.ceil(wait / 1000),
      },
    };
  }

  /** Whoever lets others wait again and again at tables that were found for them waits a little, too. */
  async function mustHaveCome(player: string): Promise<void> {
    const retryAfterSeconds = await limits.secondsBeyond('no-shows', player);
    if (retryAfterSeconds > 0)
      throw new RequestError('not-now', 'you did not come to the last matches that were found for you', {
        retryAfterSeconds,
      });
  }

  return {
    async search({ player }) {
      return player ? searchOf(player.id) : { search: null };
    },
    async startSearch({ player, body: { renews = false, ...wish } }) {
      const games = [...new Set(wish.games)];
      if (!games.every(isGameId)) throw new RequestError('bad-message', 'there is no such game');
      if (!games.some(game => canSeat(game, wish.seats)))
        throw new RequestError('bad-message', 'none of these games can be played by that many');
      const last = await store.searchOf(player.id);
      if (last === null && renews) return { search: null };
      if (last === null) {
        await mustHaveRoom(store, player.id);
        await mustHaveCome(player.id);
      }
      await store.saveSearch(searchFor(player.id, { ...wish, games }, last, now()));
      return searchOf(player.id);
    },
    async endSearch({ player }) {
      await store.removeSearch(player.id);
      return { ok: true };
    },
  };
}

function canSeat(game: GameId, count: number | null): boolean {
  const { min, max } = manifestOf(game).seats;
  return count === null || (count >= min && count <= max);
}
