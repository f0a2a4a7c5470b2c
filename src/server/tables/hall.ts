import { randomInt } from 'node:crypto';
import { abilityOf, type Level } from '../../bots/levels.ts';
import type { Runner } from '../../engine/runner.ts';
import { DAY, isSlow, paceOf } from '../../protocol/pace.ts';
import type { PlayRequest } from '../../protocol/socket.ts';
import { noTable, RequestError } from '../request-error.ts';
import type { RoundWanted, StoredTable } from '../store/store.ts';
import { hurried, isDrawing, revealUntil, unrevealed } from './drawing.ts';
import { Errands } from './errands.ts';
import { awaitedOf, deadlineAt, dueUntil, type Names, playersAt, warningAt } from './info.ts';
import { LiveTable } from './live-table.ts';
import { clientInstead } from './own-move.ts';
import { changed, leave, STAND_IN, seatOf } from './seating.ts';
import type { BotTurn, Services } from './services.ts';
import { leftAt, mayStand, standingAnswers } from './standing.ts';

/** How long a table may wait to be started. */
const OPEN_LIVE_MS = DAY;
const OPEN_SLOW_MS = 30 * DAY;
/** How often all matches are gone through. */
export const ROUND_MS = 10 * 60_000;
/**
 * How many rows before the one that made it somebody's turn are compared: they show whether a wrong clock wrote that
 * one.
 */
const ROWS_COMPARED = 20;
/** The shortest delay before a table is looked at again because somebody's time is up. */
const ALARM_MS = 100;
/** How many tables are read from the store at once. */
const PAGE = 200;

/** The tables in memory, and the bots that sit at them. */
export class Hall {
  readonly #services: Services;
  /** At most this many tables stay in memory without need; the least recently used goes first. */
  readonly #most: number;
  readonly #botMs: number | undefined;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable | null>>();
  /** What bots are thinking about: the table, the seat, and the row since which it is due. */
  readonly #thinking = new Map<string, Promise<void>>();
  /** By table and seat: what its bot was last asked for, and when that is fair. */
  readonly #asked = new WeakMap<
    LiveTable,
    Map<number, { readonly number: number; readonly fairAt: number }>
  >();
  /** By table: a timer for when somebody's time is up. */
  readonly #alarms = new Map<string, NodeJS.Timeout>();
  /** Null if no other process serves these tables. */
  readonly #errands: Errands | null;
  /** By public table: since when none of its players has been there, as far as the periodic passes know. */
  readonly #desertedSince = new Map<string, number>();
  #isClosing = false;

