import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIMITS } from '../protocol/limits.ts';
import type { ErrorCode, Problem } from '../protocol/words.ts';
import { Connection, type Known, type SocketServices } from './connection.ts';
import { isOurs, ownOrigin, secretIn } from './identity.ts';
import { problem } from './problem.ts';
import { hashOf } from './secrets.ts';

const GOODBYE_MS = 1000;

/** All sockets of this process. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // Views compress well, but a context per socket costs more memory than the line is worth.
    perMessageDeflate: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #byNetwork = new Map<string, number>();
  /** Players who were cut off because they sent too much, and until when they stay out. */
  readonly #banned = new Map<string, number>();
  /** Sockets, and streams that have asked to become one. */
  #places = 0;
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(services: SocketServices) {
    this.#services = services;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
    }, services.config.HEARTBEAT_SECONDS * 1000);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Takes a connection that asks to become a socket; says why if it may not. Errors of the stream are the caller's. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, network: string): Promise<void> {
    const tooMany = this.#takePlace(stream, network) ?? (await this.#services.limits.take('reads', network));
    const against = tooMany ?? (await this.#against(request));
    if ('code' in against) {
      this.#services.metrics.refused(against.code);
      refuse(stream, against);
      return;
    }
    this.#services.shares.saw(against.player, network);
    this.#server.handleUpgrade(request, stream, head, socket => {
      const connection = new Connection(socket, stream, against, this.#services, ms => {
        this.#banned.set(against.player, performance.now() + ms);
        setTimeout(() => this.#banned.delete(against.player), ms).unref();
      });
      this.#connections.add(connection);
      socket.once('close', () => this.#connections.delete(connection));
    });
  }

  /** No new ones, and nothing more is taken from those there are; what they have sent before is still answered. */
  stopTaking(): void {
    this.#isClosing = true;
    for (const connection of this.#connections) connection.stopTaking();
  }

  /** Everybody is told to come back. */
  close(): void {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.end('restart');
    // Whoever does not answer the close is not waited for.
    setTimeout(() => {
      for (const connection of this.#connections) connection.cut();
    }, GOODBYE_MS).unref();
  }

  /** Before anything is waited for: of many that come at once, none gets in beside the limit. */
  #takePlace(stream: Duplex, network: string): Problem | null {
    const { config } = this.#services;
    const here = this.#byNetwork.get(network) ?? 0;
    if (this.#places >= config.SOCKETS || here >= config.SOCKETS_PER_ADDRESS) {
      return problem('too-many', 'too many sockets');
    }
    if (stream.destroyed) return null;
    this.#places++;
    this.#byNetwork.set(network, here + 1);
    stream.once('close', () => {
      this.#places--;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    });
    return null;
  }

  async #against(request: IncomingMessage): Promise<Problem | Known> {
    const { config, players } = this.#services;
    if (this.#isClosing) return problem('failed', 'the server is about to restart');
    if (!isOurs(request.headers, ownOrigin(request, config)))
      return problem('wrong-origin', 'this is a page of another origin');
    const secretHash = hashOf(secretIn(request.headers)?.secret ?? '');
    const player = await players.bySecretHash(secretHash);
    if (!player) return problem('unknown-player', 'POST /api/me first');
    const left = (this.#banned.get(player.id) ?? 0) - performance.now();
    if (left > 0) {
      return { ...problem('too-many', 'too many messages'), retryAfterSeconds: Math.ceil(left / 1000) };
    }
    return { player: player.id, secretHash };
  }
}

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  'wrong-origin': '403 Forbidden',
  'unknown-player': '401 Unauthorized',
  'too-many': '429 Too Many Requests',
  failed: '503 Service Unavailable',
};

function refuse(stream: Duplex, against: Problem): void {
  const body = JSON.stringify(against);
  const status = REFUSALS[against.code] ?? '400 Bad Request';
  endWith(
    stream,
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}

/** Says this last thing and closes, whether or not the other side does. */
export function endWith(stream: Duplex, text: string): void {
  stream.once('finish', () => stream.destroy());
  stream.end(text);
}
