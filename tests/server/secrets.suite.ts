import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, type Socket } from './player.ts';
import type { Served } from './served.ts';
import { arrivals, begunTable, Follower } from './tables.ts';

let server: Served;

/** A message as it was received, and what it stands for. */
interface Sent {
  readonly say: string;
  readonly came: string;
  readonly whole: string;
}

/** Fields that say when something happened or how long it took: they differ between any two matches. */
const TIMES = ['dueSince', 'thought'];

/** A match of Die Mauer (which has no chance), with everything that each viewer was sent. */
class Sitting {
  readonly #sockets: Socket[];
  readonly #followers: Follower[];
  readonly #spectator: Socket;
  readonly #id: string;
  #plays = 0;

  private constructor(id: string, sockets: Socket[], followers: Follower[], spectator: Socket) {
    this.#id = id;
    this.#sockets = sockets;
    this.#followers = followers;
    this.#spectator = spectator;
  }

  static async begin(): Promise<Sitting> {
    const people = await arrivals(server.origin, 3);
    const { id } = await begunTable(people, { game: 'die-mauer' });
    const sockets = await Promise.all(people.map(player => player.connect()));
    const followers = people.map(() => new Follower(id));
    await Promise.all(followers.map((follower, seat) => follower.watch(sockets[seat])));
    const spectator = await (await Player.arrive(server.origin)).connect();
    await new Follower(id).watch(spectator);
    return new Sitting(id, sockets, followers, spectator);
  }

  moves(seat: number): readonly string[] {
    return this.#followers[seat].now?.moves ?? [];
  }

  due(): number[] {
    return this.#followers.flatMap((_, seat) => (this.moves(seat).length > 0 ? [seat] : []));
  }

  async play(seat: number, move: string): Promise<void> {
    const everybody = [...this.#sockets, this.#spectator].map(socket => socket.next('steps'));
    const number = this.#followers[seat].now?.number ?? 0;
    const client = `c${this.#plays++}`;
    await this.#sockets[seat].asks({ do: 'play', table: this.#id, number, client, move }, 'played');
    await Promise.all(everybody);
  }

  /** What a viewer was sent about the match, as received and as what it stands for. */
  sentTo(viewer: number | 'spectator'): Sent[] {
    const socket = viewer === 'spectator' ? this.#spectator : this.#sockets[viewer];
    return socket.texts
      .map((text, index) => ({ came: JSON.parse(text), whole: socket.heard[index] }))
      .filter(({ whole: { say } }) => say === 'steps' || say === 'refused' || say === 'played')
      .map(({ came, whole }) => ({
        say: came.say,
        came: this.#withoutTimes(came),
        whole: this.#withoutTimes(whole),
      }));
  }

  /** Without the names and times that differ between any two matches. */
  #withoutTimes(message: object): string {
    const leftOut = (name: string, value: unknown) =>
      TIMES.includes(name) ? undefined : inOrder(name, value);
    return JSON.stringify(message, leftOut).replaceAll(this.#id, 'ID');
  }

  async tries(seat: number, move: string): Promise<void> {
    await this.#sockets[seat].asks(
      { do: 'play', table: this.#id, number: 0, client: 'try', move },
      'refused',
    );
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sockets, this.#spectator].map(socket => socket.close()));
  }
}

/** Fields in alphabetical order: their order depends on who else is told by the same process. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Proves that nothing hidden leaves, on whatever `start` starts. */
export function proveSecrecy(start: () => Promise<Served>): void {
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.remove());

  test('what others are sent does not depend on a secret choice', async () => {
    for (const rounds of [0, 1, 3]) {
      const [one, other] = await Promise.all([Sitting.begin(), Sitting.begin()]);
      let done = 0;
      for (;;) {
        const due = one.due();
        expect(other.due()).toEqual(due);
        const secret = due.length > 1 ? due.find(seat => one.moves(seat).length > 1) : undefined;
        if (secret !== undefined && done++ === rounds) {
          const [a, b] = one.moves(secret);
          await Promise.all([one.play(secret, a), other.play(secret, b)]);
          for (const sitting of [one, other]) await sitting.tries((secret + 1) % 3, 'nonsense');
          for (const viewer of [0, 1, 2, 'spectator'] as const) {
            const [sent, sentThere] = [one.sentTo(viewer), other.sentTo(viewer)];
            const wholes = [sent, sentThere].map(all => all.map(({ whole }) => whole));
            if (viewer === secret) {
              expect(wholes[0]).not.toEqual(wholes[1]);
              continue;
            }
            expect(wholes[0]).toEqual(wholes[1]);
            // Whether it comes as changes depends only on the processes.
            for (const [index, { say, came }] of sent.entries()) {
              if (sentThere[index].say === say) expect(came).toBe(sentThere[index].came);
            }
          }
          break;
        }
        for (const seat of due) {
          const move = one.moves(seat)[0];
          await one.play(seat, move);
          await other.play(seat, move);
        }
      }
      await Promise.all([one.close(), other.close()]);
    }
  });

  test('the seed and the record of an unfinished match reach nobody, and a private table no stranger', async () => {
    const people = await arrivals(server.origin, 3);
    const table = await begunTable(people, { game: 'die-mauer', isPublic: false });
    const { id } = table;
    expect(await people[0].refused('record', { id })).toMatchObject({ code: 'not-over', status: 409 });
    expect(JSON.stringify(table)).not.toContain('seed');
    const stranger = await Player.arrive(server.origin);
    const unknown = await stranger.refused('table', { id: 'nosuchtable' });
    expect(await stranger.refused('table', { id })).toEqual(unknown);
    expect(await stranger.refused('table', { id, query: { invite: 'wronginvite' } })).toEqual(unknown);
    expect(await stranger.refused('record', { id })).toEqual(unknown);
    const socket = await stranger.connect();
    const answer = await socket.asks({ do: 'watch', table: id, have: 0 }, 'error');
    expect(answer).toMatchObject({ code: 'not-found' });
    const invite = table.you.invite ?? '';
    const seen = await stranger.ask('table', { id, query: { invite } });
    expect(seen.you).toEqual({ seat: null, kept: null, isHost: false, invite: null, promise: null });
    await new Follower(id).watch(socket, invite);
    await people[0].ask('revoke', { id });
    expect(await stranger.refused('table', { id, query: { invite } })).toEqual(unknown);
  });
}
