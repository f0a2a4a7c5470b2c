import type { Socket } from 'node:net';
import { networkOf } from './networks.ts';

/** New lines that are taken in one turn of the loop. */
const PER_TURN = 8;
/** New lines that may wait for their turn. */
const MOST_WAITING = 2000;

/** Lets in a few new lines per turn of the loop, one of each network after the other. */
export class Doorway {
  readonly #admit: (line: Socket) => void;
  /** By network; the next one's turn first. */
  readonly #waiting = new Map<string, Socket[]>();
  #count = 0;
  #left = PER_TURN;
  #isTurning = false;

  constructor(admit: (line: Socket) => void) {
    this.#admit = admit;
  }

  take(line: Socket): void {
    this.#turn();
    if (this.#left > 0 && this.#count === 0) {
      this.#left--;
      this.#admit(line);
    } else if (this.#count >= MOST_WAITING) {
      line.destroy();
    } else {
      // Whoever breaks off while it waits must not end the process.
      line.on('error', () => line.destroy());
      const network = networkOf(line.remoteAddress);
      const others = this.#waiting.get(network);
      if (others) others.push(line);
      else this.#waiting.set(network, [line]);
      this.#count++;
    }
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.#left = PER_TURN;
      while (this.#left > 0 && this.#count > 0) this.#admitNext();
      if (this.#count > 0) this.#turn();
    });
  }

  #admitNext(): void {
    const [[network, lines]] = this.#waiting;
    const line = lines.shift();
    this.#count--;
    this.#waiting.delete(network);
    if (lines.length > 0) this.#waiting.set(network, lines);
    if (!line || line.destroyed) return;
    this.#left--;
    this.#admit(line);
  }
}
