import type { Clubs } from '../clubs/clubs.ts';
import type { Limits } from '../limits.ts';
import type { People } from '../people.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import type { Belongings } from '../tables/belongings.ts';
import type { Some } from './ask.ts';

type Mine = 'me' | 'rename' | 'leaveOfAbsence' | 'deleteMe' | 'signOut' | 'makeBot' | 'deleteBot' | 'report';

/** Who I am. */
export function meHandlers(
  store: Store,
  players: Players,
  belongings: Belongings,
  clubs: Clubs,
  limits: Limits,
  people: Pick<People, 'mayJudge'>,
  now: () => number,
  reportsToHide: number,
): Some<Mine> {
  async function remove(player: string): Promise<void> {
    for (const bot of await store.botsOf(player)) await remove(bot.id);
    await belongings.leaveAll(player);
    await clubs.leaveAll(player);
    await players.remove(player);
  }

  return {
    async me({ player, visit }) {
      if (player) return players.me(player);
      await limits.take('guests', visit.network);
      const guest = await players.newGuest();
      visit.setSecret(guest.secret);
      return players.me(guest.player);
    },
    async rename({ player, body }) {
      return players.me(await players.rename(player, body.name));
    },
    async leaveOfAbsence({ player, body }) {
      return players.me(await players.goAway(player, body.days));
    },
    async deleteMe({ player, visit }) {
      await remove(player.id);
      visit.setSecret(null);
      return { ok: true };
    },
    async signOut({ player, visit }) {
      if (visit.secret !== null) await players.forgetSecret(player.id, visit.secret);
      visit.setSecret(null);
      return { ok: true };
    },
    async makeBot({ player, body }) {
      return players.newBot(player, body.name, body.scopes);
    },
    async deleteBot({ player, id }) {
      const bot = await store.player(id);
      if (bot?.owner !== player.id) throw new RequestError('not-found', 'you have no such bot account');
      await remove(id);
      return { ok: true };
    },
    async report({ player, id, visit }) {
      // Several accounts are not several people: each address counts once, and accounts made for it do not count.
      const isCounted =
        id === player.id ||
        ((await people.mayJudge(player, id, now())) &&
          (await limits.allows('reports', `${id} ${visit.network}`)));
      if (isCounted) await players.report(id, player.id, reportsToHide);
      return { ok: true };
    },
  };
}
