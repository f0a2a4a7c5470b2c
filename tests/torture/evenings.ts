import { setTimeout as sleep } from 'node:timers/promises';
import type { Event } from '../../src/protocol/api/events.ts';
import { sittingAt } from '../../src/server/store/store.ts';
import { promiseAt, revealAt } from '../server/chance.ts';
import { Checker } from '../server/checker.ts';
import type { Player } from '../server/player.ts';
import { type Mood, patienceMs, Stubborn } from '../server/stubborn.ts';
import { arrivals, nameThem } from '../server/tables.ts';
import type { Company, Proven } from './company.ts';
import { eventFaults, standingsFaults } from './event-proof.ts';

const PAUSE_MS = 100;
const CREST = '1611161611611';
/** With this much time nobody is late. */
const LONG_S = 12 * 60 * 60;
/** How long somebody who does not come is waited for. */
const SHORT_S = 8;
/** The least number of steps after which somebody resigns a match of two, and how many more there may be. */
const PATIENT_STEPS = 4;
const MORE_STEPS = 14;

/** The kinds of evenings, one after the other. */
const EVENINGS = [
  { kind: 'swiss', game: 'muro-contro-muro', seats: 2, people: 5, rounds: 2, isRated: true },
  { kind: 'round-robin', game: 'burg-appenzell', seats: 2, people: 4, isManual: true, leaves: true },
  { kind: 'knock-out', game: 'mauer-bauer', seats: 2, people: 5, isDead: true },
  { kind: 'swiss', game: 'die-mauer', seats: 3, people: 7, rounds: 2, isManual: true, isDead: true },
  { kind: 'round-robin', game: 'muro-contro-muro', seats: 2, people: 4, isDead: true, rules: true },
  { kind: 'knock-out', game: 'muro-contro-muro', seats: 2, people: 6, leaves: true, isRated: true },
] as const;

type Kind = (typeof EVENINGS)[number] & {
  readonly rounds?: number;
  readonly isRated?: boolean;
  readonly isManual?: boolean;
  /** Whether one of them leaves after playing. */
  readonly leaves?: boolean;
  /** Whether one of them never comes to a table. */
  readonly isDead?: boolean;
  /** Whether an organiser decides the tables that this one does not come to. */
  readonly rules?: boolean;
};

/** One evening of one club. */
interface Evening {
  readonly kind: Kind;
  readonly club: string;
  readonly id: string;
  readonly people: readonly Player[];
  readonly sitting: Stubborn[];
  /** The event as anybody last saw it. */
  seen: Event | null;
}

interface Room {
  evening: Evening | null;
  evenings: number;
  /** How often they have tried to begin the next one. */
  tries: number;
  /** Results seen, and steps made. */
  steps: number;
  trouble: string;
}

/**
 * Clubs that hold one event after another: people enter, play, resign, stay away and leave, and organisers all press
 * the button at once.
 */
export class Evenings implements Company {
  readonly #checker = new Checker();
  readonly #proven: Proven;
  readonly #mood: () => Mood;
  readonly #rooms: readonly Room[];
  readonly #holding: readonly Promise<void>[];
  #isDone = false;

