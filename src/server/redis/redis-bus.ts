import type { Redis } from 'ioredis';
import { type Bus, Doubts, Listeners, type News, type Present, presentOf } from '../bus.ts';
import { randomId } from '../secrets.ts';
import { commandLine, connect, listeningLine } from './connect.ts';
import {
  isFrom,
  type Letter,
  type LookNews,
  readAnnouncement,
  readLetters,
  writeAnnouncement,
  writeLetters,
} from './news.ts';
import { Presence } from './presence.ts';

const BEAT_MS = 3000;
const ROUND = 'mura:round';
const channelOf = (table: string) => `mura:table:${table}`;
const tableOf = (channel: string) => channel.slice(channelOf('').length);
/** The channel of a process, for letters. */
const boxOf = (process: string) => `mura:process:${process}`;
/** How many channels are subscribed to at once. */
const AT_ONCE = 1000;

/** A number of listeners that there never is. */
const NOBODY_KNOWS = -1;
/** Publishes texts on channels, unless just as many listen as know them already. Answers how many listen, by channel. */
const TELL = `
  local heard = {}
  for at = 1, #ARGV, 3 do
    local listening = redis.call('PUBSUB', 'NUMSUB', ARGV[at])[2]
    if listening ~= tonumber(ARGV[at + 2]) then redis.call('PUBLISH', ARGV[at], ARGV[at + 1]) end
    table.insert(heard, listening)
  end
  return heard`;

/** Something for everybody who listens to a table. */
interface Announced {
  readonly table: string;
  readonly news: News | LookNews;
  /** How many of the other processes that listen know it already, or `NOBODY_KNOWS`. */
  readonly known: number;
}

/** Something for a single process. */
interface Posted extends Letter {
  /** Called with whether the process is there. */
  readonly heard: (isHeard: boolean) => void;
}

/**
 * Opens the bus of several processes. `onTrouble` is called with the error when Redis is lost, and with null when it is
 * back.
 */
export async function openRedisBus(
  url: string,
  onTrouble: (error: Error | null) => void = () => {},
): Promise<RedisBus> {
  const bus = new RedisBus(url, onTrouble);
  try {
    await bus.open();
  } catch (error) {
    await bus.close();
    throw error;
  }
  return bus;
}

/**
 * The bus of many processes. Listeners in this process are told at once, the others through Redis: by one channel per table,
 * or by letter, if it is known which processes listen. What Redis loses is only delayed: listeners look in the store whenever
 * a connection was broken, and now and then.
 */
export class RedisBus implements Bus {
  readonly isAlone = false;
  readonly id = randomId(12);
  readonly #commands: Redis;
  readonly #channels: Redis;
  readonly #listeners = new Listeners();
  readonly #presence: Presence;
  readonly #doubts: Doubts;
  readonly #onTrouble: (error: Error | null) => void;
  /** Tables that Redis has confirmed this process hears of. */
  readonly #heard = new Set<string>();
  /** What is about to be sent. */
  #announced: Announced[] = [];
  #posted = new Map<string, Posted[]>();
  /** What Redis answers to what was sent last; null if it does not. */
  #sending: Promise<unknown> = Promise.resolve(null);
  /** Tables that the others have not been told about. */
  readonly #untold = new Set<string>();
  #beats: NodeJS.Timeout | undefined;
  #isInTrouble = false;
  #isClosing = false;

