import { type Draft, type Row, Runner, type SeatStep, type Step } from '../../engine/runner.ts';
import type { Decided } from '../../engine/turn.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { AskedUndo, Past, PlayRequest, UndoAsked } from '../../protocol/socket.ts';
import type { TableInfo } from '../../protocol/words.ts';
import type { News, Told } from '../bus.ts';
import { noTable, notSeated, RequestError } from '../request-error.ts';
import { type StoredTable, sittingAt } from '../store/store.ts';
import { Audience, type Look } from './audience.ts';
import { draftOf, rowOf, withNature } from './drafting.ts';
import { isDrawing, refuse } from './drawing.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Errands } from './errands.ts';
import { infoFor, type Names, playersAt } from './info.ts';
import { afterOwnMove } from './own-move.ts';
import { changed, seatOf } from './seating.ts';
import type { Caller, Failure, Services, Watcher } from './services.ts';
import { setupOf } from './setup.ts';
import type { Texts } from './teller.ts';
import { answeredBy, askFor, isAgreed } from './undo-asking.ts';
import { writeStepsThen } from './writing.ts';

/** How often a process that loses a race reloads and tries again before telling the player. */
const TRIES = 5;

/** At most this many missed steps are told one by one. */
const MOST_MISSED = 40;

/** More rows than this are read from the log instead. */
const MOST_PASSED = 200;

/** More steps than this are sent in parts. */
const STEPS_AT_ONCE = 250;

/** When a log is read, how many rows are replayed before other work may have its turn. */
const ROWS_AT_ONCE = 32;
const SLICE_MS = 5;

/** How often a crowd is told how many are watching. */
const CROWD_MS = 1000;

/**
 * A table in memory: a copy of what the store has, with its viewers in this process. Any number of processes
 * may have a copy of the same table; the log decides. Everything that changes it, and everything that reads
 * the match, waits in one queue, so nobody is told anything that is not yet durable.
 */
export class LiveTable {
  readonly id: string;
  readonly #services: Services;
  readonly #onChange: (table: LiveTable, runner: Runner | null) => void;
  readonly #audience: Audience;
  readonly #elsewhere: Elsewhere;
  readonly #errands: Errands | null;
  readonly #stopListening: () => void;
  #stored: StoredTable;
  #runner: Runner | null = null;
  /** How many rows the watchers here have been told about. */
  #told = 0;
  /** Rows that another process has told the watchers about, and that the match here does not have yet. */
  #passed: Row[] = [];
  /** Resolves when everything that waits is done. */
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  #isPresenceDue = false;
  #asked: AskedUndo | null = null;
  /** Whether other processes may have done something that this one has not heard about. */
  #isUnsure = false;
  #isClosed = false;

