/**
 * Does something at regular intervals, but never twice at once. A failure is reported, and does not stop the next time.
 */
export class Repeating {
  readonly #task: () => Promise<void>;
  readonly #everyMs: number;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;

  constructor(task: () => Promise<void>, everyMs: number, onFailure: (error: unknown) => void) {
    this.#task = task;
    this.#everyMs = everyMs;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#underWay ??= this.#task()
        .catch(this.#onFailure)
        .finally(() => {
          this.#underWay = null;
        });
    }, this.#everyMs).unref();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }
}
