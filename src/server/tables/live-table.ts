import { keyOf } from '../../engine/fair.ts';
import type { Viewer } from '../../engine/viewers.ts';
import { gameCalled } from '../../games/loaded.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { Step, UndoAsked } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/words.ts';
import type { News } from '../bus.ts';
import { noTable, notSeated, RequestError } from '../request-error.ts';
import type { Row, StoredTable } from '../store/store.ts';
import { Audience } from './audience.ts';
import { infoFor, type Names, playersAt } from './info.ts';
import { LiveMatch, type Proposal } from './live-match.ts';
import { rateMatch } from './ratings.ts';
import { changed } from './seating.ts';
import type { Failure, Services, Watcher } from './services.ts';
import { type AskedUndo, answeredBy, askFor, isAgreed } from './undo-asking.ts';

/** What happens to a seat, and not in the game. */
export type SeatStep = Exclude<Row['kind'], 'play' | 'undo'>;

/** How often who loses a race reloads and tries again, before telling the player. */
const TRIES = 5;

export interface PlayWanted {
  readonly number: number;
  readonly client: string;
  /** Null takes the last play back. */
  readonly move: string | null;
}

/**
 * A table in memory: a copy of what the store has, and those here who look at it. Any number of processes may have one
 * of the same table; the log decides. Everything that changes it, and everything that reads the match, waits in one
 * queue, so that nobody is told of what is not yet durable.
 */
export class LiveTable {
  readonly id: string;
  readonly #services: Services;
  readonly #onChange: (table: LiveTable, live: LiveMatch) => void;
  readonly #audience: Audience;
  readonly #stopListening: () => void;
  #stored: StoredTable;
  #live: LiveMatch | null = null;
  /** How many rows the watchers here have been told of. */
  #told = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #isPresenceDue = false;
  #asked: AskedUndo | null = null;
  /** Whether others may have done something that nobody here has heard of. */
  #isUnsure = false;
  #isClosed = false;

  /** `onChange` hears of the match, as the log has it, when there may be something for bots to do. */
  constructor(
    stored: StoredTable,
    services: Services,
    onChange: (table: LiveTable, live: LiveMatch) => void,
  ) {
    this.id = stored.id;
    this.#stored = stored;
    this.#audience = new Audience(stored);
    this.#services = services;
    this.#onChange = onChange;
    this.#stopListening = services.bus.listen(this.id, news => this.#hear(news));
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  /** Whether nobody looks at it here and nothing is under way. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#queued === 0;
  }

  /** Nothing is done any more that nobody has asked for. */
  close(): void {
    this.#isClosed = true;
    this.#stopListening();
  }

  /** Resolves when all that was asked before is done. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  /** Looks at the match when nothing is under way; null if it has not begun. */
  look<T>(work: (live: LiveMatch | null, stored: StoredTable) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#match(), this.#stored));
  }

  /** Looks into the store for what other processes have done. False if the table is gone. */
  refresh(): Promise<boolean> {
    return this.#inTurn(() => this.#refresh());
  }

  async info(player: string | null): Promise<TableInfo> {
    return this.#inTurn(async () => {
      const live = await this.#match();
      return infoFor(player, this.#stored, live, await this.#names());
    });
  }

