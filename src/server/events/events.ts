import { createHash } from 'node:crypto';
import { readOptions } from '../../engine/options.ts';
import { isGameId, manifestOf } from '../../games/index.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { Event, EventLine } from '../../protocol/api/events.ts';
import type { Answer, Body } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { cleanName } from '../../protocol/names.ts';
import { DAY } from '../../protocol/pace.ts';
import type { Limits } from '../limits.ts';
import { apartBy, type People } from '../people.ts';
import type { Players } from '../players.ts';
import { Repeating } from '../repeating.ts';
import { RequestError } from '../request-error.ts';
import { randomId } from '../secrets.ts';
import {
  type EventHead,
  entrantsOf,
  type StoredClub,
  type StoredEvent,
  type StoredPairing,
  type StoredTable,
  type TableLink,
} from '../store/store.ts';
import { addOnce } from '../tables/adding.ts';
import type { Hall } from '../tables/hall.ts';
import { nameOf } from '../tables/info.ts';
import { willBeRated } from '../tables/may-be-rated.ts';
import { foundTable } from '../tables/seating.ts';
import type { Services } from '../tables/services.ts';
import {
  begun,
  type Circumstances,
  carriedOut,
  dueAfter,
  ended,
  entered,
  goneOn,
  handedOver,
  hasCome,
  isIn,
  isTakingEntries,
  isWaiting,
  left,
  lengthOf,
  nextAt,
  numberOf,
  ruled,
  seenAt,
  standingsIn,
  tablesOf,
} from './progress.ts';

/** How often to look for events in which something is due, and how many to move on at once. */
const EVERY_MS = 2000;
const AT_ONCE = 50;
/** When to look again at an event in which something has failed. */
const AGAIN_MS = 60_000;
/** How often to try again after losing a race. */
const TRIES = 10;
/** How many of a club's events its page shows. */
const SHOWN = 30;
/** How many events are handed over when one account becomes another. */
const MOST_HANDED = 500;
/** The longest that people may take to come to a live match. */
const LONGEST_ARRIVAL_S = 12 * 60 * 60;

type EventServices = Pick<Services, 'store' | 'names' | 'now' | 'since' | 'calls' | 'watch'> & {
  readonly hall: Hall;
  readonly people: Pick<People, 'hereFor' | 'mustBeWelcome'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly claimNames: Players['claimNames'];
};

/**
 * The events of clubs. Several processes may move the same event on: the first to save it decides. What the saved event
 * says is then carried out, and retried until it succeeds.
 */
export class Events {
  readonly #services: EventServices;
  readonly #rounds: Repeating;

  constructor(services: EventServices) {
    this.#services = services;
    this.#rounds = new Repeating(
      () => this.goRound(),
      EVERY_MS,
      error => services.watch.failed('events', '', error),
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
    const { store, now, watch } = this.#services;
    for (const id of await store.eventsDue(now(), AT_ONCE)) {
      try {
        await this.#moveOn(id);
      } catch (error) {
        watch.failed('events', id, error);
        // Other events do not wait for it.
        const event = await store.event(id);
        const later = event && { ...event, version: event.version + 1, dueAt: now() + AGAIN_MS };
        if (later) await store.saveEvent(later, event.dueAt);
      }
    }
  }

  async of(club: string, player: string): Promise<Answer<'events'>> {
    const { store } = this.#services;
    const stored = await this.#club(club);
    await this.#mustBeMember(club, player);
    const events = await store.eventsOf(club, SHOWN);
    return {
      events: events.map(event => lineOf(event, player)),
      calendar: `/club/${club}/calendar.ics?key=${calendarKey(stored)}`,
    };
  }

