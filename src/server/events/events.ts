import { createHash } from 'node:crypto';
import { readOptions } from '../../engine/options.ts';
import { isGameId, manifestOf } from '../../games/index.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { Answer, Body, Event, EventLine } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { cleanName } from '../../protocol/names.ts';
import { DAY } from '../../protocol/pace.ts';
import type { Limits } from '../limits.ts';
import type { People } from '../people.ts';
import type { Players } from '../players.ts';
import { Repeating } from '../repeating.ts';
import { RequestError } from '../request-error.ts';
import { randomId } from '../secrets.ts';
import {
  entrantsOf,
  type StoredClub,
  type StoredEvent,
  type StoredPairing,
  type StoredTable,
} from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import { nameOf } from '../tables/info.ts';
import { willBeRated } from '../tables/ratings.ts';
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

/** How often it is looked for events in which something is due, and how many are moved on at once. */
const EVERY_MS = 2000;
const AT_ONCE = 50;
/** When one in which something has failed is looked at again. */
const AGAIN_MS = 60_000;
/** How often somebody who loses a race tries again. */
const TRIES = 10;
/** Events of a club that its page shows. */
const SHOWN = 30;
/** Events that go over to another account with whoever has entered them. */
const MOST_HANDED = 500;
/** As long as a match that is played at once takes at most until all have come. */
const LONGEST_ARRIVAL_S = 12 * 60 * 60;

type EventServices = Pick<Services, 'store' | 'names' | 'now' | 'since' | 'calls' | 'watch'> & {
  readonly hall: Hall;
  readonly people: Pick<People, 'hereFor'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly claimNames: Players['claimNames'];
};