  constructor(services: Services, most: number, botMs?: number) {
    this.#services = services;
    this.#errands = services.bus.isAlone
      ? null
      : new Errands(services.bus, (...play) => this.#playHere(...play));
    this.#most = most;
    this.#botMs = botMs;
  }

  get size(): number {
    return this.#tables.size;
  }

  get thinking(): number {
    return this.#thinking.size;
  }

  /** The table as it is now, from memory or from the store; null if there is none. */
  async open(id: string): Promise<LiveTable | null> {
    const known = this.#tables.get(id);
    if (known) {
      this.#tables.delete(id);
      this.#tables.set(id, known);
      if (this.#services.bus.isAlone || (await known.refresh())) return known;
      this.forget(id);
      return null;
    }
    const opening = this.#opening.get(id) ?? this.#load(id);
    this.#opening.set(id, opening);
    return opening;
  }

  /** A table that was just read from the store, for callers that need not know what others have done since. */
  at(stored: StoredTable): LiveTable {
    return this.#tables.get(stored.id) ?? this.add(stored);
  }

  /** A table that is new in the store. */
  add(stored: StoredTable): LiveTable {
    const onChange = (changed: LiveTable, runner: Runner | null) => {
      if (runner) this.#wakeBots(changed, runner);
      this.#wind(changed, runner);
      if (!mayStand(changed.stored)) return;
      this.answerForThose(changed).catch((error: unknown) => this.#noteFailure(changed.id, error));
    };
    const table = new LiveTable(stored, this.#services, onChange, this.#errands);
    this.#tables.set(stored.id, table);
    this.#makeRoom();
    return table;
  }

  /** Whether this player is awaited in the match at this table now. */
  async awaits(id: string, player: string): Promise<boolean> {
    const table = await this.open(id);
    if (!table) return false;
    return table.look((runner, stored) => {
      const seat = seatOf(stored, player);
      return runner !== null && seat !== null && awaitedOf(stored, runner).includes(seat);
    });
  }

  /**
   * Makes people's standing choices. It waits until nobody else is awaited, or until the time is nearly up, so
   * that the moment a fist closes gives away neither the choice nor that there was one.
   */
  async answerForThose(table: LiveTable): Promise<void> {
    const { store, now } = this.#services;
    if (this.#isClosing || table.stored.status !== 'live' || !mayStand(table.stored)) return;
    const left = await leftAt(store, table.stored);
    if (left.size === 0) return;
    const names = await this.#services.names(playersAt(table.stored));
    const due = await table.look((runner, stored) => {
      if (!runner) return [];
      const answers = standingAnswers(stored, runner, left);
      const isAll = answers.size === awaitedOf(stored, runner).length;
      return [...answers].flatMap(([seat, move]) => {
        const sitter = stored.seats[seat];
        const isTime = isAll || now() >= (warningAt(stored, runner, seat, names) ?? Number.POSITIVE_INFINITY);
        if (sitter.kind !== 'person' || !isTime) return [];
        return [{ player: sitter.player, number: runner.dueFrom(seat), move }];
      });
    });
    for (const { player, number, move } of due) {
      const client = clientInstead('standing', number);
      await table.playHere(player, { do: 'play', table: table.id, number, client, move });
    }
  }

  #noteFailure(table: string, error: unknown): void {
    // Others may have been faster.
    if (!this.#isClosing && !(error instanceof RequestError))
      this.#services.watch.failed('going round', table, error);
  }

  /** A player leaves a table that has not begun. When the last one leaves, the table is gone. */
  async standUp(table: LiveTable, player: string): Promise<void> {
    const { stored } = table;
    if ((await table.change(now => leave(now, player))) === null) await this.#remove(stored);
  }

  /** Removes a table unless its match has begun. Resolves to whether it did. */
  async callOff(id: string): Promise<boolean> {
    const table = await this.open(id);
    if (!table) return true;
    const { stored } = table;
    if ((await table.change(now => (now.status === 'open' ? null : now))) !== null) return false;
    await this.#remove(stored);
    return true;
  }

  forget(id: string): void {
    this.#tables.get(id)?.close();
    this.#tables.delete(id);
  }

  /**
   * Goes through all unfinished matches: bots that were thinking when a process ended start over, and players
   * whose time is up are treated as the table has chosen. Tables that have not begun for a long time are
   * removed.
   */
  async goRound(): Promise<void> {
    // Younger ones may wait, whatever their pace.
    const before = this.#services.now() - OPEN_LIVE_MS + 1;
    await this.#forEach({ status: 'open', before }, stored => this.#clear(stored));
    await this.#forEach({ status: 'open' }, stored => this.#clearDeserted(stored));
    await this.#forEach({ status: 'live' }, ({ id }) => this.#visit(id));
  }

  async #forEach(
    wanted: Omit<RoundWanted, 'most'>,
    visit: (stored: StoredTable) => Promise<void>,
  ): Promise<void> {
    let last: StoredTable | null = null;
    for (;;) {
      const page: readonly StoredTable[] = await this.#services.store.tablesAfter(last, {
        ...wanted,
        most: PAGE,
      });
      for (const stored of page) {
        if (this.#isClosing) return;
        try {
          await visit(stored);
        } catch (error) {
          // Others may have been at the table meanwhile.
          if (!(error instanceof RequestError)) this.#services.watch.failed('going round', stored.id, error);
        }
      }
      last = page.at(-1) ?? null;
      if (!last || page.length < PAGE) return;
    }
  }

  /** Resolves when the bots that are thinking now have played. */
  async idle(): Promise<void> {
    await Promise.all(this.#thinking.values());
  }

  /** Lets no bot start thinking, and waits until everything in progress is in the log. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#errands?.close();
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
    for (const table of this.#tables.values()) table.close();
    await Promise.all([...this.#tables.values()].map(table => table.settled()));
    this.#tables.clear();
  }

  /** Makes a play that another process has accepted from a player there. */
  async #playHere(player: string, request: PlayRequest): Promise<number> {
    const table = this.#tables.get(request.table) ?? (await this.open(request.table));
    if (!table) throw noTable();
    return table.playHere(player, request);
  }

  async #load(id: string): Promise<LiveTable | null> {
    try {
      const stored = await this.#services.store.table(id);
      return stored && this.add(stored);
    } finally {
      this.#opening.delete(id);
    }
  }

  /** Removes a table that nobody has started for a long time. */
  async #clear({ id, madeAt, pace }: StoredTable): Promise<void> {
    const patience = isSlow(paceOf(pace)) ? OPEN_SLOW_MS : OPEN_LIVE_MS;
    if (this.#services.since(madeAt) < patience) return;
    await this.callOff(id);
  }

  /** Removes a public table where nobody has been since the last pass: strangers would wait there in vain. */
  async #clearDeserted(stored: StoredTable): Promise<void> {
    const { now, bus } = this.#services;
    if (!stored.isPublic || (await isAttended(stored, bus))) {
      this.#desertedSince.delete(stored.id);
      return;
    }
    const since = this.#desertedSince.get(stored.id) ?? now();
    this.#desertedSince.set(stored.id, since);
    if (this.#services.since(since) < ROUND_MS / 2) return;
    this.#desertedSince.delete(stored.id);
    const table = await this.open(stored.id);
    const gone = await table?.change(now => (now.version === stored.version ? null : now));
    if (gone === null) await this.#remove(stored);
  }

  /** Removes a table. If it was a rematch, the match may have another. */
  async #remove({ id, rematchOf }: StoredTable): Promise<void> {
    this.forget(id);
    const old = rematchOf === undefined ? null : await this.open(rematchOf);
    await old?.change(stored => (stored.rematch === id ? changed(stored, { rematch: null }) : stored));
  }

  async #visit(id: string): Promise<void> {
    const table = await this.open(id);
    if (!table) return;
    await this.answerForThose(table);
    await this.#hurry(table);
    // The process that should have called may have died, and a player's time may be nearly up.
    const { calls } = this.#services;
    const called = await table.look((runner, stored) => ({
      calling: runner && calls?.matchChanged(stored, runner),
    }));
    await called.calling;
  }

