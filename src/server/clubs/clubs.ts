import { setImmediate } from 'node:timers/promises';
import { type GameId, isGameId, manifestOf } from '../../games/index.ts';
import type { Club } from '../../protocol/api/clubs.ts';
import { ROLES, type Role } from '../../protocol/clubs.ts';
import type { Answer, Body } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { cleanName } from '../../protocol/names.ts';
import type { Limits } from '../limits.ts';
import { apartBy, type People } from '../people.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import { groupsOf, nextRound, type PastTable } from '../rounds/next-round.ts';
import { randomId } from '../secrets.ts';
import { type Store, type StoredClub, type StoredTable, sittingAt } from '../store/store.ts';
import { addOnce } from '../tables/adding.ts';
import type { Hall } from '../tables/hall.ts';
import { infoFor, nameOf, playersAt } from '../tables/info.ts';
import { keptTable, removedFrom } from '../tables/seating.ts';
import type { Caller } from '../tables/services.ts';
import { ladderOf, pointsAt } from './ladder.ts';

/** How many of a club's tables its page shows, and how many count for its ladder. */
const SHOWN = 40;
const COUNTED = 200;
/** How many events are looked through for tables that a player may go on watching after being removed from the club. */
const ENTERED = 500;
/** Tables made within this time belong to this evening. */
const EVENING_MS = 12 * 60 * 60_000;
/** How long an announced round may wait for its tables: after that, whoever announced it counts as failed. */
const ROUND_MS = 60_000;

interface ClubServices {
  readonly store: Store;
  readonly players: Players;
  readonly people: People;
  readonly hall: Pick<Hall, 'open'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly now: () => number;
  readonly calls?: Pick<Caller, 'tableChanged'>;
}

/** Clubs: their members, and their tables. */
export class Clubs {
  readonly #services: ClubServices;

  constructor(services: ClubServices) {
    this.#services = services;
  }

  async of(player: string): Promise<Answer<'clubs'>['clubs']> {
    const mine = await this.#services.store.clubsOf(player);
    return mine.map(({ club: { id, name, crest }, role }) => ({ id, name, crest, role }));
  }

  async found(player: string, given: string, crest: string): Promise<Club> {
    const { store, now } = this.#services;
    await this.#mustHaveRoom(player);
    const name = cleaned(given);
    const club: StoredClub = {
      id: randomId(12),
      version: 1,
      name,
      crest,
      joining: 'approval',
      muted: [],
      invite: randomId(16),
      madeAt: now(),
    };
    await store.addClub(club);
    await store.saveMember(club.id, { player, role: 'owner', at: now() });
    return this.shown(club.id, player);
  }

  /** The club as this player may know it. */
  async shown(id: string, player: string | null): Promise<Club> {
    const { store, players, people } = this.#services;
    const club = await this.#club(id);
    const all = await store.membersOf(id);
    const role = all.find(member => member.player === player)?.role ?? null;
    const inside = all.filter(member => member.role !== 'asking');
    const { name, crest, joining, muted, madeAt } = club;
    const about = { id, name, crest, joining, muted: [...muted], madeAt, size: inside.length };
    if (player === null || role === null || role === 'asking') {
      return { ...about, you: { role, invite: null }, members: [], tables: [] };
    }
    const seen = isOrganiser(role) ? all : inside;
    const ids = seen.map(member => member.player);
    const [names, here, tables] = await Promise.all([
      players.names(ids),
      people.hereFor(player, ids),
      store.clubTables(id, SHOWN),
    ]);
    return {
      ...about,
      you: { role, invite: club.invite },
      members: seen.map(member => ({
        id: member.player,
        name: nameOf(names.get(member.player)),
        role: member.role,
        since: member.at,
        isHere: here.has(member.player),
        language: here.get(member.player)?.language ?? null,
      })),
      tables: await this.#tables(tables, player),
    };
  }

  async ladder(id: string, player: string): Promise<Answer<'clubLadder'>> {
    const { store, players } = this.#services;
    await this.#mustBe(id, player, 'member');
    const over = (await store.clubTables(id, COUNTED)).filter(({ status }) => status === 'over');
    const ladder = ladderOf(over);
    const names = await players.names(ladder.map(line => line.player));
    return {
      ladder: ladder.flatMap(line => {
        const known = names.get(line.player);
        return known ? [{ ...line, name: nameOf(known) }] : [];
      }),
      matches: await this.#tables(over.slice(0, SHOWN), player),
    };
  }