/**
 * The events of clubs. Several processes may move on the same one: whoever saves it first has done so, and what it says is then
 * carried out as often as it takes.
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
    for (const { id } of await store.eventsDue(now(), AT_ONCE)) {
      try {
        await this.#moveOn(id);
      } catch (error) {
        watch.failed('events', id, error);
        // Others do not wait for it.
        const event = await store.event(id);
        if (event) await store.saveEvent({ ...event, version: event.version + 1, dueAt: now() + AGAIN_MS });
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

  async make(club: string, player: string, wanted: Body<'makeEvent'>): Promise<Event> {
    const { store, now, limits } = this.#services;
    await this.#club(club);
    await this.#mustOrganise(club, player);
    const event = this.#newEvent(club, wanted);
    const open = (await store.eventsOf(club, SHOWN)).filter(({ state }) => state !== 'over');
    if (open.length >= LIMITS.events)
      throw new RequestError('too-many', `a club has at most ${LIMITS.events} events that are not over`);
    await limits.take('events', player);
    await store.addEvent({ ...event, dueAt: dueAfter(event, now()) });
    return this.shown(event.id, player);
  }

  async enter(id: string, player: string, invite?: string): Promise<Event> {
    await this.#mustSee(id, player, invite);
    await this.#mustHaveRoom(player);
    await this.#change(id, event => entered(event, player, this.#about()));
    return this.shown(id, player);
  }

  /** A member whom an organiser enters. */
  async admit(id: string, player: string, other: string): Promise<Event> {
    const event = await this.#mustSee(id, player);
    await this.#mustOrganise(event.club, player);
    await this.#mustBeMember(event.club, other);
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
    const { club, state } = await this.#mustSee(id, player);
    await this.#mustOrganise(club, player);
    if (state === 'open') await store.removeEvent(id);
    else await this.#change(id, event => (event.state === 'on' ? ended(event, now()) : event));
  }

  /** As this player may know it. */
  async shown(id: string, player: string, invite?: string): Promise<Event> {
    const { store, names, people } = this.#services;
    const event = await this.#mustSee(id, player, invite);
    const club = await this.#club(event.club);
    const ids = entrantsOf(event);
    const role = await store.roleIn(event.club, player);
    const isOrganiser = role === 'owner' || role === 'organiser';
    const isMember = isOrganiser || role === 'member';
    const [known, here, tables] = await Promise.all([
      names(ids),
      people.hereFor(player, ids),
      this.#tables(tablesOf(event)),
    ]);
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
        tables: some.map(({ id: one, players, absent, result }) => {
          const there = tables.get(one);
          return {
            id: one,
            invite: there?.invite ?? null,
            players: [...players],
            absent: [...absent],
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

  /** For those who go. */
  async leaveAll(player: string): Promise<void> {
    for (const event of await this.#services.store.eventsWith(player, MOST_HANDED)) {
      if (event.state !== 'over') await this.#leave(event, player);
    }
  }

  /** For those who become another. */
  async handOver(from: string, to: string): Promise<void> {
    for (const { id } of await this.#services.store.eventsWith(from, MOST_HANDED))
      await this.#change(id, event => handedOver(event, from, to, this.#about()));
  }

  /** The events of a club for its calendar; null if the key is not that of the club. */
  async calendarOf(id: string, key: string) {
    const { store } = this.#services;
    const club = await store.club(id);
    if (!club || calendarKey(club) !== key) return null;
    return { club, events: await store.eventsOf(id, SHOWN) };
  }

  /** Whoever leaves has lost the match that they play, or were to play. */
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

  /** Looks at the tables, begins what is due, and carries out what the event says then. */
  async #moveOn(id: string, isAsked = false): Promise<void> {
    const { now } = this.#services;
    const before = await this.#services.store.event(id);
    if (!before) return;
    const tables = await this.#tables(tablesOf(before).filter(({ result, isMade }) => isMade && !result));
    const after = await this.#change(
      id,
      event => {
        const about = this.#about();
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

  /** Makes the tables that are to be made, and removes those that are not needed. */
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
    if (await store.table(id)) return;
    const sitting = players.map(number => event.entrants[number].player);
    const known = await names(sitting);
    const options = event.options ?? proposedFor(event.game, sitting.length);
    const pace = {
      kind: 'move',
      seconds: event.secondsPerMove,
      late: sitting.length === 2 ? 'lose' : 'bot',
    } as const;
    const isRated = event.isRated && (await willBeRated(sitting, known, claimNames));
    const table: StoredTable = {
      ...foundTable({ game: event.game, pace, bots: 0, isRated }, sitting, options, now()),
      id,
      begins: 0,
      event: event.id,
      ...(club && { club: club.id }),
      ...(club && club.muted.length > 0 && { muted: club.muted }),
    };
    try {
      await store.addTable(table);
    } catch (error) {
      // Another process may have been faster.
      if (await store.table(id)) return;
      throw error;
    }
    if (club) await store.addClubTable(club.id, table);
    hall.add(table);
    await calls?.tableChanged(null, table);
  }

  async #tables(some: readonly StoredPairing[]): Promise<Map<string, StoredTable | null>> {
    const { store } = this.#services;
    const made = some.filter(({ isMade }) => isMade);
    return new Map(await Promise.all(made.map(async ({ id }) => [id, await store.table(id)] as const)));
  }

  /** Resolves to the event as it is then; null if it is gone. */
  async #change(
    id: string,
    how: (event: StoredEvent) => StoredEvent,
    isAlways = false,
  ): Promise<StoredEvent | null> {
    const { store, now } = this.#services;
    for (let tries = 0; tries < TRIES; tries++) {
      const event = await store.event(id);
      if (!event) return null;
      const next = how(event);
      const dueAt = dueAfter(next, now());
      // Somebody may have woken it: then it would be due for ever.
      if (next === event && !isAlways) return event;
      const saved = { ...next, version: event.version + 1, dueAt };
      if (await store.saveEvent(saved)) return saved;
    }
    throw new RequestError('not-now', 'too much happens in this event at once');
  }

  #about(): Circumstances {
    const { now, since } = this.#services;
    return { now: now(), since, newId: () => randomId(12) };
  }

  #newEvent(club: string, wanted: Body<'makeEvent'>): StoredEvent {
    const { now } = this.#services;
    const { options: given, name: called, ...setting } = wanted;
    const name = cleanName(called);
    if (name === null)
      throw new RequestError('bad-message', 'nothing is left of this name once it is cleaned');
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
    throw new RequestError('not-found', 'there is no such event, or you are not of its club');
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
      throw new RequestError('too-many', `one is in at most ${LIMITS.entered} events at once`);
  }
}

/** Hears of tables that are over, for the events that they were made for. */
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

/** The secret part of the address of a club's calendar: whoever has it cannot join. It changes with the link of the club. */
function calendarKey({ id, invite }: StoredClub): string {
  return createHash('sha256').update(`calendar ${id} ${invite}`).digest('hex').slice(0, 24);
}

function lineOf(event: StoredEvent, player: string): EventLine {
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
    size: event.entrants.filter(({ outAt }) => outAt === null).length,
    isIn: isIn(event, numberOf(event, player)),
  };
}

function manifestSeats({ game, seats }: StoredEvent): number {
  return seats === 2 || !isGameId(game) ? 2 : manifestOf(game).seats.min;
}

function proposedFor(game: string, seats: number) {
  return (isGameId(game) && manifestOf(game).proposes?.(seats)) || {};
}