  /** Deals with players whose time is up as the table has chosen; for the others the clock goes on. */
  async #hurry(table: LiveTable): Promise<void> {
    if (isDrawing(table.stored)) return this.#hurryDrawing(table);
    const pace = paceOf(table.stored.pace);
    if (pace.kind === 'none' || pace.late === 'ask') return;
    await this.answerForThose(table);
    const names = await this.#services.names(playersAt(table.stored));
    const late = await table.look((runner, stored) =>
      runner
        ? awaitedOf(stored, runner).filter(seat => isLate(runner, stored, seat, names, this.#services))
        : [],
    );
    for (const seat of late) {
      const isStill = (runner: Runner) =>
        runner.isDue(seat) &&
        runner.states[seat] === 'here' &&
        isLate(runner, table.stored, seat, names, this.#services);
      if (pace.late === 'lose') await table.decide({ seat, why: 'time' }, isStill);
      else await table.addRow('replaced', seat, isStill);
    }
    await table.look(runner => runner && this.#setAlarm(table, runner, names));
  }

  /** Players who have not revealed their nonce in time lose before anything is played. */
  async #hurryDrawing(table: LiveTable): Promise<void> {
    const { stored } = table;
    const names = await this.#services.names(playersAt(stored));
    if ((await table.change(now => hurried(now, names, this.#services))) === null) await this.#remove(stored);
    else if (isDrawing(table.stored)) this.#setAlarm(table, null, names);
  }

  /** Looks at the table again at the next deadline; distant deadlines are found by the periodic pass. */
  #setAlarm(table: LiveTable, runner: Runner | null, names: Names): void {
    clearTimeout(this.#alarms.get(table.id));
    this.#alarms.delete(table.id);
    const { stored } = table;
    const until = runner
      ? isHurried(stored) && dueUntil(stored, runner, names)
      : Math.min(...unrevealed(stored).map(seat => revealUntil(stored, seat, names)));
    if (this.#isClosing || until === false || until === null) return;
    const ms = Math.max(ALARM_MS, until - this.#services.now());
    if (ms > ROUND_MS) return;
    const alarm = setTimeout(() => {
      this.#alarms.delete(table.id);
      this.#hurry(table).catch((error: unknown) => {
        if (!(error instanceof RequestError)) this.#services.watch.failed('going round', table.id, error);
      });
    }, ms).unref();
    this.#alarms.set(table.id, alarm);
  }

  /** The match has moved on: another clock runs now. */
  #wind(table: LiveTable, runner: Runner | null): void {
    if (runner && !isHurried(table.stored)) return;
    this.#services.names(playersAt(table.stored)).then(
      names => this.#setAlarm(table, runner, names),
      (error: unknown) => this.#services.watch.failed('going round', table.id, error),
    );
  }

  #makeRoom(): void {
    for (const [id, table] of this.#tables) {
      if (this.#tables.size <= this.#most) return;
      if (table.isIdle) this.forget(id);
    }
  }

  /**
   * A turn that the queue gives to this process. Rejects if it is still due afterwards and should be given to
   * another.
   */
  async takeTurn(turn: BotTurn): Promise<void> {
    const table = await this.open(turn.table);
    if (!table) return;
    await this.#takeTurn(table, turn);
    if (await table.look(runner => isTurn(table, runner, turn))) throw new Error('the bot has not played');
  }

  async #takeTurn(table: LiveTable, turn: BotTurn): Promise<void> {
    const begun = await table.look((runner, stored) =>
      runner && isTurn(table, runner, turn)
        ? { thought: this.#think(table, runner, stored, turn.seat, 0) }
        : null,
    );
    await begun?.thought;
  }

  #wakeBots(table: LiveTable, runner: Runner): void {
    if (this.#isClosing || runner.turn.kind !== 'seats') return;
    for (const seat of runner.turn.seats) {
      if (table.isBotAt(seat, runner)) this.#askBot(table, runner, seat);
    }
  }

  #askBot(table: LiveTable, runner: Runner, seat: number): void {
    const { botQueue } = this.#services;
    const fairAt = this.#fairAt(table, runner, seat);
    if (!botQueue) {
      void this.#think(table, runner, table.stored, seat, fairAt);
      return;
    }
    const turn = { table: table.id, seat, number: runner.dueFrom(seat) };
    botQueue
      .add(turn, fairAt)
      // Without the queue each process thinks for itself; the log takes one move.
      .then(isTaken => (isTaken ? undefined : this.#takeTurn(table, turn)))
      .catch((error: unknown) => this.#services.watch.failed('a bot', table.id, error));
  }

  /** However often a bot is asked for the same turn, it uses up one share. */
  #fairAt(table: LiveTable, runner: Runner, seat: number): number {
    const asked = this.#asked.get(table) ?? new Map();
    this.#asked.set(table, asked);
    const number = runner.dueFrom(seat);
    const known = asked.get(seat);
    if (known?.number === number) return known.fairAt;
    const { stored } = table;
    const isAbandoned = stored.seats.every((_, other) => table.isBotAt(other, runner));
    const ms = this.#botMs ?? abilityOf(levelAt(stored, seat), runner.match.game).ms;
    const fairAt = this.#services.shares.take(stored.host, ms, { isAbandoned });
    asked.set(seat, { number, fairAt });
    return fairAt;
  }

  #think(table: LiveTable, runner: Runner, stored: StoredTable, seat: number, fairAt: number): Promise<void> {
    const number = runner.dueFrom(seat);
    const thought = `${table.id}/${seat}/${number}`;
    const thinking = this.#thinking.get(thought);
    if (thinking) return thinking;
    const task = {
      level: levelAt(stored, seat),
      seed: randomInt(2 ** 31),
      ...(this.#botMs !== undefined && { ms: this.#botMs }),
    };
    const played = this.#services.thinker
      .choose(stored.game, runner.match.view(seat, true), task, fairAt)
      .then(async move => {
        if (!this.#isClosing)
          await table.playByBot(seat, {
            do: 'play',
            table: table.id,
            number,
            client: clientInstead('bot', number),
            move,
          });
      })
      .catch((error: unknown) => {
        // Somebody else may have played it, or taken over the seat, meanwhile.
        if (this.#isClosing || error instanceof RequestError) return;
        this.#services.watch.failed('a bot', table.id, error);
      })
      .finally(() => this.#thinking.delete(thought));
    this.#thinking.set(thought, played);
    return played;
  }
}

function levelAt({ seats }: StoredTable, seat: number): Level {
  const at = seats[seat];
  return at.kind === 'bot' ? at.level : STAND_IN;
}

function isTurn(table: LiveTable, runner: Runner | null, { seat, number }: BotTurn): boolean {
  return runner?.isDue(seat) === true && runner.dueFrom(seat) === number && table.isBotAt(seat, runner);
}

/** Whether anything happens by itself when a player's time is up. */
function isHurried({ pace }: StoredTable): boolean {
  const how = paceOf(pace);
  return how.kind !== 'none' && how.late !== 'ask';
}

/** Whether an awaited seat has run out of time. */
export function isLate(
  runner: Runner,
  stored: StoredTable,
  seat: number,
  names: Names,
  { since }: Pick<Services, 'since'>,
): boolean {
  const until = deadlineAt(stored, runner, seat, names);
  if (until === null || !runner.isDue(seat)) return false;
  return since(runner.dueAt + setBack(runner, runner.dueFrom(seat))) >= until - runner.dueAt;
}

/**
 * How far behind the clock was that wrote the last of these rows. Times never decrease from row to row, whichever
 * process writes them.
 */
function setBack({ rows }: Runner, count: number): number {
  const times = rows.slice(Math.max(0, count - ROWS_COMPARED), count).map(({ at }) => at);
  return Math.max(0, ...times) - (times.at(-1) ?? 0);
}

/** Whether a table can still begin: somebody is there, or has agreed to a start without them. */
export async function isAttended({ id, pace, seats }: StoredTable, bus: Pick<Services['bus'], 'present'>) {
  if (isSlow(paceOf(pace))) return true;
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat] : []));
  if (people.some(({ isReady }) => isReady)) return true;
  const { players } = await bus.present(id);
  return people.some(({ player }) => players.includes(player));
}
