import { isGameId, manifestOf } from '../../games/index.ts';
import { ROLES, type Role } from '../../protocol/clubs.ts';
import type { Answer, Body, Club } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { cleanName } from '../../protocol/names.ts';
import type { People } from '../people.ts';
import type { Players } from '../players.ts';
import { RequestError } from '../request-error.ts';
import { nextRound, type PastTable } from '../rounds/next-round.ts';
import { randomId } from '../secrets.ts';
import { type Store, type StoredClub, type StoredTable, sittingAt } from '../store/store.ts';
import { infoFor, nameOf, playersAt } from '../tables/info.ts';
import { keptTable } from '../tables/seating.ts';
import type { Caller } from '../tables/services.ts';
import { ladderOf, pointsAt } from './ladder.ts';

/** Tables of a club that its page shows, and those that count for its ladder. */
const SHOWN = 40;
const COUNTED = 200;
/** What was made within so long belongs to this evening. */
const EVENING_MS = 12 * 60 * 60_000;

interface ClubServices {
  readonly store: Store;
  readonly players: Players;
  readonly people: People;
  readonly now: () => number;
  readonly calls?: Pick<Caller, 'tableChanged'>;
}

/** Clubs: who is in them, and what they have. */
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

  /** As this player may know it. */
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
    return this.#change(id, player, () => ({ invite: randomId(16) }));
  }

  async close(id: string, player: string): Promise<void> {
    await this.#mustBe(id, player, 'owner');
    await this.#services.store.removeClub(id);
  }

  async join(id: string, player: string, invite: string | undefined): Promise<Club> {
    const { store, now } = this.#services;
    const club = await this.#club(id);
    const role = await store.roleIn(id, player);
    if (role !== null && role !== 'asking') return this.shown(id, player);
    const isInvited = invite === club.invite;
    if (!isInvited && (invite !== undefined || club.joining !== 'approval'))
      throw new RequestError('not-allowed', 'one needs the link of this club to join it');
    if (role === null) await this.#mustHaveRoom(player);
    if ((await store.membersOf(id)).length >= LIMITS.members)
      throw new RequestError('too-many', `a club has at most ${LIMITS.members} members`);
    await store.saveMember(id, { player, role: isInvited ? 'member' : 'asking', at: now() });
    return this.shown(id, player);
  }

  /** If the owner goes, whoever has been there longest takes over, organisers first; with the last member it is gone. */
  async leave(id: string, player: string): Promise<void> {
    const { store } = this.#services;
    const role = await store.roleIn(id, player);
    await store.removeMember(id, player);
    if (role !== 'owner') return;
    const left = (await store.membersOf(id)).filter(member => member.role !== 'asking');
    const [next] = left.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
    if (next) await store.saveMember(id, { ...next, role: 'owner' });
    else await store.removeClub(id);
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
    // Only the owner decides about those who decide.
    const isHigh = [was, role].some(one => one === 'owner' || one === 'organiser');
    if (other === player || (isHigh && mine !== 'owner'))
      throw new RequestError('not-allowed', 'only the owner of the club can do that');
    if (role === null) await store.removeMember(id, other);
    else await store.saveMember(id, { player: other, role, at: now() });
    if (role === 'owner') await store.saveMember(id, { player, role: 'organiser', at: now() });
    return this.shown(id, player);
  }

  /** Tables for all who are here and free: the next round of the evening. */
  async pair(id: string, player: string, game: string): Promise<Club> {
    const { store, people, now, calls } = this.#services;
    await this.#mustBe(id, player, 'organiser');
    if (!isGameId(game)) throw new RequestError('bad-message', 'there is no such game');
    const tables = await store.clubTables(id, COUNTED);
    const busy = new Set(tables.filter(({ status }) => status !== 'over').flatMap(sittingAt));
    const inside = (await store.membersOf(id)).filter(({ role }) => role !== 'asking');
    const here = await people.hereFor(
      player,
      inside.map(member => member.player),
    );
    // Who meets whom in the first round is left to chance.
    const free = inside
      .filter(member => here.has(member.player) && !busy.has(member.player))
      .map(member => ({ player: member.player, lot: randomId(8) }))
      .sort((a, b) => (a.lot < b.lot ? -1 : 1));
    const { seats, usualSeats, proposes } = manifestOf(game);
    const past = tables
      .filter(table => table.game === game && now() - table.madeAt < EVENING_MS)
      .toReversed()
      .flatMap(pastOf);
    const round = nextRound(
      free.map(one => one.player),
      past,
      { ...seats, usual: usualSeats },
    );
    const { muted } = await this.#club(id);
    for (const sitting of round.tables) {
      const table = keptTable(game, proposes?.(sitting.length) ?? {}, sitting, now());
      const stored = { ...table, club: id, ...(muted.length > 0 && { muted }) };
      await store.addTable(stored);
      await store.addClubTable(id, stored);
      await calls?.tableChanged(null, stored);
    }
    return this.shown(id, player);
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
    for (;;) {
      const club = await this.#club(id);
      const next = { ...club, ...changes, version: club.version + 1 };
      if (await this.#services.store.saveClub(next)) return this.shown(id, player);
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
      throw new RequestError('too-many', `one is in at most ${LIMITS.clubs} clubs`);
  }
}

/** A table as it counts for who meets whom next; nothing, if it is not over. */
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
  if (name === null) throw new RequestError('bad-message', 'nothing is left of this name once it is cleaned');
  return name;
}
