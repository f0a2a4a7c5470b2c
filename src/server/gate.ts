import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LIMITS } from '../protocol/limits.ts';
import { Doorway } from './doorway.ts';
import type { Holding } from './holding.ts';
import { type Limits, tooMany } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { networkAsking } from './networks.ts';
import { Sluice } from './sluice.ts';

/** Addresses for monitoring, which are refused only if a client floods them. */
const WATCHED: readonly (string | undefined)[] = ['/healthz', '/metrics'];
/** Connections that one address may have for each socket it may have: a browser keeps a few open for requests. */
const LINES_PER_SOCKET = 8;
/** How much of an unwanted body is read, in bytes and in pieces. */
const MOST_BYTES = 64 * 1024;
const MOST_PIECES = 1000;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Guards everything else that the server does. Clients known to be over their limit are refused here, before
 * their request is examined; when many connect at once, clients already inside do not wait for all of them;
 * and connections that send far more than is ever answered are cut.
 */
export class Gate {
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #holding: Holding;
  readonly #isBehindProxy: boolean;
  readonly #socketsOfOne: number;
  readonly #sluice = new Sluice();
  /** By connection: how many requests are unanswered. */
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor(about: {
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly holding: Holding;
    readonly isBehindProxy: boolean;
    /** How many sockets one address may have. */
    readonly socketsOfOne: number;
  }) {
    this.#limits = about.limits;
    this.#metrics = about.metrics;
    this.#holding = about.holding;
    this.#isBehindProxy = about.isBehindProxy;
    this.#socketsOfOne = about.socketsOfOne;
  }

  /** For a server that already has its listeners. */
  guard(server: Server): void {
    const [answer] = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (this.#isPoured(request, response)) return;
      if (!this.#refuses(request, response)) Reflect.apply(answer, server, [request, response]);
    });
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    const doorway = new Doorway(
      line => {
        for (const listener of listeners) Reflect.apply(listener, server, [line]);
        this.#sluice.guard(line);
      },
      {
        isUnwelcome: network => this.#limits.isFlooding(network),
        // All that a proxy lets through comes from its own address.
        mostOfOne: this.#isBehindProxy ? Number.POSITIVE_INFINITY : LINES_PER_SOCKET * this.#socketsOfOne,
      },
    );
    server.on('connection', line => doorway.take(line));
  }

  /** For a connection that has asked to become a socket. */
  becomesSocket(stream: Duplex): void {
    this.#sluice.free(stream);
  }

  /** Cuts the connection if too much comes through it at once. What has already arrived is not answered. */
  #isPoured(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket: line } = request;
    const unanswered = (this.#unanswered.get(line) ?? 0) + 1;
    this.#unanswered.set(line, unanswered);
    if (unanswered > LIMITS.unanswered) {
      this.#limits.spend('requests', networkAsking(request, this.#isBehindProxy));
      this.#cut(line);
      return true;
    }
    response.once('finish', () => {
      this.#unanswered.set(line, (this.#unanswered.get(line) ?? 1) - 1);
      // Once a request is answered, the rest of its body is not awaited.
      if (!request.complete) line.destroySoon();
    });
    if (hasBody(request)) this.#measure(request);
    return false;
  }

  /** The rest of a body may arrive before its reader can report that it is too long. */
  #measure(request: IncomingMessage): void {
    const push = request.push.bind(request);
    let bytes = 0;
    let pieces = 0;
    request.push = (piece: Buffer | null) => {
      bytes += piece?.length ?? 0;
      if (bytes > MOST_BYTES || ++pieces > MOST_PIECES) this.#cut(request.socket);
      return push(piece);
    };
  }

  #cut(line: Socket): void {
    if (line.destroyed) return;
    this.#metrics.cutOff('too-many');
    // When it closes, Node makes an error for each of its requests; most of the cost is their stack traces.
    const { stackTraceLimit } = Error;
    line.prependOnceListener('close', () => {
      Error.stackTraceLimit = 0;
    });
    line.once('close', () => {
      Error.stackTraceLimit = stackTraceLimit;
    });
    line.destroy();
  }

  #refuses(request: IncomingMessage, response: ServerResponse): boolean {
    const network = networkAsking(request, this.#isBehindProxy);
    const seconds = this.#secondsOver(request.url, network);
    if (seconds === 0) return false;
    // A proxy's connection is not the flooder's own.
    if (!this.#isBehindProxy && this.#limits.isFlooding(network)) {
      this.#cut(request.socket);
      return true;
    }
    const { problem } = tooMany('requests', seconds);
    this.#metrics.refused(problem.code);
    const body = JSON.stringify(problem);
    this.#holding.hold(() => {
      if (response.destroyed) return;
      response.writeHead(429, { ...HEADERS, 'retry-after': String(seconds), 'content-length': body.length });
      response.end(body);
    });
    return true;
  }

  #secondsOver(url: string | undefined, network: string): number {
    if (WATCHED.includes(url)) return this.#limits.spend('watching', network);
    const isForApi = url?.startsWith('/api/') ?? false;
    return (
      (isForApi ? this.#limits.secondsOver('reads', network) : 0) || this.#limits.spend('requests', network)
    );
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