  /**
   * `onChange` is given the match, as it is in the log, when there may be work for bots; null while people reveal their
   * nonces.
   */
  constructor(
    stored: StoredTable,
    services: Services,
    onChange: (table: LiveTable, runner: Runner | null) => void,
    errands: Errands | null = null,
  ) {
    this.id = stored.id;
    this.#stored = stored;
    this.#audience = new Audience(stored);
    this.#services = services;
    this.#onChange = onChange;
    this.#errands = errands;
    this.#elsewhere = new Elsewhere(services.bus, this.id, services.now);
    this.#stopListening = services.bus.listen(this.id, news => this.#hear(news));
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  /** Whether nobody is looking at it here and nothing is in progress. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#queued === 0;
  }

  /** Stops all work that nobody asked for. */
  close(): void {
    this.#isClosed = true;
    this.#stopListening();
  }

  /** Resolves when everything that was asked before is done. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  /** Looks at the match when nothing is in progress; null if it has not begun. */
  look<T>(work: (runner: Runner | null, stored: StoredTable) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#match(), this.#stored));
  }

  /** Looks in the store for what other processes have done. Resolves to false if the table is gone. */
  refresh(): Promise<boolean> {
    return this.#inTurn(() => this.#refresh());
  }

  /** `names` are those of everybody there, if they are already known. */
  async info(player: string | null, names?: Names): Promise<TableInfo> {
    return this.#inTurn(async () => {
      if (this.#isUnsure) await this.#refresh();
      const runner = await this.#match();
      return infoFor(player, this.#stored, runner, names ?? (await this.#names()));
    });
  }

  /** Tells the watcher about everything from now on; first, about what it does not have yet. */
  async watch(watcher: Watcher, have: number, how: Look = {}): Promise<void> {
    for (let from = have; ; ) {
      const steps = await this.#inTurn(() => this.#watch(watcher, from, how));
      if (!steps) return;
      // Others do not wait while a viewer catches up on a long history.
      const page: Past = { say: 'past', table: this.id, from, steps };
      if (!(await watcher.deliver(JSON.stringify(page)))) return;
      from += steps.length;
    }
  }

  /** A part of the history to send first; null once the watcher has caught up. */
  async #watch(watcher: Watcher, have: number, how: Look): Promise<Step[] | null> {
    if (this.#isUnsure) await this.#refresh();
    const runner = await this.#match();
    if (runner && have > runner.rows.length) {
      throw new RequestError('bad-message', 'there are fewer steps than that');
    }
    const names = await this.#names();
    this.#audience.tellTable(this.#stored, runner, names, watcher);
    if (runner && runner.rows.length - have > STEPS_AT_ONCE) {
      // What it may have missed comes at the end.
      const to = Math.min(have + STEPS_AT_ONCE, runner.rows.length - MOST_MISSED);
      return runner.steps(this.#audience.viewerOf(watcher), have, to);
    }
    this.#audience.add(watcher, how);
    this.#sayWhoLooks();
    if (runner) this.#audience.tellRest(watcher, runner, this.#tellSeen(watcher, runner, have, how));
    if (this.#asked) watcher.send(JSON.stringify(this.#askedMessage()));
    // Something may have been lost meanwhile, when nobody was there yet for whom to look.
    if (this.#isUnsure) this.#later('looking', () => this.#lookAgain());
    return null;
  }

  /**
   * A player who was here before, on this device or another, is told how the match stood then. Returns how
   * many steps they have after that.
   */
  #tellSeen(watcher: Watcher, runner: Runner, have: number, { seen }: Look): number {
    if (seen === undefined) return have;
    const viewer = this.#audience.viewerOf(watcher);
    const left = Math.max(seen, afterOwnMove(runner.rows, viewer));
    const then = Math.max(left, runner.rows.length - MOST_MISSED);
    if (left === 0 || then < have || then >= runner.rows.length) return have;
    watcher.send(writeStepsThen(this.id, runner.updateThen(viewer, have, then), left));
    return then;
  }

  unwatch(watcher: Watcher): void {
    this.#audience.remove(watcher);
    this.#sayWhoLooks();
  }

  /**
   * Makes a person's play or undo. Returns the number of its row, or that of the existing row if it was already made.
   * It is made by the table's home process, or here if that does not answer.
   */
  async playBy(player: string, request: PlayRequest): Promise<number> {
    const { home } = this.#elsewhere;
    if (this.#errands && home !== null) {
      const number = await this.#errands.ask(home, player, request);
      if (number !== null) {
        // A play is announced before it is acknowledged, wherever it was made.
        await this.#inTurn(async () => {
          if (this.#told <= number && !this.#audience.isEmpty) await this.#refresh();
        });
        return number;
      }
      this.#elsewhere.forget(home);
    }
    return this.playHere(player, request);
  }

  playHere(player: string, request: PlayRequest): Promise<number> {
    return this.#inTurn(async () => {
      const seat = this.#audience.seatOf(player);
      if (seat === undefined) throw notSeated();
      try {
        return await this.#play(seat, request, 'person');
      } catch (error) {
        // A play is never refused just because this process is behind the player.
        const mayBeBehind = error instanceof RequestError && !this.#services.bus.isAlone;
        if (mayBeBehind && (await this.#isBehind())) return this.#play(seat, request, 'person');
        throw error;
      }
    });
  }

  /** Makes a bot's move in a seat that it plays. */
  playByBot(seat: number, request: PlayRequest): Promise<number> {
    return this.#inTurn(() => this.#play(seat, request, 'bot'));
  }

  /** Adds a row about a seat to the log. `isNew` returns false if that has already happened, or throws a refusal. */
  addRow(kind: SeatStep, seat: number, isNew: (runner: Runner) => boolean): Promise<void> {
    return this.#write(isNew, (draft, at) => draft.seat(kind, seat, at));
  }

  /** Ends the match against a seat. `isNew` returns false if it is already over, or throws a refusal. */
  decide(decided: Decided, isNew: (runner: Runner) => boolean): Promise<void> {
    return this.#write(isNew, (draft, at) => draft.decide(decided, at));
  }

  /** The player resigns. With two seats the match ends; with more, only if the table says so. */
  async resign(player: string, isNew: (runner: Runner, seat: number) => boolean): Promise<void> {
    // Before chance is fixed, the match ends for everybody: resigning gets nobody another draw.
    await this.change(stored => {
      const mine = seatOf(stored, player);
      return mine === null ? stored : refuse(stored, [mine], 'resigned');
    });
    const { seats, resigning, draw } = this.#stored;
    if (draw?.refused) return;
    const seat = seatOf(this.#stored, player);
    if (seat === null) throw notSeated();
    const isStill = (runner: Runner) => isNew(runner, seat);
    if (seats.length > 2 && resigning !== 'ends') return this.addRow('resigned', seat, isStill);
    return this.decide({ seat, why: 'resigned' }, isStill);
  }

  #write(isNew: (runner: Runner) => boolean, write: (draft: Draft, at: number) => void): Promise<void> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const runner = await this.#match();
        if (!runner) throw notBegun();
        if (!isNew(runner)) return;
        const draft = runner.draft();
        write(draft, this.#services.now());
        if (await this.#commit(runner, draft)) return this.#tellTable();
      }
      throw busy();
    });
  }

  /**
   * Changes the table itself. `change` returns the new table, the same table if nothing changes, or null to remove it.
   */
  change(change: (stored: StoredTable) => StoredTable | null): Promise<StoredTable | null> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const next = change(this.#stored);
        if (next === null) {
          // Another process may just have begun the match.
          if (!(await this.#services.store.removeTable(this.id, this.#stored.version))) {
            if (!(await this.#reloadTable())) return null;
            continue;
          }
          this.#services.bus.tell(this.id, { kind: 'table', version: 0 });
          return null;
        }
        if (next === this.#stored) return next;
        const before = this.#stored;
        if (await this.#services.store.saveTable(next)) {
          this.#store(next);
          this.#call(calls => calls.tableChanged(before, next));
          await this.#tellTable();
          this.#services.bus.tell(this.id, { kind: 'table', version: next.version });
          // A player who has sat down is no longer a spectator.
          if (next.status === 'open') this.#services.bus.tell(this.id, { kind: 'presence' });
          const runner = await this.#match();
          // The match begins with the last nonce, and may now await people who have left meanwhile.
          if (runner && isDrawing(before)) this.#call(calls => calls.matchChanged(next, runner));
          return next;
        }
        if (!(await this.#reloadTable())) throw noTable();
      }
      throw busy();
    });
  }

  /** People at the table who have blocked the speaker do not hear it. */
  async say(player: string, seat: number, phrase: Phrase): Promise<void> {
    const { store, bus } = this.#services;
    const blocks = await store.blocksAmong(sittingAt(this.stored));
    const unheardBy = blocks.flatMap(block => (block.other === player ? block.player : []));
    bus.tell(this.id, { kind: 'said', seat, phrase, unheardBy });
  }

  /** Somebody asks the others to undo plays. */
  askUndo(player: string, number: number): Promise<void> {
    return this.#inTurn(async () => {
      const runner = await this.#match();
      const seat = this.#audience.seatOf(player);
      if (seat === undefined || !runner) throw notPlaying();
      if (this.#asked && this.#asked.by !== seat) {
        throw new RequestError('not-now', 'somebody else is already asking for that');
      }
      const asked = askFor(runner, this.#stored, seat, number);
      this.#services.bus.tell(this.id, { kind: 'undo-asked', asked });
    });
  }

  async answerUndo(
    player: string,
    { id, agrees }: { readonly id?: string | undefined; readonly agrees: boolean },
  ): Promise<void> {
    const seat = this.#audience.seatOf(player);
    if (seat === undefined) throw notPlaying();
    // Nobody can agree to a request they have not seen. Refusing needs no such care.
    const answered = id ?? (agrees ? null : (this.#asked?.id ?? null));
    if (answered === null) throw new RequestError('stale', 'say which request you agree to');
    this.#services.bus.tell(this.id, { kind: 'undo-answered', seat, id: answered, agrees });
  }

  async #play(seat: number, request: PlayRequest, by: 'person' | 'bot'): Promise<number> {
    const begun = performance.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const runner = this.#ready() ?? (await this.#match());
      if (!runner) throw notBegun();
      const earlier = rowOf(runner, seat, request);
      if (earlier) return earlier.number;
      if ((by === 'bot') !== this.isBotAt(seat, runner)) {
        throw new RequestError('not-now', 'a bot plays this seat now');
      }
      const draft = draftOf(runner, seat, request, this.#services.now());
      if (await this.#commit(runner, draft)) {
        this.#services.watch.played(by, performance.now() - begun);
        return draft.from;
      }
      this.#services.watch.raceLost(this.id);
    }
    throw busy();
  }

  isBotAt(seat: number, runner: Runner): boolean {
    return this.#stored.seats[seat]?.kind === 'bot' || runner.states[seat] !== 'here';
  }

  /**
   * Makes the rows durable, and only then announces them. Resolves to false if others were first: everything is then as
   * the log has it.
   */
  async #commit(runner: Runner, draft: Draft): Promise<boolean> {
    const { rows } = draft;
    // Nothing here can be trusted until the log has been read again.
    this.#runner = null;
    const isAdded = (await this.#services.store.append(this.id, rows)) === 'added';
    this.#runner = runner;
    if (!isAdded) {
      await this.#readOn(runner);
      // The log has not grown, and yet the rows do not fit: it is not the log that was read.
      if (runner.rows.length === draft.from) this.#runner = null;
      return false;
    }
    runner.commit(draft);
    const told = this.#catchUp(runner, { isOurs: true });
    this.#services.bus.tell(this.id, { kind: 'rows', rows }, this.#elsewhere.letters(rows, told));
    if (runner.turn.kind === 'over') await this.#finish(runner);
    else this.#call(calls => calls.matchChanged(this.#stored, runner));
    this.#onChange(this, runner);
    return true;
  }

  /** Nobody at the table waits while others are called. */
  #call(call: (calls: Caller) => Promise<void>): void {
    const { calls, watch } = this.#services;
    if (calls) call(calls).catch((error: unknown) => watch.failed('a call', this.id, error));
  }

  /** The match, if it is here as in the log and nothing happens by itself now, as between two plays of people. */
  #ready(): Runner | null {
    const runner = this.#runner;
    const isReady = runner?.turn.kind === 'seats' && this.#passed.length === 0 && !this.#stored.draw?.refused;
    return isReady && this.#stored.status === 'live' && !isDrawing(this.#stored) ? runner : null;
  }

  /** The match as in the log, with nature's answers; null if it has not begun. */
  async #match(): Promise<Runner | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#stored.status === 'open') return null;
      if (isDrawing(this.#stored)) {
        this.#onChange(this, null);
        return null;
      }
      const runner = this.#runner ?? (await this.#load());
      await this.#addPassed(runner);
      const draft = this.#draftAfter(runner);
      if (!draft) return runner;
      await this.#commit(runner, draft);
    }
    throw new Error('the log goes on faster than it can be read');
  }

  /**
   * What happens by itself: nature's outcomes, or the end of a match in which somebody has not revealed a
   * nonce.
   */
  #draftAfter(runner: Runner): Draft | null {
    const { refused } = this.#stored.draw ?? {};
    const at = this.#services.now();
    if (!refused) return runner.turn.kind === 'nature' ? withNature(runner.draft(), at) : null;
    if (runner.turn.kind === 'over') return null;
    const [first, ...others] = refused.seats;
    const draft = runner.draft();
    for (const seat of others) draft.seat('resigned', seat, at);
    draft.decide({ seat: first, why: refused.why }, at);
    return draft;
  }