  async make(club: string, player: string, wanted: Body<'makeEvent'>, network: string): Promise<Event> {
    const { store, now, limits } = this.#services;
    await this.#club(club);
    await this.#mustOrganise(club, player);
    const event = this.#newEvent(club, wanted);
    const open = (await store.eventsOf(club, SHOWN)).filter(({ state }) => state !== 'over');
    if (open.length >= LIMITS.events)
      throw new RequestError('too-many', `a club has at most ${LIMITS.events} events that are not over`);
    await limits.take('events', player);
    await limits.take('network events', network);
    await store.addEvent({ ...event, dueAt: dueAfter(event, now()) });
    return this.shown(event.id, player);
  }

  async enter(id: string, player: string, invite?: string): Promise<Event> {
    await this.#mustSee(id, player, invite);
    await this.#mustHaveRoom(player);
    await this.#change(id, event => entered(event, player, this.#about()));
    return this.shown(id, player);
  }

  /** An organiser enters a member. */
  async admit(id: string, player: string, other: string): Promise<Event> {
    const event = await this.#mustSee(id, player);
    await this.#mustOrganise(event.club, player);
    await this.#mustBeMember(event.club, other);
    await this.#services.people.mustBeWelcome(player, [other]);
    await this.#mustHaveRoom(other);
    await this.#change(id, stored => entered(stored, other, this.#about()));
    return this.shown(id, player);
  }

  async leave(id: string, player: string, other: string = player): Promise<Event> {
    const event = await this.#mustSee(id, player);
    if (other !== player) await this.#mustOrganise(event.club, player);
    await this.#leave(event, other);
    return this.shown(id, player);
  }

  async next(id: string, player: string): Promise<Event> {
    const { club } = await this.#mustSee(id, player);
    await this.#mustOrganise(club, player);
    await this.#moveOn(id, true);
    return this.shown(id, player);
  }

  async rule(id: string, player: string, table: string, winners: readonly number[]): Promise<Event> {
    const { club } = await this.#mustSee(id, player);
    await this.#mustOrganise(club, player);
    await this.#change(id, event => ruled(event, table, winners));
    await this.#moveOn(id);
    return this.shown(id, player);
  }

  async end(id: string, player: string): Promise<void> {
    const { store, now } = this.#services;
    const { club, state, version } = await this.#mustSee(id, player);
    await this.#mustOrganise(club, player);
    // Unless it has just begun.
    if (state === 'open' && (await store.removeEvent(id, version))) return;
    await this.#change(id, event => (event.state === 'on' ? ended(event, now()) : event));
  }

  /** The event as this player may know it. */
  async shown(id: string, player: string, invite?: string): Promise<Event> {
    const { store, names, people } = this.#services;
    const event = await this.#mustSee(id, player, invite);
    const club = await this.#club(event.club);
    const ids = entrantsOf(event);
    const role = await store.roleIn(event.club, player);
    const isOrganiser = role === 'owner' || role === 'organiser';
    const isMember = isOrganiser || role === 'member';
    const [known, here, tables, blocks] = await Promise.all([
      names(ids),
      people.hereFor(player, ids),
      this.#links(event),
      store.blocksAmong([player, ...ids]),
    ]);
    const mayKnow = (one: number) =>
      !blocks.some(block => block.other === player && block.player === event.entrants[one].player);
    const number = numberOf(event, player);
    const mine = isIn(event, number) ? number : null;
    const table = tablesOf(event).findLast(
      ({ players, result, isMade }) => isMade && !result && mine !== null && players.includes(mine),
    );
    return {
      ...lineOf(event, player),
      version: event.version,
      club: { id: club.id, name: club.name, crest: club.crest },
      ...(event.options && { options: { ...event.options } }),
      you: {
        isOrganiser,
        entrant: mine,
        mayEnter: mine === null && isTakingEntries(event) && (isMember || event.isOpen),
        table: table?.id ?? null,
        invite: isMember && event.isOpen ? club.invite : null,
      },
      entrants: event.entrants.map(({ player: one, outAt }) => ({
        player: known.has(one) ? one : null,
        name: nameOf(known.get(one)),
        isOut: outAt !== null,
        isHere: here.has(one),
      })),
      played: event.played.map(({ at, tables: some, byes }) => ({
        at,
        byes: [...byes],
        tables: some.map(({ id: one, at: made, players, absent, result }) => {
          const there = tables.get(one);
          return {
            id: one,
            invite: there?.invite ?? null,
            players: [...players],
            absent: [...absent],
            come: players.filter(
              (entrant, seat) =>
                mayKnow(entrant) && (there?.seats ? hasCome(there.seats, seat) : there?.status === 'live'),
            ),
            arriveBy: result || there?.status === 'live' ? null : made + 1000 * event.arrivalSeconds,
            status: result ? 'over' : (there?.status ?? 'open'),
            result: result && {
              how: result.how,
              points: [...result.points],
              forfeited: [...result.forfeited],
            },
          };
        }),
      })),
      length: lengthOf(event),
      nextAt: nextAt(event),
      isWaiting: isWaiting(event),
      standings: standingsIn(event),
    };
  }

