import { gameCalled } from '../../games/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { Problem, TableInfo } from '../../protocol/words.ts';
import type { BotShares } from '../bot-shares.ts';
import type { Players } from '../players.ts';
import { isProblem, NO_TABLE, problem } from '../problem.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { type Hall, isLate, mayReplace, patienceOf } from '../tables/hall.ts';
import { infoFor, mayLook, playersAt, recordFor } from '../tables/info.ts';
import type { LiveMatch } from '../tables/live-match.ts';
import type { LiveTable } from '../tables/live-table.ts';
import {
  addNonce,
  begin,
  type Changed,
  changed,
  join,
  leave,
  newTable,
  rematchOf,
  revoke,
  seatOf,
  setSeat,
} from '../tables/seating.ts';
import type { Services } from '../tables/services.ts';
import type { Some } from './ask.ts';

type AboutTables =
  | 'tables'
  | 'makeTable'
  | 'table'
  | 'join'
  | 'nonce'
  | 'leave'
  | 'setSeat'
  | 'start'
  | 'revoke'
  | 'resign'
  | 'replace'
  | 'takeBack'
  | 'rematch'
  | 'record';

const NOT_SEATED = problem('not-allowed', 'you do not sit at this table');

/** Where people meet. */
export function tableHandlers(
  store: Store,
  players: Players,
  hall: Hall,
  shares: BotShares,
  { now, since }: Pick<Services, 'now' | 'since'>,
): Some<AboutTables> {
  /** A table, if this player may know of it. */
  async function open(id: string, player: string | null, invite?: string): Promise<LiveTable | Problem> {
    const table = await hall.open(id);
    return table && mayLook(table.stored, player, invite) ? table : NO_TABLE;
  }

  async function change(
    id: string,
    player: string,
    how: (stored: StoredTable) => Changed,
    invite?: string,
  ): Promise<TableInfo | Problem> {
    const table = await open(id, player, invite);
    if (isProblem(table)) return table;
    const next = await table.change(how);
    if (next === null) return NO_TABLE;
    return isProblem(next) ? next : table.info(player);
  }

  async function add(stored: StoredTable, player: string): Promise<TableInfo> {
    await store.addTable(stored);
    return hall.add(stored).info(player);
  }

  async function hasTooMany(player: string): Promise<Problem | null> {
    const mine = await store.tables({
      status: ['open', 'live'],
      onlyPublic: false,
      player,
      most: LIMITS.seatsTaken,
    });
    if (mine.length < LIMITS.seatsTaken) return null;
    return problem('too-many', `at most ${LIMITS.seatsTaken} unfinished tables`);
  }

  function tooMuchThinking({ status, seats, host }: StoredTable): Problem | null {
    if (status !== 'open' || !seats.some(({ kind }) => kind === 'bot')) return null;
    const retryAfterSeconds = shares.secondsOver(host);
    if (retryAfterSeconds === 0) return null;
    return {
      ...problem('too-many', 'bots at tables of this host have a lot to think about'),
      retryAfterSeconds,
    };
  }

  /** The first rematch, or one in the place of another that everybody has left. Of several who make one, all get the same. */
  async function makeRematch(
    table: LiveTable,
    gone: string | null,
    host: string,
  ): Promise<LiveTable | Problem> {
    const fresh = rematchOf(table.stored, host, now());
    await store.addTable(fresh);
    const next = await table.change(stored =>
      stored.rematch === gone ? changed(stored, { rematch: fresh.id }) : stored,
    );
    const id = next === null || isProblem(next) ? null : next.rematch;
    if (id !== fresh.id) await store.removeTable(fresh.id);
    if (next !== null && isProblem(next)) return next;
    return (id === null ? null : await hall.open(id)) ?? NO_TABLE;
  }

  /** A row about a seat of the match. */
  async function addRow(
    id: string,
    player: string,
    kind: 'replaced' | 'returned' | 'resigned',
    whose: number | 'mine',
    may: (live: LiveMatch, seat: number) => Problem | 'already' | null,
  ): Promise<TableInfo | Problem> {
    const table = await open(id, player);
    if (isProblem(table)) return table;
    const mine = seatOf(table.stored, player);
    const seat = whose === 'mine' ? mine : whose;
    if (mine === null || seat === null) return NOT_SEATED;
    if (table.stored.seats[seat]?.kind !== 'person') return problem('bad-message', 'no person sits there');
    const against = await table.addRow(kind, seat, live =>
      live.turn.kind === 'over' ? problem('not-now', 'the match is over') : may(live, seat),
    );
    return against ?? table.info(player);
  }

  /** Matches under way are looked into if they are one's own: that is how one knows whose turn it is. */
  async function list(wanted: Parameters<Store['tables']>[0], player: string | null): Promise<TableInfo[]> {
    const found = await store.tables(wanted);
    const names = await players.names(found.flatMap(table => [table.host, ...playersAt(table)]));
    return Promise.all(
      found.map(table =>
        wanted.player !== undefined && table.status === 'live'
          ? hall.at(table).info(player, names)
          : infoFor(player, table, null, names),
      ),
    );
  }

  return {
    async tables({ player, query }) {
      const { which, game, before } = query;
      if (game !== undefined && !gameCalled(game)) return problem('bad-message', 'there is no such game');
      const about = {
        most: LIMITS.list,
        ...(game !== undefined && { game }),
        ...(before !== undefined && { before }),
      };
      const id = player?.id ?? null;
      if (which === 'mine' || which === 'mine-finished') {
        if (id === null) return { tables: [] };
        const status: StoredTable['status'][] = which === 'mine' ? ['open', 'live'] : ['over'];
        return { tables: await list({ ...about, status, onlyPublic: false, player: id }, id) };
      }
      const status: StoredTable['status'] = which === 'finished' ? 'over' : which;
      return { tables: await list({ ...about, status: [status], onlyPublic: true }, id) };
    },
    async makeTable({ player, body }) {
      const stored = newTable(body, player.id, now());
      if (isProblem(stored)) return stored;
      return (await hasTooMany(player.id)) ?? add(stored, player.id);
    },
    async table({ player, id, query }) {
      const table = await open(id, player?.id ?? null, query.invite);
      return isProblem(table) ? table : table.info(player?.id ?? null);
    },
    async join({ player, id, body }) {
      const tooMany = await hasTooMany(player.id);
      return tooMany ?? change(id, player.id, stored => join(stored, player.id, body), body.invite);
    },
    nonce: ({ player, id, body }) => change(id, player.id, stored => addNonce(stored, player.id, body.nonce)),
    async leave({ player, id }) {
      const table = await open(id, player.id);
      if (isProblem(table)) return table;
      const next = await table.change(stored => leave(stored, player.id));
      if (next === null) hall.forget(id);
      else if (isProblem(next)) return next;
      return { ok: true };
    },
    setSeat: ({ player, id, body }) =>
      change(id, player.id, stored => setSeat(stored, player.id, body.seat, body.to)),
    start: ({ player, id }) =>
      change(id, player.id, stored => tooMuchThinking(stored) ?? begin(stored, player.id, now())),
    revoke: ({ player, id }) => change(id, player.id, stored => revoke(stored, player.id)),
    resign: ({ player, id }) =>
      addRow(id, player.id, 'resigned', 'mine', (live, seat) =>
        live.states[seat] === 'resigned' ? 'already' : null,
      ),
    async replace({ player, id, body }) {
      const table = await open(id, player.id);
      if (isProblem(table)) return table;
      return addRow(id, player.id, 'replaced', body.seat, live => {
        if (live.isDue(body.seat) && !isLate(live, patienceOf(table.stored), { since })) {
          return problem('not-now', 'they may still think');
        }
        return mayReplace(live, body.seat);
      });
    },
    takeBack: ({ player, id }) =>
      addRow(id, player.id, 'returned', 'mine', (live, seat) => {
        const state = live.states[seat];
        if (state === 'resigned') return problem('not-now', 'you have resigned');
        return state === 'here' ? 'already' : null;
      }),
    async rematch({ player, id }) {
      const table = await open(id, player.id);
      if (isProblem(table)) return table;
      if (seatOf(table.stored, player.id) === null) return NOT_SEATED;
      if (table.stored.status !== 'over') return problem('not-over', 'the match is not over');
      const before = table.stored.rematch;
      const there = before === null ? null : await hall.open(before);
      const again = there ?? (await makeRematch(table, before, player.id));
      if (isProblem(again)) return again;
      // Those who played may come in without the invite.
      const joined = await again.change(stored =>
        stored.status === 'open' && seatOf(stored, player.id) === null ? join(stored, player.id, {}) : stored,
      );
      if (joined === null) return NO_TABLE;
      return isProblem(joined) ? joined : again.info(player.id);
    },
    async record({ player, id, query }) {
      const table = await open(id, player?.id ?? null, query.invite);
      if (isProblem(table)) return table;
      const names = await players.names(playersAt(table.stored));
      const record = await table.look((live, stored) =>
        live?.turn.kind === 'over' ? recordFor(stored, live, names) : null,
      );
      return record ? { ...record } : problem('not-over', 'the match is not over');
    },
  };
}
