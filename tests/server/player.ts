import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Now as RunnerNow } from '../../src/engine/runner.ts';
import { applyChange } from '../../src/protocol/changes.ts';
import { type Answer, API } from '../../src/protocol/http.ts';
import { type ApiName, ROUTES } from '../../src/protocol/routes.ts';
import { Message, Now, type Request } from '../../src/protocol/socket.ts';
import { Problem } from '../../src/protocol/words.ts';

/** Somebody with a browser, or a program: talks to the server over HTTP and sockets as anybody could. */
export class Player {
  origin: string;
  readonly #headers: Record<string, string>;
  id = '';
  /** The table that its sockets are for, so that a load balancer can go by it. */
  table: string | null = null;
  /** Whether the process it asks may be of an earlier version, which answers less. */
  isAskingOlder = false;
  /** How long it waits for an answer; forever if not given. */
  patienceMs: number | undefined;

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin;
    this.#headers = { ...headers };
  }

  /** A new guest. */
  static async arrive(origin: string, patienceMs?: number): Promise<Player> {
    const player = new Player(origin);
    player.patienceMs = patienceMs;
    const { id } = await player.ask('me');
    player.id = id;
    return player;
  }

  /** What a browser would send: `name=value`. */
  get cookie(): string {
    return this.#headers.cookie ?? '';
  }

  /** Asks, and expects no problem. The answer is checked against the protocol. */
  async ask<N extends ApiName>(name: N, given: Given = {}): Promise<Answer<N>> {
    const { status, json } = await this.tryTo(name, given);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(json)}`);
    if (!this.isAskingOlder) API[name].answer.parse(json);
    return json;
  }

  /** Asks, and expects a problem. */
  async refused(name: ApiName, given: Given = {}): Promise<Problem & { readonly status: number }> {
    const { status, json } = await this.tryTo(name, given);
    if (status === 200) throw new Error(`${name} was not refused`);
    return { ...Problem.parse(json), status };
  }

  async tryTo(name: ApiName, { id = '', body, query = {}, headers = {} }: Given) {
    const { method, path } = ROUTES[name];
    const search = new URLSearchParams(query).toString();
    const url = `${this.origin}${path.replace(/:\w+/, id)}${search && `?${search}`}`;
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...this.#headers, ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      ...(this.patienceMs !== undefined && { signal: AbortSignal.timeout(this.patienceMs) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.#headers.cookie = cookie.split(';')[0];
    return { status: response.status, json: JSON.parse(await response.text()), headers: response.headers };
  }

  /** `asChanges`: whether it asks for changes, as the app does; programs need not. */
  async connect({
    headers = {},
    asChanges = true,
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly asChanges?: boolean;
  } = {}): Promise<Socket> {
    const raw = this.#socket(headers);
    const socket = new Socket(raw, asChanges, !this.isAskingOlder);
    await once(raw, 'open');
    return socket;
  }

  /** A socket whose messages nobody keeps or checks. */
  async connectRaw(): Promise<WebSocket> {
    const raw = this.#socket({});
    await once(raw, 'open');
    return raw;
  }

  #socket(headers: Readonly<Record<string, string>>): WebSocket {
    const search = this.table === null ? '' : `?table=${this.table}`;
    return new WebSocket(`${this.origin.replace('http', 'ws')}/socket${search}`, {
      headers: { ...this.#headers, ...headers },
      ...(this.patienceMs !== undefined && { handshakeTimeout: this.patienceMs }),
    });
  }
}

interface Given {
  readonly id?: string;
  readonly body?: object;
  readonly query?: Record<string, string>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Said<S extends Message['say']> = Message & { say: S };

/**
 * A socket that keeps everything it hears, checked against the protocol. Changes are turned into the steps they stand
 * for.
 */
export class Socket {
  readonly heard: Message[] = [];
  /** The same as received. */
  readonly texts: string[] = [];
  readonly raw: WebSocket;
  readonly #asChanges: boolean;
  /** By table: how the match stood in the last message. */
  readonly #nows = new Map<string, RunnerNow>();
  readonly closed: Promise<unknown>;
  #waiting: {
    is: (message: Message) => boolean;
    resolve: (message: Message) => void;
    reject: (error: Error) => void;
  }[] = [];
  #hasClosed = false;
  onMessage: ((message: Message) => void) | null = null;

  /** `isChecked`: whether the server is of this version, so that all its messages are known. */
  constructor(raw: WebSocket, asChanges: boolean, isChecked = true) {
    this.raw = raw;
    this.#asChanges = asChanges;
    this.closed = new Promise(resolve => raw.once('close', resolve));
    raw.on('error', () => {});
    raw.on('message', data => {
      const text = String(data);
      this.texts.push(text);
      const message = JSON.parse(text);
      this.#hear(this.#whole(isChecked ? Message.parse(message) : message));
    });
    raw.on('close', () => {
      this.#hasClosed = true;
      for (const { reject } of this.#waiting) reject(new Error('the socket has closed'));
      this.#waiting = [];
    });
  }

  say(request: Request): void {
    const isAsked = request.do === 'watch' && this.#asChanges;
    this.raw.send(JSON.stringify(isAsked ? { ...request, changes: true } : request));
  }

  /** The next message of this kind, after the first `after` messages (from now on, if not given). */
  next<S extends Message['say']>(
    kind: S,
    is: (message: Said<S>) => boolean = () => true,
    after = this.heard.length,
  ): Promise<Said<S>> {
    const fits = (message: Message): message is Said<S> => isSaid(message, kind) && is(message);
    const heard = this.heard.slice(after).find(fits);
    if (heard) return Promise.resolve(heard);
    if (this.#hasClosed) return Promise.reject(new Error('the socket has closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ is: fits, resolve: message => fits(message) && resolve(message), reject });
    });
  }

  /** Sends something and waits for the answer. */
  asks<S extends Message['say']>(
    request: Request,
    kind: S,
    is?: (message: Said<S>) => boolean,
  ): Promise<Said<S>> {
    const answer = this.next(kind, is);
    this.say(request);
    return answer;
  }

  async close(): Promise<void> {
    this.raw.close();
    await this.closed;
  }

  cut(): void {
    this.raw.terminate();
  }

  #whole(message: Message): Message {
    if (message.say === 'steps') this.#nows.set(message.table, message.now);
    if (message.say !== 'changes') return message;
    if (!this.#asChanges) throw new Error('nobody has asked for changes');
    const { table, from, steps } = message;
    const before = this.#nows.get(table);
    if (before?.number !== from) throw new Error(`changes from ${from} came after ${before?.number} steps`);
    const now = Now.parse(applyChange(before, message.now));
    this.#nows.set(table, now);
    return { say: 'steps', table, from, steps, now };
  }

  #hear(message: Message): void {
    this.heard.push(message);
    this.onMessage?.(message);
    const waiting = this.#waiting.filter(({ is }) => is(message));
    this.#waiting = this.#waiting.filter(one => !waiting.includes(one));
    for (const { resolve } of waiting) resolve(message);
  }
}

function isSaid<S extends Message['say']>(message: Message, kind: S): message is Said<S> {
  return message.say === kind;
}
