import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Logger } from 'pino';
import { keptFor } from './kept.ts';
import { FAILURES, type Failure, type Watch } from './tables/services.ts';

/** Rendering all metrics takes milliseconds, and anybody may ask. */
const KEPT_MS = 1000;
/** How often it is noted how busy the event loop is: ten times a second, as by default, takes 2 ms of every second. */
const BUSY_MS = 1000;

/** What is counted while the server runs, for `/metrics`. */
export class Metrics implements Watch {
  readonly registry = new Registry();
  /** All metrics as text, at most a moment old. */
  readonly text = keptFor(KEPT_MS, () => this.registry.metrics());
  readonly #log: Logger;
  readonly #plays = new Counter({
    name: 'mura_plays_total',
    help: 'Plays that are in the log.',
    labelNames: ['by'],
    registers: [this.registry],
  });
  readonly #playSeconds = new Histogram({
    name: 'mura_play_seconds',
    help: 'From the moment a play is judged until it is durable and told.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly #races = new Counter({
    name: 'mura_races_lost_total',
    help: 'Plays that found their number taken and were tried again.',
    registers: [this.registry],
  });
  readonly #failures = new Counter({
    name: 'mura_failures_total',
    help: 'What should not happen; the log says more.',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly #refusals = new Counter({
    name: 'mura_refusals_total',
    help: 'Messages and requests that were answered with an error.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #cutOff = new Counter({
    name: 'mura_sockets_cut_off_total',
    help: 'Sockets and lines that were closed by the server.',
    labelNames: ['why'],
    registers: [this.registry],
  });

  constructor(log: Logger) {
    this.#log = log;
    collectDefaultMetrics({ register: this.registry, eventLoopUtilizationTimeout: BUSY_MS });
    // A counter that first appears at one does not look like growth to Prometheus.
    for (const what of FAILURES) this.#failures.inc({ what }, 0);
  }

  /** A number computed when it is read. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value());
      },
    });
  }

  played(by: 'person' | 'bot', ms: number): void {
    this.#plays.inc({ by });
    this.#playSeconds.observe(ms / 1000);
  }

  raceLost(table: string): void {
    this.#races.inc();
    this.#log.debug({ table }, 'race lost');
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  cutOff(why: string): void {
    this.#cutOff.inc({ why });
  }

  failed(what: Failure, table: string, error: unknown): void {
    this.#failures.inc({ what });
    this.#log.error({ table, err: error }, `failed: ${what}`);
  }
}
