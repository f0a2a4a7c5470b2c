import type { Between } from '../protocol/api/people.ts';
import type { Role } from '../protocol/clubs.ts';
import { DAY } from '../protocol/pace.ts';
import type { Players } from './players.ts';
import { RequestError } from './request-error.ts';
import type { Sightings } from './sightings.ts';
import { type Block, type Store, type StoredPlayer, type StoredTable, sittingAt } from './store/store.ts';
import { seatOf } from './tables/seating.ts';

/** People you have played with are those from this many of your latest tables. */
const LATELY = 100;
/** How long an account is new. */
const NEW_MS = 7 * DAY;

/** The people a player knows: those they have played with, and those they follow. */
export class People {
  readonly #store: Store;
  readonly #players: Players;
  readonly #seen: Sightings;

  constructor(store: Store, players: Players, seen: Sightings) {
    this.#store = store;
    this.#players = players;
    this.#seen = seen;
  }

  /** The people a player follows, then those they have played with, latest first; nobody they have blocked. */
  async of(player: string): Promise<readonly { readonly person: StoredPlayer; readonly between: Between }[]> {
    const [tables, followed] = await Promise.all([this.#lately(player), this.#store.followedBy(player)]);
    const others = new Set([...followed, ...tables.flatMap(sittingAt)]);
    others.delete(player);
    for (const blocked of await this.#store.blockedBy(player)) others.delete(blocked);
    const known = await this.#players.names([...others]);
    const people = [...others].flatMap(other => known.get(other) ?? []).filter(({ owner }) => owner === null);
    const between = await this.#between(
      player,
      people.map(({ id }) => id),
      tables,
      new Set(followed),
    );
    return people.flatMap(person => {
      const one = between.get(person.id);
      return one ? [{ person, between: one }] : [];
    });
  }

  /** The relationship between two people. */
  async between(player: string, other: string): Promise<Between | null> {
    const [tables, followed] = await Promise.all([this.#lately(player), this.#store.followedBy(player)]);
    return (await this.#between(player, [other], tables, new Set(followed))).get(other) ?? null;
  }

  /** You can challenge only people you have played with or who follow you, and nobody who doesn't want it. */
  async mustKnow(player: string, others: readonly string[]): Promise<void> {
    if (others.length === 0) return;
    const [tables, followers] = await Promise.all([
      this.#lately(player),
      this.#store.followersAmong(player, others),
    ]);
    const met = new Set([...tables.flatMap(sittingAt), ...followers]);
    const known = await this.#players.names(others);
    if (!others.every(other => met.has(other) && known.get(other)?.owner === null))
      throw new RequestError(
        'not-allowed',
        'only those whom you have played with, or who follow you, can be challenged',
      );
    const blocked = await this.#store.blockedBy(player);
    if (others.some(other => blocked.includes(other)))
      throw new RequestError('not-allowed', 'you have blocked them');
    await this.mustBeWelcome(player, others);
  }

  /** Refuses people who are blocked. */
  async mustBeWelcome(player: string, others: readonly string[]): Promise<void> {
    const blocks = await this.#store.blocksAmong([player, ...others]);
    if (blocks.some(({ other }) => other === player))
      throw new RequestError('not-allowed', 'they do not want to play with you');
  }

  /**
   * Whether a report by this player counts as independent, and not as one from an account made for it: the two have sat at a
   * table together or share a club, or the account is no longer new.
   */
  async mayJudge({ id, madeAt }: StoredPlayer, other: string, now: number): Promise<boolean> {
    if (now - madeAt >= NEW_MS) return true;
    if ((await this.#lately(id)).some(table => seatOf(table, other) !== null)) return true;
    const [mine, theirs] = await Promise.all([this.#store.clubsOf(id), this.#store.clubsOf(other)]);
    const isInside = ({ role }: { readonly role: Role }) => role !== 'asking';
    return mine
      .filter(isInside)
      .some(one => theirs.filter(isInside).some(two => one.club.id === two.club.id));
  }

  /** Who is online, as far as this player may know. */
  async hereFor(player: string | null, others: readonly string[]): ReturnType<Sightings['among']> {
    const [here, blocks] = await Promise.all([
      this.#seen.among(others),
      player === null ? [] : this.#store.blocksAmong([player, ...others]),
    ]);
    const hidden = new Set(blocks.filter(({ other }) => other === player).map(block => block.player));
    return new Map([...here].filter(([other]) => !hidden.has(other)));
  }

  #lately(player: string): Promise<readonly StoredTable[]> {
    return this.#store.tables({ status: ['live', 'over'], onlyPublic: false, player, most: LATELY });
  }

  async #between(
    player: string,
    others: readonly string[],
    tables: readonly StoredTable[],
    followed: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, Between>> {
    const [here, followers] = await Promise.all([
      this.hereFor(player, others),
      this.#store.followersAmong(player, others),
    ]);
    return new Map(
      others.map(other => {
        const together = tables.filter(table => seatOf(table, other) !== null);
        return [
          other,
          {
            isFollowed: followed.has(other),
            isHere: here.has(other),
            language: here.get(other)?.language ?? null,
            mayChallenge: together.length > 0 || followers.includes(other),
            results: resultsOf(player, other, together),
          },
        ];
      }),
    );
  }
}

/** Whether one of two people has blocked the other. */
export function apartBy(blocks: readonly Block[]): (one: string, other: string) => boolean {
  const apart = new Set(blocks.flatMap(({ player, other }) => [`${player} ${other}`, `${other} ${player}`]));
  return (one, other) => apart.has(`${one} ${other}`);
}

function resultsOf(player: string, other: string, together: readonly StoredTable[]): Between['results'] {
  const over = together.flatMap(table => (table.result ? [{ table, winners: table.result.winners }] : []));
  const hasWon = (who: string) => (match: (typeof over)[number]) =>
    match.winners.includes(seatOf(match.table, who) ?? -1);
  return {
    matches: over.length,
    won: over.filter(hasWon(player)).length,
    lost: over.filter(match => hasWon(other)(match) && !hasWon(player)(match)).length,
    lastAt: together[0]?.startedAt ?? null,
  };
}
