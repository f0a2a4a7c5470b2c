import type { Level } from '../../src/bots/levels.ts';
import type { Now, Step } from '../../src/engine/runner.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import type { Pace, TableInfo } from '../../src/protocol/words.ts';
import { promiseAt, promised, startAll } from './chance.ts';
import { Player, type Said, type Socket } from './player.ts';

/** A table where these people sit in this order, already begun. */
export async function begunTable(
  people: readonly Player[],
  wanted: {
    readonly game: string;
    readonly bots?: number;
    readonly level?: Level;
    readonly isPublic?: boolean;
    readonly isRated?: boolean;
    readonly options?: object;
    readonly resigning?: 'bot-plays' | 'ends';
    readonly pace?: Pace;
    readonly club?: string;
  },
): Promise<TableInfo> {
  const [host, ...others] = people;
  const made = await host.ask('makeTable', {
    body: {
      game: wanted.game,
      isPublic: wanted.isPublic ?? true,
      isRated: wanted.isRated ?? false,
      begins: 0,
      ...(wanted.resigning && { resigning: wanted.resigning }),
      ...(wanted.club && { club: wanted.club }),
      ...(wanted.pace && { pace: wanted.pace }),
      ...(wanted.options && { options: wanted.options }),
      seats: [
        { kind: 'me' },
        ...others.map(() => ({ kind: 'open' })),
        ...Array.from({ length: wanted.bots ?? 0 }, () => ({
          kind: 'bot',
          level: wanted.level ?? 'apprentice',
        })),
      ],
    },
  });
  const { id } = made;
  const invite = made.you.invite;
  for (const player of others) {
    await player.ask('join', {
      id,
      body: { promise: promised(player, id), isReady: true, ...(invite && { invite }) },
    });
  }
  await promiseAt(host, id);
  return startAll(host, others, id);
}

export function fewestSeats(game: string): number {
  return gameCalled(game)?.seats.min ?? 2;
}

export function arrivals(origin: string, count: number, patienceMs?: number): Promise<Player[]> {
  return Promise.all(Array.from({ length: count }, () => Player.arrive(origin, patienceMs)));
}

/** Only people with names of their own are rated. */
export async function nameThem(people: readonly Player[]): Promise<void> {
  for (const player of people) await player.ask('rename', { body: { name: ownName(player) } });
}

/** A name that nobody else on the same server has. */
export function ownName({ id }: Player): string {
  return `Player ${id.slice(0, 12)}`;
}

/** What one viewer knows about a table, put together from the messages of any number of sockets. */
export class Follower {
  readonly table: string;
  readonly steps: Step[] = [];
  now: Now | null = null;
  /** Everything it was ever told about how the match stands. */
  readonly nows: Now[] = [];
  info: TableInfo | null = null;
  /** Everything that came over sockets that have ended, as received, if it was kept. */
  readonly texts: string[] = [];
  /** Broken promises: a gap, or two different steps with one number. */
  readonly faults: string[] = [];

  constructor(table: string) {
    this.table = table;
  }

  /** Watches through this socket from now on; resolves once everything missing is here. */
  async watch(socket: Socket, invite?: string): Promise<void> {
    socket.onMessage = message => {
      if (message.say === 'past' && message.table === this.table) this.#add(message.from, message.steps);
      if (message.say === 'steps' && message.table === this.table) this.#take(message);
      if (message.say === 'table' && message.table === this.table) this.info = message.info;
    };
    const have = this.steps.length;
    await socket.asks({ do: 'watch', table: this.table, have, ...(invite && { invite }) }, 'steps');
  }

  get isOver(): boolean {
    return this.now?.view.turn.kind === 'over';
  }

  #take({ from, steps, now }: Said<'steps'>): void {
    this.#add(from, steps);
    if (now.number !== this.steps.length)
      this.faults.push(`now is ${now.number}, with ${this.steps.length} steps`);
    this.now = now;
    this.nows.push(now);
  }

  #add(from: number, steps: readonly Step[]): void {
    if (from !== this.steps.length) this.faults.push(`steps from ${from} came after ${this.steps.length}`);
    for (const step of steps) {
      if (step.number !== this.steps.length)
        this.faults.push(`step ${step.number} came after ${this.steps.length}`);
      this.steps.push(step);
    }
  }
}

let clients = 0;

const ENOUGH_STEPS = 60;

/** Plays until each of them has made this many moves. */
export async function playSome(people: readonly Player[], table: string, plays: number): Promise<void> {
  const sockets = await Promise.all(people.map(player => player.connect()));
  const followers = await Promise.all(
    sockets.map(async socket => {
      const follower = new Follower(table);
      await follower.watch(socket);
      return follower;
    }),
  );
  while (followers[0].now?.thought.some(thought => thought.plays < plays)) {
    const seat = followers.findIndex(({ now }) => now !== null && now.moves.length > 0);
    const { number, moves } = followers[seat].now ?? { number: 0, moves: [] };
    const told = sockets.map(socket => socket.next('steps'));
    const client = `c${clients++}`;
    sockets[seat].say({ do: 'play', table, number, client, move: moves[0] });
    await Promise.all(told);
  }
  await Promise.all(sockets.map(socket => socket.close()));
}

/**
 * Plays random legal moves in this seat until the match is over. In Burg Appenzell that alone would take hundreds: after a
 * while the first one listed is always made, which ends the turn as soon as it may end, and so the match.
 */
export async function playToTheEnd(socket: Socket, follower: Follower, random: () => number): Promise<void> {
  while (!follower.isOver) {
    const { now, info, steps } = follower;
    if (now && now.moves.length > 0) {
      const isEnough = info?.game === 'burg-appenzell' && steps.length >= ENOUGH_STEPS;
      const move = now.moves[isEnough ? 0 : Math.floor(random() * now.moves.length)];
      const client = `c${clients++}`;
      const request = { do: 'play' as const, table: follower.table, number: now.number, client, move };
      const answer = await Promise.race([
        socket.asks(request, 'played', message => message.client === client),
        socket.next('refused', message => message.client === client),
      ]);
      if (answer.say === 'refused' && answer.code !== 'stale') throw new Error(`${move}: ${answer.message}`);
      if (follower.now === now) await socket.next('steps');
    } else await socket.next('steps');
  }
}
