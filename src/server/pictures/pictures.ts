import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '../../engine/record.ts';
import type { Result } from '../../engine/result.ts';

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
  resolve(picture: Picture): void;
  reject(error: Error): void;
}

/** Pictures kept, about a quarter of a megabyte each. */
const KEPT = 200;
/** Beyond these, whoever asks is sent away. */
const MOST_WAITING = 20;
/** A picture takes half a second on a slow machine. */
const PATIENCE_MS = 30_000;
/** What could not be drawn is tried again after so long. */
const RETRY_MS = 10 * 60_000;
/** How long the process waits for something to do before it goes. */
const IDLE_MS = 60_000;

export class TooBusy extends Error {}

export class Pictures {
  readonly #folder: string;
  /** By key, the least recently used first; for a while also what could not be drawn. */
  readonly #kept = new Map<string, Promise<Picture>>();
  #queue: Waiting[] = [];
  #child: ChildProcess | null = null;
  #isDrawing = false;
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

  /** `key` is another one for every match, and `names` are who sat where. */
  draw(key: string, record: MatchRecord, names: readonly string[]): Promise<Picture> {
    const whole = JSON.stringify([key, names]);
    const known = this.#kept.get(whole);
    if (!known && this.#queue.length >= MOST_WAITING) return Promise.reject(new TooBusy('too many pictures'));
    const picture =
      known ??
      new Promise<Picture>((resolve, reject) => {
        this.#queue.push({ order: { number: this.#number++, record, names }, resolve, reject });
        this.#drawNext();
      });
    if (!known) {
      picture.catch(() => {
        setTimeout(() => this.#kept.delete(whole), RETRY_MS).unref();
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
    const [next] = this.#queue;
    if (!next || this.#isDrawing) return;
    this.#isDrawing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill('SIGKILL'), PATIENCE_MS).unref();
    this.#running().send(next.order);
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
    child.on('message', (answer: Drawn) => this.#hear(answer));
    child.on('exit', () => {
      if (this.#child !== child) return;
      this.#child = null;
      // Whatever it was drawing is what ended it; the others are still to be drawn.
      const [first, ...others] = this.#queue;
      this.#queue = this.#isDrawing ? others : this.#queue;
      if (this.#isDrawing) first?.reject(new Error('the picture could not be drawn'));
      this.#isDrawing = false;
      this.#drawNext();
    });
    child.on('error', () => child.kill('SIGKILL'));
    this.#child = child;
    return child;
  }

  #hear(answer: Drawn): void {
    const [first, ...others] = this.#queue;
    if (first?.order.number !== answer.number) return;
    this.#queue = others;
    this.#isDrawing = false;
    if (answer.ok) first.resolve(answer.picture);
    else first.reject(new Error(answer.error.message));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(new Error('idle')), IDLE_MS).unref();
    this.#drawNext();
  }

  #stop(why: Error): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = null;
    child?.kill();
    for (const { reject } of this.#queue) reject(why);
    this.#queue = [];
    this.#isDrawing = false;
  }
}
