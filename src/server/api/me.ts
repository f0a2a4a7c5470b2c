import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { seatOf } from '../tables/seating.ts';
import type { Some } from './ask.ts';

type Mine = 'me' | 'rename' | 'leaveOfAbsence' | 'deleteMe' | 'signOut' | 'makeBot' | 'deleteBot' | 'report';

/** Who I am. */
export function meHandlers(
  store: Store,
  players: Players,
  hall: Hall,
  limits: Limits,
  reportsToHide: number,
): Some<Mine> {
  /** Matches under way are given up; seats at tables that have not begun are left. */
  async function leaveAll(player: string): Promise<void> {
    const mine = await store.tables({ status: ['open', 'live'], onlyPublic: false, player, most: 1000 });
    for (const { id } of mine) {
      const table = await hall.open(id);
      if (!table || seatOf(table.stored, player) === null) continue;
      if (table.stored.status === 'open') {
        await hall.standUp(table, player);
      } else {
        await table.resign(
          player,
          (live, seat) => live.turn.kind !== 'over' && live.states[seat] !== 'resigned',
        );
      }
    }
  }

  async function remove(player: string): Promise<void> {
    for (const bot of await store.botsOf(player)) await remove(bot.id);
    await leaveAll(player);
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
      return players.newBot(player, body.name);
    },
    async deleteBot({ player, id }) {
      const bot = await store.player(id);
      if (bot?.owner !== player.id) throw new RequestError('not-found', 'you have no such bot account');
      await remove(id);
      return { ok: true };
    },
    async report({ player, id, visit }) {
      // Several accounts are not several people: each address counts once.
      const isCounted = await limits.allows('reports', `${id} ${visit.network}`);
      if (isCounted) await players.report(id, player.id, reportsToHide);
      return { ok: true };
    },
  };
}
