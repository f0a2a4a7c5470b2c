import { SearchWish } from '../../protocol/api/searches.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { DAY, type Speed } from '../../protocol/pace.ts';
import type { StoredSearch } from '../store/store.ts';

/** How long a search goes on without being repeated: a slow match may be found while its player is away. */
const PATIENCE_MS: Readonly<Record<Speed, number>> = { live: 1000 * LIMITS.searchSeconds, slow: 3 * DAY };

/** A search as it is stored. If the same wish was already searched for, it keeps its place. */
export function searchFor(
  player: string,
  wish: SearchWish,
  last: StoredSearch | null,
  now: number,
): StoredSearch {
  const doc = JSON.stringify(wish);
  const isOn = last !== null && last.until > now && isSameWish(wishOf(last), wish);
  return {
    player,
    doc,
    since: isOn ? last.since : now,
    until: now + PATIENCE_MS[wish.speed],
    found: null,
    foundAt: null,
  };
}

/** Whether two wishes are the same. Letting bots in after all costs nobody their place. */
function isSameWish(one: SearchWish, other: SearchWish): boolean {
  const essence = ({ games, speed, seats }: SearchWish) => JSON.stringify([games.toSorted(), speed, seats]);
  return essence(one) === essence(other);
}

export function wishOf({ doc }: StoredSearch): SearchWish {
  return SearchWish.parse(JSON.parse(doc));
}
