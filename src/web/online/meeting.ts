import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { FORMAT, type MatchRecord } from '../../engine/record.ts';
import { isGameId } from '../../games/index.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { Message, Request } from '../../protocol/socket.ts';
import type { Begins, SeatSetting, TableInfo } from '../../protocol/words.ts';
import { online } from '../frame/texts.ts';
import { keep, kept } from '../storage/storage.ts';
import type { Company } from '../table/table.ts';
import { ask } from './api.ts';
import { Failure } from './call.ts';
import { Connection } from './connection.ts';
import { keepInvite } from './invite.ts';
import { judge } from './judge.ts';
import { iAm } from './me.ts';
import { sawMatch } from './mine.ts';
import { faultSeen, nonceFor, promiseFor } from './promises.ts';
import { type Present, RemoteTable } from './remote-table.ts';
import { seatName } from './seat-names.ts';
import { saw, seenOf } from './seen.ts';
import { surroundings } from './surroundings.ts';
import { keepUnsent, unsentAt } from './unsent.ts';

/** How long a phrase stays on the screen. */
const SAID_MS = 6000;

/** A visit to one table: the connection to the server, who sits there, and the match once it has begun. */
export class Meeting {
  readonly id: string;
  readonly #info = signal<TableInfo | null>(null);
  readonly #table = signal<RemoteTable | null>(null);
  readonly #presence = signal<Present>({ players: [], watchers: 0 });
  readonly #said = signal<readonly (Phrase | null)[]>([]);
  readonly #isGone = signal(false);
  readonly #isMuted = signal(kept('muted') === true);
  readonly info: ReadonlySignal<TableInfo | null> = this.#info;
  /** Null until the match begins. */
  readonly table: ReadonlySignal<RemoteTable | null> = this.#table;
  readonly presence: ReadonlySignal<Present> = this.#presence;
  /** There is no such table, or it is not for us. */
  readonly isGone: ReadonlySignal<boolean> = this.#isGone;
  readonly isMuted: ReadonlySignal<boolean> = this.#isMuted;
  readonly line: Company['line'];
  readonly #invite: string | null;
  readonly #connection: Connection;
  readonly #stopListening: () => void;
  readonly #silences = new Map<number, ReturnType<typeof setTimeout>>();
  #isAddingToChance = false;
  #hasPromised = false;
  #renaming: Promise<void> = Promise.resolve();

