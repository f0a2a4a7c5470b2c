import { gameCalled } from '../../games/loaded.ts';
import type { Rating } from '../../protocol/api/people.ts';
import type { People } from '../people.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store, StoredRating } from '../store/store.ts';
import { type Names, nameOf } from '../tables/info.ts';
import type { Some } from './ask.ts';

const BEST = 100;
const HISTORY = 500;

/** How well people play. */
export function ratingHandlers(store: Store, players: Players, people: People): Some<'best' | 'player'> {
  return {
    async best({ id, query }) {
      if (!gameCalled(id)) throw new RequestError('not-found', 'there is no such game');
      const best = await store.best(id, query.of, BEST);
      const names = await players.names(best.map(({ player }) => player));
      return { ratings: best.map(stored => shown(stored, names)) };
    },
    async player({ id, player: me }) {
      const names = await players.names([id]);
      const player = names.get(id);
      if (!player) throw new RequestError('not-found', 'there is no such player');
      const [ratings, history, you] = await Promise.all([
        store.ratingsOf(id),
        store.history(id, HISTORY),
        me === null || me.id === id ? null : people.between(me.id, id),
      ]);
      return {
        id,
        name: nameOf(player),
        isBotAccount: player.owner !== null,
        you,
        ratings: ratings.map(stored => shown(stored, names)),
        history: [...history],
      };
    },
  };
}

function shown(stored: StoredRating, names: Names): Rating {
  return { ...stored, name: nameOf(names.get(stored.player)) };
}