  /** From now on the watcher hears of everything; first, of what it has not yet. */
  async watch(watcher: Watcher, have: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#isUnsure) await this.#refresh();
      const live = await this.#match();
      if (live && have > live.rows.length) {
        throw new RequestError('bad-message', 'there are fewer steps than that');
      }
      const names = await this.#names();
      this.#audience.add(watcher);
      this.#audience.tellTable(this.#stored, live, names, [watcher]);
      if (live) this.#audience.tellRest(watcher, live, have);
      if (this.#asked) watcher.send(JSON.stringify(this.#askedMessage()));
    });
  }

  unwatch(watcher: Watcher): void {
    this.#audience.remove(watcher);
  }

  /** A play or an undo by a person. Gives the number of its row; the same again if it was made before. */
  playBy(player: string, wanted: PlayWanted): Promise<number> {
    return this.#inTurn(async () => {
      const seat = this.#audience.seatOf(player);
      if (seat === undefined) throw notSeated();
      try {
        return await this.#play(seat, wanted, 'person');
      } catch (error) {
        // Nothing is refused because this process has not yet heard what the player has.
        const mayBeBehind = error instanceof RequestError && !this.#services.bus.isAlone;
        if (mayBeBehind && (await this.#isBehind())) return this.#play(seat, wanted, 'person');
        throw error;
      }
    });
  }

  /** A bot's move in a seat that it plays. */
  playByBot(seat: number, wanted: PlayWanted): Promise<number> {
    return this.#inTurn(() => this.#play(seat, wanted, 'bot'));
  }

  /** Something about a seat goes into the log, unless `isNew` says that it is so already, or refuses. */
  addRow(kind: SeatStep, seat: number, isNew: (live: LiveMatch) => boolean): Promise<void> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const live = await this.#match();
        if (!live) throw notBegun();
        if (!isNew(live)) return;
        const about = { kind, by: seat, client: '', at: this.#services.now() };
        const { proposal } = live.proposeRow(about, this.#audience.viewers());
        if (await this.#commit(live, proposal)) return this.#tellTable();
      }
      throw busy();
    });
  }

  /** Changes the table itself. `change` gives the table as it should be, itself if nothing changes, null to remove it. */
  change(change: (stored: StoredTable) => StoredTable | null): Promise<StoredTable | null> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const next = change(this.#stored);
        if (next === null) {
          await this.#services.store.removeTable(this.id);
          this.#services.bus.tell(this.id, { kind: 'table', version: 0 });
          return null;
        }
        if (next === this.#stored) return next;
        if (await this.#services.store.saveTable(next)) {
          this.#store(next);
          await this.#tellTable();
          this.#services.bus.tell(this.id, { kind: 'table', version: next.version });
          // Whoever has sat down is no longer one of those who look on.
          if (next.status === 'open') this.#services.bus.tell(this.id, { kind: 'presence' });
          await this.#match();
          return next;
        }
        if (!(await this.#reloadTable())) throw noTable();
      }
      throw busy();
    });
  }

  say(seat: number, phrase: Phrase): void {
    this.#services.bus.tell(this.id, { kind: 'said', seat, phrase });
  }

  /** Somebody asks the others to take plays back. */
  askUndo(player: string, number: number): Promise<void> {
    return this.#inTurn(async () => {
      const live = await this.#match();
      const seat = this.#audience.seatOf(player);
      if (seat === undefined || !live) throw notPlaying();
      const asked = askFor(live, this.#stored, seat, number);
      this.#services.bus.tell(this.id, { kind: 'undo-asked', asked });
    });
  }

  async answerUndo(player: string, number: number, agrees: boolean): Promise<void> {
    const seat = this.#audience.seatOf(player);
    if (seat === undefined) throw notPlaying();
    this.#services.bus.tell(this.id, { kind: 'undo-answered', seat, number, agrees });
  }

  async #play(seat: number, wanted: PlayWanted, by: 'person' | 'bot'): Promise<number> {
    const { number, client, move } = wanted;
    const begun = performance.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.#match();
      if (!live) throw notBegun();
      const earlier = live.rowOf(seat, number, client);
      if (earlier) return earlier.number;
      if ((by === 'bot') !== this.isBotAt(seat, live)) {
        throw new RequestError('not-now', 'a bot plays this seat now');
      }
      const about = { number, client, at: this.#services.now() };
      const proposed =
        move === null
          ? live.proposeUndo(seat, about, this.#audience.viewers())
          : live.proposePlay(seat, move, about, this.#audience.viewers());
      if (!proposed.ok) throw new RequestError(proposed.error.code, proposed.error.message);
      if (await this.#commit(live, proposed.proposal)) {
        this.#services.watch.played(by, performance.now() - begun);
        return proposed.proposal.rows[0].number;
      }
      this.#services.watch.raceLost(this.id);
    }
    throw busy();
  }

  isBotAt(seat: number, live: LiveMatch): boolean {
    return this.#stored.seats[seat]?.kind === 'bot' || live.states[seat] !== 'here';
  }

  /** Makes the rows durable and only then tells of them. False if others were first: then all is as the log has it. */
  async #commit(live: LiveMatch, { rows, told }: Proposal): Promise<boolean> {
    // Until it is known what is in the log, nothing here may be taken for the truth.
    this.#live = null;
    if ((await this.#services.store.append(this.id, rows)) === 'lost') return false;
    this.#live = live;
    this.#told = live.rows.length;
    this.#audience.tellSteps(live, rows[0].number, told);
    this.#services.bus.tell(this.id, { kind: 'rows', rows });
    if (live.turn.kind === 'over') await this.#finish(live);
    this.#onChange(this, live);
    return true;
  }

  /** The match as the log has it, with nature's answers; null if it has not begun. */
  async #match(): Promise<LiveMatch | null> {
    for (let tries = 0; this.#live === null && this.#stored.status !== 'open'; tries++) {
      if (tries === TRIES) throw new Error('the log goes on faster than it can be read');
      await this.#load();
    }
    return this.#live;
  }

  async #load(): Promise<void> {
    const { game: id, seats, options, seed, nonces, startedAt } = this.#stored;
    const game = gameCalled(id);
    if (!game || !nonces || startedAt === null) throw new Error(`table ${this.id} cannot be played`);
    const rules = { game, seats: seats.length, options, key: keyOf(seed, nonces), begunAt: startedAt };
    const live = new LiveMatch(rules, await this.#services.store.rows(this.id, 0));
    this.#live = live;
    this.#catchUp(live);
    const nature = live.proposeNature(this.#services.now(), this.#audience.viewers());
    if (nature) await this.#commit(live, nature);
    else if (live.turn.kind === 'over') await this.#finish(live);
    if (this.#live === live && !nature) this.#onChange(this, live);
  }

  /** The watchers here hear of rows that others have added. */
  #catchUp(live: LiveMatch): void {
    const from = this.#told;
    this.#told = live.rows.length;
    if (this.#audience.isEmpty || from >= live.rows.length) return;
    const told = this.#audience
      .viewers()
      .map((viewer): [Viewer, Step[]] => [viewer, live.steps(viewer, from)]);
    this.#audience.tellSteps(live, from, new Map(told));
  }

  async #finish(live: LiveMatch): Promise<void> {
    const { store, bus, now } = this.#services;
    while (this.#stored.status === 'live' && live.turn.kind === 'over') {
      const { scores, winners } = live.turn;
      await rateMatch(store, this.#stored, live, now());
      const next = changed(this.#stored, { status: 'over', endedAt: now(), result: { scores, winners } });
      if (await store.saveTable(next)) {
        this.#store(next);
        await this.#tellTable();
        bus.tell(this.id, { kind: 'table', version: next.version });
      } else if (!(await this.#reloadTable())) return;
    }
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'rows': {
        const count = countAfter(news.rows);
        if (this.#asked && count > this.#asked.number) this.#nowAsked(null);
        if (count > this.#told) this.#later('catching up', () => this.#hearRows(news.rows));
        return;
      }
      case 'table':
        if (news.version !== this.#stored.version) this.#later('reloading', () => this.#hearTable());
        return;
      case 'presence':
        // However many come and go at once, they are told of once.
        if (this.#isPresenceDue || this.#audience.isEmpty) return;
        this.#isPresenceDue = true;
        this.#later('presence', () => this.#tellPresence());
        return;
      case 'unsure':
        // One look is enough, however long the store takes to answer.
        if (this.#isUnsure) return;
        this.#isUnsure = true;
        if (!this.#audience.isEmpty) this.#later('looking', () => this.#lookAgain());
        return;
      case 'undo-asked':
        this.#nowAsked(news.asked);
        return;
      case 'undo-answered':
        if (this.#asked?.number === news.number) {
          this.#nowAsked(answeredBy(this.#asked, news.seat, news.agrees));
        }
        return;
      case 'said':
        this.#audience.tell({ say: 'said', table: this.id, seat: news.seat, phrase: news.phrase });
        return;
    }
  }

  #nowAsked(asked: AskedUndo | null): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#audience.tell(this.#askedMessage());
    if (asked && isAgreed(asked)) this.#later('taking back', () => this.#takeBack(asked));
  }

  #askedMessage(): UndoAsked {
    return { say: 'undo-asked', table: this.id, asked: this.#asked };
  }

  /** Every process that has heard of the agreement tries; the log takes the rows once. */
  async #takeBack({ by, number, plays }: AskedUndo): Promise<void> {
    const live = await this.#match();
    if (!live || live.rows.length !== number || live.turn.kind === 'over') return;
    await this.#commit(live, live.proposeUndos(by, plays, this.#services.now(), this.#audience.viewers()));
  }

  /** What others have added is taken from them if nothing before it is missing, and from the store otherwise. */
  async #hearRows(rows: readonly Row[]): Promise<void> {
    const live = await this.#match();
    const have = live?.rows.length ?? 0;
    if (!live || have >= countAfter(rows)) return;
    const fresh = rows.filter(({ number }) => number >= have);
    if (fresh[0].number === have) this.#goOn(live, fresh);
    else await this.#readOn(live);
  }

  async #refresh(): Promise<boolean> {
    this.#isUnsure = false;
    const { version } = this.#stored;
    if (!(await this.#reloadTable())) {
      this.#audience.dismiss(noTable().problem);
      return false;
    }
    const known = this.#live;
    const live = await this.#match();
    if (live && live === known) await this.#readOn(live);
    // Whoever made the last play may have died before it told of the end.
    if (live?.turn.kind === 'over') await this.#finish(live);
    if (this.#stored.version !== version) await this.#tellTable();
    return true;
  }

  async #isBehind(): Promise<boolean> {
    const state = () => `${this.#stored.version}/${this.#live?.rows.length}`;
    const before = state();
    return (await this.#refresh()) && state() !== before;
  }

  async #readOn(live: LiveMatch): Promise<void> {
    const rows = await this.#services.store.rows(this.id, live.rows.length);
    if (rows.length > 0) this.#goOn(live, rows);
  }

  #goOn(live: LiveMatch, rows: readonly Row[]): void {
    // Should one of them not fit, all is read from the log again.
    this.#live = null;
    for (const row of rows) live.add(row, []);
    this.#live = live;
    this.#catchUp(live);
    this.#onChange(this, live);
  }

  /** Looks for itself, and sees to it that bots whose turn it is have not been forgotten. */
  async #lookAgain(): Promise<void> {
    if (!this.#isClosed && (await this.#refresh()) && this.#live) this.#onChange(this, this.#live);
  }

  async #hearTable(): Promise<void> {
    if (await this.#reloadTable()) {
      await this.#tellTable();
      await this.#match();
      return;
    }
    this.#audience.dismiss(noTable().problem);
  }

  async #reloadTable(): Promise<boolean> {
    const stored = await this.#services.store.table(this.id);
    if (stored) this.#store(stored);
    return stored !== null;
  }

  #store(stored: StoredTable): void {
    this.#stored = stored;
    this.#audience.seat(stored);
  }

  #names(): Promise<Names> {
    return this.#services.names([this.#stored.host, ...playersAt(this.#stored)]);
  }

  async #tellTable(): Promise<void> {
    if (this.#audience.isEmpty) return;
    this.#audience.tellTable(this.#stored, this.#live, await this.#names());
  }

  async #tellPresence(): Promise<void> {
    this.#isPresenceDue = false;
    this.#audience.tellPresence(await this.#services.bus.present(this.id));
  }

  #later(what: Failure, work: () => Promise<void>): void {
    this.#inTurn(work).catch((error: unknown) => this.#services.watch.failed(what, this.id, error));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++;
    const done = this.#queue.then(work).finally(() => this.#queued--);
    this.#queue = done.catch(() => {});
    return done;
  }
}

/** How many rows there are if these are the last. */
function countAfter(rows: readonly Row[]): number {
  return (rows.at(-1)?.number ?? -1) + 1;
}

function busy(): RequestError {
  return new RequestError('failed', 'too many others were faster: try again');
}

function notBegun(): RequestError {
  return new RequestError('not-now', 'the match has not begun');
}

function notPlaying(): RequestError {
  return new RequestError('not-allowed', 'you do not play at this table');
}
