import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { BotQueue, BotTurn } from '../tables/services.ts';
import { commandLine, PATIENT } from './connect.ts';

const NAME = 'bots';
const PREFIX = 'mura';
/** A worker that has given no sign of life for this long is dead, and others take over its turns. */
const LOCK_MS = 6000;
const LOOK_MS = 3000;
const PAUSE_MS = 500;
const GOODBYE_MS = 3000;

/**
 * The turns of bots, shared by all processes: a process with a free thread takes one. Only the identity of the turn
 * goes to Redis; the view stays here. If a worker dies, another gets its turn. If two think about the same turn, the
 * move is still made only once: the log decides.
 */
export class RedisBotQueue implements BotQueue {
  readonly #url: string;
  readonly #line: Redis;
  #queue: Queue<BotTurn> | null = null;
  readonly #onTrouble: (error: Error) => void;
  #worker: Worker<BotTurn> | null = null;
  #workerLine: Redis | null = null;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
    this.#line = commandLine(url);
    this.#line.on('error', onTrouble);
    this.#line.connect().catch(onTrouble);
  }

  async add(turn: BotTurn, fairAt: number): Promise<boolean> {
    try {
      const queue = this.#opened();
      const jobId = `${turn.table}-${turn.seat}-${turn.number}`;
      await queue?.add('turn', turn, { jobId, priority: priorityAt(fairAt) });
      return queue !== null;
    } catch {
      return false;
    }
  }

  /** Turns not taken yet; 0 while Redis is away. */
  async waiting(): Promise<number> {
    try {
      return (await this.#opened()?.getJobCountByTypes('waiting', 'prioritized')) ?? 0;
    } catch {
      return 0;
    }
  }

  /** From now on this process takes turns too, up to this many at once. */
  work(most: number, take: (turn: BotTurn) => Promise<void>): void {
    this.#workerLine = new Redis(this.#url, { ...PATIENT, maxRetriesPerRequest: null });
    this.#workerLine.on('error', this.#onTrouble);
    this.#worker = new Worker<BotTurn>(NAME, ({ data }) => take(data), {
      connection: this.#workerLine,
      prefix: PREFIX,
      concurrency: most,
      lockDuration: LOCK_MS,
      stalledInterval: LOOK_MS,
      maxStalledCount: 1000,
    });
    this.#worker.on('error', this.#onTrouble);
  }

  /** Thinkers give up their turns first. Redis may be away forever. */
  async close(): Promise<void> {
    const isAway = this.#line.status !== 'ready';
    const closing = Promise.allSettled([this.#worker?.close(isAway), this.#queue?.close()]);
    await Promise.race([closing, sleep(GOODBYE_MS)]);
    this.#workerLine?.disconnect();
    this.#line.disconnect();
  }

  /**
   * BullMQ mistakes a connection that is not ready yet for one that never will be, so the queue is made only once the
   * connection is ready.
   */
  #opened(): Queue<BotTurn> | null {
    if (this.#line.status !== 'ready') return null;
    this.#queue ??= this.#make();
    return this.#queue;
  }

  #make(): Queue<BotTurn> {
    const queue = new Queue<BotTurn>(NAME, {
      connection: this.#line,
      prefix: PREFIX,
      defaultJobOptions: {
        attempts: 10,
        backoff: { type: 'fixed', delay: PAUSE_MS },
        removeOnComplete: true,
        removeOnFail: true,
      },
    });
    queue.on('error', this.#onTrouble);
    queue.waitUntilReady().catch(() => {
      if (this.#queue === queue) this.#queue = null;
    });
    return queue;
  }
}

/** How many priorities BullMQ has; smaller ones come first. */
const PRIORITIES = 2 ** 21;

/**
 * Seconds by the clock that all processes share. Every 24 days they start over, and jobs that wait at that
 * moment wait a little longer than is fair.
 */
function priorityAt(fairAt: number): number {
  const seconds = Math.floor((Date.now() + fairAt - performance.now()) / 1000);
  return 1 + (seconds % (PRIORITIES - 1));
}
