import type { Runner, SeatStep } from '../../engine/runner.ts';
import { isGameId } from '../../games/index.ts';
import type { Answer } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { TableInfo } from '../../protocol/words.ts';
import type { BotShares } from '../bot-shares.ts';
import type { Clubs } from '../clubs/clubs.ts';
import type { Limits } from '../limits.ts';
import type { People } from '../people.ts';
import type { Players } from '../players.ts';
import { noTable, notSeated, RequestError } from '../request-error.ts';
import { type Store, type StoredTable, sittingAt } from '../store/store.ts';
import { promise, reveal, start, startIfFound } from '../tables/drawing.ts';
import { type Hall, isAttended, isLate } from '../tables/hall.ts';
import { infoFor, mayLook, nameOf, playersAt, recordFor } from '../tables/info.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { willBeRated } from '../tables/may-be-rated.ts';
import {
  changed,
  decline,
  join,
  keptFor,
  newTable,
  rematchOf,
  revoke,
  seatOf,
  setBegins,
  setReady,
  setSeat,
} from '../tables/seating.ts';
import type { Services } from '../tables/services.ts';
import { leftAt, standingChoices } from '../tables/standing.ts';
import type { Some } from './ask.ts';

type AboutTables =
  | 'tables'
  | 'makeTable'
  | 'table'
  | 'join'
  | 'promise'
  | 'nonce'
  | 'ready'
  | 'decline'
  | 'people'
  | 'leave'
  | 'setSeat'
  | 'begins'
  | 'start'
  | 'revoke'
  | 'resign'
  | 'replace'
  | 'takeBack'
  | 'rematch'
  | 'standing'
  | 'setStanding'
  | 'record';

/**
 * Limits how many tables a player can sit at. Seats that are kept for them do not count, or others could use up all
 * they have. Resolves to the player's unfinished tables.
 */
export async function mustHaveRoom(store: Store, player: string): Promise<readonly StoredTable[]> {
  const mine = await store.tables({
    status: ['open', 'live'],
    onlyPublic: false,
    player,
    most: 2 * LIMITS.seatsTaken,
  });
  if (mine.filter(table => seatOf(table, player) !== null).length >= LIMITS.seatsTaken) {
    throw new RequestError('too-many', `at most ${LIMITS.seatsTaken} unfinished tables`);
  }
  return mine;
}

