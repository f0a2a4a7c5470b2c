import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { View } from '../../engine/game.ts';
import type { Happened } from '../../engine/past.ts';
import type { Fault, MatchRecord } from '../../engine/record.ts';
import type { Now, Step, Update } from '../../engine/runner.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { applyChange } from '../../protocol/changes.ts';
import type { ErrorCode } from '../../protocol/errors.ts';
import { isSlow } from '../../protocol/pace.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { AskedUndo, Message, PlayRequest, Request } from '../../protocol/socket.ts';
import type { TableInfo, TableSeat } from '../../protocol/words.ts';
import { pathTo, type ReplayGoal } from '../frame/routes.ts';
import type { LogEntry } from '../table/log.tsx';
import { Moments } from '../table/moments.ts';
import type { Company, Due, Hint, Moment, Seat, Table, Trouble } from '../table/table.ts';
import { isNow } from './messages.ts';
import { clocksNow, dueNow, seatAt } from './remote-seats.ts';
import { Shown } from './shown.ts';
import { type Note, TableNotes } from './table-notes.ts';

/** What a remote table needs from the rest of the app; `meeting.ts` provides it. */
export interface Services {
  readonly info: ReadonlySignal<TableInfo>;
  readonly presence: ReadonlySignal<Present>;
  readonly line: Company['line'];
  readonly said: Company['said'];
  readonly isHurried: boolean;
  /** The invite that lets in people who do not sit there. */
  readonly invite: string | null;
  /** A move that was made before the page was reloaded, and may not have arrived. */
  readonly unsent: PlayRequest | null;
  /** Stores what should survive a reload; null if nothing should any more. */
  keepUnsent(request: PlayRequest | null): void;
  /** Stores how many steps this device has shown. */
  saw(steps: number): void;
  /** The name of a seat here. */
  nameOf(seat: TableSeat, number: number, seats: readonly TableSeat[]): string;
  /** False if it could not be sent: then `resume` will be called. */
  say(request: Request): boolean;
  /** An answer is late: the connection may be dead. */
  doubtLine(): void;
  /** Steps are missing: asks again for all that follow those here. */
  watchAgain(): void;
  /** Null if it is not available now. */
  record(): Promise<MatchRecord | null>;
  judge(game: GameId, record: MatchRecord): Promise<Judged>;
  /** What is wrong with the fair chance of a record, compared with what was seen before the match began. */
  faultOf(record: MatchRecord): Fault | null;
  readonly asks: Pick<Company, 'resign' | 'replace' | 'takeBack' | 'report' | 'askRematch'>;
}

/**
 * What the rules say about a record: null means no fault; `everything` is the end of the match with nothing
 * hidden.
 */
export interface Judged {
  readonly fault: Fault | null;
  readonly everything: View | null;
}

export interface Present {
  readonly players: readonly string[];
  readonly watchers: number;
}

/** If more moments than this wait to be shown, the match has gone on without us. */
const MOST_WAITING = 6;
/** How long to wait before resending a play that failed through no fault of its own. */
const AGAIN_MS = 1000;
/** How long an answer to a play may take on a live connection. */
const LATE_MS = 4000;

/**
 * If there are more steps than this since the last visit, they are only in the log and not shown one by one.
 */
const MOST_RECALLED = 24;
/** How long a notice about something that was not done stays. */
const READ_MS = 8000;

type Answer = Message & { readonly say: 'played' | 'refused' };

/**
 * The table of a match that a server runs: to pages it looks like a local one. Knows nothing about sockets.
 */
