import type { Socket } from 'node:net';
import { ByTurns } from './by-turns.ts';
import { networkOf } from './networks.ts';

/** How many new connections are accepted in one turn of the loop. */
const PER_TURN = 2;
/** How many new connections may wait for their turn. */
const MOST_WAITING = 2000;

/**
 * Accepts a few new connections per turn of the loop, with the networks taking turns, and none from unwelcome
 * networks.
 */
export class Doorway {
  readonly #admit: (line: Socket) => void;
  readonly #isUnwelcome: (network: string) => boolean;
  readonly #waiting = new ByTurns<Socket>();
  #left = PER_TURN;
  #isTurning = false;

  constructor(admit: (line: Socket) => void, isUnwelcome: (network: string) => boolean = () => false) {
    this.#admit = admit;
    this.#isUnwelcome = isUnwelcome;
  }

  take(line: Socket): void {
    const network = networkOf(line.remoteAddress);
    if (this.#isUnwelcome(network) || this.#waiting.size >= MOST_WAITING) {
      line.destroy();
      return;
    }
    this.#turn();
    if (this.#left > 0 && this.#waiting.size === 0) {
      this.#left--;
      this.#admit(line);
    } else {
      // A connection that breaks while it waits must not crash the process.
      line.on('error', () => line.destroy());
      this.#waiting.add(network, line);
    }
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.#left = PER_TURN;
      while (this.#left > 0 && this.#waiting.size > 0) this.#admitNext();
      if (this.#waiting.size > 0) this.#turn();
    });
  }

  #admitNext(): void {
    const line = this.#waiting.next();
    if (!line || line.destroyed) return;
    this.#left--;
    this.#admit(line);
  }
}
