import type { AnyOptions } from '../../engine/options.ts';
import { type GameId, isGameId, manifestOf } from '../../games/index.ts';
import { DAY, PACE_AT, type Speed } from '../../protocol/pace.ts';
import type { Limits } from '../limits.ts';
import { apartBy } from '../people.ts';
import type { Players } from '../players.ts';
import { Repeating } from '../repeating.ts';
import type { InLine, Store, StoredSearch, StoredTable } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { willBeRated } from '../tables/may-be-rated.ts';
import { foundTable } from '../tables/seating.ts';
import type { Services } from '../tables/services.ts';
import { type Group, pairUp, type Seeker } from './pair-up.ts';
import { searchFor, wishOf } from './searches.ts';

/** How often people are paired. */
const EVERY_MS = 2000;
/** How many tables are followed in one round. */
const FOLLOWED = 300;
/**
 * This many searches are read at once, and considered together with as many earlier ones that found nobody.
 */
const PAGE = 100;
/** Pages per pass; the next pass goes on where this one stopped. */
const PAGES = 20;
/** How often ended searches are forgotten, and how long after their end. */
const FORGET_EVERY_MS = 60_000;
const FORGOTTEN_AFTER_MS = 3_600_000;
/** How long people have to come to the table that was found for them. */
const ARRIVAL_MS: Readonly<Record<Speed, number>> = { live: 45_000, slow: DAY };
/** Waiting times are remembered for this many people who found a match. */
const REMEMBERED = 20;

type PairingServices = Pick<Services, 'store' | 'names' | 'now' | 'calls' | 'watch'> & {
  readonly hall: Hall;
  readonly claimNames: Players['claimNames'];
  readonly limits: Pick<Limits, 'allows'>;
};

/**
 * Pairs people who are looking for a match. Several processes may do so at once: the first to settle the
 * searches of a group decides its table.
 */
export class Pairing {
  readonly #services: PairingServices;
  readonly #rounds: Repeating;
  /** How far the last pass got; undefined if it got to the end. */
  #after: InLine | undefined;
  #forgotAt = 0;

