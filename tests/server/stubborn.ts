import type { Checker } from './checker.ts';
import type { Player, Socket } from './player.ts';
import { Follower } from './tables.ts';

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
    this.#checker = checker;
    this.#whereIsIt = whereIsIt;
    this.follower = new Follower(table);
    checker.follow(this.follower);
  }

  /** Plays until the match is over or `isEnough`. */
  async play(isEnough: () => boolean): Promise<void> {
    while (!isEnough() && !(this.follower.isOver && this.#pending === null)) {
      this.#player.origin = await this.#whereIsIt();
      try {
        const socket = await this.#player.connect();
        await this.follower.watch(socket);
        await this.#playOn(socket, isEnough);
        socket.cut();
      } catch (error) {
        if (!isInterruption(error)) throw error;
      }
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
        if (this.follower.now === now) await socket.next('steps', () => true, heard);
        continue;
      }
      const { client } = pending;
      const heard = socket.heard.length;
      socket.say({ do: 'play', table, ...pending });
      const answer = await Promise.race([
        socket.next('played', message => message.client === client, heard),
        socket.next('refused', message => message.client === client, heard),
      ]);
      if (answer.say === 'played') {
        this.#checker.acknowledge(table, answer.number, client);
        // Told of it before it was acknowledged.
        if (this.follower.steps.length <= answer.number) throw new Error('acknowledged but not told');
      } else if (answer.code !== 'stale' && answer.code !== 'failed') throw new Error(answer.message);
      if (answer.say === 'played' || answer.code === 'stale') this.#pending = null;
    }
  }
}

function isInterruption(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /closed|ECONN|EPIPE|socket hang up|Unexpected server response: 503/.test(
    `${error.message} ${String('code' in error && error.code)}`,
  );
}
