import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { LIMITS } from '../protocol/limits.ts';
import type { Scope } from '../protocol/scopes.ts';
import { type Message, type PlayRequest, Request } from '../protocol/socket.ts';
import type { Problem } from '../protocol/words.ts';
import type { BotShares } from './bot-shares.ts';
import { type Bus, type News, newsOf } from './bus.ts';
import type { Config } from './config.ts';
import { frameOf } from './frame.ts';
import { type Limits, tooMany } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Players } from './players.ts';
import { FAILED, noTable, problemIn, RequestError } from './request-error.ts';
import { requireScope } from './scopes.ts';
import { randomId } from './secrets.ts';
import type { Sightings } from './sightings.ts';
import type { Hall } from './tables/hall.ts';
import { mayLook } from './tables/info.ts';
import type { LiveTable } from './tables/live-table.ts';
import { seatOf } from './tables/seating.ts';
import type { Watcher } from './tables/services.ts';

/** How many messages of a socket may be unanswered; further ones wait in the kernel. */
const MOST_UNANSWERED = 32;
const COME_BACK_MS = 1000;
/** After this many messages refused as too many, the connection is cut. */
const STRIKES = 20;
/** How long a client that is told to go has before it is cut off. */
const GOODBYE_MS = 1000;
/** The shortest time between two checks that a player still exists, while updates may be lost. */
const DOUBT_MS = 30_000;
/** How much of the limit a message uses; 1 if it is not listed. */
const COSTS: Partial<Record<Request['do'], number>> = { watch: 4, say: 2, 'ask-undo': 2, 'answer-undo': 2 };
/** The messages that a read-only client may send. */
const READS: readonly Request['do'][] = ['ping', 'watch', 'unwatch', 'look'];
/** Unreadable messages cost more to read than others, and nobody sends them in good faith. */
const NONSENSE_COST = 4;

/** The player of the socket, the secret it was opened with, and the network it comes from. */
export interface Known {
  readonly player: string;
  readonly scopes: readonly Scope[] | null;
  readonly secretHash: string;
  readonly network: string;
}

export interface SocketServices {
  readonly config: Config;
  readonly players: Players;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly hall: Pick<Hall, 'open'>;
  readonly bus: Bus;
  readonly shares: BotShares;
  readonly seen: Pick<Sightings, 'saw'>;
}

/** One socket: takes its messages, and tells it of the tables it watches. */
export class Connection implements Watcher {
  readonly connection = randomId(12);
  readonly player: string;
  readonly #scopes: readonly Scope[] | null;
  readonly #secretHash: string;
  readonly #network: string;
  readonly #onFlood: (ms: number) => void;
  readonly #stopListening: () => void;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #services: SocketServices;
  readonly #watched = new Map<string, LiveTable>();
  /** By table: messages about the same table are handled in order, without delaying those about other tables. */
  readonly #taking = new Map<string, { readonly count: number; readonly last: Promise<void> }>();
  /** How many messages were taken so far. */
  #taken = 0;
  #unanswered = 0;
  #strikes = 0;
  #lastDoubt = Number.NEGATIVE_INFINITY;
  #isAlive = true;
  #isTaking = true;
  /** Frames that leave at the end of this turn of the loop. */
  #frames = '';
  #isBehind = false;
  #hasEnded = false;

  /** `onFlood` is told how long a client that was cut off for sending too much must stay away. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    { player, scopes, secretHash, network }: Known,
    services: SocketServices,
    onFlood: (ms: number) => void,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.player = player;
    this.#scopes = scopes;
    this.#secretHash = secretHash;
    this.#network = network;
    this.#services = services;
    this.#onFlood = onFlood;
    this.#stopListening = services.bus.listen(newsOf(player), news => this.#hearNews(news));
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('ping', () => this.#mayGoOn(1));
    socket.on('pong', () => {
      this.#isAlive = true;
      services.seen.saw(player, null);
      this.#mayGoOn(1);
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => this.#leaveAll());
    services.seen.saw(player, null);
    this.#say({ say: 'hello', protocol: 1, player });
    // It has missed anything that was revoked between being admitted and listening.
    this.#check();
  }

  send(message: string): void {
    if (this.#hasEnded) return;
    this.#gather(message);
    if (this.#isBehind) {
      this.#hasEnded = true;
      this.#services.metrics.cutOff('too-slow');
      this.#socket.terminate();
    }
  }

  deliver(message: string): Promise<boolean> {
    if (this.#hasEnded) return Promise.resolve(false);
    this.#flush();
    return new Promise(resolve => {
      this.#socket.send(message, error => resolve(!error && !this.#hasEnded));
    });
  }

  /** Sends everything from one turn of the loop together: a system call costs more than the bytes. */
  #gather(message: string): void {
    if (this.#frames === '') {
      // A client that does not read is cut off and may reconnect for the rest. What was sent only just now cannot have
      // been read yet.
      this.#isBehind = this.#socket.bufferedAmount > this.#services.config.SOCKET_BUFFER;
      setImmediate(() => this.#flush());
    }
    this.#frames += frameOf(message);
  }

