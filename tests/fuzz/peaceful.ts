import { Player, type Socket } from '../server/player.ts';
import { begunTable, Follower } from '../server/tables.ts';
import { inTime } from './fuzzing.ts';

/** People think before they play: playing as fast as a machine would exceed a server's limits. */
const THINK_MS = 100;

/**
 * Two people who just want to play, one match after the other, at an address that no flood comes from. They never
 * reconnect: being cut off, refused or forgotten is a failure.
 */
export class Peaceful {
  readonly #people: readonly Player[];
  readonly #sockets: readonly Socket[];
  readonly #playing: Promise<void>;
  plays = 0;
  #isDone = false;

  private constructor(people: readonly Player[], sockets: readonly Socket[]) {
    this.#people = people;
    this.#sockets = sockets;
    this.#playing = this.#play();
    // Callers that wait for them look at it.
    this.#playing.catch(() => {});
  }

  static async begin(origin: string): Promise<Peaceful> {
    const people = [await Player.arrive(origin), await Player.arrive(origin)];
    return new Peaceful(people, await Promise.all(people.map(player => player.connect())));
  }

  /** Resolves when they have made this many more plays; fails if they were disturbed. */
  async goOn(count: number): Promise<void> {
    const enough = this.plays + count;
    while (this.plays < enough) {
      await Promise.race([this.#playing, new Promise(resolve => setTimeout(resolve, 10))]);
    }
  }

  /** Resolves when they have stopped; fails if they were disturbed. */
  async end(): Promise<void> {
    this.#isDone = true;
    await this.#playing;
    await Promise.all(this.#sockets.map(socket => socket.close()));
  }

  async #play(): Promise<void> {
    while (!this.#isDone) {
      const { id } = await begunTable(this.#people, { game: 'burg-appenzell', isRated: false });
      const followers = this.#people.map(() => new Follower(id));
      await Promise.all(followers.map((follower, seat) => follower.watch(this.#sockets[seat])));
      while (!this.#isDone && !followers[0].isOver) {
        const seat = followers.findIndex(({ now }) => (now?.moves.length ?? 0) > 0);
        if (seat < 0) throw new Error('nobody is on turn');
        await this.#playOne(id, followers, seat);
        await new Promise(resolve => setTimeout(resolve, THINK_MS));
      }
      for (const { faults } of followers) if (faults.length > 0) throw new Error(faults[0]);
      for (const socket of this.#sockets) socket.say({ do: 'unwatch', table: id });
      for (const player of this.#people) await player.ask('resign', { id }).catch(() => {});
    }
  }

  async #playOne(table: string, followers: readonly Follower[], seat: number): Promise<void> {
    const { number = 0, moves = [] } = followers[seat].now ?? {};
    const client = `p${this.plays}`;
    const told = Promise.all(
      this.#sockets.map(socket =>
        socket.next('steps', message => message.table === table && message.now.number > number),
      ),
    );
    // The answer tells them if they were cut off.
    told.catch(() => {});
    const answer = Promise.race([
      this.#sockets[seat].next('played', message => message.client === client),
      this.#sockets[seat].next('refused', message => message.client === client),
      this.#sockets[seat].next('error'),
    ]);
    this.#sockets[seat].say({ do: 'play', table, number, client, move: moves[this.plays % moves.length] });
    const said = await inTime('an answer to a play', answer);
    if (said.say !== 'played') throw new Error(`a peaceful play was not made: ${said.message}`);
    await inTime('news of a play', told);
    for (const socket of this.#sockets) socket.heard.length = 0;
    this.plays++;
  }
}