  async #load(): Promise<Runner> {
    const rows = await this.#services.store.rows(this.id, 0);
    const runner = new Runner(setupOf(this.#stored));
    let begun = performance.now();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      runner.add(rows.slice(from, from + ROWS_AT_ONCE));
      if (performance.now() - begun < SLICE_MS) continue;
      // Nobody waits while a long match is replayed.
      await new Promise(resolve => setImmediate(resolve));
      begun = performance.now();
    }
    this.#runner = runner;
    this.#catchUp(runner);
    // Viewers who came before the start are told how the match stands, unless something is about to happen.
    if (runner.rows.length === 0 && !this.#draftAfter(runner)) this.#audience.tellSteps(runner, 0, []);
    if (runner.turn.kind === 'over') await this.#finish(runner);
    if (!this.#stored.draw?.refused) this.#onChange(this, runner);
    return runner;
  }

  /** Tells the watchers here about new rows. If they are ours, the texts include those for people elsewhere. */
  #catchUp(runner: Runner, { isOurs = false } = {}): { readonly from: number; readonly texts: Texts } | null {
    const from = this.#told;
    if (from >= runner.rows.length) return null;
    this.#told = runner.rows.length;
    const wants = isOurs ? this.#elsewhere.wants : [];
    return { from, texts: this.#audience.tellSteps(runner, from, wants) };
  }

  /**
   * Tells the watchers here what another process has written about the rows. False if it does not continue
   * from what they know.
   */
  #pass(rows: readonly Row[], told: Told): boolean {
    if (told.from !== this.#told || this.#audience.isEmpty) return false;
    if (!this.#audience.pass(new Map(told.texts))) {
      this.#sayWhoLooks({ isAsking: true });
      return false;
    }
    this.#told = countAfter(rows);
    this.#passed.push(...rows);
    if (this.#passed.length > MOST_PASSED) {
      this.#passed = [];
      this.#runner = null;
    }
    return true;
  }

  /** Adds to the match here the rows that the watchers have already been told about. */
  async #addPassed(runner: Runner): Promise<void> {
    const rows = this.#passed.filter(({ number }) => number >= runner.rows.length);
    this.#passed = [];
    if (rows.length === 0) return;
    if (rows[0].number === runner.rows.length) this.#goOn(runner, rows);
    else await this.#readOn(runner);
  }

  #sayWhoLooks({ isAsking = false } = {}): void {
    this.#elsewhere.look(this.#audience.wants(), isAsking);
  }

