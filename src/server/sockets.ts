import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { ERRORS } from '../protocol/errors.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Problem } from '../protocol/words.ts';
import { Connection, type Known, type SocketServices } from './connection.ts';
import type { Holding } from './holding.ts';
import { isOurs, ownOrigin, secretIn } from './identity.ts';
import { tooMany } from './limits.ts';
import { problemIn, RequestError } from './request-error.ts';
import { hashOf } from './secrets.ts';

const GOODBYE_MS = 1000;
/** How many of an address's requests a socket counts as. */
const COST = 4;

/** All sockets of this process. */
export class Sockets {
  readonly #services: SocketServices;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    // Views compress well, but one compressor per socket costs more memory than it saves on the line.
    perMessageDeflate: false,
    // One message per socket and turn of the loop, so that however much one sends at once, others get their turn.
    allowSynchronousEvents: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #byNetwork = new Map<string, number>();
  readonly #holding: Holding;
  /** Hashes of secrets that were cut off for sending too much, and how long they stay out. */
  readonly #banned = new Map<string, number>();
  /** Sockets, plus streams that have asked to become one. */
  #places = 0;
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(services: SocketServices, holding: Holding) {
    this.#services = services;
    this.#holding = holding;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
    }, services.config.HEARTBEAT_SECONDS * 1000);
    this.#heartbeat.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /**
   * Takes a connection that asks to become a socket, or says why it may not. The caller handles errors of the stream.
   */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer, network: string): Promise<void> {
    const seconds = this.#services.limits.secondsOver('reads', network);
    if (seconds > 0) {
      this.#refuse(stream, tooMany('reads', seconds).problem);
      return;
    }
    try {
      this.#takePlace(stream, network);
      await this.#services.limits.take('reads', network, COST);
      const known = { ...(await this.#knownBy(request)), network };
      this.#services.shares.saw(known.player, network);
      this.#server.handleUpgrade(request, stream, head, socket => {
        const connection = new Connection(socket, stream, known, this.#services, ms => {
          this.#banned.set(known.secretHash, performance.now() + ms);
          setTimeout(() => this.#banned.delete(known.secretHash), ms).unref();
        });
        this.#connections.add(connection);
        socket.once('close', () => this.#connections.delete(connection));
      });
    } catch (error) {
      this.#refuse(stream, problemIn(error));
    }
  }

  /** No new sockets, and no more messages from those there are; what they have already sent is still answered. */
  stopTaking(): void {
    this.#isClosing = true;
    for (const connection of this.#connections) connection.stopTaking();
  }

  /** Tells everybody to come back. */
  close(): void {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.end('restart');
    // Clients that do not answer the close are not waited for.
    setTimeout(() => {
      for (const connection of this.#connections) connection.cut();
    }, GOODBYE_MS).unref();
  }

  /** Takes the place before waiting for anything, so that a crowd cannot slip past the limit. */
  #takePlace(stream: Duplex, network: string): void {
    const { config } = this.#services;
    const here = this.#byNetwork.get(network) ?? 0;
    if (this.#places >= config.SOCKETS || here >= config.SOCKETS_PER_ADDRESS) {
      throw new RequestError('too-many', 'too many sockets');
    }
    if (stream.destroyed) return;
    this.#places++;
    this.#byNetwork.set(network, here + 1);
    stream.once('close', () => {
      this.#places--;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    });
  }

  async #knownBy(request: IncomingMessage): Promise<Omit<Known, 'network'>> {
    const { config, players } = this.#services;
    if (this.#isClosing) throw new RequestError('failed', 'the server is about to restart');
    if (!isOurs(request.headers, ownOrigin(request, config))) {
      throw new RequestError('wrong-origin', 'this is a page of another origin');
    }
    const secretHash = hashOf(secretIn(request.headers)?.secret ?? '');
    const left = (this.#banned.get(secretHash) ?? 0) - performance.now();
    if (left > 0) throw tooMany('messages', Math.ceil(left / 1000));
    const player = await players.bySecretHash(secretHash);
    if (!player) throw new RequestError('unknown-player', 'POST /api/me first');
    return { player: player.id, scopes: player.scopes, secretHash };
  }

  #refuse(stream: Duplex, problem: Problem): void {
    this.#services.metrics.refused(problem.code);
    if (problem.code === 'too-many') this.#holding.hold(() => refuse(stream, problem));
    else refuse(stream, problem);
  }
}

function refuse(stream: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  const status = ERRORS[problem.code];
  endWith(
    stream,
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
}

/** Sends a last message and closes, whether or not the other side does. */
export function endWith(stream: Duplex, text: string): void {
  stream.once('finish', () => stream.destroy());
  stream.end(text);
}
