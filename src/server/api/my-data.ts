import { Played } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { readWishes } from '../calls/wishes.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import type { Store, StoredPlayer, StoredTable } from '../store/store.ts';
import type { Belongings } from '../tables/belongings.ts';
import type { Hall } from '../tables/hall.ts';
import { infoFor, playersAt, recordFor } from '../tables/info.ts';
import { seatOf } from '../tables/seating.ts';
import type { Some } from './ask.ts';

/** Reading everything about one player is as much work as this many requests. */
const COST = 20;
const FORMAT = 'quattro-mura/my-data/1';
const WHOLE_HISTORY = 100_000;

/** What the server has of me: to take along, and for my other devices. */
export function myDataHandlers(
  store: Store,
  players: Players,
  hall: Hall,
  belongings: Belongings,
  limits: Limits,
): Some<'myData' | 'played' | 'keepPlayed'> {
  async function playedBy(player: string): Promise<Played[]> {
    return (await store.playedBy(player)).flatMap(({ doc }) => Played.safeParse(JSON.parse(doc)).data ?? []);
  }

  /** How well a player or a program of mine plays, and how that came about. */
  async function ratingsOf(player: string) {
    const [ratings, history] = await Promise.all([
      store.ratingsOf(player),
      store.history(player, WHOLE_HISTORY),
    ]);
    return { ratings, history };
  }

  /** A table as I may know it, what I did there, and the whole match if it is over. */
  async function tableOf(player: string, { id }: StoredTable) {
    const table = await hall.open(id);
    if (!table) return [];
    const names = await players.names([table.stored.host, ...playersAt(table.stored)]);
    const about = await table.look((runner, stored) => {
      const seat = seatOf(stored, player);
      const mine = runner?.rows.filter(({ by }) => by === seat) ?? [];
      return {
        table: infoFor(player, stored, runner, names),
        moves: mine.map(({ number, kind, move, at }) => ({ number, kind, move, at })),
        record: runner?.turn.kind === 'over' ? recordFor(stored, runner, names) : null,
      };
    });
    const standing = (await store.standingAt(id)).get(player);
    return [{ ...about, ...(standing !== undefined && { standing: JSON.parse(standing) }) }];
  }

  async function tablesOf(player: string) {
    const tables = [];
    for await (const stored of belongings.of(player, ['open', 'live', 'over'])) {
      tables.push(...(await tableOf(player, stored)));
    }
    return tables;
  }

  async function accountOf(player: StoredPlayer) {
    const { id, name, isNameHidden, scopes, madeAt, leave } = player;
    const may = scopes && { scopes };
    return {
      id,
      name,
      isNameHidden,
      ...may,
      madeAt,
      leave,
      ...(await ratingsOf(id)),
      tables: await tablesOf(id),
    };
  }

  return {
    async myData({ player }) {
      await limits.take('writes', player.id, COST);
      const [account, passkeys, devices, subscriptions, wishes, bots, played, search, blocked] =
        await Promise.all([
          accountOf(player),
          store.passkeysOf(player.id),
          store.secretsOf(player.id),
          store.subscriptionsOf(player.id),
          store.wishesOf(player.id),
          store.botsOf(player.id),
          playedBy(player.id),
          store.searchOf(player.id),
          store.blockedBy(player.id),
        ]);
      return {
        format: FORMAT,
        account,
        passkeys: passkeys.map(({ id, publicKey, madeAt, usedAt }) => ({ id, publicKey, madeAt, usedAt })),
        devices: devices.filter(({ kind }) => kind === 'cookie').map(({ madeAt }) => ({ madeAt })),
        calls: {
          wishes: readWishes(wishes),
          devices: subscriptions.map(({ endpoint, language, madeAt }) => ({ endpoint, language, madeAt })),
        },
        bots: await Promise.all(bots.map(accountOf)),
        played,
        blocked,
        search: search && { wish: JSON.parse(search.doc), since: search.since },
      };
    },
    async played({ player }) {
      return { played: await playedBy(player.id) };
    },
    async keepPlayed({ player, body }) {
      const played = body.played.map(one => ({ source: one.source, at: one.at, doc: JSON.stringify(one) }));
      await store.savePlayed(player.id, played, LIMITS.played);
      return { ok: true };
    },
  };
}
