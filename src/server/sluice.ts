import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ByTurns } from './by-turns.ts';
import { networkOf } from './networks.ts';

/** How many bytes are read from one connection at once, and from all of them in one turn of the loop. */
const PIECE = 1024;
const PER_TURN = 2048;

interface Line {
  readonly socket: Socket;
  /** What has arrived and is not read yet; null is the end. */
  readonly rest: (Buffer | null)[];
  /** Whether it need not wait, because what it brings is limited elsewhere. */
  isFree: boolean;
}

/**
 * Lets what pours in through connections be read a little per turn of the loop, with the networks taking turns. Left
 * alone, Node reads 64 kB of each connection at once and makes all requests in it before it does anything else:
 * thousands per busy connection.
 */
export class Sluice {
  readonly #waiting = new ByTurns<Line>();
  readonly #lines = new WeakMap<Duplex, Line>();
  #left = PER_TURN;
  #isTurning = false;

  /** Takes a connection that its server already listens to. */
  guard(socket: Socket): void {
    const line: Line = { socket, rest: [], isFree: false };
    this.#lines.set(socket, line);
    // Node's shortcut past the stream is closed as soon as anybody else listens.
    const noop = () => {};
    socket.on('data', noop);
    socket.off('data', noop);
    socket.push = (piece: Buffer | null) => this.#take(line, piece);
    socket._read = size => {
      // Asks for more once everything has been read.
      if (line.rest.length === 0) Socket.prototype._read.call(socket, size);
    };
  }

  /**
   * A connection that has become a socket no longer waits behind requests, which behind a proxy all come from one
   * address. Sockets read one message per turn of the loop, and limit their messages themselves.
   */
  free(socket: Duplex): void {
    const line = this.#lines.get(socket);
    if (line) line.isFree = true;
  }

  #take(line: Line, piece: Buffer | null): boolean {
    const { socket, rest } = line;
    if (line.isFree && rest.length === 0) return read(socket, piece);
    this.#turn();
    if (rest.length === 0 && (piece === null || (piece.length <= PIECE && piece.length <= this.#left))) {
      this.#left -= piece?.length ?? 0;
      return read(socket, piece);
    }
    if (rest.length === 0) this.#waiting.add(networkOf(socket.remoteAddress), line);
    rest.push(piece);
    // Nothing more is asked for meanwhile.
    return false;
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.#left = PER_TURN;
      while (this.#left > 0 && this.#waiting.size > 0) this.#readNext();
      if (this.#waiting.size > 0) this.#turn();
    });
  }

  #readNext(): void {
    const line = this.#waiting.next();
    if (!line || line.socket.destroyed) return;
    const { socket, rest } = line;
    const first = rest.shift();
    if (first === undefined) return;
    if (first && first.length > PIECE) rest.unshift(first.subarray(PIECE));
    if (rest.length > 0) this.#waiting.add(networkOf(socket.remoteAddress), line);
    this.#left -= Math.min(PIECE, first?.length ?? 0);
    read(socket, first === null ? null : first.subarray(0, PIECE));
  }
}

function read(socket: Socket, piece: Buffer | null): boolean {
  return Socket.prototype.push.call(socket, piece);
}