export class RemoteTable implements Table, Company {
  readonly id: string;
  readonly game: GameId;
  readonly isHurried: boolean;
  readonly hasHints = false;
  readonly company: Company = this;
  readonly replay: ReplayGoal;
  readonly address: string;
  readonly me: number | null;
  readonly isRated: boolean;
  readonly #moment = signal<Moment | null>(null);
  readonly #trouble = signal<Trouble | null>(null);
  readonly #sent = signal<PlayRequest | null>(null);
  readonly #refusal = signal<ErrorCode | null>(null);
  readonly #now = signal<Now | null>(null);
  readonly #asked = signal<AskedUndo | null>(null);
  readonly #isDeclined = signal(false);
  readonly moment: ReadonlySignal<Moment | null> = this.#moment;
  readonly trouble: ReadonlySignal<Trouble | null> = this.#trouble;
  readonly curtain: Table['curtain'] = signal(null);
  readonly advice: ReadonlySignal<Hint> = signal({ kind: 'none' });
  readonly isKept: ReadonlySignal<boolean> = signal(true);
  readonly refusal: ReadonlySignal<ErrorCode | null> = this.#refusal;
  readonly line: Company['line'];
  readonly said: Company['said'];
  readonly watchers: ReadonlySignal<number>;
  readonly sending: ReadonlySignal<string | null>;
  readonly due: ReadonlySignal<Due | null>;
  /** By seat, if every player has a clock: what was left on it when its turn began. */
  readonly clocks: ReadonlySignal<readonly (number | null)[]>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** Whether the match is unfinished and takes days. */
  readonly isSlow: ReadonlySignal<boolean>;
  readonly rematch: ReadonlySignal<string | null>;
  readonly mayAskUndo: ReadonlySignal<boolean>;
  readonly undoAsked: ReadonlySignal<AskedUndo | null>;
  /** Whether the others have just refused an undo. */
  readonly isUndoDeclined: ReadonlySignal<boolean> = this.#isDeclined;
  readonly resign: Company['resign'];
  readonly replace: Company['replace'];
  readonly takeBack: Company['takeBack'];
  readonly report: Company['report'];
  readonly askRematch: Company['askRematch'];
  readonly #seats: ReadonlySignal<readonly Seat[]>;
  readonly #services: Services;
  readonly #notes = new TableNotes();
  #moments = new Moments();
  #shown = new Shown();
  #waiting: Moment[] = [];
  #isShowing = false;
  #end: 'not yet' | 'asked' | 'here' = 'not yet';
  #isWithdrawn = false;
  /** Whether the next update is what has happened since the last visit. */
  #isRecap = false;
  readonly #fading = new Set<ReturnType<typeof setTimeout>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(services: Services) {
    const { info, presence } = services;
    const { game, you, isRated, id } = info.value;
    if (!isGameId(game)) throw new Error(`there is no game ${game} here`);
    this.#services = services;
    this.#sent.value = services.unsent;
    this.#sent.subscribe(sent => services.keepUnsent(sent));
    ({
      resign: this.resign,
      replace: this.replace,
      takeBack: this.takeBack,
      report: this.report,
      askRematch: this.askRematch,
    } = services.asks);
    this.game = game;
    this.me = you.seat;
    this.isRated = isRated;
    this.isHurried = services.isHurried;
    this.line = services.line;
    this.said = services.said;
    this.id = id;
    this.replay = { page: 'match', id };
    const invite = info.value.isPublic ? null : (you.invite ?? services.invite);
    this.address = pathTo(this.replay) + (invite === null ? '' : `?invite=${invite}`);
    this.watchers = computed(() => presence.value.watchers);
    this.rematch = computed(() => info.value.rematch);
    this.sending = computed(() => {
      const sent = this.#sent.value;
      return sent?.do === 'play' ? sent.move : null;
    });
    this.#seats = computed(() => {
      // Without a connection nobody knows who is there.
      const present = this.line.value === 'lost' ? [] : presence.value.players;
      return info.value.seats.map((seat, number, all) =>
        seatAt(seat, services.nameOf(seat, number, all), present),
      );
    });
    this.due = computed(() => {
      const now = this.#now.value;
      return now ? dueNow(now, info.value) : null;
    });
    this.clocks = computed(() => {
      const now = this.#now.value;
      return now ? clocksNow(now, info.value) : [];
    });
    this.isSlow = computed(() => isSlow(info.value.pace) && info.value.status === 'live');
    this.undoAsked = computed(() => {
      const asked = this.#asked.value;
      // Any further step makes it void.
      return asked?.number === this.#now.value?.number ? asked : null;
    });
    this.mayAskUndo = computed(() => {
      const now = this.#now.value;
      if (this.isRated || this.me === null || !now || now.view.turn.kind === 'over') return false;
      if (this.line.value !== 'open') return false;
      const isPlaying = this.#seats.value[this.me]?.kind === 'person';
      return (
        isPlaying && this.#sent.value === null && !this.undoAsked.value && this.#moments.hasPlayed(this.me)
      );
    });
    this.isMyTurn = computed(() => {
      const { turn } = this.#now.value?.view ?? {};
      const isAwaited = turn?.kind === 'seats' && turn.seats.some(seat => seat === this.me);
      return isAwaited && this.#sent.value === null && this.#seats.value[this.me ?? 0]?.kind === 'person';
    });
  }

  get seats(): readonly Seat[] {
    return this.#seats.value;
  }

  /** How many steps have arrived. */
  get have(): number {
    return this.#moments.have;
  }

  play(move: string): void {
    this.#send({ do: 'play', table: this.id, number: this.#moments.have, client: newClient(), move });
  }

  undo(): void {
    this.#send({ do: 'undo', table: this.id, number: this.#moments.have, client: newClient() });
  }

  askHint(): void {}

  liftCurtain(): void {}

  shown(): void {
    // Not synchronously: the caller is still in the middle of showing.
    queueMicrotask(() => {
      this.#isShowing = false;
      if (this.#waiting.length === 0) this.#services.saw(this.#moments.have);
      this.#next();
    });
  }

  async check(): Promise<Fault | null> {
    const record = this.#moment.value?.end?.record;
    if (!record) return { kind: 'shape', message: 'there is no record yet' };
    const unfair = this.#services.faultOf(record);
    if (unfair) return unfair;
    const differs = this.#shown.faultOf(record);
    if (differs !== null) return { kind: 'chance', message: differs };
    return (await this.#services.judge(this.game, record)).fault;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const timer of this.#fading) clearTimeout(timer);
  }

  say(phrase: Phrase): void {
    this.#services.say({ do: 'say', table: this.id, phrase });
  }

  askUndo(): void {
    this.#services.say({ do: 'ask-undo', table: this.id, number: this.#moments.have });
  }

  answerUndo(agrees: boolean): void {
    const asked = this.#asked.value;
    if (!asked) return;
    this.#isWithdrawn = asked.by === this.me && !agrees;
    this.#services.say({ do: 'answer-undo', table: this.id, number: asked.number, id: asked.id, agrees });
  }

  hearAsked(asked: AskedUndo | null): void {
    const before = this.undoAsked.value;
    batch(() => {
      // Nothing was undone, and I have not withdrawn the request.
      this.#isDeclined.value = asked === null && before?.by === this.me && !this.#isWithdrawn;
      this.#isWithdrawn = false;
      this.#asked.value = asked;
    });
    if (this.#isDeclined.value) this.#later(() => (this.#isDeclined.value = false));
  }

  /** A new connection: what was sent on the old one may be lost, and sending it again is harmless. */
  resume(): void {
    const sent = this.#sent.value;
    if (sent) this.#deliver(sent);
    if (this.#end === 'not yet') this.#fetchEnd();
  }

  /** The log of the game, with what happened at the table in its place. */
  logged(log: readonly Happened[], tell: (note: Note, name: string) => string): readonly LogEntry[] {
    return this.#notes.among(log, note => tell(note, this.seats[note.seat]?.name ?? ''));
  }

  /** The server's match is not what we have: start over. */
  startOver(): void {
    this.#moments = new Moments();
    this.#shown = new Shown();
    this.#waiting = [];
    this.#notes.clear();
  }

  hearPast(message: Omit<Update, 'now'>): void {
    this.#hearOf(message.steps);
    this.#moments.takePast(message);
  }

  hearChanges({ from, steps, now: change }: Message & { readonly say: 'changes' }): void {
    const before = this.#moments.now;
    const now = before?.number === from ? applyChange(before, change) : null;
    if (isNow(now)) this.hearSteps({ from, steps, now });
    else this.#services.watchAgain();
  }

  /** `left`: the state this viewer had when they left, and how many steps there were. */
  hearSteps(message: Update & { readonly left?: number | undefined }): void {
    if (message.left !== undefined) this.#notes.leftAt(message.left);
    this.#hearOf(message.steps);
    const moment = this.#moments.take(message, this.#isRecap ? MOST_RECALLED : undefined);
    this.#isRecap = message.left !== undefined;
    if (moment === 'missing') {
      this.#services.watchAgain();
      return;
    }
    const isAnswer = message.steps.some(
      ({ client }) => client !== null && client === this.#sent.value?.client,
    );
    batch(() => {
      this.#now.value = message.now;
      if (isAnswer) this.#sent.value = null;
      // Something has happened since: why a move was refused no longer matters.
      if (moment) this.#refusal.value = null;
      if (moment) this.#add(moment);
    });
    this.#fetchEnd();
  }

  hearAnswer(answer: Answer): void {
    const sent = this.#sent.value;
    if (answer.client !== sent?.client) return;
    if (answer.say === 'refused' && answer.code === 'failed') {
      this.sendAgain(AGAIN_MS);
      return;
    }
    batch(() => {
      this.#sent.value = null;
      if (answer.say !== 'refused') return;
      this.#refusal.value = answer.code;
      this.#standAgain();
    });
    this.#later(() => {
      if (answer.say === 'refused' && this.#refusal.value === answer.code) this.#refusal.value = null;
    });
  }

  /** The server was too busy to accept what was sent. */
  sendAgain(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.resume(), afterMs);
  }

  #send(request: PlayRequest): void {
    if (this.#sent.value !== null) return;
    batch(() => {
      this.#refusal.value = null;
      this.#sent.value = request;
    });
    this.#deliver(request);
  }

  #deliver(request: PlayRequest): void {
    if (!this.#services.say(request)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#sent.value === request) this.#services.doubtLine();
    }, LATE_MS);
  }

  #hearOf(steps: readonly Step[]): void {
    this.#shown.take(steps);
    this.#notes.take(steps);
  }

  /** Once the notice has been read. */
  #later(work: () => void): void {
    const timer = setTimeout(() => {
      this.#fading.delete(timer);
      work();
    }, READ_MS);
    this.#fading.add(timer);
  }

  #add(moment: Moment): void {
    this.#waiting.push(moment);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [{ ...moment, before: null, happenings: [] }];
    if (!this.#isShowing) this.#next();
  }

  #next(): void {
    const moment = this.#waiting.shift();
    if (!moment || this.#isClosed) return;
    this.#isShowing = true;
    this.#moment.value = moment;
  }

  #standAgain(end: Moment['end'] = null): void {
    const moment = this.#moments.again(end);
    if (moment) this.#add(moment);
  }

  /** After the match: the record, and everything that was hidden. */
  async #fetchEnd(): Promise<void> {
    if (this.#end !== 'not yet' || this.#moments.now?.view.turn.kind !== 'over') return;
    this.#end = 'asked';
    try {
      const record = await this.#services.record();
      const judged = record && (await this.#services.judge(this.game, record));
      if (this.#isClosed) return;
      if (record && judged?.everything) {
        this.#end = 'here';
        this.#standAgain({ view: judged.everything, record });
        return;
      }
    } catch {
      // The connection is not good enough now; the record will be asked for again.
    }
    this.#end = 'not yet';
    this.sendAgain(2 * AGAIN_MS);
  }
}

function newClient(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), part => part.toString(36)).join('');
}