  async change(id: string, player: string, body: Body<'changeClub'>): Promise<Club> {
    const { name, crest, joining, muted } = body;
    const clean = name === undefined ? undefined : cleaned(name);
    return this.#change(id, player, () => ({
      ...(clean !== undefined && { name: clean }),
      ...(crest !== undefined && { crest }),
      ...(joining !== undefined && { joining }),
      ...(muted !== undefined && { muted: [...new Set(muted)] }),
    }));
  }

  renewLink(id: string, player: string): Promise<Club> {
    return this.#change(id, player, () => ({ invite: randomId(16), removed: [] }));
  }

  async close(id: string, player: string): Promise<void> {
    await this.#mustBe(id, player, 'owner');
    await this.#services.store.removeClub(id);
  }

  async join(id: string, player: string, invite: string | undefined, network: string): Promise<Club> {
    const { store, limits, now } = this.#services;
    const club = await this.#club(id);
    const role = await store.roleIn(id, player);
    if (role !== null && role !== 'asking') return this.shown(id, player);
    const isInvited = invite === club.invite;
    if (!isInvited && (invite !== undefined || club.joining !== 'approval'))
      throw new RequestError('not-allowed', 'you need the link of this club to join it');
    if (isInvited && club.removed?.includes(player))
      throw new RequestError('not-allowed', 'you were removed, and need a newer link to this club');
    if (role === null) await this.#mustHaveRoom(player);
    const all = await store.membersOf(id);
    const asking = all.filter(member => member.role === 'asking').length;
    if (all.length - asking >= LIMITS.members)
      throw new RequestError('too-many', `a club has at most ${LIMITS.members} members`);
    if (!isInvited && role === null) {
      // Many accounts of one person must not keep others from asking.
      if (asking >= LIMITS.asking)
        throw new RequestError('too-many', `at most ${LIMITS.asking} people can wait to be let in`);
      await limits.take('asking', network);
    }
    await store.saveMember(id, { player, role: isInvited ? 'member' : 'asking', at: now() });
    return this.shown(id, player);
  }

  /**
   * Takes a member out. If the owner leaves, the longest-standing organiser takes over, or else member; with the last
   * member the club is gone.
   */
  async leave(id: string, player: string): Promise<void> {
    const { store } = this.#services;
    if ((await store.roleIn(id, player)) === 'owner') {
      const others = (await store.membersOf(id)).filter(
        member => member.role !== 'asking' && member.player !== player,
      );
      const [next] = others.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
      if (!next) return store.removeClub(id);
      // First, so that it is never without an owner.
      await store.saveMember(id, { ...next, role: 'owner' });
    }
    await store.removeMember(id, player);
  }

  async leaveAll(player: string): Promise<void> {
    for (const { club } of await this.#services.store.clubsOf(player)) await this.leave(club.id, player);
  }

  async setMember(
    id: string,
    player: string,
    other: string,
    role: Exclude<Role, 'asking'> | null,
  ): Promise<Club> {
    const { store, now } = this.#services;
    const mine = await this.#mustBe(id, player, 'organiser');
    const was = await store.roleIn(id, other);
    if (was === null) throw new RequestError('not-found', 'they are not in this club');
    // Only the owner decides about owners and organisers.
    const isHigh = [was, role].some(one => one === 'owner' || one === 'organiser');
    if (other === player || (isHigh && mine !== 'owner'))
      throw new RequestError('not-allowed', 'only the owner of the club can do that');
    if (role === null) await this.#remove(id, other);
    else await store.saveMember(id, { player: other, role, at: now() });
    if (role === 'owner') await store.saveMember(id, { player, role: 'organiser', at: now() });
    return this.shown(id, player);
  }

  /** Removes a member. Neither the club's link nor its tables' invites let them back in. */
  async #remove(id: string, player: string): Promise<void> {
    const { store, hall } = this.#services;
    await this.#save(id, club => ({ removed: [...new Set([...(club.removed ?? []), player])] }));
    await store.removeMember(id, player);
    const entered = new Set((await store.eventsWith(player, ENTERED)).map(event => event.id));
    for (const { id: at, status, event } of await store.clubTables(id, COUNTED)) {
      if (status === 'over' || (event !== undefined && entered.has(event))) continue;
      const table = await hall.open(at);
      await table?.change(stored => removedFrom(stored, player));
    }
  }

  /**
   * Makes tables for everybody who is here and free: the next round of the evening. It is announced before it is made,
   * so that organisers who press the button at the same moment, at whichever processes, make one round.
   */
  async pair(id: string, player: string, game: string): Promise<Club> {
    await this.#mustBe(id, player, 'organiser');
    if (!isGameId(game)) throw new RequestError('bad-message', 'there is no such game');
    const { store, now } = this.#services;
    for (;;) {
      const club = await this.#club(id);
      await this.#makeRound(club);
      const tables = await this.#nextRound(id, player, game);
      const said = {
        ...club,
        version: club.version + 1,
        round: { game, at: now(), tables: tables.map(players => ({ id: randomId(12), players })) },
      };
      if (!(await store.saveClub(said))) continue;
      await this.#makeRound(said);
      await this.#save(id, ({ round }) => (round?.at === said.round.at ? { round: null } : null));
      return this.shown(id, player);
    }
  }

  /** Who sits with whom next, given what was played this evening. */
  async #nextRound(id: string, player: string, game: GameId): Promise<readonly (readonly string[])[]> {
    const { store, people, now } = this.#services;
    const tables = await store.clubTables(id, COUNTED);
    const busy = new Set(tables.filter(({ status }) => status !== 'over').flatMap(sittingAt));
    const inside = (await store.membersOf(id)).filter(({ role }) => role !== 'asking');
    const here = await people.hereFor(
      player,
      inside.map(member => member.player),
    );
    // The first round is paired at random.
    const free = inside
      .filter(member => here.has(member.player) && !busy.has(member.player))
      .map(member => ({ player: member.player, lot: randomId(8) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1));
    const { seats, usualSeats } = manifestOf(game);
    const past = tables
      .filter(table => table.game === game && now() - table.madeAt < EVENING_MS)
      .toReversed()
      .flatMap(pastOf);
    const ids = free.map(one => one.player);
    const isApart = apartBy(await store.blocksAmong(ids));
    const round: (readonly string[])[] = [];
    for (const group of groupsOf(ids, past)) {
      round.push(...nextRound(group, past, { ...seats, usual: usualSeats }, isApart).tables);
      await setImmediate();
    }
    return round;
  }

  /** Makes the announced tables that do not exist yet. */
  async #makeRound({ id: club, muted, round }: StoredClub): Promise<void> {
    const { store, now, calls } = this.#services;
    if (!round || now() - round.at > ROUND_MS || !isGameId(round.game)) return;
    const { proposes } = manifestOf(round.game);
    for (const { id, players } of round.tables) {
      const made = await addOnce(store, id, async () => ({
        ...keptTable(round.game, proposes?.(players.length) ?? {}, players, now()),
        id,
        club,
        ...(muted.length > 0 && { muted }),
      }));
      if (made) await calls?.tableChanged(null, made);
    }
  }

  /** A table that a member makes for the club. */
  async tableOf(id: string, player: string, table: StoredTable): Promise<StoredTable> {
    await this.#mustBe(id, player, 'member');
    const { muted } = await this.#club(id);
    return { ...table, club: id, ...(muted.length > 0 && { muted }) };
  }

  async #tables(tables: readonly StoredTable[], player: string): Promise<Club['tables']> {
    const ids = tables.flatMap(table => [table.host, ...sittingAt(table), ...playersAt(table)]);
    const names = await this.#services.players.names([...new Set(ids)]);
    return tables.map(table => ({
      table: infoFor(player, table, null, names),
      invite: table.invite,
    }));
  }

  async #change(id: string, player: string, how: () => Partial<StoredClub>): Promise<Club> {
    await this.#mustBe(id, player, 'organiser');
    const changes = how();
    await this.#save(id, () => changes);
    return this.shown(id, player);
  }

  /** Changes the club, whatever others change at the same moment. If `how` gives null, nothing changes. */
  async #save(id: string, how: (club: StoredClub) => Partial<StoredClub> | null): Promise<void> {
    for (;;) {
      const club = await this.#club(id);
      const changes = how(club);
      if (changes === null) return;
      if (await this.#services.store.saveClub({ ...club, ...changes, version: club.version + 1 })) return;
    }
  }

  async #club(id: string): Promise<StoredClub> {
    const club = await this.#services.store.club(id);
    if (!club) throw new RequestError('not-found', 'there is no such club');
    return club;
  }

  async #mustBe(id: string, player: string, least: Exclude<Role, 'asking'>): Promise<Role> {
    await this.#club(id);
    const role = await this.#services.store.roleIn(id, player);
    if (role === null || ROLES.indexOf(role) > ROLES.indexOf(least))
      throw new RequestError('not-allowed', `you are not the ${least} of this club`);
    return role;
  }

  async #mustHaveRoom(player: string): Promise<void> {
    const clubs = await this.#services.store.clubsOf(player);
    if (clubs.length >= LIMITS.clubs)
      throw new RequestError('too-many', `a player can be in at most ${LIMITS.clubs} clubs`);
  }
}

/** What a table counts for in pairing the next round; nothing if it is not over. */
function pastOf(table: StoredTable): PastTable[] {
  if (!table.result) return [];
  const points = pointsAt(table.result);
  const people = table.seats.flatMap((seat, at) =>
    seat.kind === 'person' ? [{ player: seat.player, points: points[at] }] : [],
  );
  return [{ players: people.map(one => one.player), points: people.map(one => one.points) }];
}

function isOrganiser(role: Role): boolean {
  return role === 'owner' || role === 'organiser';
}

function cleaned(given: string): string {
  const name = cleanName(given);
  if (name === null) throw new RequestError('bad-message', 'this name has no visible characters');
  return name;
}
