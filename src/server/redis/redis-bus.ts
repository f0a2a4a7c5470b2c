import type { Redis } from 'ioredis';
import { z } from 'zod';
import { ROW_KINDS } from '../../engine/runner.ts';
import { PHRASES } from '../../protocol/phrases.ts';
import { PlayOrUndo, UndoAsked } from '../../protocol/socket.ts';
import { Problem } from '../../protocol/words.ts';
import { type Bus, Doubts, Listeners, type News, type Present, presentOf } from '../bus.ts';
import { randomId } from '../secrets.ts';
import { commandLine, connect, listeningLine } from './connect.ts';
import { Presence } from './presence.ts';

const BEAT_MS = 3000;
const ROUND = 'mura:round';
const channelOf = (table: string) => `mura:table:${table}`;
const tableOf = (channel: string) => channel.slice(channelOf('').length);
/** How many channels are subscribed to at once. */
const AT_ONCE = 1000;

const LoggedRow = z.object({
  number: z.int(),
  kind: z.enum(ROW_KINDS),
  by: z.union([z.int(), z.literal('nature')]),
  move: z.string(),
  client: z.string(),
  at: z.number(),
});
const Wanted = z.object({
  viewer: z.union([z.int(), z.literal('spectator')]),
  asChanges: z.boolean(),
});
const Told = z.object({ from: z.int(), texts: z.record(z.string(), z.string()) });
const Envelope = z.object({
  from: z.string(),
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rows'), rows: z.array(LoggedRow).min(1), told: Told.optional() }),
    z.object({
      kind: z.literal('looking'),
      look: z.object({ process: z.string(), since: z.number(), wants: z.array(Wanted) }),
      isAsking: z.boolean(),
    }),
    z.object({
      kind: z.literal('play'),
      errand: z.object({ id: z.string(), process: z.string(), player: z.string(), request: PlayOrUndo }),
    }),
    z.object({
      kind: z.literal('done'),
      id: z.string(),
      outcome: z.union([z.object({ number: z.int() }), z.object({ problem: Problem })]).nullable(),
    }),
    z.object({ kind: z.literal('table'), version: z.int() }),
    z.object({ kind: z.literal('presence') }),
    z.object({
      kind: z.literal('said'),
      seat: z.int(),
      phrase: z.enum(PHRASES),
      // Processes of an earlier version don't say it.
      unheardBy: z.array(z.string()).default([]),
    }),
    z.object({ kind: z.literal('undo-asked'), asked: UndoAsked.shape.asked.unwrap() }),
    z.object({ kind: z.literal('undo-answered'), seat: z.int(), id: z.string(), agrees: z.boolean() }),
    z.object({ kind: z.literal('revoked'), secret: z.string().nullable() }),
    z.object({ kind: z.literal('unsure') }),
  ]),
});

interface Outgoing {
  readonly table: string;
  readonly news: News;
  /** Called with whether anybody was told, if that was asked. */
  readonly heard: ((isHeard: boolean) => void) | null;
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
 * The bus of many processes. Listeners in this process are told at once, the others through Redis, with one channel per
 * table. What Redis loses is only delayed: listeners look in the store whenever a connection was broken, and now and
 * then.
 */
export class RedisBus implements Bus {
  readonly isAlone = false;
  readonly id = randomId(12);
  /** The prefix of everything it publishes. */
  readonly #mark = `{"from":"${this.id}",`;
  readonly #commands: Redis;
  readonly #channels: Redis;
  readonly #listeners = new Listeners();
  readonly #presence: Presence;
  readonly #doubts: Doubts;
  readonly #onTrouble: (error: Error | null) => void;
  /** What is about to be sent. */
  #outgoing: Outgoing[] = [];
  /** Tables that the others have not been told about. */
  readonly #untold = new Set<string>();
  #beats: NodeJS.Timeout | undefined;
  #isInTrouble = false;
  #isClosing = false;