  constructor(url: string, onTrouble: (error: Error | null) => void) {
    this.#onTrouble = onTrouble;
    this.#commands = commandLine(url);
    this.#channels = listeningLine(url);
    this.#presence = new Presence(this.#commands, this.id, table => this.#isWell() && this.#heard.has(table));
    this.#doubts = new Doubts(this.#listeners, () => this.#isWell());
    for (const line of [this.#commands, this.#channels]) {
      line.on('error', (error: Error) => this.#trouble(error));
      line.on('close', () => this.#trouble(new Error('the line to Redis is broken')));
    }
    this.#commands.on('ready', () => void this.#tellTheRest());
    this.#channels.on('close', () => this.#hearNothing());
    this.#channels.on('ready', () => void this.#subscribeAll());
    this.#channels.on('message', (channel: string, text: string) => this.#hear(channel, text));
  }

  async open(): Promise<void> {
    await Promise.all([connect(this.#commands), connect(this.#channels)]);
    await this.#beat();
    this.#beats = setInterval(() => void this.#beat(), BEAT_MS);
    this.#beats.unref();
  }

  tell(table: string, news: News, letters: ReadonlyMap<string, News> = new Map()): void {
    this.#listeners.tell(table, news);
    this.#announce({ table, news, known: letters.size });
    for (const [process, letter] of letters) {
      this.#post(process, {
        table,
        news: letter,
        heard: isHeard => {
          if (isHeard) return;
          this.#listeners.tell(table, { kind: 'away', process });
          this.#announce({ table, news, known: NOBODY_KNOWS });
        },
      });
    }
  }

  reach(process: string, table: string, news: News): Promise<boolean> {
    if (!this.#isWell()) return Promise.resolve(false);
    return new Promise(heard => this.#post(process, { table, news, heard }));
  }

  listen(table: string, hear: (news: News) => void): () => void {
    if (!this.#listeners.has(table)) this.#subscribe([table]);
    return this.#listeners.add(table, hear, () => {
      this.#heard.delete(table);
      this.#presence.doubt(table);
      void this.#unsubscribe(table);
    });
  }

  enter(table: string, connection: string, player: string): void {
    this.#presence.enter(table, connection, player);
    this.tell(table, { kind: 'presence' });
  }

  leave(table: string, connection: string): void {
    if (this.#presence.leave(table, connection)) this.tell(table, { kind: 'presence' });
  }

  look(table: string, connection: string, isLooking: boolean): void {
    if (!this.#presence.look(table, connection, isLooking)) return;
    this.#announce({ table, news: { kind: 'look' }, known: 0 });
  }

  isSeenLooking(table: string, player: string): boolean {
    return this.#presence.isSeenLooking(table, player);
  }

  async present(table: string): Promise<Present> {
    return presentOf(await this.#presence.at(table));
  }

  async mayGoRound(ms: number): Promise<boolean> {
    try {
      return (await this.#commands.set(ROUND, this.id, 'PX', Math.ceil(ms * 0.9), 'NX')) === 'OK';
    } catch {
      // Too often is better than never.
      return true;
    }
  }

  /** Resolves when everything told here has been sent, and everything told to this end has been heard. */
  async settled(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
    await this.#commands.ping();
    await this.#channels.ping();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beats);
    this.#doubts.stop();
    this.#listeners.clear();
    await this.#presence.vanish();
    this.#commands.disconnect();
    this.#channels.disconnect();
  }

  #isWell(): boolean {
    return this.#commands.status === 'ready' && this.#channels.status === 'ready';
  }

  #announce(announced: Announced): void {
    if (this.#isClosing) return;
    this.#sendSoon();
    this.#announced.push(announced);
  }

  #post(process: string, letter: Posted): void {
    if (this.#isClosing) {
      letter.heard(false);
      return;
    }
    this.#sendSoon();
    const posted = this.#posted.get(process);
    if (posted) posted.push(letter);
    else this.#posted.set(process, [letter]);
  }

  #sendSoon(): void {
    if (this.#announced.length === 0 && this.#posted.size === 0) setImmediate(() => void this.#send());
  }

  /** Everything told in one turn of the event loop is sent together. */
  async #send(): Promise<void> {
    const announced = this.#announced;
    const posted = [...this.#posted];
    this.#announced = [];
    this.#posted = new Map();
    const wanted = [
      ...posted.map(([process, letters]) => [boxOf(process), writeLetters(letters), NOBODY_KNOWS]),
      ...announced.map(({ table, news, known }) => [
        channelOf(table),
        writeAnnouncement(this.id, news),
        known === NOBODY_KNOWS ? known : known + (this.#heard.has(table) ? 1 : 0),
      ]),
    ].flat();
    this.#sending = this.#commands.eval(TELL, 0, ...wanted).catch(() => null);
    const heard = await this.#sending;
    const counts = Array.isArray(heard) ? heard.map(Number) : null;
    for (const [index, [, letters]] of posted.entries()) {
      const isHeard = (counts?.[index] ?? 0) > 0;
      for (const letter of letters) letter.heard(isHeard);
    }
    if (counts) return;
    for (const { table, news } of announced) if (news.kind !== 'said') this.#untold.add(table);
  }

  async #tellTheRest(): Promise<void> {
    const tables = [...this.#untold];
    this.#untold.clear();
    for (const table of tables) this.#announce({ table, news: { kind: 'unsure' }, known: NOBODY_KNOWS });
    await this.#beat();
    this.#seeIfWell();
  }

  #hear(channel: string, text: string): void {
    if (channel === boxOf(this.id)) {
      for (const { table, news } of readLetters(text)) this.#listeners.tell(table, news);
      return;
    }
    // This process has already heard what it told itself.
    if (isFrom(this.id, text)) return;
    const table = tableOf(channel);
    const news = readAnnouncement(text) ?? { kind: 'unsure' };
    if (news.kind !== 'rows') this.#presence.doubt(table);
    if (news.kind !== 'look') this.#listeners.tell(table, news);
  }

  /** Others may take this process for a listener until Redis notices: what they did not publish is made up for. */
  #hearNothing(): void {
    for (const table of this.#heard) this.#untold.add(table);
    this.#heard.clear();
    this.#presence.doubtAll();
  }

  async #subscribeAll(): Promise<void> {
    const { tables } = this.#listeners;
    await this.#channels.subscribe(boxOf(this.id)).catch(() => {});
    for (let from = 0; from < tables.length; from += AT_ONCE)
      await this.#subscribe(tables.slice(from, from + AT_ONCE));
    await this.#tellTheRest();
  }

  /** Subscribes. Earlier updates may have been missed. */
  async #subscribe(tables: readonly string[]): Promise<void> {
    if (this.#channels.status !== 'ready') return;
    try {
      await this.#channels.subscribe(...tables.map(channelOf));
      for (const table of tables) {
        if (!this.#listeners.has(table)) continue;
        this.#heard.add(table);
        this.#listeners.tell(table, { kind: 'unsure' });
      }
    } catch {
      // The connection broke: once it is back, all tables are subscribed to again.
    }
  }

  /** What is on its way counts this process among those that listen. */
  async #unsubscribe(table: string): Promise<void> {
    await this.#sending;
    if (this.#listeners.has(table) || this.#channels.status !== 'ready') return;
    await this.#channels.unsubscribe(channelOf(table)).catch(() => {});
  }

  /** Gives a sign of life, and removes the people of processes that have died. */
  async #beat(): Promise<void> {
    try {
      const { haveGone, mended } = await this.#presence.beat();
      for (const table of mended) this.#announce({ table, news: { kind: 'presence' }, known: NOBODY_KNOWS });
      if (haveGone)
        for (const table of this.#listeners.tables) this.#listeners.tell(table, { kind: 'presence' });
      if (this.#channels.status === 'ready') await this.#channels.ping();
    } catch (error) {
      this.#trouble(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #seeIfWell(): void {
    if (!this.#isInTrouble || !this.#isWell()) return;
    this.#isInTrouble = false;
    this.#onTrouble(null);
  }

  #trouble(error: Error): void {
    if (this.#isInTrouble || this.#isClosing) return;
    this.#isInTrouble = true;
    this.#onTrouble(error);
  }
}
