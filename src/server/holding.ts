/** How long a client over its limit waits for the refusal. */
const HELD_MS = 1000;
/** At most this many wait: each takes memory. */
const MOST_HELD = 1000;

/** Delays refusals to clients over a limit, so that asking again at once gains them nothing. */
export class Holding {
  #held = 0;

  hold(refuse: () => void): void {
    if (this.#held >= MOST_HELD) {
      refuse();
      return;
    }
    this.#held++;
    setTimeout(() => {
      this.#held--;
      refuse();
    }, HELD_MS).unref();
  }
}