  /** Takes a player who deletes their account out of all events. */
  async leaveAll(player: string): Promise<void> {
    const { store } = this.#services;
    for (const { id, state } of await store.eventsWith(player, MOST_HANDED)) {
      const event = state === 'over' ? null : await store.event(id);
      if (event) await this.#leave(event, player);
    }
  }

  /** Hands over all entries when one account becomes another. */
  async handOver(from: string, to: string): Promise<void> {
    for (const { id } of await this.#services.store.eventsWith(from, MOST_HANDED))
      await this.#change(id, event => handedOver(event, from, to, this.#about()));
  }

  /** A club's events for its calendar; null if the key is not the club's. */
  async calendarOf(id: string, key: string) {
    const { store } = this.#services;
    const club = await store.club(id);
    if (!club || calendarKey(club) !== key) return null;
    const events: StoredEvent[] = [];
    for (const head of await store.eventsOf(id, SHOWN)) {
      // Only leagues have rounds in the calendar. They may be long, so they are read one by one.
      const event = head.everyDays === null ? { ...head, played: [], offs: [] } : await store.event(head.id);
      if (event) events.push(event);
    }
    return { club, events };
  }

  /** A player who leaves loses the match that they are playing, or were about to play. */
  async #leave(event: StoredEvent, player: string): Promise<void> {
    const { hall } = this.#services;
    const number = numberOf(event, player);
    await this.#change(event.id, stored => left(stored, player, this.#about()));
    for (const { id, players, result } of tablesOf(event)) {
      if (number === null || result || !players.includes(number)) continue;
      const table = await hall.open(id);
      if (table?.stored.status !== 'live') continue;
      await table.resign(
        player,
        (live, seat) => live.turn.kind !== 'over' && live.states[seat] !== 'resigned',
      );
    }
    await this.#moveOn(event.id);
  }

