import { setTimeout as sleep } from 'node:timers/promises';
import type { Checker } from './checker.ts';
import type { Player, Said, Socket } from './player.ts';
import { Follower } from './tables.ts';

/** How long to wait before trying again. */
const PAUSE_MS = 20;

/** How these people play, which may change while they do. */
export interface Mood {
  /** How long they think about a move on average. */
  readonly thinkMs: number;
  /** How often they undo a play where they may: from 0 for never to 1 for always. */
  readonly undoes: number;
  /** How often they ask the others to undo plays before they move; the others agree more often than not. */
  readonly asks: number;
}

const STEADY: Mood = { thinkMs: 0, undoes: 0, asks: 0 };
/** The possible answers to asking for an undo, or agreeing to one, when others were faster. */
const UNDO_REFUSALS: readonly string[] = ['not-now', 'stale', 'not-allowed'];

/** The possible answers to a play chosen before others went on, or undid what had made it this player's turn. */
const OVERTAKEN: readonly string[] = ['stale', 'not-your-turn'];

/** The answers that say nothing about a play: it failed, or a request for an undo just before it was one too many. */
const UNSETTLED: readonly string[] = ['failed', 'too-many'];

/** How long people wait for an answer before they take the line for dead: longer, the more often that was in vain. */
export function patienceMs(tries: number): number {
  return PATIENCE_MS * Math.min(MOST_PATIENCE, 1 + tries);
}

const PATIENCE_MS = 3000;
/** On a machine that has much else to do, any line seems dead to somebody in a hurry. */
const MOST_PATIENCE = 6;

type Pending = { readonly number: number; readonly client: string } & (
  | { readonly do: 'play'; readonly move: string }
  | { readonly do: 'undo' }
);

/**
 * A player who carries on through any interruption: reconnects, watches with what it has, and sends an unacknowledged
 * play again, unchanged.
 */
export class Stubborn {
  readonly follower: Follower;
  readonly player: Player;
  readonly #checker: Checker;
  readonly #name: string;
  readonly #whereIsIt: () => Promise<string>;
  readonly #mood: () => Mood;
  #socket: Socket | null = null;
  #pending: Pending | null = null;
  #plays = 0;
  #lastNumber = -1;

  constructor(
    name: string,
    table: string,
    player: Player,
    checker: Checker,
    whereIsIt: () => Promise<string>,
    mood: () => Mood = () => STEADY,
  ) {
    this.#name = name;
    this.#mood = mood;
    this.player = player;
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

  /** Comes back once more, with what it has, until it has this many steps. */
  async comeBack(count: number): Promise<void> {
    do await this.#visit(async () => {});
    while (this.follower.steps.length < count);
  }

  /** Breaks the connection, if there is one. */
  cut(): void {
    this.#socket?.cut();
  }

  async #visit(stay: (socket: Socket) => Promise<void>): Promise<void> {
    this.player.origin = await this.#whereIsIt();
    try {
      this.#socket = await this.player.connect();
      const socket = this.#socket;
      await this.#patiently(this.follower.watch(socket));
      socket.raw.on('message', () => this.#answer(socket));
      await stay(socket);
    } catch (error) {
      if (!isInterruption(error)) throw error;
      await sleep(PAUSE_MS);
    } finally {
      this.follower.texts.push(...(this.#socket?.texts ?? []));
      this.#socket?.cut();
      this.#socket = null;
    }
  }

  /** Answers others who ask to undo plays, mostly in a friendly way. */
  #answer(socket: Socket): void {
    const last = socket.heard.at(-1);
    const seat = this.follower.info?.you.seat ?? null;
    if (last?.say !== 'undo-asked' || last.asked === null || seat === null) return;
    const { id, number, awaited, agreed } = last.asked;
    if (!awaited.includes(seat) || agreed.includes(seat)) return;
    const { table } = this.follower;
    socket.say({ do: 'answer-undo', table, number, id, agrees: Math.random() < 0.7 });
  }

  async #playOn(socket: Socket, isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const { now, isOver } = this.follower;
      this.#pending ??= await this.#choose(socket);
      const pending = this.#pending;
      if (pending === null) {
        if (isOver) return;
        const heard = socket.heard.length;
        if (this.follower.now === now) await this.#patiently(socket.next('steps', () => true, heard));
        continue;
      }
      const answer = await this.#send(socket, pending);
      if (answer.say === 'played') this.#acknowledged(answer);
      // Nobody knows what became of it: it is sent again.
      else if (UNSETTLED.includes(answer.code)) {
        await sleep(PAUSE_MS);
        continue;
      } else if (!OVERTAKEN.includes(answer.code) && pending.do === 'play') throw new Error(answer.message);
      this.#pending = null;
    }
  }

  /** What it wants to do next; null if it can only wait. */
  async #choose(socket: Socket): Promise<Pending | null> {
    const { thinkMs, undoes, asks } = this.#mood();
    if (thinkMs > 0) await sleep(2 * thinkMs * Math.random());
    const { now, table, info } = this.follower;
    if (!now) return null;
    const { number, moves, undoable } = now;
    const client = () => `${this.#name}-${this.#plays++}`;
    if (undoable && Math.random() < undoes) return { do: 'undo', number, client: client() };
    if (info && !info.isRated && Math.random() < asks) socket.say({ do: 'ask-undo', table, number });
    if (moves.length === 0) return null;
    return { do: 'play', number, client: client(), move: moves[Math.floor(Math.random() * moves.length)] };
  }

  #send(socket: Socket, pending: Pending): Promise<Said<'played' | 'refused' | 'error'>> {
    const { table } = this.follower;
    const { client } = pending;
    const heard = socket.heard.length;
    socket.say({ table, ...pending });
    return this.#patiently(
      Promise.race([
        socket.next('played', message => message.client === client, heard),
        socket.next('refused', message => message.client === client, heard),
        socket.next(
          'error',
          message => message.table === table && !UNDO_REFUSALS.includes(message.code),
          heard,
        ),
      ]),
    );
  }

  #acknowledged({ number, client }: Said<'played'>): void {
    this.#checker.acknowledge(this.follower.table, number, client);
    // Announced before it was acknowledged.
    if (this.follower.steps.length <= number) throw new Error('acknowledged but not told');
    if (number <= this.#lastNumber) throw new Error(`${number} was acknowledged after ${this.#lastNumber}`);
    this.#lastNumber = number;
  }

  /** After a long silence it reconnects, as a client that sends `ping` would. */
  async #patiently<T>(heard: Promise<T>): Promise<T> {
    const { patienceMs } = this.player;
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
  return /closed|ECONN|EPIPE|socket hang up|handshake has timed out|Unexpected server response: (408|50[0-4])/.test(
    `${error.message} ${String('code' in error && error.code)}`,
  );
}