/** Where people meet. */
export function tableHandlers(
  store: Store,
  players: Players,
  hall: Hall,
  people: People,
  clubs: Clubs,
  shares: BotShares,
  {
    now,
    since,
    bus,
    calls,
    limits,
  }: Pick<Services, 'now' | 'since' | 'bus' | 'calls'> & { readonly limits: Pick<Limits, 'take'> },
): Some<AboutTables> {
  /** A table, if this player may know about it. */
  async function open(id: string, player: string | null, invite?: string): Promise<LiveTable> {
    const table = await hall.open(id);
    if (!table || !mayLook(table.stored, player, invite)) throw noTable();
    return table;
  }

  async function change(
    id: string,
    player: string,
    how: (stored: StoredTable) => StoredTable,
    invite?: string,
  ): Promise<TableInfo> {
    const table = await open(id, player, invite);
    await table.change(how);
    return table.info(player);
  }

  async function add(stored: StoredTable, player: string): Promise<TableInfo> {
    await store.addTable(stored);
    if (stored.club !== undefined) await store.addClubTable(stored.club, stored);
    return hall.add(stored).info(player);
  }

  /** Players whose bots already have a lot to think about cannot start another match with bots. */
  function mustHaveTime({ status, seats, host }: StoredTable): void {
    const retryAfterSeconds = shares.secondsOver(host);
    if (retryAfterSeconds === 0 || status !== 'open' || !seats.some(({ kind }) => kind === 'bot')) return;
    throw new RequestError('too-many', 'the bots at your tables already have a lot to think about', {
      retryAfterSeconds,
    });
  }

  /** The first rematch, or a new one if everybody has left it. If several players ask, all get the same table. */
  async function makeRematch(table: LiveTable, gone: string | null, host: string): Promise<LiveTable> {
    const fresh = rematchOf(table.stored, host, now());
    await store.addTable(fresh);
    if (fresh.club !== undefined) await store.addClubTable(fresh.club, fresh);
    const next = await table.change(stored =>
      stored.rematch === gone ? changed(stored, { rematch: fresh.id }) : stored,
    );
    if (next?.rematch === fresh.id) await calls?.tableChanged(null, fresh);
    else await store.removeTable(fresh.id);
    const made = next?.rematch ? await hall.open(next.rematch) : null;
    if (!made) throw noTable();
    return made;
  }

  /** Adds a row about a seat of the match. */
  async function addRow(
    id: string,
    player: string,
    kind: SeatStep,
    whose: number | 'mine',
    isNew: (runner: Runner, seat: number, stored: StoredTable) => boolean,
  ): Promise<TableInfo> {
    const table = await open(id, player);
    const mine = seatOf(table.stored, player);
    const seat = whose === 'mine' ? mine : whose;
    if (mine === null || seat === null) throw notSeated();
    if (table.stored.seats[seat]?.kind !== 'person') {
      throw new RequestError('bad-message', 'no person sits there');
    }
    await table.addRow(kind, seat, runner => {
      if (runner.turn.kind === 'over') throw new RequestError('not-now', 'the match is over');
      return isNew(runner, seat, table.stored);
    });
    return table.info(player);
  }

  /** Lists tables. A player's own unfinished matches are loaded, to know whose turn it is. */
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

  /** The ratings of the players at these tables, and whether they are online. */
  async function sittersAt(
    tables: readonly TableInfo[],
    me: string | null,
  ): Promise<Answer<'tables'>['sitters']> {
    const byGame = Map.groupBy(tables, ({ game }) => game);
    const sittingIn = (some: readonly TableInfo[]) => [
      ...new Set([
        ...some.flatMap(({ seats }) =>
          seats.flatMap(({ kind, player }) => (kind === 'person' && player) || []),
        ),
        ...(me === null ? [] : [me]),
      ]),
    ];
    const here = await people.hereFor(me, sittingIn(tables));
    const sitters = [...byGame].map(async ([game, some]) => {
      const sitting = sittingIn(some);
      const ratings = new Map((await store.ratings(game, sitting)).map(one => [one.player, one]));
      return sitting.map(player => ({
        player,
        game,
        rating: ratings.get(player)?.rating ?? null,
        isKnown: ratings.get(player)?.isKnown ?? false,
        isHere: here.has(player),
        language: here.get(player)?.language ?? null,
      }));
    });
    return (await Promise.all(sitters)).flat();
  }

  async function isAlive(id: string): Promise<boolean> {
    const table = await hall.open(id);
    return table !== null && isAttended(table.stored, bus);
  }

  return {
    async tables({ player, query }) {
      const { which, game, before } = query;
      if (game !== undefined && !isGameId(game))
        throw new RequestError('bad-message', 'there is no such game');
      const about = {
        most: LIMITS.list,
        ...(game !== undefined && { game }),
        ...(before !== undefined && { before }),
      };
      const id = player?.id ?? null;
      if (which === 'mine' || which === 'mine-finished') {
        if (id === null) return { tables: [], sitters: [] };
        const status: StoredTable['status'][] = which === 'mine' ? ['open', 'live'] : ['over'];
        return { tables: await list({ ...about, status, onlyPublic: false, player: id }, id), sitters: [] };
      }
      const status: StoredTable['status'] = which === 'finished' ? 'over' : which;
      const found = await list({ ...about, status: [status], onlyPublic: true }, id);
      if (status === 'over') return { tables: found, sitters: [] };
      if (status === 'live') return { tables: found, sitters: await sittersAt(found, id) };
      // Don't send anybody to a table where nobody is.
      const alive = await Promise.all(found.map(({ id: table }) => isAlive(table)));
      const attended = found.filter((_, at) => alive[at]);
      return { tables: attended, sitters: await sittersAt(attended, id) };
    },
    async makeTable({ player, body }) {
      const made = newTable(body, player.id, now());
      const stored = body.club === undefined ? made : await clubs.tableOf(body.club, player.id, made);
      const mine = await mustHaveRoom(store, player.id);
      const challenged = sittingAt(stored).filter(other => other !== player.id);
      await people.mustKnow(player.id, challenged);
      const hosted = mine.filter(({ host }) => host === player.id);
      for (const other of challenged) {
        if (hosted.filter(table => keptFor(table, other) !== null).length < LIMITS.seatsKept) continue;
        throw new RequestError('too-many', `at most ${LIMITS.seatsKept} unanswered challenges to one player`);
      }
      for (const other of challenged) await limits.take('challenges', `${player.id} ${other}`);
      const info = await add(stored, player.id);
      if (challenged.length > 0) await calls?.tableChanged(null, stored);
      return info;
    },
    async table({ player, id, query }) {
      const table = await open(id, player?.id ?? null, query.invite);
      return table.info(player?.id ?? null);
    },
    async join({ player, id, body }) {
      await mustHaveRoom(store, player.id);
      const { stored } = await open(id, player.id, body.invite);
      await people.mustBeWelcome(player.id, [stored.host]);
      return change(id, player.id, stored => join(stored, player.id, body), body.invite);
    },
    promise: ({ player, id, body }) =>
      change(id, player.id, stored => startIfFound(promise(stored, player.id, body.promise), now())),
    nonce: ({ player, id, body }) =>
      change(id, player.id, stored => reveal(stored, player.id, body.nonce, now())),
    ready: ({ player, id, body }) =>
      change(id, player.id, stored => setReady(stored, player.id, body.isReady)),
    async decline({ player, id, body }) {
      const table = await open(id, player.id);
      await table.change(stored => decline(stored, player.id, body.reason));
      return { ok: true };
    },
    async people({ player }) {
      const known = await people.of(player.id);
      return {
        people: known.flatMap(({ person, between }) => {
          const name = nameOf(person);
          return name === null ? [] : [{ id: person.id, name, ...between }];
        }),
      };
    },
    async leave({ player, id }) {
      const table = await open(id, player.id);
      await hall.standUp(table, player.id);
      return { ok: true };
    },
    setSeat: ({ player, id, body }) =>
      change(id, player.id, stored => setSeat(stored, player.id, body.seat, body.to)),
    begins: ({ player, id, body }) =>
      change(id, player.id, stored => setBegins(stored, player.id, body.begins)),
    async start({ player, id }) {
      const { players: present } = await bus.present(id);
      const { stored: before } = await open(id, player.id);
      // Nobody's name is claimed for a match that this player cannot start.
      start(before, player.id, now(), present);
      const names = await players.names(playersAt(before));
      const sitting = sittingAt(before);
      const isToBeRated =
        before.isRated && (await willBeRated(sitting, names, ids => players.claimNames(ids)));
      return change(id, player.id, stored => {
        mustHaveTime(stored);
        const begun = start(stored, player.id, now(), present);
        // Somebody may have sat down in the meantime.
        const isRated = begun.isRated && isToBeRated && sittingAt(begun).every(one => sitting.includes(one));
        return begun === stored ? stored : { ...begun, isRated };
      });
    },
    revoke: ({ player, id }) => change(id, player.id, stored => revoke(stored, player.id)),
    async resign({ player, id }) {
      const table = await open(id, player.id);
      if (seatOf(table.stored, player.id) === null) throw notSeated();
      await table.resign(player.id, (runner, seat) => {
        if (runner.states[seat] === 'resigned') return false;
        if (runner.turn.kind === 'over') throw new RequestError('not-now', 'the match is over');
        return true;
      });
      return table.info(player.id);
    },
    async replace({ player, id, body }) {
      const names = await players.names(playersAt((await open(id, player.id)).stored));
      return addRow(id, player.id, 'replaced', body.seat, (runner, seat, stored) => {
        const isDue = runner.isDue(seat);
        if (isDue && !isLate(runner, stored, seat, names, { since })) {
          throw new RequestError('not-now', 'they still have time');
        }
        const isHere = runner.states[seat] === 'here';
        if (isHere && !isDue) throw new RequestError('not-now', 'nobody is waiting for them');
        return isHere;
      });
    },
    takeBack: ({ player, id }) =>
      addRow(id, player.id, 'returned', 'mine', (runner, seat) => {
        const state = runner.states[seat];
        if (state === 'resigned') throw new RequestError('not-now', 'you have resigned');
        return state !== 'here';
      }),
    async rematch({ player, id }) {
      const table = await open(id, player.id);
      if (seatOf(table.stored, player.id) === null) throw notSeated();
      if (table.stored.status !== 'over') throw new RequestError('not-over', 'the match is not over');
      const before = table.stored.rematch;
      const there = before === null ? null : await hall.open(before);
      if (there === null || seatOf(there.stored, player.id) === null) await mustHaveRoom(store, player.id);
      if (there) await people.mustBeWelcome(player.id, [there.stored.host]);
      const again = there ?? (await makeRematch(table, before, player.id));
      // Players of the match need no invite.
      await again.change(stored =>
        stored.status === 'open' && seatOf(stored, player.id) === null ? join(stored, player.id, {}) : stored,
      );
      return again.info(player.id);
    },
    async standing({ player, id }) {
      const table = await open(id, player.id);
      if (seatOf(table.stored, player.id) === null) throw notSeated();
      const left = (await leftAt(store, table.stored)).get(player.id) ?? [];
      return { offered: [...standingChoices(table.stored)], left };
    },
    async setStanding({ player, id, body }) {
      const table = await open(id, player.id);
      const offered = standingChoices(table.stored);
      if (seatOf(table.stored, player.id) === null) throw notSeated();
      if (!body.left.every(choice => offered.includes(choice)))
        throw new RequestError('bad-message', 'these standing choices are not possible at this table');
      const left = [...new Set(body.left)];
      await store.saveStanding(player.id, id, left.length === 0 ? null : JSON.stringify(left));
      await hall.answerForThose(table);
      return { offered: [...offered], left };
    },
    async record({ player, id, query }) {
      const table = await open(id, player?.id ?? null, query.invite);
      const names = await players.names(playersAt(table.stored));
      const record = await table.look((runner, stored) =>
        runner?.turn.kind === 'over' ? recordFor(stored, runner, names) : null,
      );
      if (!record) throw new RequestError('not-over', 'the match is not over');
      return { ...record };
    },
  };
}