  /** Looks at the tables, starts what is due, and carries out what the event then says. */
  async #moveOn(id: string, isAsked = false): Promise<void> {
    const { now } = this.#services;
    const after = await this.#change(
      id,
      async event => {
        const tables = await this.#tables(tablesOf(event).filter(({ result, isMade }) => isMade && !result));
        const about = { ...this.#about(), isApart: await this.#apartIn(event) };
        const seen = seenAt(event, tables, about);
        if (event.state === 'open') {
          const isTime = event.startsAt !== null && now() >= event.startsAt;
          if (!isAsked && (!isTime || event.entrants.length < manifestSeats(event))) return event;
          return begun(seen, about);
        }
        return goneOn(seen, about, isAsked);
      },
      true,
    );
    if (after) await this.#carryOut(after);
  }

  /** Makes the tables that are missing, and removes those that are not needed. */
  async #carryOut(event: StoredEvent): Promise<void> {
    const { hall } = this.#services;
    const made = tablesOf(event).filter(({ isMade, result }) => !isMade && !result);
    if (made.length === 0 && event.offs.length === 0) return;
    const club = await this.#services.store.club(event.club);
    for (const table of made) await this.#makeTable(event, club, table);
    for (const id of event.offs) await hall.callOff(id);
    const ids = made.map(({ id }) => id);
    await this.#change(event.id, stored => carriedOut(stored, ids, event.offs));
  }

  async #makeTable(
    event: StoredEvent,
    club: StoredClub | null,
    { id, players }: StoredPairing,
  ): Promise<void> {
    const { store, hall, names, now, calls, claimNames } = this.#services;
    const made = await addOnce(store, id, async () => {
      const sitting = players.map(number => event.entrants[number].player);
      const known = await names(sitting);
      const options = event.options ?? proposedFor(event.game, sitting.length);
      const pace = {
        kind: 'move',
        seconds: event.secondsPerMove,
        late: sitting.length === 2 ? 'lose' : 'bot',
      } as const;
      const isRated = event.isRated && (await willBeRated(sitting, known, claimNames));
      return {
        ...foundTable({ game: event.game, pace, bots: 0, isRated }, sitting, options, now()),
        id,
        begins: 0,
        event: event.id,
        ...(club && { club: club.id }),
        ...(club && club.muted.length > 0 && { muted: club.muted }),
      };
    });
    if (!made) return;
    hall.add(made);
    await calls?.tableChanged(null, made);
  }

  async #tables(some: readonly StoredPairing[]): Promise<Map<string, StoredTable | null>> {
    const { store } = this.#services;
    const made = some.filter(({ isMade }) => isMade);
    return new Map(await Promise.all(made.map(async ({ id }) => [id, await store.table(id)] as const)));
  }

  /** By table id: what is needed to watch it, for all tables at once. */
  async #links(event: StoredEvent): Promise<ReadonlyMap<string, TableLink>> {
    const ids = tablesOf(event).flatMap(({ id, isMade }) => (isMade ? [id] : []));
    const links = ids.length === 0 ? [] : await this.#services.store.tableLinks(ids);
    return new Map(links.map(link => [link.id, link]));
  }

  /** Resolves to the event after the change; null if it is gone. */
  async #change(
    id: string,
    how: (event: StoredEvent) => StoredEvent | Promise<StoredEvent>,
    isAlways = false,
  ): Promise<StoredEvent | null> {
    const { store, now } = this.#services;
    for (let tries = 0; tries < TRIES; tries++) {
      const event = await store.event(id);
      if (!event) return null;
      const next = await how(event);
      const dueAt = dueAfter(next, now());
      // Something may have woken the event: without saving it, it would stay due forever.
      if (next === event && !isAlways) return event;
      const saved = { ...next, version: event.version + 1, dueAt };
      if (await store.saveEvent(saved, event.dueAt)) return saved;
    }
    throw new RequestError('not-now', 'too much is happening in this event at once: try again');
  }

  /** Nobody can choose their opponents by blocking them once the event has begun. */
  async #apartIn(event: StoredEvent): Promise<Circumstances['isApart']> {
    const blocks = await this.#services.store.blocksAmong(entrantsOf(event));
    return apartBy(blocks.filter(({ at }) => event.startedAt === null || at <= event.startedAt));
  }

  #about(): Omit<Circumstances, 'isApart'> {
    const { now, since } = this.#services;
    return { now: now(), since, newId: () => randomId(12) };
  }

  #newEvent(club: string, wanted: Body<'makeEvent'>): StoredEvent {
    const { now } = this.#services;
    const { options: given, name: called, ...setting } = wanted;
    const name = cleanName(called);
    if (name === null) throw new RequestError('bad-message', 'this name has no visible characters');
    const game = gameCalled(wanted.game);
    if (!game) throw new RequestError('bad-message', 'there is no such game');
    const { min, max } = game.seats;
    if (wanted.seats < min || wanted.seats > max)
      throw new RequestError('bad-message', `seats must be from ${min} to ${max}`);
    if (wanted.everyDays !== null && wanted.kind === 'knock-out')
      throw new RequestError('bad-message', 'a league is a round robin or Swiss');
    const isSlow = wanted.secondsPerMove * 1000 >= DAY / 2;
    if (!isSlow && wanted.arrivalSeconds > LONGEST_ARRIVAL_S)
      throw new RequestError(
        'bad-message',
        `arrivalSeconds is at most ${LONGEST_ARRIVAL_S} where a move does not take days`,
      );
    const options = given === undefined ? null : readOptions(game.options, given);
    if (options && !options.ok) throw new RequestError('bad-message', options.error.message);
    return {
      ...setting,
      ...(options?.ok && { options: options.options }),
      name,
      id: randomId(12),
      version: 1,
      club,
      state: 'open',
      madeAt: now(),
      startedAt: null,
      endedAt: null,
      dueAt: null,
      entrants: [],
      played: [],
      offs: [],
    };
  }

  async #club(id: string): Promise<StoredClub> {
    const club = await this.#services.store.club(id);
    if (!club) throw new RequestError('not-found', 'there is no such club');
    return club;
  }

  async #mustSee(id: string, player: string, invite?: string): Promise<StoredEvent> {
    const { store } = this.#services;
    const event = await store.event(id);
    if (event) {
      const role = await store.roleIn(event.club, player);
      if ((role !== null && role !== 'asking') || numberOf(event, player) !== null) return event;
      if (event.isOpen && invite !== undefined && (await store.club(event.club))?.invite === invite)
        return event;
    }
    throw new RequestError('not-found', 'there is no such event, or you are not in its club');
  }

  async #mustBeMember(club: string, player: string): Promise<void> {
    const role = await this.#services.store.roleIn(club, player);
    if (role === null || role === 'asking')
      throw new RequestError('not-allowed', 'that is for members of the club');
  }

  async #mustOrganise(club: string, player: string): Promise<void> {
    const role = await this.#services.store.roleIn(club, player);
    if (role !== 'owner' && role !== 'organiser')
      throw new RequestError('not-allowed', 'that is for the owner and organisers of the club');
  }

  async #mustHaveRoom(player: string): Promise<void> {
    const mine = await this.#services.store.eventsWith(player, MOST_HANDED);
    const open = mine.filter(event => event.state !== 'over' && isIn(event, numberOf(event, player)));
    if (open.length >= LIMITS.entered)
      throw new RequestError('too-many', `a player can be in at most ${LIMITS.entered} events at once`);
  }
}

