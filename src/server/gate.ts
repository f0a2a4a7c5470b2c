import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Doorway } from './doorway.ts';
import type { Holding } from './holding.ts';
import { type Limits, tooMany } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { networkAsking } from './networks.ts';

/** Those who watch over the server ask these, and are never refused. */
const NEVER_REFUSED: readonly (string | undefined)[] = ['/healthz', '/metrics'];

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Stands before everything else that the server does. Whoever is known to be over its limit is refused here, before a request
 * is looked at any further; and when many come at once, those who are already in do not wait for all of them.
 */
export class Gate {
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #holding: Holding;
  readonly #isBehindProxy: boolean;

  constructor(about: {
    readonly limits: Limits;
    readonly metrics: Metrics;
    readonly holding: Holding;
    readonly isBehindProxy: boolean;
  }) {
    this.#limits = about.limits;
    this.#metrics = about.metrics;
    this.#holding = about.holding;
    this.#isBehindProxy = about.isBehindProxy;
  }

  /** Of a server whose own listeners are there already. */
  guard(server: Server): void {
    const [answer] = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!this.#refuses(request, response)) Reflect.apply(answer, server, [request, response]);
    });
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    const doorway = new Doorway(line => {
      for (const listener of listeners) Reflect.apply(listener, server, [line]);
    });
    server.on('connection', line => doorway.take(line));
  }

  #refuses(request: IncomingMessage, response: ServerResponse): boolean {
    if (NEVER_REFUSED.includes(request.url)) return false;
    const network = networkAsking(request, this.#isBehindProxy);
    const isForApi = request.url?.startsWith('/api/') ?? false;
    const seconds =
      (isForApi ? this.#limits.secondsOver('reads', network) : 0) || this.#limits.spend('requests', network);
    if (seconds === 0) return false;
    const { problem } = tooMany('requests', seconds);
    this.#metrics.refused(problem.code);
    const body = JSON.stringify(problem);
    // What it sends beside the question is not read.
    request.resume();
    this.#holding.hold(() => {
      response.writeHead(429, { ...HEADERS, 'retry-after': String(seconds), 'content-length': body.length });
      response.end(body);
    });
    return true;
  }
}