  constructor(proven: Proven, rooms: number, mood: () => Mood) {
    this.#proven = proven;
    this.#mood = mood;
    this.#rooms = Array.from({ length: rooms }, () => ({
      evening: null,
      evenings: 0,
      tries: 0,
      steps: 0,
      trouble: '',
    }));
    this.#holding = this.#rooms.map((room, index) => this.#hold(room, index));
  }

  get acknowledged(): number {
    return this.#checker.acknowledged;
  }

  /** How many events they have played to the end. */
  get played(): number {
    return this.#rooms.reduce((sum, { evenings }) => sum + evenings, 0);
  }

  get progress(): readonly number[] {
    return this.#rooms.map(({ evenings, steps, evening }) => {
      const made = evening?.sitting.reduce((sum, { follower }) => sum + follower.steps.length, 0) ?? 0;
      return 1e6 * evenings + steps + made;
    });
  }

  describe(place: number): string {
    const { evening, trouble } = this.#rooms[place];
    const { id, seen, kind } = evening ?? {};
    const open = seen?.played.flatMap(({ tables }) => tables.filter(({ result }) => !result));
    return `event ${id} (${kind?.kind}, ${seen?.state}, round ${seen?.played.length}, ${JSON.stringify(open)}) ${trouble}`;
  }

  async faults(): Promise<string[]> {
    this.#isDone = true;
    for (const { evening } of this.#rooms) for (const one of evening?.sitting ?? []) one.cut();
    await Promise.all(this.#holding);
    const faults: string[] = [];
    for (const { evening } of this.#rooms) if (evening) faults.push(...(await this.#proveMatches(evening)));
    return faults;
  }

  async #hold(room: Room, index: number): Promise<void> {
    while (!this.#isDone) {
      const kind: Kind = EVENINGS[(index * 3 + room.evenings) % EVENINGS.length];
      try {
        room.evening = await this.#open(room, kind);
      } catch (error) {
        // Interrupted while setting up: try again.
        room.trouble = String(error);
        await sleep(PAUSE_MS);
        continue;
      }
      const { evening } = room;
      try {
        await Promise.all(
          evening.people.map((player, number) => this.#attend(room, evening, player, number)),
        );
        if (this.#isDone) return;
        await this.#prove(room, evening);
      } catch (error) {
        this.#proven.onFault(`event ${evening.id}: ${error instanceof Error ? error.stack : error}`);
      }
      for (const { follower } of evening.sitting) this.#checker.forget(follower.table);
      room.evening = null;
      room.evenings++;
    }
  }

  /** A club, an event, and everybody in it. */
  async #open(room: Room, kind: Kind): Promise<Evening> {
    const people = await arrivals(this.#proven.origin(), kind.people, patienceMs(2 + room.tries++));
    await nameThem(people);
    const [ada, bob] = people;
    const { id: club, you } = await ada.ask('foundClub', { body: { name: 'Wall Street', crest: CREST } });
    for (const player of people.slice(1))
      await player.ask('joinClub', { id: club, body: { invite: you.invite } });
    await ada.ask('setMember', { id: club, body: { player: bob.id, role: 'organiser' } });
    const { id } = await ada.ask('makeEvent', {
      id: club,
      body: {
        name: 'Cup',
        kind: kind.kind,
        game: kind.game,
        seats: kind.seats,
        rounds: kind.rounds ?? 2,
        isRated: kind.isRated ?? false,
        isManual: kind.isManual ?? false,
        secondsPerMove: 20 * 60,
        arrivalSeconds: kind.isDead && !kind.rules ? SHORT_S : LONG_S,
      },
    });
    for (const player of people) await player.ask('enterEvent', { id, body: {} });
    room.steps++;
    room.tries = 0;
    return { kind, club, id, people, sitting: [], seen: null };
  }

  /** One of them, until the event is over. The first two organise it. */
  async #attend(room: Room, evening: Evening, player: Player, number: number): Promise<void> {
    const { kind, id, people } = evening;
    const isDead = kind.isDead === true && number === people.length - 1;
    const done = new Set<string>();
    let isLeaving = false;
    while (!this.#isDone) {
      if (isLeaving) isLeaving = !(await this.#leave(room, id, player));
      const event = await this.#ask(room, evening, player);
      if (event?.state === 'over') return;
      if (event && number < 2) await this.#organise(room, evening, player, event);
      const table = event?.you.table ?? null;
      if (event && table !== null && !isDead && !done.has(table)) {
        const isOverThere = await this.#play(room, evening, player, table);
        if (isOverThere) done.add(table);
        isLeaving = isOverThere && kind.leaves === true && number === 2;
      } else await sleep(PAUSE_MS * (1 + 2 * Math.random()));
    }
  }

  /** The current event, compared with how it was last seen; null if there is no answer. */
  async #ask(room: Room, evening: Evening, player: Player): Promise<Event | null> {
    player.origin = this.#proven.origin();
    const before = evening.seen;
    try {
      const event = await player.ask('event', { id: evening.id });
      const last = evening.seen;
      if (before && event.version < before.version)
        this.#proven.onFault(`event ${event.id} has gone back from ${before.version} to ${event.version}`);
      if (!last || event.version > last.version) {
        for (const fault of last ? changedFaults(last, event) : []) this.#proven.onFault(fault);
        evening.seen = event;
        if (countOf(event) > (last ? countOf(last) : 0)) room.steps++;
      }
      return event;
    } catch (error) {
      room.trouble = String(error);
      return null;
    }
  }

  async #organise(room: Room, { kind, id, people }: Evening, player: Player, event: Event): Promise<void> {
    try {
      if (event.state === 'open' || event.isWaiting) await player.ask('moveEvent', { id });
      const dead = people.at(-1)?.id;
      const isRuled = ({ players, result }: Event['played'][number]['tables'][number]) =>
        !result && players.some(entrant => event.entrants[entrant].player === dead);
      const table = kind.rules && event.played.at(-1)?.tables.find(isRuled);
      if (!table) return;
      const winners = table.players.filter(entrant => event.entrants[entrant].player !== dead);
      await player.ask('rule', { id, body: { table: table.id, winners } });
    } catch (error) {
      // The other organiser may have been faster.
      room.trouble = String(error);
    }
  }

  /** Comes to a table and plays there. Resolves to whether there is nothing more to do. */
  async #play(room: Room, evening: Evening, player: Player, table: string): Promise<boolean> {
    try {
      await promiseAt(player, table);
      await revealAt(player, table);
    } catch (error) {
      room.trouble = String(error);
      await sleep(PAUSE_MS);
      const { status, json } = await player.tryTo('table', { id: table }).catch(() => NO_ANSWER);
      // It waits for others, or is gone; once it has begun, all have revealed.
      if (status !== 200 || json.status === 'open' || json.nonces === null) return false;
    }
    const name = `${table}-${player.id}`;
    const stubborn = new Stubborn(
      name,
      table,
      player,
      this.#checker,
      async () => this.#proven.origin(),
      this.#mood,
    );
    evening.sitting.push(stubborn);
    const { seats } = evening.kind;
    const most =
      seats === 2 ? PATIENT_STEPS + Math.floor(MORE_STEPS * Math.random()) : Number.POSITIVE_INFINITY;
    await stubborn.play(() => this.#isDone || stubborn.follower.steps.length >= most);
    while (!this.#isDone && !stubborn.follower.isOver) {
      player.origin = this.#proven.origin();
      const { status } = await player.tryTo('resign', { id: table }).catch(() => NO_ANSWER);
      // Resigned, or it was already over.
      if (status === 200 || status === 409) break;
      await sleep(PAUSE_MS);
    }
    room.steps++;
    return true;
  }

  async #leave(room: Room, id: string, player: Player): Promise<boolean> {
    try {
      await player.ask('leaveEvent', { id, body: {} });
      return true;
    } catch (error) {
      room.trouble = String(error);
      return false;
    }
  }

  /** A store or a server that is away is waited for. */
  async #prove(room: Room, evening: Evening): Promise<void> {
    const { store, onFault, origin } = this.#proven;
    const { id, club, people } = evening;
    const [ada, bob] = people;
    while (!this.#isDone) {
      try {
        const event = await store.event(id);
        // What the last version says is carried out after it is saved.
        if (event && event.offs.length > 0) throw new Error('tables are still to be removed');
        const tables = await store.clubTables(club, 1000);
        const stored = new Map(
          await Promise.all(
            (event?.played ?? []).flatMap(round =>
              round.tables.map(async table => [table.id, await store.table(table.id)] as const),
            ),
          ),
        );
        const faults = [
          ...(await this.#proveMatches(evening)),
          ...eventFaults(evening, event, stored, tables),
        ];
        for (const player of people) player.origin = origin();
        faults.push(...standingsFaults(await ada.ask('event', { id })));
        await Promise.all(
          [ada, bob].map(one => one.ask('pairClub', { id: club, body: { game: evening.kind.game } })),
        );
        const open = (await store.clubTables(club, 1000)).filter(({ status }) => status !== 'over');
        const busy = open.flatMap(sittingAt);
        if (new Set(busy).size < busy.length) faults.push(`the round of club ${club} was made twice`);
        for (const fault of faults) onFault(fault);
        return;
      } catch (error) {
        room.trouble = String(error);
        await sleep(PAUSE_MS);
      }
    }
  }

  async #proveMatches({ sitting }: Evening): Promise<string[]> {
    const { store } = this.#proven;
    const faults: string[] = [];
    for (const one of sitting) await one.comeBack((await store.rows(one.follower.table, 0)).length);
    for (const table of new Set(sitting.map(({ follower }) => follower.table)))
      faults.push(...(await this.#checker.faults(store, table)));
    return faults;
  }
}

const NO_ANSWER = { status: 0, json: null };

/** How many results an event has. */
function countOf({ played }: Event): number {
  return played.length + played.flatMap(({ tables }) => tables.filter(({ result }) => result)).length;
}

/** Rounds only follow each other, tables are remade only if somebody has not come, and results stay. */
function changedFaults(before: Event, after: Event): string[] {
  const faults: string[] = [];
  for (const [round, { tables, at }] of before.played.entries()) {
    const now = after.played.at(round);
    if (now?.at !== at || now.tables.length !== tables.length) {
      faults.push(`round ${round} of event ${after.id} has been made once more`);
      continue;
    }
    for (const [place, table] of tables.entries()) {
      const then = now.tables[place];
      const isRuled = then.result?.how === 'ruled';
      if (table.result && JSON.stringify(table.result) !== JSON.stringify(then.result) && !isRuled)
        faults.push(`table ${table.id} of event ${after.id} has lost or changed its result`);
      if (then.id !== table.id && then.absent.length <= table.absent.length)
        faults.push(`table ${table.id} of event ${after.id} was made anew, and nobody was away`);
    }
  }
  return faults;
}
