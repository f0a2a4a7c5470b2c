import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { LIMITS } from '../protocol/limits.ts';
import { type Message, type PlayRequest, Request } from '../protocol/socket.ts';
import type { Problem } from '../protocol/words.ts';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Players } from './players.ts';
import { FAILED, noTable, problemIn, RequestError } from './request-error.ts';
import { randomId } from './secrets.ts';
import type { Hall } from './tables/hall.ts';
import { mayLook } from './tables/info.ts';
import type { LiveTable } from './tables/live-table.ts';
import { seatOf } from './tables/seating.ts';
import type { Watcher } from './tables/services.ts';

/** A socket may have so many messages unanswered; more wait in the kernel. */
const MOST_UNANSWERED = 100;
const COME_BACK_MS = 1000;

export interface SocketServices {
  readonly config: Config;
  readonly players: Players;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly hall: Hall;
  readonly bus: Bus;
}

/** One socket: takes its messages, and tells it of the tables it watches. */
export class Connection implements Watcher {
  readonly connection = randomId(12);
  readonly player: string;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #services: SocketServices;
  readonly #watched = new Map<string, LiveTable>();
  /** By table: messages about one table are taken one after the other, and those about others do not wait for them. */
  readonly #taking = new Map<string, Promise<void>>();
  #unanswered = 0;
  #isAlive = true;
  #isTaking = true;
  #isGathering = false;
  #hasEnded = false;

  constructor(socket: WebSocket, stream: Duplex, player: string, services: SocketServices) {
    this.#socket = socket;
    this.#stream = stream;
    this.player = player;
    this.#services = services;
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.once('close', () => this.#leaveAll());
    this.#say({ say: 'hello', protocol: 1, player });
  }

  send(message: string): void {
    if (this.#hasEnded) return;
    this.#gather();
    this.#socket.send(message);
    // Whoever does not read is cut off, and may come back for the rest.
    if (this.#socket.bufferedAmount > this.#services.config.SOCKET_BUFFER) {
      this.#hasEnded = true;
      this.#services.metrics.cutOff('too-slow');
      this.#socket.terminate();
    }
  }

  /** What is sent in one turn of the loop leaves together: a system call costs more than the bytes. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  end(reason: 'restart' | 'too-many'): void {
    if (this.#hasEnded) return;
    this.#say({ say: 'bye', reason, comeBackAfterMs: COME_BACK_MS });
    this.#hasEnded = true;
    this.#socket.close(reason === 'restart' ? 1012 : 1008, reason);
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

  #hear(text: string): void {
    if (!this.#isTaking || this.#hasEnded) return;
    this.#isAlive = true;
    if (++this.#unanswered >= MOST_UNANSWERED) this.#socket.pause();
    const request = readRequest(text);
    const about = request && 'table' in request ? request.table : '';
    const taken = (this.#taking.get(about) ?? Promise.resolve())
      .then(() => (this.#hasEnded ? undefined : this.#take(request)))
      .catch((error: unknown) => {
        this.#services.metrics.failed('message', about, error);
        this.#refuse(FAILED, about === '' ? null : about);
      })
      .finally(() => {
        if (this.#taking.get(about) === taken) this.#taking.delete(about);
        if (--this.#unanswered < MOST_UNANSWERED && this.#socket.isPaused) this.#socket.resume();
      });
    this.#taking.set(about, taken);
  }

  async #take(request: Request | null): Promise<void> {
    let taken: Request | null = null;
    try {
      await this.#services.limits.take('messages', this.player);
      if (!request) throw new RequestError('bad-message', 'this is not a message of the protocol');
      taken = request;
      await this.#answer(request);
    } catch (error) {
      const problem = problemIn(error);
      if (taken?.do === 'play' || taken?.do === 'undo') {
        const { code, message } = problem;
        this.#services.metrics.refused(code);
        this.#say({ say: 'refused', table: taken.table, client: taken.client, code, message });
      } else this.#refuse(problem, taken && 'table' in taken ? taken.table : null);
    }
  }

  async #answer(request: Request): Promise<void> {
    switch (request.do) {
      case 'ping':
        return this.#say({ say: 'pong' });
      case 'unwatch':
        return this.#unwatch(request.table);
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

  async #watch({ table: id, have, invite }: Request & { do: 'watch' }): Promise<void> {
    const { hall, bus } = this.#services;
    if (this.#watched.size >= LIMITS.watched && !this.#watched.has(id)) {
      throw new RequestError('too-many', `at most ${LIMITS.watched} tables at once`);
    }
    const table = await hall.open(id);
    if (!table || !mayLook(table.stored, this.player, invite)) throw noTable();
    this.#unwatch(id);
    await table.watch(this, have);
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
    if (!table || seat === null) throw new RequestError('not-allowed', 'only those who sit there speak');
    table.say(seat, phrase);
  }

  async #undoTogether(request: Request & { do: 'ask-undo' | 'answer-undo' }): Promise<void> {
    const { table: id, number } = request;
    const table = this.#watched.get(id);
    if (!table) throw new RequestError('not-allowed', 'watch the table first');
    if (request.do === 'ask-undo') await table.askUndo(this.player, number);
    else await table.answerUndo(this.player, number, request.agrees);
  }

  #leaveAll(): void {
    this.#hasEnded = true;
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