  constructor(services: PairingServices) {
    this.#services = services;
    this.#rounds = new Repeating(
      () => this.goRound(),
      EVERY_MS,
      error => services.watch.failed('pairing', '', error),
    );
  }

  start(): void {
    this.#rounds.start();
  }

  close(): Promise<void> {
    return this.#rounds.close();
  }

  /** Public, so that tests need no timer. */
  async goRound(): Promise<void> {
    const { store, now } = this.#services;
    await this.#follow(await store.foundBefore(now(), FOLLOWED));
    if (now() - this.#forgotAt >= FORGET_EVERY_MS) {
      this.#forgotAt = now();
      await store.forgetSearches(now() - FORGOTTEN_AFTER_MS);
    }
    let waiting: readonly StoredSearch[] = [];
    for (let page = 0; page < PAGES; page++) {
      const more = await store.searching(now(), PAGE, this.#after);
      this.#after = more.length < PAGE ? undefined : more.at(-1);
      if (more.length > 0) waiting = await this.#pair([...waiting, ...more]);
      if (this.#after === undefined) return;
    }
  }

  /**
   * Resolves to the searches to consider again with the next page: those that have waited longest, and the
   * latest.
   */
  async #pair(searches: readonly StoredSearch[]): Promise<readonly StoredSearch[]> {
    const { store, now } = this.#services;
    const seekers = await this.#seekers(searches);
    const isApart = apartBy(await store.blocksAmong(seekers.map(({ player }) => player)));
    const groups = pairUp(seekers, now(), seatsOf, (one, other) => !isApart(one, other));
    for (const group of groups) await this.#seat(group, seekers);
    const seated = new Set(groups.flatMap(({ players }) => players));
    const left = searches.filter(({ player }) => !seated.has(player));
    return left.length <= PAGE ? left : [...left.slice(0, PAGE / 2), ...left.slice(-PAGE / 2)];
  }

  async #seekers(searches: readonly StoredSearch[]): Promise<Seeker[]> {
    const { store } = this.#services;
    const wishes = searches.map(search => ({ search, wish: wishOf(search) }));
    const ratings = new Map<string, Record<string, number>>();
    for (const game of new Set(wishes.flatMap(({ wish }) => wish.games))) {
      const players = wishes.flatMap(({ search, wish }) =>
        wish.games.includes(game) ? [search.player] : [],
      );
      for (const { player, rating } of await store.ratings(game, players)) {
        ratings.set(player, { ...ratings.get(player), [game]: rating });
      }
    }
    return wishes.map(({ search, wish }) => ({
      player: search.player,
      games: wish.games,
      speed: wish.speed,
      seats: wish.seats,
      isPicky: wish.isPicky,
      takesBots: wish.takesBots,
      wantsRating: wish.isRated,
      ratings: ratings.get(search.player) ?? {},
      since: search.since,
    }));
  }

  /** Makes a table for a whole group, unless one of them has left or found another table meanwhile. */
  async #seat({ game, speed, players, bots }: Group, seekers: readonly Seeker[]): Promise<void> {
    const { store, hall, now, names, calls, claimNames } = this.#services;
    const members = seekers.filter(({ player }) => players.includes(player));
    const known = await names(players);
    const isRated =
      bots === 0 &&
      members.every(({ wantsRating }) => wantsRating) &&
      (await willBeRated(players, known, claimNames));
    const options = optionsFor(game, players.length + bots);
    const pace = PACE_AT[speed];
    const table = foundTable({ game, pace, bots, isRated }, players, options, now());
    await store.addTable(table);
    if (!(await store.settleSearches(players, table.id, now()))) {
      await store.removeTable(table.id);
      return;
    }
    hall.add(table);
    await this.#remember(game, speed, members);
    await calls?.tableChanged(null, table);
  }

  /**
   * Ends the searches of players whose match has begun. If somebody does not come, the others' searches go on
   * where they were.
   */
  async #follow(found: readonly StoredSearch[]): Promise<void> {
    const { store, hall, now, limits } = this.#services;
    for (const [id, searches] of Map.groupBy(found, search => search.found ?? '')) {
      const table = await store.table(id);
      const { speed } = wishOf(searches[0]);
      const isLate = searches.some(({ foundAt }) => now() - (foundAt ?? 0) >= ARRIVAL_MS[speed]);
      if (table?.status === 'open') {
        const hasLeft = table.seats.some(({ kind }) => kind === 'open');
        if ((!isLate && !hasLeft) || !(await hall.callOff(id))) continue;
      }
      for (const search of searches) {
        const isOn = table?.status === 'open' && hasCome(table, search.player);
        if (table?.status === 'open' && !isOn && isLate && speed === 'live')
          await limits.allows('no-shows', search.player);
        await store.unsettleSearch(search.player, id, isOn ? untilAnew(search, now()) : null);
      }
    }
  }

  async #remember(game: string, speed: Speed, members: readonly Seeker[]): Promise<void> {
    const { store, now } = this.#services;
    const waits = [...(await waitsOf(store, game, speed)), ...members.map(({ since }) => now() - since)];
    await store.keep(waitsName(game, speed), JSON.stringify(waits.slice(-REMEMBERED)));
  }
}

/** How long finding one of these games has usually taken recently, in milliseconds; null if unknown. */
export async function usualWait(
  store: Pick<Store, 'kept'>,
  games: readonly string[],
  speed: Speed,
): Promise<number | null> {
  const waits = await Promise.all(games.map(game => waitsOf(store, game, speed)));
  const usual = waits.filter(some => some.length > 0).map(median);
  return usual.length === 0 ? null : Math.min(...usual);
}

async function waitsOf(store: Pick<Store, 'kept'>, game: string, speed: Speed): Promise<number[]> {
  const kept = await store.kept(waitsName(game, speed));
  return kept === null ? [] : JSON.parse(kept);
}

function waitsName(game: string, speed: Speed): string {
  return `waits/${game}/${speed}`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function seatsOf(game: string) {
  const { seats, usualSeats } = manifestOf(gameId(game));
  return { ...seats, usual: usualSeats };
}

function optionsFor(game: string, seats: number): AnyOptions {
  return manifestOf(gameId(game)).proposes?.(seats) ?? {};
}

/** Searches for any other game are refused at the edge. */
function gameId(game: string): GameId {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  return game;
}

/** A player who has promised a nonce has come. */
function hasCome({ seats }: StoredTable, player: string): boolean {
  return seats.some(
    seat => seat.kind === 'person' && seat.player === player && (seat.promise ?? null) !== null,
  );
}

/** When a search has to be repeated. A client that is still there repeats it in time. */
function untilAnew(search: StoredSearch, now: number): number {
  return searchFor(search.player, wishOf(search), null, now).until;
}
