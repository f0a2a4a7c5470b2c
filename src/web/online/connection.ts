import { type ReadonlySignal, signal } from '@preact/signals';
import type { Message, Request } from '../../protocol/socket.ts';
import { readMessage } from './messages.ts';

/** The part of a WebSocket used here; tests use another. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  readonly heard: (text: string) => void;
  /** Called once, however it ended; not after `close`. */
  readonly ended: () => void;
}

export interface Surroundings {
  /** Makes sure that the server is there and knows this device. False means: try again later. */
  prepare(): Promise<boolean>;
  dial(events: LineEvents): Line;
  /** Whether somebody is looking at the page: then it reconnects sooner. */
  isSeen(): boolean;
  /** From 0 to 1, so that not everybody reconnects at the same moment. */
  random(): number;
}

export interface Listener {
  /** A new connection is open: messages on the last one may be lost. */
  opened(player: string): void;
  heard(message: Message): void;
}

/** `lost` is shown to people; the first `connecting` is not worth mentioning. */
export type LineState = 'connecting' | 'open' | 'lost';

/** The first wait before trying again, and the longest: while somebody looks, and while nobody does. */
const SHORTEST_MS = 400;
const LONGEST_MS = 1600;
const LONGEST_UNSEEN_MS = 20_000;
/** How long the connection may be silent before it is pinged, and how long it has to answer. */
const QUIET_MS = 15_000;
const ANSWER_MS = 6_000;
const HURRIED_ANSWER_MS = 3_000;

/** The one socket of a page: opens it, notices when it is dead, and opens it again until it is closed. */
export class Connection {
  readonly #state = signal<LineState>('connecting');
  readonly state: ReadonlySignal<LineState> = this.#state;
  readonly #surroundings: Surroundings;
  readonly #listener: Listener;
  #line: Line | null = null;
  /** The number of the current connection: events of older ones are ignored. */
  #attempt = 0;
  #failures = 0;
  #mustPrepare = true;
  #comeBackMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  #isClosed = false;

  constructor(surroundings: Surroundings, listener: Listener) {
    this.#surroundings = surroundings;
    this.#listener = listener;
    this.#connect();
  }

  /** False if there is no connection now. */
  say(request: Request): boolean {
    if (this.#state.value !== 'open' || !this.#line) return false;
    this.#line.send(JSON.stringify(request));
    return true;
  }

  /**
   * Call this when the connection is in doubt: the network has changed, the page is visible again, or an
   * answer is late.
   */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#isWaiting) this.#connect();
    else if (this.#state.value === 'open') this.#askWhetherAlive(HURRIED_ANSWER_MS);
  }

  close(): void {
    this.#isClosed = true;
    this.#attempt++;
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    if (this.#mustPrepare) {
      const isReady = await this.#surroundings.prepare().catch(() => false);
      if (attempt !== this.#attempt) return;
      if (!isReady) return this.#comeBack();
    }
    // Until the server has said hello, it may not know us.
    this.#mustPrepare = true;
    this.#wait(ANSWER_MS, () => this.#hangUp());
    this.#line = this.#surroundings.dial({
      heard: text => attempt === this.#attempt && this.#hear(text),
      ended: () => attempt === this.#attempt && this.#comeBack(),
    });
  }

  #hear(text: string): void {
    const message = readMessage(text);
    if (!message) return;
    this.#wait(QUIET_MS, () => this.#askWhetherAlive(ANSWER_MS));
    switch (message.say) {
      case 'hello':
        this.#failures = 0;
        this.#mustPrepare = false;
        this.#state.value = 'open';
        this.#listener.opened(message.player);
        return;
      case 'bye':
        this.#comeBackMs = message.comeBackAfterMs;
        this.#hangUp();
        return;
      case 'pong':
        return;
      default:
        this.#listener.heard(message);
    }
  }

  #askWhetherAlive(ms: number): void {
    this.say({ do: 'ping' });
    this.#wait(ms, () => this.#hangUp());
  }

  #hangUp(): void {
    this.#line?.close();
    this.#comeBack();
  }

  #comeBack(): void {
    this.#attempt++;
    this.#line = null;
    if (this.#state.value === 'open') this.#state.value = 'lost';
    else if (this.#failures > 0) this.#state.value = 'lost';
    const most = this.#surroundings.isSeen() ? LONGEST_MS : LONGEST_UNSEEN_MS;
    const longest = Math.min(most, SHORTEST_MS * 2 ** this.#failures++);
    const least = this.#comeBackMs ?? 0;
    this.#comeBackMs = null;
    this.#isWaiting = true;
    this.#wait(least + longest * (0.5 + this.#surroundings.random() / 2), () => this.#connect());
  }

  #wait(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(work, ms);
  }
}
