import { Socket } from 'node:net';
import { ByTurns } from './by-turns.ts';
import { networkOf } from './networks.ts';

/** What is read at once of one line, and in one turn of the loop of all of them, in bytes. */
const PIECE = 4096;
const PER_TURN = 8192;

interface Line {
  readonly socket: Socket;
  /** What has come and is not read yet; null is its end. */
  readonly rest: (Buffer | null)[];
}

/**
 * Lets what pours in through lines be read a little per turn of the loop, of one network after the other. Node reads 64 kB of
 * each line at once, and makes all requests that are in there before it does anything else: thousands, for every line that has
 * something.
 */
export class Sluice {
  readonly #waiting = new ByTurns<Line>();
  #left = PER_TURN;
  #isTurning = false;

  /** A line that its server listens to already. */
  guard(socket: Socket): void {
    const line: Line = { socket, rest: [] };
    // Node's own way past the stream is closed as soon as somebody else listens.
    const noop = () => {};
    socket.on('data', noop);
    socket.off('data', noop);
    socket.push = (piece: Buffer | null) => this.#take(line, piece);
    socket._read = size => {
      // More is read when this is.
      if (line.rest.length === 0) Socket.prototype._read.call(socket, size);
    };
  }

  #take(line: Line, piece: Buffer | null): boolean {
    const { socket, rest } = line;
    this.#turn();
    if (rest.length === 0 && (piece === null || (piece.length <= PIECE && piece.length <= this.#left))) {
      this.#left -= piece?.length ?? 0;
      return read(socket, piece);
    }
    if (rest.length === 0) this.#waiting.add(networkOf(socket.remoteAddress), line);
    rest.push(piece);
    // Nothing more is asked of it meanwhile.
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