  #flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frames, 'latin1');
  }

  end(reason: 'restart' | 'too-many' | 'gone', comeBackAfterMs = COME_BACK_MS): void {
    if (this.#hasEnded) return;
    this.#say({ say: 'bye', reason, comeBackAfterMs });
    this.#hasEnded = true;
    this.#flush();
    this.#socket.close(reason === 'restart' ? 1012 : 1008, reason);
    if (reason === 'restart') return;
    // Nothing more is read from it, so the other side cannot keep it open by not answering the close.
    this.#services.metrics.cutOff(reason);
    this.#leaveAll();
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  /** The client may no longer look at this table. */
  dismiss(table: string): void {
    if (this.#watched.delete(table)) this.#services.bus.leave(table, this.connection);
  }

  beat(): void {
    if (!this.#isAlive) {
      this.#services.metrics.cutOff('silent');
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }

  stopTaking(): void {
    this.#isTaking = false;
  }

  cut(): void {
    this.#socket.terminate();
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#isTaking || this.#hasEnded) return;
    this.#isAlive = true;
    // Messages over the limit are not even read.
    if (this.#secondsOver > 0) {
      this.#strike(this.#secondsOver);
      this.#refuse(tooMany('messages', this.#secondsOver).problem, null);
      return;
    }
    const request = isBinary ? null : readRequest(String(data));
    const seconds = this.#mayGoOn(request ? (COSTS[request.do] ?? 1) : NONSENSE_COST);
    if (seconds > 0) {
      this.#refuse(tooMany('messages', seconds).problem, null);
      return;
    }
    if (++this.#unanswered >= MOST_UNANSWERED) this.#socket.pause();
    const about = request && 'table' in request ? request.table : '';
    const count = ++this.#taken;
    const last = this.#takeAfter(this.#taking.get(about)?.last, request, about, count);
    this.#taking.set(about, { count, last });
  }

  /** Takes a message when the one before it about the same table has been answered. Never rejects. */
  async #takeAfter(
    before: Promise<void> | undefined,
    request: Request | null,
    about: string,
    count: number,
  ): Promise<void> {
    try {
      await before;
      if (!this.#hasEnded) await this.#take(request);
    } catch (error) {
      this.#services.metrics.failed('message', about, error);
      this.#refuse(FAILED, about === '' ? null : about);
    } finally {
      if (this.#taking.get(about)?.count === count) this.#taking.delete(about);
      if (--this.#unanswered < MOST_UNANSWERED && this.#socket.isPaused) this.#socket.resume();
    }
  }

  async #take(request: Request | null): Promise<void> {
    try {
      if (!request) throw new RequestError('bad-message', 'this is not a message of the protocol');
      await this.#answer(request);
    } catch (error) {
      const problem = problemIn(error);
      if (request?.do === 'play' || request?.do === 'undo') {
        const { code, message } = problem;
        this.#services.metrics.refused(code);
        this.#say({ say: 'refused', table: request.table, client: request.client, code, message });
      } else this.#refuse(problem, request && 'table' in request ? request.table : null);
    }
  }

  async #answer(request: Request): Promise<void> {
    if (!READS.includes(request.do)) requireScope({ scopes: this.#scopes }, 'play');
    switch (request.do) {
      case 'ping':
        return this.#say({ say: 'pong' });
      case 'unwatch':
        return this.#unwatch(request.table);
      case 'look':
        return this.#services.bus.look(request.table, this.connection, request.isLooking);
      case 'watch':
        return this.#watch(request);
      case 'say':
        return this.#speak(request);
      case 'ask-undo':
      case 'answer-undo':
        return this.#undoTogether(request);
      case 'play':
      case 'undo':
        return this.#play(request);
    }
  }

  /** For how many more seconds nothing is accepted from this client; 0 if it may send. */
  get #secondsOver(): number {
    const { limits } = this.#services;
    return (
      limits.secondsOver('messages', this.player) || limits.secondsOver('network messages', this.#network)
    );
  }

  /** Counts what was sent, including empty frames. Returns 0, or in how many seconds to try again. */
  #mayGoOn(cost: number): number {
    const { limits } = this.#services;
    const seconds =
      limits.spend('messages', this.player, cost) || limits.spend('network messages', this.#network, cost);
    if (seconds > 0) this.#strike(seconds);
    else this.#strikes = 0;
    return seconds;
  }

  /** Cuts off a client that keeps sending too much. */
  #strike(seconds: number): void {
    if (++this.#strikes < STRIKES || this.#hasEnded) return;
    this.#onFlood(1000 * seconds);
    this.end('too-many', 1000 * seconds);
  }

  #hearNews(news: News): void {
    if (news.kind === 'revoked' && (news.secret === null || news.secret === this.#secretHash))
      this.end('gone');
    else if (news.kind === 'unsure' && performance.now() - this.#lastDoubt > DOUBT_MS) {
      this.#lastDoubt = performance.now();
      this.#check();
    }
  }

  /** Checks that the secret still belongs to the player. */
  #check(): void {
    this.#services.players.bySecretHash(this.#secretHash).then(
      player => {
        if (player?.id !== this.player) this.end('gone');
      },
      // The store is away: there will be another check.
      () => {},
    );
  }

  async #watch({
    table: id,
    have,
    changes: asChanges = false,
    seen,
    invite,
  }: Request & { do: 'watch' }): Promise<void> {
    const { hall, bus } = this.#services;
    if (this.#watched.size >= LIMITS.watched && !this.#watched.has(id)) {
      throw new RequestError('too-many', `at most ${LIMITS.watched} tables at once`);
    }
    const table = await hall.open(id);
    if (!table || !mayLook(table.stored, this.player, invite)) throw noTable();
    this.#unwatch(id);
    await table.watch(this, have, { invite, asChanges, seen });
    if (this.#socket.readyState !== this.#socket.OPEN) {
      table.unwatch(this);
      return;
    }
    this.#watched.set(id, table);
    bus.enter(id, this.connection, this.player);
  }

  #unwatch(id: string): void {
    const table = this.#watched.get(id);
    if (!table) return;
    table.unwatch(this);
    this.#watched.delete(id);
    this.#services.bus.leave(id, this.connection);
  }

  async #play(request: PlayRequest): Promise<void> {
    const { table: id, client } = request;
    const table = this.#watched.get(id) ?? (await this.#services.hall.open(id));
    if (!table || !mayLook(table.stored, this.player, undefined)) throw noTable();
    const number = await table.playBy(this.player, request);
    this.#say({ say: 'played', table: id, client, number });
  }

  async #speak({ table: id, phrase }: Request & { do: 'say' }): Promise<void> {
    const table = this.#watched.get(id);
    const seat = table ? seatOf(table.stored, this.player) : null;
    if (!table || seat === null)
      throw new RequestError('not-allowed', 'only people who sit at the table can say something');
    this.#mayInterrupt();
    if (table.stored.muted?.includes(phrase))
      throw new RequestError('not-allowed', 'this club has muted that phrase');
    await table.say(this.player, seat, phrase);
  }

  async #undoTogether(request: Request & { do: 'ask-undo' | 'answer-undo' }): Promise<void> {
    const { table: id, number } = request;
    const table = this.#watched.get(id);
    if (!table) throw new RequestError('not-allowed', 'watch the table first');
    if (request.do === 'answer-undo') return table.answerUndo(this.player, request);
    this.#mayInterrupt();
    await table.askUndo(this.player, number);
  }

  /** What a player says reaches everybody at the table, spectators included, so nobody may say much at once. */
  #mayInterrupt(): void {
    const seconds = this.#services.limits.spend('phrases', this.player);
    if (seconds > 0) throw tooMany('phrases', seconds);
  }

  #leaveAll(): void {
    this.#hasEnded = true;
    this.#stopListening();
    for (const id of [...this.#watched.keys()]) this.#unwatch(id);
  }

  #refuse(problem: Problem, table: string | null): void {
    this.#services.metrics.refused(problem.code);
    this.#say({ say: 'error', ...problem, table });
  }

  #say(message: Message): void {
    this.send(JSON.stringify(message));
  }
}

function readRequest(text: string): Request | null {
  try {
    return Request.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
