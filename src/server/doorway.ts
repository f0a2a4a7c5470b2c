import type { Socket } from 'node:net';
import { ByTurns } from './by-turns.ts';
import { networkOf } from './networks.ts';

/** How many new connections are accepted in one turn of the loop. */
const PER_TURN = 2;
/** How many new connections may wait for their turn. */
const MOST_WAITING = 2000;

/**
 * Accepts a few new connections per turn of the loop, with the networks taking turns; none from unwelcome networks,
 * and not too many from one.
 */
export class Doorway {
  readonly #admit: (line: Socket) => void;
  readonly #isUnwelcome: (network: string) => boolean;
  readonly #mostOfOne: number;
  /** By network: how many connections are open. */
  readonly #open = new Map<string, number>();
  readonly #waiting = new ByTurns<Socket>();
  #left = PER_TURN;
  #isTurning = false;

  constructor(
    admit: (line: Socket) => void,
    {
      isUnwelcome = () => false,
      mostOfOne = Number.POSITIVE_INFINITY,
    }: {
      readonly isUnwelcome?: (network: string) => boolean;
      /** How many connections one network may have. */
      readonly mostOfOne?: number;
    } = {},
  ) {
    this.#admit = admit;
    this.#isUnwelcome = isUnwelcome;
    this.#mostOfOne = mostOfOne;
  }

  take(line: Socket): void {
    const network = networkOf(line.remoteAddress);
    const open = this.#open.get(network) ?? 0;
    if (this.#isUnwelcome(network) || this.#waiting.size >= MOST_WAITING || open >= this.#mostOfOne) {
      line.destroy();
      return;
    }
    this.#open.set(network, open + 1);
    line.once('close', () => this.#leave(network));
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

  #leave(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left > 0) this.#open.set(network, left);
    else this.#open.delete(network);
  }

  #admitNext(): void {
    const line = this.#waiting.next();
    if (!line || line.destroyed) return;
    this.#left--;
    this.#admit(line);
  }
}