/** Wakes the events whose tables are over. */
export function wakingEvents(
  calls: NonNullable<Services['calls']>,
  { store, now }: Pick<Services, 'store' | 'now'>,
): NonNullable<Services['calls']> {
  return {
    async tableChanged(before, after) {
      if (after.event !== undefined && after.status === 'over') await store.wakeEvent(after.event, now());
      await calls.tableChanged(before, after);
    },
    matchChanged: (...match) => calls.matchChanged(...match),
  };
}

/**
 * The secret part of the address of a club's calendar. It does not let anybody join, and changes with the club's link.
 */
function calendarKey({ id, invite }: StoredClub): string {
  return createHash('sha256').update(`calendar ${id} ${invite}`).digest('hex').slice(0, 24);
}

function lineOf(event: EventHead, player: string): EventLine {
  const { id, name, kind, game, seats, rounds, times, secondsPerMove, arrivalSeconds } = event;
  const { isRated, isManual, isOpen, startsAt, everyDays, state, madeAt, endedAt } = event;
  return {
    id,
    name,
    kind,
    game,
    seats,
    rounds,
    times,
    secondsPerMove,
    arrivalSeconds,
    isRated,
    isManual,
    isOpen,
    startsAt,
    everyDays,
    state,
    madeAt,
    endedAt,
    // Whoever left has taken part.
    size: event.entrants.filter(({ outAt }) => state === 'over' || outAt === null).length,
    isIn: isIn(event, numberOf(event, player)),
  };
}

function manifestSeats({ game, seats }: StoredEvent): number {
  return seats === 2 || !isGameId(game) ? 2 : manifestOf(game).seats.min;
}

function proposedFor(game: string, seats: number) {
  return (isGameId(game) && manifestOf(game).proposes?.(seats)) || {};
}
