import { setTimeout as sleep } from 'node:timers/promises';
import type { Checker } from './checker.ts';
import type { Player, Socket } from './player.ts';
import { Follower } from './tables.ts';

/** Before something that has failed is tried again. */
const PAUSE_MS = 20;

/**
 * A player who goes on through any interruption: connects again, watches with what it has, and sends the play that was
 * not acknowledged once more, just as it was.
 */
export class Stubborn {
  readonly follower: Follower;
  readonly #player: Player;
  readonly #checker: Checker;
  readonly #name: string;
  readonly #whereIsIt: () => Promise<string>;
  #socket: Socket | null = null;
  #pending: { readonly number: number; readonly client: string; readonly move: string } | null = null;
  #plays = 0;

  constructor(
    name: string,
    table: string,
    player: Player,
    checker: Checker,
    whereIsIt: () => Promise<string>,
  ) {
    this.#name = name;
    this.#player = player;
    player.table = table;
    this.#checker = checker;
    this.#whereIsIt = whereIsIt;
    this.follower = new Follower(table);
    checker.follow(this.follower, player.id);
  }

  /** Plays until the match is over or `isEnough`. */
  async play(isEnough: () => boolean): Promise<void> {
    while (!isEnough() && !(this.follower.isOver && this.#pending === null)) {
      await this.#visit(socket => this.#playOn(socket, isEnough));
    }
  }

  /** Comes back once more, with what it has, until it has so many steps. */
  async comeBack(count: number): Promise<void> {
    do await this.#visit(async () => {});
    while (this.follower.steps.length < count);
  }

  /** Breaks the line, if there is one. */
  cut(): void {
    this.#socket?.cut();
  }

  async #visit(stay: (socket: Socket) => Promise<void>): Promise<void> {
    this.#player.origin = await this.#whereIsIt();
    try {
      this.#socket = await this.#player.connect();
      await this.#patiently(this.follower.watch(this.#socket));
      await stay(this.#socket);
    } catch (error) {
      if (!isInterruption(error)) throw error;
      await sleep(PAUSE_MS);
    } finally {
      this.#socket?.cut();
      this.#socket = null;
    }
  }

  async #playOn(socket: Socket, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const { now, table, isOver } = this.follower;
      if (this.#pending === null && now && now.moves.length > 0) {
        const move = now.moves[Math.floor(Math.random() * now.moves.length)];
        this.#pending = { number: now.number, client: `${this.#name}-${this.#plays++}`, move };
      }
      const pending = this.#pending;
      if (pending === null) {
        if (isOver) return;
        const heard = socket.heard.length;
        if (this.follower.now === now) await this.#patiently(socket.next('steps', () => true, heard));
        continue;
      }
      const { client } = pending;
      const heard = socket.heard.length;
      socket.say({ do: 'play', table, ...pending });
      const answer = await this.#patiently(
        Promise.race([
          socket.next('played', message => message.client === client, heard),
          socket.next('refused', message => message.client === client, heard),
          socket.next('error', message => message.table === table, heard),
        ]),
      );
      if (answer.say === 'error') {
        // Nobody knows what became of it: it is sent once more.
        if (answer.code !== 'failed') throw new Error(answer.message);
        await sleep(PAUSE_MS);
        continue;
      }
      if (answer.say === 'played') {
        this.#checker.acknowledge(table, answer.number, client);
        // Told of it before it was acknowledged.
        if (this.follower.steps.length <= answer.number) throw new Error('acknowledged but not told');
      } else if (answer.code !== 'stale' && answer.code !== 'failed') throw new Error(answer.message);
      if (answer.say === 'played' || answer.code === 'stale') this.#pending = null;
    }
  }

  /** Whoever hears nothing for long connects anew, as a client that says `ping` would. */
  async #patiently<T>(heard: Promise<T>): Promise<T> {
    const { patienceMs } = this.#player;
    if (patienceMs === undefined) return heard;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the line is taken for closed')), patienceMs);
    });
    try {
      return await Promise.race([heard, silence]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function isInterruption(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /closed|ECONN|EPIPE|socket hang up|handshake has timed out|Unexpected server response: 50[0-4]/.test(
    `${error.message} ${String('code' in error && error.code)}`,
  );
}