  constructor(id: string, invite: string | null) {
    this.id = id;
    this.#invite = invite;
    this.#connection = new Connection(surroundings(id), {
      opened: () => {
        this.#watch();
        this.#table.value?.resume();
      },
      heard: message => this.#hear(message),
    });
    this.line = this.#connection.state;
    const wake = () => this.#connection.wake();
    const news = ['online', 'offline', 'pageshow'] as const;
    for (const event of news) addEventListener(event, wake);
    const look = () => {
      wake();
      this.#sayLook();
    };
    document.addEventListener('visibilitychange', look);
    this.#stopListening = () => {
      for (const event of news) removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', look);
    };
  }

  close(): void {
    this.#stopListening();
    for (const timer of this.#silences.values()) clearTimeout(timer);
    this.#connection.close();
    this.#table.value?.close();
  }

  /** Mutes or unmutes what others say, at all tables, permanently. */
  mute(isMuted: boolean): void {
    keep('muted', isMuted);
    batch(() => {
      this.#isMuted.value = isMuted;
      this.#said.value = [];
    });
  }

  /** Sets a name for a player without one. The people at the table see it at once. */
  async rename(name: string): Promise<void> {
    this.#renaming = ask('rename', { body: { name } }).then(answer => {
      if (!(answer instanceof Failure)) iAm(answer);
    });
    await this.#renaming;
    // Joining again changes nothing, but tells everybody again who sits there.
    if (this.#info.value?.status === 'open' && this.#info.value.you.seat !== null) await this.takeSeat();
  }

  /**
   * Takes a seat, with a promise to chance, after seeing the commitment. Like the methods below, it resolves to why it
   * failed, or to null.
   */
  async takeSeat(seat?: number): Promise<string | null> {
    await this.#renaming;
    const invite = this.#invite ?? undefined;
    const promise = this.#info.value ? promiseFor(this.#info.value) : undefined;
    this.#hasPromised = true;
    return this.#learn(ask('join', { id: this.id, body: { seat, invite, promise } }));
  }

  async leave(): Promise<string | null> {
    return whyNot(await ask('leave', { id: this.id }));
  }

  setSeat(seat: number, to: SeatSetting): Promise<string | null> {
    return this.#learn(ask('setSeat', { id: this.id, body: { seat, to } }));
  }

  /** Whether the match may begin while I am not there. */
  setReady(isReady: boolean): Promise<string | null> {
    return this.#learn(ask('ready', { id: this.id, body: { isReady } }));
  }

  setBegins(begins: Begins): Promise<string | null> {
    return this.#learn(ask('begins', { id: this.id, body: { begins } }));
  }

  start(): Promise<string | null> {
    return this.#learn(ask('start', { id: this.id }));
  }

  /** For people who do not want to wait for the next attempt. */
  tryNow(): void {
    this.#connection.wake();
  }

  /** Makes a new invitation: links shared before lead nowhere from now on. */
  revokeInvite(): Promise<string | null> {
    return this.#learn(ask('revoke', { id: this.id }));
  }

  async #learn(asked: Promise<TableInfo | Failure>): Promise<string | null> {
    const answer = await asked;
    if (answer instanceof Failure) return whyNot(answer);
    this.#hearInfo(answer);
    return null;
  }

  #say(request: Request): boolean {
    return this.#connection.say(request);
  }

  #watch(): void {
    const have = this.#table.value?.have ?? 0;
    this.#say({
      do: 'watch',
      table: this.id,
      have,
      changes: true,
      ...(have === 0 && { seen: seenOf(this.id) }),
      ...(this.#invite !== null && { invite: this.#invite }),
    });
    if (document.hidden) this.#sayLook();
  }

  /** People with this page in the background want to be called, perhaps on their phone. */
  #sayLook(): void {
    this.#say({ do: 'look', table: this.id, isLooking: !document.hidden });
  }

  #hear(message: Message): void {
    if ('table' in message && message.table !== null && message.table !== this.id) return;
    switch (message.say) {
      case 'table':
        this.#hearInfo(message.info);
        return;
      case 'past':
        this.#table.value?.hearPast(message);
        return;
      case 'steps':
        this.#table.value?.hearSteps(message);
        return;
      case 'changes':
        this.#table.value?.hearChanges(message);
        return;
      case 'presence':
        this.#presence.value = { players: message.players, watchers: message.watchers };
        return;
      case 'said':
        this.#hearSaid(message.seat, message.phrase);
        return;
      case 'undo-asked':
        this.#table.value?.hearAsked(message.asked);
        return;
      case 'played':
      case 'refused':
        this.#table.value?.hearAnswer(message);
        return;
      case 'error':
        this.#hearError(message);
        return;
    }
  }

  #hearInfo(info: TableInfo): void {
    const had = this.#info.value;
    if (info.id !== this.id || (had && info.version < had.version)) return;
    batch(() => {
      this.#info.value = info;
      if (hasBegun(info) && this.#table.value === null) this.#begin(info);
    });
    // Spectators follow with the same invitation.
    if (info.rematch !== null && this.#invite !== null) keepInvite(info.rematch, this.#invite);
    // It began while we were in the room: the state has not arrived yet.
    if (had && !hasBegun(had) && hasBegun(info)) this.#watch();
    this.#addToChance();
  }

  #begin(first: TableInfo): void {
    if (!isGameId(first.game)) return;
    sawMatch(this.id);
    // Once it exists, it is never removed.
    const info = signal(first);
    this.#info.subscribe(known => {
      if (known) info.value = known;
    });
    this.#table.value = new RemoteTable({
      info,
      presence: this.#presence,
      line: this.line,
      said: this.#said,
      isHurried: kept('hurry') === true,
      invite: this.#invite,
      unsent: unsentAt(this.id),
      keepUnsent: request => keepUnsent(this.id, request),
      saw: steps => {
        if (!document.hidden) saw(this.id, steps);
      },
      nameOf: (seat, number, seats) => seatName(seat, number, seats) ?? '',
      say: request => this.#say(request),
      doubtLine: () => this.#connection.wake(),
      watchAgain: () => this.#watch(),
      record: () => this.#record(),
      judge,
      faultOf: ({ chance }) => faultSeen(this.id, this.#info.value?.you.seat ?? null, chance),
      asks: {
        resign: () => this.#learn(ask('resign', { id: this.id })),
        replace: seat => this.#learn(ask('replace', { id: this.id, body: { seat } })),
        takeBack: () => this.#learn(ask('takeBack', { id: this.id })),
        report: async player => {
          const why = whyNot(await ask('report', { id: player }));
          // It may be hidden by now, and then it is gone from here, too.
          if (why === null) this.#watch();
          return why;
        },
        askRematch: async () => {
          const answer = await ask('rematch', { id: this.id });
          return answer instanceof Failure ? { why: whyNot(answer) ?? '' } : { id: answer.id };
        },
      },
    });
    // A move made before the page was reloaded.
    this.#table.value.resume();
  }

  #hearSaid(seat: number, phrase: Phrase): void {
    if (this.#isMuted.value) return;
    const put = (what: Phrase | null) => {
      const said = [...this.#said.value];
      while (said.length <= seat) said.push(null);
      said[seat] = what;
      this.#said.value = said;
    };
    put(phrase);
    clearTimeout(this.#silences.get(seat));
    this.#silences.set(
      seat,
      setTimeout(() => put(null), SAID_MS),
    );
  }

  #hearError({ code, table, retryAfterSeconds = 1 }: Message & { say: 'error' }): void {
    if (code === 'not-found' && table === this.id) this.#isGone.value = true;
    // The server has fewer steps than we do: it was restored from an older copy.
    else if (code === 'bad-message' && table === this.id) {
      this.#table.value?.startOver();
      this.#watch();
    } else if (code === 'too-many' || code === 'failed') {
      const table = this.#table.value;
      if (table) table.sendAgain(retryAfterSeconds * 1000);
      else setTimeout(() => this.#watch(), retryAfterSeconds * 1000);
    }
  }

  /** Chance needs a nonce from me: a promise of it before the match is started, and the nonce itself after that. */
  async #addToChance(): Promise<void> {
    if (this.#isAddingToChance) return;
    this.#isAddingToChance = true;
    // It may have been started while the promise was on its way.
    for (let info: TableInfo | null = null; info !== this.#info.value; ) {
      info = this.#info.value;
      if (!info || info.you.seat === null) continue;
      if (info.status === 'open') await this.#promise(info);
      else if (!hasBegun(info)) await this.#reveal(info);
    }
    this.#isAddingToChance = false;
  }

  /** Whatever another device promised, this one is at the table now. It promises only once, or two devices might never agree. */
  async #promise(info: TableInfo): Promise<void> {
    const promise = promiseFor(info);
    const isThere = info.you.promise === promise || (info.you.promise !== null && this.#hasPromised);
    this.#hasPromised = true;
    if (!isThere) await this.#learn(ask('promise', { id: this.id, body: { promise } }));
  }

  async #reveal(info: TableInfo): Promise<void> {
    const nonce = nonceFor(info);
    if (nonce !== null) await this.#learn(ask('nonce', { id: this.id, body: { nonce } }));
  }

  async #record(): Promise<MatchRecord | null> {
    const query = this.#invite === null ? {} : { invite: this.#invite };
    const record = await ask('record', { id: this.id, query });
    return !(record instanceof Failure) && isRecordLike(record) ? record : null;
  }
}

/** Whether there is a match to look at: chance is fixed, or the match ended before that. */
function hasBegun({ status, nonces }: TableInfo): boolean {
  return status === 'over' || (status === 'live' && nonces !== null);
}

/** The engine checks all of it before anything is made of it. */
function isRecordLike(json: object): json is MatchRecord {
  return 'format' in json && json.format === FORMAT && 'plays' in json && Array.isArray(json.plays);
}

function whyNot(answer: object): string | null {
  return answer instanceof Failure ? online.value.failures[answer.code] : null;
}