  constructor(url: string, onTrouble: (error: Error | null) => void) {
    this.#onTrouble = onTrouble;
    this.#commands = commandLine(url);
    this.#channels = listeningLine(url);
    this.#presence = new Presence(this.#commands, this.id);
    this.#doubts = new Doubts(this.#listeners, () => this.#isWell());
    for (const line of [this.#commands, this.#channels]) {
      line.on('error', (error: Error) => this.#trouble(error));
      line.on('close', () => this.#trouble(new Error('the line to Redis is broken')));
    }
    this.#commands.on('ready', () => void this.#tellTheRest());
    this.#channels.on('ready', () => void this.#subscribeAll());
    this.#channels.on('message', (channel: string, text: string) => this.#hear(channel, text));
  }

  async open(): Promise<void> {
    await Promise.all([connect(this.#commands), connect(this.#channels)]);
    await this.#beat();
    this.#beats = setInterval(() => void this.#beat(), BEAT_MS);
    this.#beats.unref();
  }

  tell(table: string, news: News): void {
    this.#listeners.tell(table, news);
    this.#publish(table, news);
  }

  reach(table: string, news: News): Promise<boolean> {
    if (!this.#isWell()) return Promise.resolve(false);
    return new Promise(resolve => this.#publish(table, news, resolve));
  }

  listen(table: string, hear: (news: News) => void): () => void {
    if (!this.#listeners.has(table)) this.#subscribe([table]);
    return this.#listeners.add(table, hear, () => {
      if (this.#channels.status === 'ready') this.#channels.unsubscribe(channelOf(table)).catch(() => {});
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
    this.#presence.look(table, connection, isLooking);
  }

  isLookingHere(table: string, player: string): boolean {
    return this.#presence.isLookingHere(table, player);
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

  #publish(table: string, news: News, heard: Outgoing['heard'] = null): void {
    if (this.#isClosing) {
      heard?.(false);
      return;
    }
    if (this.#outgoing.length === 0) setImmediate(() => void this.#send());
    this.#outgoing.push({ table, news, heard });
  }

  /** Everything told in one turn of the event loop is sent together. */
  async #send(): Promise<void> {
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    const together = this.#commands.pipeline();
    for (const { table, news } of outgoing) {
      together.publish(channelOf(table), `${this.#mark}"news":${JSON.stringify(news)}}`);
    }
    const sent = await together.exec().catch(() => null);
    for (const [index, { table, news, heard }] of outgoing.entries()) {
      const [error, listeners] = sent?.[index] ?? [true];
      if (heard) heard(!error && Number(listeners) > 0);
      else if (error && news.kind !== 'said') this.#untold.add(table);
    }
  }

  async #tellTheRest(): Promise<void> {
    const tables = [...this.#untold];
    this.#untold.clear();
    for (const table of tables) this.#publish(table, { kind: 'unsure' });
    await this.#beat();
    this.#seeIfWell();
  }

  #hear(channel: string, text: string): void {
    // This process has already heard what it told itself.
    if (text.startsWith(this.#mark)) return;
    this.#listeners.tell(tableOf(channel), read(text)?.news ?? { kind: 'unsure' });
  }

  async #subscribeAll(): Promise<void> {
    const { tables } = this.#listeners;
    for (let from = 0; from < tables.length; from += AT_ONCE)
      await this.#subscribe(tables.slice(from, from + AT_ONCE));
    this.#seeIfWell();
  }

  /** Subscribes. Earlier updates may have been missed. */
  async #subscribe(tables: readonly string[]): Promise<void> {
    if (this.#channels.status !== 'ready') return;
    try {
      await this.#channels.subscribe(...tables.map(channelOf));
      for (const table of tables) this.#listeners.tell(table, { kind: 'unsure' });
    } catch {
      // The connection broke: once it is back, all tables are subscribed to again.
    }
  }

  /** Gives a sign of life, and removes the people of processes that have died. */
  async #beat(): Promise<void> {
    try {
      const { haveGone, mended } = await this.#presence.beat();
      for (const table of mended) this.#publish(table, { kind: 'presence' });
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

function read(text: string): z.infer<typeof Envelope> | null {
  try {
    return Envelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
