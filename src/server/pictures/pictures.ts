import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '../../engine/record.ts';
import type { Result } from '../../engine/result.ts';
import { insert } from '../fair-queue.ts';
import { FairShares } from '../fair-shares.ts';

/** Pictures of finished matches, drawn by another process, one at a time, and kept for a while. */

export interface Picture {
  readonly svg: string;
  readonly png: Uint8Array;
}

export interface ToDraw {
  readonly number: number;
  readonly record: MatchRecord;
  readonly names: readonly string[];
}

export type Drawn = { readonly number: number } & Result<{ readonly picture: Picture }>;

interface Waiting {
  readonly order: ToDraw;
  readonly network: string;
  /** Its due time. */
  readonly at: number;
  resolve(picture: Picture): void;
  reject(error: Error): void;
}

/** Pictures kept, about a quarter of a megabyte each. */
const KEPT = 200;
/** Beyond this many waiting, the network with the most requests is refused; so is any that has this many on its own. */
const MOST_WAITING = 100;
const MOST_OF_ONE = 10;
/** What one picture takes of a share, in milliseconds. */
const COST_MS = 500;
/** A picture takes half a second on a slow machine. */
const PATIENCE_MS = 30_000;
/** How long to wait before trying a failed picture again. */
const RETRY_MS = 10 * 60_000;
/** How long the process waits for work before it ends. */
const IDLE_MS = 60_000;

export class TooBusy extends Error {}

export class Pictures {
  readonly #folder: string;
  /** By key, the least recently used first; failures are kept for a while, too. */
  readonly #kept = new Map<string, Promise<Picture>>();
  readonly #shares = new FairShares();
  /** Sorted by due time. */
  readonly #queue: Waiting[] = [];
  #drawing: Waiting | null = null;
  #child: ChildProcess | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  /** `built` is the folder of the built app. */
  constructor(built: string) {
    this.#folder = join(built, '.picture');
  }

  /** Whether the app was built with what pictures need. */
  get areThere(): boolean {
    return existsSync(join(this.#folder, 'picture.js'));
  }

  /**
   * `key` identifies the match, `names` are the players by seat, and `network` is where the request comes
   * from.
   */
  draw(key: string, record: MatchRecord, names: readonly string[], network: string): Promise<Picture> {
    const whole = JSON.stringify([key, names]);
    const known = this.#kept.get(whole);
    if (!known && this.#queue.filter(waiting => waiting.network === network).length >= MOST_OF_ONE) {
      return Promise.reject(new TooBusy('too many pictures'));
    }
    const picture =
      known ??
      new Promise<Picture>((resolve, reject) => {
        const order = { number: this.#number++, record, names };
        const at = this.#shares.take({ player: null, network }, COST_MS);
        insert(this.#queue, { order, network, at, resolve, reject });
        if (this.#queue.length > MOST_WAITING) this.#queue.pop()?.reject(new TooBusy('too many pictures'));
        this.#drawNext();
      });
    if (!known) {
      picture.catch((error: unknown) => {
        if (error instanceof TooBusy) this.#kept.delete(whole);
        else setTimeout(() => this.#kept.delete(whole), RETRY_MS).unref();
      });
    }
    this.#kept.delete(whole);
    this.#kept.set(whole, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return picture;
  }

  close(): void {
    this.#stop(new Error('the server is closing'));
  }

  #drawNext(): void {
    if (this.#drawing) return;
    this.#drawing = this.#queue.shift() ?? null;
    if (!this.#drawing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill('SIGKILL'), PATIENCE_MS).unref();
    this.#running().send(this.#drawing.order);
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const program = fileURLToPath(new URL('./picture.child.ts', import.meta.url));
    const child = fork(program, [this.#folder], {
      serialization: 'advanced',
      // It needs none of the server's secrets.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const hasGone = () => {
      if (this.#child !== child) return;
      this.#child = null;
      // The picture being drawn crashed the process; the others are still to be drawn.
      this.#drawing?.reject(new Error('the picture could not be drawn'));
      this.#drawing = null;
      this.#drawNext();
    };
    child.on('message', (answer: Drawn) => this.#hear(answer));
    child.on('exit', hasGone);
    // It could not be started, or could not be given work.
    child.on('error', () => {
      child.kill('SIGKILL');
      hasGone();
    });
    this.#child = child;
    return child;
  }

  #hear(answer: Drawn): void {
    const drawing = this.#drawing;
    if (drawing?.order.number !== answer.number) return;
    this.#drawing = null;
    if (answer.ok) drawing.resolve(answer.picture);
    else drawing.reject(new Error(answer.error.message));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(new Error('idle')), IDLE_MS).unref();
    this.#drawNext();
  }

  #stop(why: Error): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = null;
    child?.kill();
    this.#drawing?.reject(why);
    this.#drawing = null;
    for (const { reject } of this.#queue.splice(0)) reject(why);
  }
}
