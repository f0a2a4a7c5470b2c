import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A small TCP proxy for tests. In front of several processes it is a load balancer that gives every connection to the
 * next; in front of one service, a network that delays, stops and cuts.
 */
export class Wire {
  readonly #server = createServer(socket => this.#take(socket));
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #targets: readonly number[];
  #next = 0;
  #delayMs = 0;
  #isStopped = false;
  #losesAnswers = false;
  #losesQuestions = false;
  port = 0;

  private constructor(targets: readonly number[]) {
    this.#targets = targets;
  }

  static async to(...targets: readonly number[]): Promise<Wire> {
    const wire = new Wire(targets);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    const address = wire.#server.address();
    if (address !== null && typeof address === 'object') wire.port = address.port;
    return wire;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** An address of the service behind it, by way of the proxy. */
  inFrontOf(url: string): string {
    const address = new URL(url);
    address.port = String(this.port);
    return address.href;
  }

  aimAt(...targets: readonly number[]): void {
    this.#targets = targets;
  }

  /** From now on everything takes this much longer. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  /** Nothing goes through any more, and nobody is told. */
  stop(): void {
    this.#isStopped = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Questions arrive, but no answers do. */
  loseAnswers(): void {
    this.#losesAnswers = true;
  }

  /** Questions do not arrive, but what the other side sends on its own does. */
  loseQuestions(): void {
    this.#losesQuestions = true;
  }

  /** What was held back is lost with its connections; new ones go through. */
  heal(): void {
    this.#isStopped = false;
    this.#losesAnswers = false;
    this.#losesQuestions = false;
    this.#delayMs = 0;
    this.cut();
  }

  /** Breaks all existing connections. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #take(from: Socket): void {
    const to = connect(this.#targets[this.#next++ % this.#targets.length], '127.0.0.1');
    const pair = [from, to] as const;
    this.#pairs.add(pair);
    for (const [source, target] of [pair, [to, from] as const]) {
      source.setNoDelay();
      source.on('error', () => {});
      source.on('data', chunk => {
        const isLost = source === from ? this.#losesQuestions : this.#losesAnswers;
        if (!isLost) this.#pass(chunk, target);
      });
      source.on('end', () => this.#later(() => target.end()));
      source.on('close', () => {
        this.#pairs.delete(pair);
        this.#later(() => target.destroy());
      });
      if (this.#isStopped) source.pause();
    }
  }

  #pass(chunk: Buffer, target: Socket): void {
    this.#later(() => {
      if (!this.#isStopped && target.writable) target.write(chunk);
    });
  }

  #later(work: () => void): void {
    // Timers of the same length fire in the order in which they were set.
    if (this.#delayMs > 0) setTimeout(work, this.#delayMs);
    else work();
  }
}
