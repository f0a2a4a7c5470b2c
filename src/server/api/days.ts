import type { Days } from '../days/days.ts';
import type { Deals, DealWanted } from '../days/deals.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import type { Some } from './ask.ts';

/** The deals of the day: the same chance and the same bots for everybody. */
export function dayHandlers(
  store: Pick<Store, 'club'>,
  days: Days,
  deals: Deals,
): Some<'days' | 'deal' | 'sendDeal' | 'dealLine'> {
  return {
    async days({ query: { club = null } }) {
      // A commitment is no secret, nor is the chance of a day that has begun.
      if (club !== null && !(await store.club(club)))
        throw new RequestError('not-found', 'there is no such club');
      return { today: days.today, endsAt: days.endsAt, days: days.around(club) };
    },
    deal: ({ id, query, player }) => deals.shown(wanted(id, query), player?.id ?? null),
    async sendDeal({ id, body, player, visit }) {
      await deals.take(wanted(id, body), player.id, visit.network, body.moves);
      return deals.shown(wanted(id, body), player.id);
    },
    async dealLine({ id, query, player }) {
      return { record: { ...(await deals.line(wanted(id, query), player?.id ?? null, query.player)) } };
    },
  };
}

function wanted(
  day: string,
  { game, club }: { readonly game: string; readonly club?: string | undefined },
): DealWanted {
  return { day, game, club: club ?? null };
}