  async #finish(runner: Runner): Promise<void> {
    const { store, bus, now } = this.#services;
    while (this.#stored.status === 'live' && runner.turn.kind === 'over') {
      const { kind: _, ...result } = runner.turn;
      if (this.#stored.isRated) {
        // Loaded with the first rated match: a server without any starts sooner.
        const { rateMatch } = await import('./ratings.ts');
        await rateMatch(store, this.#stored, runner, now());
      }
      const next = changed(this.#stored, { status: 'over', endedAt: now(), result });
      const before = this.#stored;
      if (await store.saveTable(next)) {
        this.#store(next);
        this.#call(calls => calls.tableChanged(before, next));
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
        if (count > this.#told) this.#later('catching up', () => this.#hearRows(news.rows, news.told));
        return;
      }
      case 'table':
        if (news.version !== this.#stored.version) this.#later('reloading', () => this.#hearTable());
        return;
      case 'presence':
        // However many come and go at once, presence is announced once; to a crowd, not more than once a second.
        if (this.#isPresenceDue || this.#audience.isEmpty) return;
        this.#isPresenceDue = true;
        if (!this.#audience.isCrowd) this.#later('presence', () => this.#tellPresence());
        else setTimeout(() => this.#later('presence', () => this.#tellPresence()), CROWD_MS).unref();
        return;
      case 'looking':
        this.#elsewhere.hear(news.look, news.isAsking);
        return;
      case 'away':
        this.#elsewhere.forget(news.process);
        return;
      case 'unsure':
        // The lost update may have been about who is looking.
        this.#sayWhoLooks({ isAsking: true });
        // One look is enough, however long the store takes to answer.
        if (this.#isUnsure) return;
        this.#isUnsure = true;
        if (!this.#audience.isEmpty) this.#later('looking', () => this.#lookAgain());
        return;
      case 'undo-asked':
        this.#nowAsked(news.asked);
        return;
      case 'undo-answered':
        if (this.#asked?.id === news.id) {
          this.#nowAsked(answeredBy(this.#asked, news.seat, news.agrees));
        }
        return;
      case 'revoked':
      case 'play':
      case 'done':
        return;
      case 'said':
        this.#audience.tell(
          { say: 'said', table: this.id, seat: news.seat, phrase: news.phrase },
          news.unheardBy,
        );
        return;
    }
  }

  #nowAsked(asked: AskedUndo | null): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#audience.tell(this.#askedMessage());
    if (asked && isAgreed(asked)) this.#later('taking back', () => this.#undoAgreed(asked));
  }

  #askedMessage(): UndoAsked {
    return { say: 'undo-asked', table: this.id, asked: this.#asked };
  }

  /** Every process that has heard of the agreement tries; the log takes the rows once. */
  async #undoAgreed({ by, number, plays }: AskedUndo): Promise<void> {
    const runner = await this.#match();
    if (!runner || runner.rows.length !== number || runner.turn.kind === 'over') return;
    const draft = runner.draft();
    const sent = { client: '', at: this.#services.now() };
    for (let undone = 0; undone < plays; undone++) draft.undo(by, sent);
    await this.#commit(runner, draft);
  }

  /** Takes rows added by others from their update if nothing before them is missing, and from the store otherwise. */
  async #hearRows(rows: readonly Row[], told: Told | undefined): Promise<void> {
    if (told && this.#pass(rows, told)) return;
    const runner = await this.#match();
    const have = runner?.rows.length ?? 0;
    if (!runner || have >= countAfter(rows)) return;
    const fresh = rows.filter(({ number }) => number >= have);
    if (fresh[0].number === have) this.#goOn(runner, fresh);
    else await this.#readOn(runner);
  }

  async #refresh(): Promise<boolean> {
    this.#isUnsure = false;
    const { version } = this.#stored;
    if (!(await this.#reloadTable())) {
      this.#audience.dismiss(noTable().problem);
      return false;
    }
    const known = this.#runner;
    const runner = await this.#match();
    if (runner && runner === known) await this.#readOn(runner);
    // The process that made the last play may have died before announcing the end.
    if (runner?.turn.kind === 'over') await this.#finish(runner);
    if (this.#stored.version !== version) await this.#tellTable();
    return true;
  }

  async #isBehind(): Promise<boolean> {
    const state = () => `${this.#stored.version}/${this.#runner?.rows.length}`;
    const before = state();
    return (await this.#refresh()) && state() !== before;
  }

  async #readOn(runner: Runner): Promise<void> {
    const rows = await this.#services.store.rows(this.id, runner.rows.length);
    if (rows.length > 0) this.#goOn(runner, rows);
  }

  #goOn(runner: Runner, rows: readonly Row[]): void {
    // If one of them does not fit, everything is read from the log again.
    this.#runner = null;
    runner.add(rows);
    this.#runner = runner;
    this.#catchUp(runner);
    this.#onChange(this, runner);
  }

  /** Looks in the store, and makes sure that bots whose turn it is have not been forgotten. */
  async #lookAgain(): Promise<void> {
    if (!this.#isClosed && (await this.#refresh()) && this.#runner) this.#onChange(this, this.#runner);
  }

  async #hearTable(): Promise<void> {
    if (!(await this.#reloadTable())) {
      this.#audience.dismiss(noTable().problem);
      return;
    }
    const isOver = this.#stored.status === 'over';
    if (isOver && !this.#isPlayedOut) await this.#match();
    await this.#tellTable();
    if (!isOver) await this.#match();
  }

  /** Whether the match is over, and nothing but plays that the watchers have seen is missing here: nobody needs those again. */
  get #isPlayedOut(): boolean {
    return (
      this.#stored.status === 'over' &&
      this.#runner !== null &&
      this.#passed.every(({ kind }) => kind === 'play')
    );
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
    if (this.#runner && !this.#isPlayedOut) await this.#addPassed(this.#runner);
    this.#audience.tellTable(this.#stored, this.#runner, await this.#names());
  }

  async #tellPresence(): Promise<void> {
    this.#isPresenceDue = false;
    this.#audience.tellPresence(await this.#services.bus.present(this.id));
  }

  #later(what: Failure, work: () => Promise<void>): void {
    this.#inTurn(work).catch((error: unknown) => this.#services.watch.failed(what, this.id, error));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++;
    const before = this.#queue;
    let next = () => {};
    this.#queue = new Promise<void>(resolve => {
      next = resolve;
    });
    try {
      await before;
      return await work();
    } finally {
      this.#queued--;
      next();
    }
  }
}

/** How many rows there are if these are the last. */
function countAfter(rows: readonly Row[]): number {
  return (rows.at(-1)?.number ?? -1) + 1;
}

function busy(): RequestError {
  return new RequestError('failed', 'others were faster too often: try again');
}

function notBegun(): RequestError {
  return new RequestError('not-now', 'the match has not begun');
}

function notPlaying(): RequestError {
  return new RequestError('not-allowed', 'you do not play at this table');
}
