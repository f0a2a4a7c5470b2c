import { Readable } from 'node:stream';
import { Played } from '../../protocol/api/me.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { readWishes } from '../calls/wishes.ts';
import type { Limits } from '../limits.ts';
import type { Players } from '../players.ts';
import type { Store, StoredDealt, StoredPlayer, StoredTable } from '../store/store.ts';
import type { Belongings } from '../tables/belongings.ts';
import type { Hall } from '../tables/hall.ts';
import { infoFor, playersAt, recordFor } from '../tables/info.ts';
import { seatOf } from '../tables/seating.ts';
import type { Some } from './ask.ts';

const FORMAT = 'quattro-mura/my-data/1';
const WHOLE_HISTORY = 100_000;
const MOST_EVENTS = 500;
const DEALS_AT_ONCE = 20;

/** What the server knows about me: for download, and for my other devices. */
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

  /** The ratings of a player, or of one of their bot accounts, and how they came about. */
  async function ratingsOf(player: string) {
    const [ratings, history] = await Promise.all([
      store.ratingsOf(player),
      store.history(player, WHOLE_HISTORY),
    ]);
    return { ratings, history };
  }

  /** A table as I may know it, what I did there, and the whole match once it is over. */
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

  /** One table at a time: a player may have sat at thousands. */
  async function* accountOf({ id, name, isNameHidden, scopes, madeAt, leave }: StoredPlayer) {
    const may = scopes && { scopes };
    const account = { id, name, isNameHidden, ...may, madeAt, leave, ...(await ratingsOf(id)) };
    yield `${JSON.stringify(account).slice(0, -1)},"tables":[`;
    let isFirst = true;
    for await (const stored of belongings.of(id, ['open', 'live', 'over'])) {
      for (const about of await tableOf(id, stored)) {
        yield `${isFirst ? '' : ','}${JSON.stringify(about)}`;
        isFirst = false;
      }
    }
    yield ']}';
  }

  async function* documentOf(player: StoredPlayer) {
    yield `{"format":${JSON.stringify(FORMAT)},"account":`;
    yield* accountOf(player);
    yield ',"bots":[';
    for (const [at, bot] of (await store.botsOf(player.id)).entries()) {
      if (at > 0) yield ',';
      yield* accountOf(bot);
    }
    yield '],"deals":[';
    yield* dealsOf(player.id);
    yield `],${JSON.stringify(await restOf(player)).slice(1)}`;
  }

  /** One after the other: there may be very many. */
  async function* dealsOf(id: string) {
    let last: StoredDealt | undefined;
    for (;;) {
      const page: readonly StoredDealt[] = await store.allDealtBy(id, DEALS_AT_ONCE, last);
      for (const dealt of page) {
        const { plays, ...about } = dealt;
        yield `${last ? ',' : ''}${JSON.stringify({ ...about, ...JSON.parse(plays) })}`;
        last = dealt;
      }
      if (page.length < DEALS_AT_ONCE) return;
    }
  }

  async function restOf({ id }: StoredPlayer) {
    const [passkeys, devices, subscriptions, wishes, played, search, blocked, followed, clubs, events] =
      await Promise.all([
        store.passkeysOf(id),
        store.secretsOf(id),
        store.subscriptionsOf(id),
        store.wishesOf(id),
        playedBy(id),
        store.searchOf(id),
        store.blockedBy(id),
        store.followedBy(id),
        store.clubsOf(id),
        store.eventsWith(id, MOST_EVENTS),
      ]);
    return {
      passkeys: passkeys.map(({ id, publicKey, madeAt, usedAt }) => ({ id, publicKey, madeAt, usedAt })),
      devices: devices.filter(({ kind }) => kind === 'cookie').map(({ madeAt }) => ({ madeAt })),
      calls: {
        wishes: readWishes(wishes),
        devices: subscriptions.map(({ endpoint, language, madeAt }) => ({ endpoint, language, madeAt })),
      },
      played,
      blocked,
      followed,
      clubs: clubs.map(({ club, role }) => ({ id: club.id, name: club.name, role })),
      events: events.map(event => ({ id: event.id, name: event.name, club: event.club, state: event.state })),
      search: search && { wish: JSON.parse(search.doc), since: search.since },
    };
  }

  return {
    async myData({ player }) {
      await limits.take('exports', player.id);
      return Readable.from(documentOf(player));
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
